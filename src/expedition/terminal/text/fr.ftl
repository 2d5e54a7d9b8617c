# Le terminal en français : ce qui entoure une partie, quel que soit le jeu.

## Touches

key-help = aide
key-undo = annuler
key-save = enregistrer
key-log = journal
key-text = texte
key-why = pourquoi
key-light = clair/sombre
key-quit = quitter
key-close = fermer
key-choose = choisir
key-again = autre partie
key-table = la table
key-go = continuer
key-back = retour

## À la table

terminal-person = Joueur { $number }
terminal-bot-1 = Livia
terminal-bot-2 = Anton
terminal-bot-3 = Sofia
terminal-bot-4 = Marek
terminal-seated = { $seat } : { $bot }.
terminal-thinking = { $seat } réfléchit
terminal-log = Ce qui s’est passé
terminal-no-log = Rien ne s’est encore passé.
terminal-text = La table en mots
terminal-undo-none = Vous n’avez encore rien décidé.
terminal-undo-stands = Impossible d’annuler : quelqu’un a décidé depuis, ou quelque chose a été montré.
terminal-news = Depuis votre dernier tour
terminal-range = Il n’y a pas de coup { $number } : choisissez de 1 à { $count }.
terminal-small = Agrandissez le terminal à { $width }×{ $height }, ou utilisez --plain.

## Le rideau

terminal-curtain = Passez l’écran à { $seat }
terminal-curtain-why = La table est couverte pour que personne ne voie la main d’un autre.
terminal-curtain-ready = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
terminal-curtain-undo = u annule la dernière décision ({ $seat }).

## Aide

terminal-help = Touches
terminal-help-pick = ↑ ↓ choisissent un coup, Entrée le joue
terminal-help-number = 1, 2, 12 … vont au coup de ce numéro
terminal-help-tab = Tab mène au journal et à la main, que ↑ ↓ font défiler
terminal-help-undo = u annule votre dernière décision, si le jeu le permet, tant que personne d’autre n’a décidé et que rien n’a été montré
terminal-help-save = s enregistre la partie dans un fichier
terminal-help-log = l montre tout ce qui s’est passé
terminal-help-text = t montre toute la table en mots
terminal-help-why = w dit pourquoi une chose est impossible maintenant
terminal-help-light = d passe du sombre au clair
terminal-help-quit = q quitte la table ; la partie peut être gardée
terminal-help-marks = Signes des joueurs :
terminal-help-mark = { $seat_is_you ->
    [yes] Vous
   *[no] { $seat }
}

## Pourquoi pas

terminal-why = Pourquoi ne puis-je pas …
terminal-why-line = { $move } : { $reason }
terminal-why-nothing = Tout ce que vous avez et qui est demandé maintenant figure dans la liste des coups.
terminal-why-ask = Ou écrivez un coup, par exemple : { $example }
terminal-why-legal = C’est possible maintenant : { $move }.

## Sauver et quitter

terminal-save = Enregistrer la partie dans ce fichier
terminal-saved = Partie enregistrée : { $file }
terminal-saved-resume = Pour reprendre : { $command }
terminal-undone = Annulé : { $move }.
terminal-quit = Quitter la table ?
terminal-quit-keep = Enregistrer et quitter
terminal-quit-drop = Quitter sans enregistrer
terminal-quit-stay = Continuer à jouer
terminal-resumed = La partie continue.

## Lignes simples : ce que l’on tape et ce qui est répondu

terminal-command-help = aide
terminal-command-moves = coups
terminal-command-table = table
terminal-command-why = pourquoi
terminal-command-undo = annuler
terminal-command-log = journal
terminal-command-save = enregistrer
terminal-command-quit = quitter
terminal-plain-welcome = { $title }. Tapez le numéro d’un coup, ou ? pour l’aide.
terminal-plain-handover = Passez le clavier à { $seat }. { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
terminal-plain-empty = Tapez le numéro d’un coup, ou ? pour l’aide.
terminal-plain-why = Dites quel coup, par exemple : { terminal-command-why } { $example }
terminal-plain-save = Dites où, par exemple : { terminal-command-save } { $file }
terminal-plain-end = L’entrée est terminée.
terminal-plain-help-pick = Un numéro, ou un coup comme « { $example } », joue ce coup.
terminal-plain-help-moves = { terminal-command-moves } : de nouveau la liste des coups
terminal-plain-help-table = { terminal-command-table } : toute la table en mots
terminal-plain-help-why = { terminal-command-why } COUP : pourquoi il est impossible
terminal-plain-help-undo = { terminal-command-undo } : annuler votre dernière décision, si le jeu le permet, tant que personne d’autre n’a décidé et que rien n’a été montré
terminal-plain-help-log = { terminal-command-log } : tout ce qui s’est passé
terminal-plain-help-save = { terminal-command-save } FICHIER : garder la partie dans un fichier
terminal-plain-help-quit = { terminal-command-quit } : partir ; la partie est enregistrée

## Erreurs

error-save = Impossible d’enregistrer dans { $file } : { $detail }.
error-open = Impossible d’ouvrir { $file } : { $detail }.
error-names-alike = Deux joueurs s’appellent « { $name } » : donnez à chacun son propre nom.
error-save-folder = Impossible d’enregistrer dans { $file } : le dossier { $folder } n’existe pas.
error-humans = { $humans } personnes ne tiennent pas sur { $seats } places.
error-bots-many = Trop de robots : { $bots } pour { $free } places libres sur { $seats }.
error-option-form = Une option s’écrit nom=valeur, et non « { $given } ».
error-seats-number = Le nombre de joueurs est un nombre entier, et non « { $given } ».
error-resume-with = Une partie enregistrée a sa propre table : retirez { $option }.
error-resume-game = Le fichier contient une partie de { $found }, et non de { $game }.
