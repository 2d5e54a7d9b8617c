# Конго: стол словами, по-русски.
# Сообщение на -cells говорит то же коротко, его части разделены знаком |.

## Здесь

table-here = Пароход
table-here-stop = Пароход у остановки { $stop } ({ $number } из { $count }): { $station }, { $flag }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
table-here-stop-cells = { $stop } | { $station } | { $flag } | { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} | остановка { $number } из { $count }
table-here-language = Язык станции: { $language }.
table-here-hippos = Победитель берёт ещё { $tiles } { $tiles ->
    [one] тайл бегемота
    [few] тайла бегемотов
   *[many] тайлов бегемотов
}.
table-here-special = Здесь специальную карту берёт единственный игрок с наименьшим счётом.
table-here-language-cells = язык: | { $language }
table-here-hippos-cells = победителю: | +{ $tiles } { $tiles ->
    [one] бегемот
    [few] бегемота
   *[many] бегемотов
}
table-here-special-cells = отстающему: | спецкарта
table-here-first = { $seat_is_you ->
    [yes] Первый игрок — вы.
   *[no] Первый игрок — { $seat }.
}
table-over = Пароход ушёл из Кинду: игра окончена.
table-last = Прошлая остановка: { $news }

## Борьба за станцию

table-contest = Борьба за станцию
table-special-in-play = «{ $special }» ({ $seat_is_you ->
    [yes] ваша карта
   *[no] карта игрока { $seat }
}): { $special_text }
table-drawn-character = { $seat_is_you ->
    [yes] Вы взяли персонажа и сможете поменять на него ставку после вскрытия.
   *[no] { $seat } берёт персонажа и сможет поменять на него ставку после вскрытия.
}
table-drawn-auxiliary = { $seat_is_you ->
    [yes] Вы взяли помощника.
   *[no] { $seat } берёт помощника.
}
table-bid-none = { $seat_is_you ->
    [yes] Ваша ставка ещё не сделана.
   *[no] { $seat }: ставка ещё не сделана.
}
table-bid-none-cells = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
} | выбор
table-bid-gone = { $seat_is_you ->
    [yes] Вашего персонажа в борьбе нет.
   *[no] { $seat }: персонажа в борьбе нет.
}
table-bid-gone-cells = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
} | нет
table-bid-down = { $seat }: ставка сделана и лежит закрытой.
table-bid-down-cells = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
} | { $asked ->
    [yes] { $seat_is_you ->
        [yes] решаете
       *[no] решает
    }
   *[no] готово
} | ставка закрыта
table-bid-own = Ваша ставка: { $card }, { $card_what }, ценность { $why ->
    [die] от { $low } до { $high } по кубику
   *[plain] { $low }
}; другие её пока не видят.
table-bid-own-cells = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
} | { $asked ->
    [yes] ваш ход
   *[no] закрыта
} | { $card_short } | { $card_what } | | | { $why ->
    [die] { $low }–{ $high }
   *[plain] { $low }
}
table-bid-shown = { $seat_is_you ->
    [yes] Ваш персонаж:
   *[no] { $seat }, персонаж:
} { $card }, { $card_what }.
table-bid-shown-cells = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
} | { $asked ->
    [yes] { $seat_is_you ->
        [yes] решаете
       *[no] решает
    }
   *[no] открыт
} | { $card_short } | { $card_what }
table-bid-total = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
}: { $card }, { $card_what }{ $die ->
    [sympathy] , симпатии — { $sides }
    [language] , родной язык — { $sides }
   *[none] { "" }
}, ценность { $base }{ $added ->
    [0] { "" }
   *[other] , добавлено: { $cards }, итог { $total }
}; { $status ->
    [leads] впереди всех
    [tied] впереди наравне
    [tied-out] впереди наравне, вне повышения ставок
    [behind] позади
   *[out] вне повышения ставок
}.
table-bid-total-cells = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
} | { $status ->
    [leads] впереди
    [tied] наравне
    [tied-out] наравне, пас
    [behind] позади
   *[out] пас
} | { $card_short } | { $card_what } | { $die ->
    [sympathy] симпатии: { $sides }
    [language] язык: { $sides }
   *[none] { "" }
} | { $added ->
    [0] { "" }
   *[other] { $base } + { $cards }
} | { $total }
table-tie-tiles = { $seat_is_you ->
    [yes] Ваши тайлы бегемотов
   *[no] { $seat }, тайлы бегемотов
} в споре: { $tiles }, сумма { $sum }.
table-tie-secret = { $seat_is_you ->
    [yes] Ваши тайлы бегемотов
   *[no] { $seat }, тайлы бегемотов
} в споре закрыты.
table-tie-due = { $seat_is_you ->
    [yes] Вам нужно выложить тайлы бегемотов.
   *[no] { $seat } выбирает тайлы бегемотов.
}
table-tie-none = { $seat_is_you ->
    [yes] Ваших тайлов бегемотов в споре нет.
   *[no] { $seat }: тайлов бегемотов в споре нет.
}

