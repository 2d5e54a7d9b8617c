# Ce que tous les jeux ont en commun, en français.

## Listes et joueurs

list-and = { $before } et { $after }
list-comma = { $before }, { $after }
list-times = { $count } × { $noun }
list-you = vous
player = Joueur { $number }

## Les langues, chacune dans la sienne

language-en = English
language-fr = Français
language-it = Italiano
language-ru = Русский

## Robots

level-easy = facile
level-normal = normal
level-hard = difficile
bot-random = hasard
bot-greedy = glouton
bot-search = recherche
bot-easy = robot faible
bot-normal = robot moyen
bot-hard = robot fort

## Un jeu qui ne dit rien de lui-même

move = { $text }
prompt = Une décision est attendue.

## Résultats

result-line = { $rank }. { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
} : { $score } { $score_number ->
    [one] point
   *[other] points
}
result-lost = La partie est perdue : personne ne gagne.
result-shared = { $seats_is_you ->
    [yes] Vous partagez la victoire avec { $seats_others }.
   *[no] { $seats } se partagent la victoire.
}
result-together = { $seats_is_you ->
    [yes] Vous gagnez avec { $seats_others }.
   *[no] { $seats } gagnent ensemble.
}
result-won = { $seat_is_you ->
    [yes] Vous gagnez !
   *[no] { $seat } gagne.
}

## Erreurs

error-language = La langue « { $language } » n’existe pas ici. Au choix : { $allowed }.
error-game = Le jeu « { $game } » n’existe pas. Au choix : { $allowed }.
error-bot = Le robot « { $bot } » n’existe pas. Au choix : { $allowed }.
error-seats = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $seats }.
error-names = À chaque joueur un nom de 1 à 40 caractères, imprimables, sans virgule, # ni |.
error-option-name = L’option « { $option } » n’existe pas. Au choix : { $allowed }.
error-option-value = L’option « { $option } » n’admet pas « { $value } ». Au choix : { $allowed }.
error-malformed = « { $text } » n’est pas un coup de ce jeu.
error-ambiguous = « { $text } » peut désigner plusieurs coups : { $candidates }.
error-not-your-turn = { $waiting_count ->
    [0] Il n’y a plus rien à décider.
   *[other] Ce n’est pas { $seat_is_you ->
        [yes] à vous
       *[no] à ce joueur
    } de jouer. En attente : { $waiting }.
}
error-stale = La partie a avancé : le coup portait le numéro { $expected }, on en est au { $current }.
error-undo = La dernière décision ne peut pas être annulée.
error-record = { $line ->
    [0] La partie enregistrée est illisible : { $detail }.
   *[other] La partie enregistrée est illisible, ligne { $line } : { $detail }.
}
error-newer = Cette partie a été enregistrée avec une version plus récente : { $detail }.
error-older = Cette partie a été enregistrée avec des règles plus anciennes : { $detail }.
error-data = Ces données ne conviennent pas, { $path } : { $detail }.
error-script = Le hasard prévu ne convient pas : { $detail }.
error-seed = Une graine est un nombre entier, et non « { $given } ».
error-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $high }.
error-games = Jouez au moins une partie.
error-law = Une loi des jeux est enfreinte, { $law } : { $detail }.
