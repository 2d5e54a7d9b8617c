# Les textes propres au navigateur, en français : ce qui entoure un jeu, quel qu’il soit.

## Partout

web-motto = voyages sur papier
web-nav = Navigation principale
web-nav-play = Jouer
web-nav-watch = Regarder
web-nav-rules = Règles
web-nav-records = Parties
web-skip = Aller au contenu
web-close = Fermer
web-menu = Menu
web-save = Enregistrer
web-language = Langue
web-lobby = Accueil
web-to-lobby = vers l’accueil
web-loading = On dresse la table.
web-unreachable = Le serveur est injoignable. Veuillez réessayer.
web-unreachable-again = Le serveur est injoignable. Nouvel essai…
web-missing = Rien ici
web-missing-note = Aucune page n’a cette adresse.

## Réglages

web-settings = Réglages
web-light = Lumière
web-light-system = comme le système
web-light-light = au grand jour
web-light-dark = à la lampe
web-motion = Animations
web-motion-system = comme le système
web-motion-full = tout bouge
web-motion-none = rien ne bouge
web-fast-bots = Robots rapides
web-fast-bots-note = Les robots décident aussitôt, là où vous ne jouez qu’avec des robots.
web-guide-again = Revoir le premier tour guidé

## Qui je suis

web-guest = { $name }, invité
web-name = Nom
web-name-as = Vous êtes { $name } : changer
web-name-change = Changer de nom
web-name-title = Comment vous appeler ?
web-name-note = Les autres voient ce nom à vos tables. Ni compte ni mot de passe ; ce navigateur se souvient de vous.
web-you = vous
web-you-name = Vous
web-your-turn = à vous

## Accueil

web-games = Jeux
web-play = Jouer
web-with-friends = Entre amis
web-one-screen = Sur le même écran
web-tile-players = { $low } à { $high } joueurs
web-continue = Continuer
web-continue-title = Mes parties
web-continue-all = Voir les { $count }
web-look-in = Voir
web-thinks = { $seats_count ->
    [one] { $seats } réfléchit
   *[other] { $seats_count } joueurs réfléchissent
}
web-game-with = { $game } avec { $players }
web-table-open = En attente de joueurs
web-alone = En solo
web-best = Votre record : { $score }
web-best-new = Votre meilleur résultat !
web-progress = Avancement de la partie
web-open-tables = Tables ouvertes
web-open-count = { $count ->
    [one] { $count } table avec une place libre
   *[other] { $count } tables avec une place libre
}
web-open-none = Personne ne cherche de joueurs pour l’instant. Ouvrez une table entre amis et affichez-la ici.
web-open-first = Ouvrir une table
web-column-game = Jeu
web-column-host = Hôte
web-column-seats = Places
web-column-options = Options
web-usual = habituelles
web-join = Rejoindre
web-new = Première visite ?
web-new-guide = Un premier tour guidé
web-new-guide-note = Appuyez sur Jouer : chaque étape est expliquée sur place.
web-new-watch = Regarder une partie : { $game }
web-new-watch-none = Les parties en cours, telles que les voient les spectateurs.
web-new-record = Votre dernière partie
web-new-record-none = Les parties finies sont gardées ici, pour être revues.

## Dresser une table

web-set-up = { $game } : une nouvelle table
web-set-up-friends = Les places ouvertes sont pour vos amis : vous recevrez un lien à leur envoyer.
web-set-up-screen = Tout le monde joue sur cet écran. Un rideau tombe entre les tours : les mains restent secrètes.
web-set-up-alone = Vous jouez en solo, contre le jeu lui-même.
web-set-up-short = Choisir les options
web-set-up-nobody = Vous n’avez pas de place : vous regarderez.
web-players = Joueurs
web-seat = Place { $number }
web-seat-name = Nom à la place { $number }
web-seat-me = moi
web-seat-screen = ici
web-seat-open = ouverte, pour un ami
web-listed = L’afficher à l’accueil
web-listed-note = N’importe qui pourra prendre une place ouverte. Sinon, seuls ceux qui ont le lien.
web-open-table = Ouvrir la table
web-start = Commencer
web-laying = On dresse la table… Certaines options demandent une minute ou deux.

## Salle d’attente