## Что здесь ценится

table-values = Что здесь ценится
table-values-station = { $station }: { $profession1 } { $points1 }, { $profession2 } { $points2 }, { $profession3 } { $points3 }, { $profession4 } { $points4 }, { $profession5 } { $points5 }.
table-values-rivals = { $flag }: { $one } теряет { $one_loss }, { $two } теряет { $two_loss }.
table-values-no-rivals = { $flag }: соперничество никому не вредит.

## Рука

table-characters = Персонажи
table-character = { $card }, { $card_what }: ценность здесь { $why ->
    [die] от { $low } до { $high }, по кубику
    [flag] { $low }, то есть { $profession } − { $loss } за флаг
   *[plain] { $low }
}{ $known ->
    [yes] ; все знают, что эта карта у вас
    [chosen] ; выбран для сброса
   *[no] { "" }
}.
table-character-cells = { $why ->
    [die] { $low }–{ $high }
   *[plain] { $low }
} | { $card_short } | { $card_what } | { $known ->
    [yes] известен всем
    [chosen] в сброс
   *[no] { $why ->
        [die] по кубику
        [flag] { $profession } − { $loss } за флаг
       *[plain] { "" }
    }
}
table-auxiliaries = Помощники
table-auxiliary = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}: даёт { $lift }{ $count ->
    [1] { "" }
   *[other] { " " }за карту
} вашему персонажу.
table-auxiliary-cells = +{ $lift } | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | вашему персонажу
table-auxiliary-free = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}: даёт { $lift }, { $kind ->
    [interpreter] если персонаж не знает языка станции
    [servant] подходит любому, один за раунд на весь стол
   *[serving] если персонаж — { $profession }
}.
table-auxiliary-free-cells = +{ $lift } | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | { $kind ->
    [interpreter] если не знает языка
    [servant] любому, один за раунд
   *[serving] для { $profession_acc }
}
table-auxiliary-rests = { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}: не может помочь, { $reason ->
    [why-no-auxiliaries] «{ $special }» запрещает помощников
    [why-one-servant] { $holder_is_you ->
        [yes] один за раунд, и вы его уже сыграли
       *[no] один за раунд, он уже на столе: { $holder }
    }
    [why-raising-over] для вас повышение ставок окончено
    [why-language-die] сначала кубик решит, какой язык знает персонаж
    [why-no-flag] здесь нет флага
    [why-one-interpreter] у вашего персонажа уже есть переводчик
    [why-speaks] ваш персонаж знает язык станции: { $language }
   *[why-needs-profession] нужен { $profession }
}.
table-auxiliary-rests-cells = · | { $auxiliary }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} | { $reason ->
    [why-no-auxiliaries] { $special }
    [why-one-servant] один за раунд: { $holder_is_you ->
        [yes] ваш
       *[no] { $holder }
    }
    [why-raising-over] ставки сделаны
    [why-language-die] язык решит кубик
    [why-no-flag] здесь нет флага
    [why-one-interpreter] один уже есть
    [why-speaks] язык знаком: { $language }
   *[why-needs-profession] нужен { $profession }
}
table-specials = Специальные карты
table-special = «{ $special }»: { $use ->
    [now] можно сыграть сейчас
    [here] можно сыграть на этой остановке
    [elsewhere] не здесь ({ $special_where })
    [explorer] ваша ставка должна быть исследователем
    [seen] закрытых тайлов больше нет
    [spent] в этом раунде карта уже сыграна
   *[late] в этом раунде уже поздно
}. { $special_text }
table-special-cells = { $use ->
    [now] !
    [here] +
   *[elsewhere] ·
} | { $special } | { $use ->
    [now] можно сыграть сейчас
    [here] можно сыграть здесь
    [elsewhere] не здесь ({ $special_where })
    [explorer] нужен исследователь
    [seen] всё уже открыто
    [spent] карта уже сыграна
   *[late] уже поздно
}
table-hippos = Тайлы бегемотов
table-hippos-held = Ваши тайлы бегемотов: { $tiles }, сумма { $sum }. Они решают ничьи.
table-hippos-held-cells = { $sum } | бегемоты: { $tiles } | сумма, для ничьих