web-waiting = { $game } : la table est dressée
web-invited = { $name } vous invite : { $game }
web-seats-free = { $count ->
    [0] Tout le monde est là.
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
web-seat-free = libre
web-seat-bot = Robot ici
web-seat-empty = Libérer la place
web-sit = S’asseoir ici
web-stand-up = Se lever
web-level = Niveau des robots
web-fill = Compléter avec des robots et commencer
web-wait-host = La partie commence dès que toutes les places sont prises.
web-link = Lien vers cette table
web-link-private = Envoyez-le à vos amis : seuls ceux qui ont le lien trouvent cette table.
web-link-listed = Envoyez-le à vos amis ; la table figure aussi à l’accueil.
web-copy = Copier
web-copied = Le lien est copié.
web-copy-failed = Le navigateur n’autorise pas la copie. Sélectionnez le lien et copiez-le.
web-option = { $option } : { $value }
web-options = Options

## À la table

web-table-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-text = La table en mots
web-text-decision = À vous de décider
web-text-show = Montrer mes cartes
web-text-hide = Cacher mes cartes
web-text-veiled = Vos cartes restent cachées ici aussi, au cas où quelqu’un regarderait.
web-text-short = En mots
web-undo = Annuler
web-leave = Partir
web-leave-title = Quitter la table ?
web-leave-note = Un robot joue à votre place et vous la rend à votre retour. Vous pouvez aussi simplement aller voir ailleurs : la table vous attend.
web-leave-yes = Un robot joue pour moi
web-leave-later = Je reviens
web-leave-no = Rester
web-kept = Un robot joue à votre place.
web-kept-return = Reprendre ma place
web-side = À côté du plateau
web-news = Journal, discussion et pioches
web-log = Journal
web-log-none = Il ne s’est encore rien passé.
web-log-moment = { $time }, après la décision { $number }
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-watchers = Spectateurs
web-chat-say = Dire quelque chose
web-send = Envoyer
web-phrases = Phrases toutes prêtes
web-phrases-about = De qui ?
web-hints = Indices
web-hints-note = Un indice découle de ce que vous voyez. Tout le monde voit combien vous en avez demandé.
web-hints-thinking = Réflexion…
web-hints-asked = Indices demandés
web-hints-allowed = Les indices sont permis.
web-hints-allow = Permettre les indices
web-hints-allow-note = Qui demande apprend ce qui découle de ce qu’il voit ; tous voient combien de fois.
web-piles = Pioches
web-lost = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu.

## Autour d’un écran

web-curtain = C’est à { $name } de jouer
web-curtain-note = La table est couverte pour que personne ne voie la main d’un autre. Que les autres détournent les yeux.
web-curtain-lift = Je suis { $name } : montrer ma main
web-curtain-undo = { $name } annule sa dernière décision

## Le premier tour guidé

web-guide = Premier tour guidé
web-guide-leave = Je me débrouille
web-guide-over = Voilà un tour entier. La suite se joue de même ; les règles sont toujours à portée, en haut.
web-guide-done = Continuer

## Touches

web-keys = Touches
web-key-tab = aller d’une chose à l’autre
web-key-enter = choisir, appuyer
web-key-undo = annuler la dernière décision
web-key-text = la table en mots
web-key-log = le journal
web-key-chat = la discussion
web-key-rules = les règles
web-key-escape = fermer ce qui est ouvert
web-key-help = cette liste

## La fin

web-final-count = Décompte final
web-points = Points
web-place-title = Place
web-place = { $place ->
    [1] { $place }er
   *[other] { $place }e
}
web-won = gagné
web-lost-game = perdu
web-chart = Les points au fil de la partie
web-chart-hint = pointez un moment, cliquez pour le revoir
web-chart-hint-touch = touchez un moment pour le revoir
web-chart-start = Départ
web-chart-table = La même chose en mots
web-turning = Moments décisifs
web-show-moment = Voir ce moment
web-rematch = Revanche
web-rematch-join = Vers la revanche
web-replay = Revoir
web-keep-record = Garder la partie
web-share = Partager un lien
web-ask-bot = Demander à un robot ce qu’il a vu
web-ask-bot-here = Demander à un robot
web-ask-bot-thinking = Le robot réfléchit…
web-opinion-same = Un robot fort à cette place ({ $seat }), sans en savoir plus, ferait de même : { $choice }.
web-opinion-other = Un robot fort à cette place ({ $seat }), sans en savoir plus, ferait ceci : { $choice }. Coup joué : { $played }.
web-back-table = Retour à la table
web-look-table = Voir la table
web-to-end = Décompte final

## Revoir une partie

web-as = Point de vue
web-as-open = tout à découvert
web-as-seat = comme la voyait { $seat }
web-as-watcher = comme la voyait un spectateur
web-run = Lecture
web-pause = Pause
web-step-first = Au début
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-last = À la fin
web-moment = Moment
web-moment-of = moment { $number } sur { $count }
web-speed = Vitesse
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide

## Regarder, et parties gardées

web-watch = Regarder
web-watch-note = Les spectateurs voient ce que toute la table voit, et discutent entre eux.
web-watch-none = Aucune partie publique en ce moment.
web-records-mine = Mes parties finies
web-records-none = Aucune pour l’instant. Chaque partie finie est gardée ici.
web-records-uploaded = Parties ouvertes depuis un fichier
web-upload = Revoir une partie gardée
web-upload-note = C’est un fichier texte qui contient une partie entière. Choisissez-en un pour la revoir.
web-upload-choose = Choisir un fichier
web-download = Télécharger
web-count = Décompte

## À propos

web-about = À propos d’Expedition
web-about-what = Expedition est l’endroit où jouer à des jeux d’expédition : contre des robots, entre amis, autour d’un écran. Aucun robot et aucun joueur n’en voit plus qu’il ne doit.
web-about-private = Ce navigateur garde vos réglages et un cookie qui vous rend vos places. Rien ne vient d’ailleurs, personne n’est pisté.
web-credits = Avec le travail d’autres auteurs
web-credits-icons = Icônes de Lorc, Delapouite et d’autres, de game-icons.net, sous CC BY 3.0 ; couleurs modifiées, traits simplifiés.

## Les robots ont des noms

web-bot-1 = Livia
web-bot-2 = Anton
web-bot-3 = Sofia
web-bot-4 = Marek