## Игроки

table-players = Игроки
table-players-cells = • первый | очк | перс | пом | спец | бег
table-player = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
}: { $open ->
    [yes] { $points } { $points_number ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
   *[no] очки скрыты
}; { $characters } { $characters ->
    [one] персонаж
    [few] персонажа
   *[many] персонажей
}, { $auxiliaries } { $auxiliaries ->
    [one] помощник
    [few] помощника
   *[many] помощников
}, { $specials } { $specials ->
    [one] специальная карта
    [few] специальные карты
   *[many] специальных карт
}, { $hippos } { $hippos ->
    [one] тайл бегемота
    [few] тайла бегемотов
   *[many] тайлов бегемотов
}{ $first ->
    [yes] ; первый игрок
   *[no] { "" }
}.
table-player-cells = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
}{ $first ->
    [yes] { " " }•
   *[no] { "" }
} | { $open ->
    [yes] { $points }
   *[no] ?
} | { $characters } | { $auxiliaries } | { $specials } | { $hippos }
table-known = { $seat }: в руке или в ставке { $card }, { $card_what }, это видели все.

## Река

table-river = Река
table-river-cells = б: победитель берёт 2 тайла бегемотов | с: специальная карта отстающему
table-stop = { $stop }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, { $tile ->
    [known] { $station }
   *[unknown] станция неизвестна
}, { $flag }{ $hippos ->
    [0] { "" }
    [one] , { $hippos } тайл бегемота
    [few] , { $hippos } тайла бегемотов
   *[many] , { $hippos } тайлов бегемотов
}{ $special ->
    [yes] , специальная карта
   *[no] { "" }
}{ $when ->
    [here] ; пароход здесь
   *[ahead] { "" }
}{ $chief ->
    [somebody] ; контроль: { $seat_is_you ->
        [yes] вы
       *[no] { $seat }
    }
    [nobody] ; контроля нет ни у кого
   *[none] { "" }
}.
table-stop-cells = { $stop } | { $points }{ $hippos ->
    [0] { "" }
   *[other] б
}{ $special ->
    [yes] с
   *[no] { "" }
} | { $tile ->
    [known] { $station }
   *[unknown] ?
} | { $nation }

## Что уже видели

table-unseen = Ещё не открытые станции (впереди { $ahead })
table-unseen-tile = { $station }: { $count }.
table-unseen-tile-cells = { $station } | ×{ $count }
table-piles = Колоды и сброс
table-pile = { $kind }: в колоде { $pile }, в сбросе { $discard }.
table-discard = В сбросе: { $cards }.
table-gone = Вышли из игры: { $cards }.
