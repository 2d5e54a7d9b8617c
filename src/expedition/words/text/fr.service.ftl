# Ce que dit le service, en français.

## Ce qui se passe à une table

log-started = La partie commence.
log-left = { $seat_is_you ->
    [yes] Vous partez ; un robot garde votre place.
   *[no] { $seat } part ; un robot garde sa place.
}
log-returned = { $seat_is_you ->
    [yes] Vous êtes de retour.
   *[no] { $seat } est de retour.
}
log-undone = { $seat_is_you ->
    [yes] Vous annulez votre dernière décision.
   *[no] { $seat } annule sa dernière décision.
}
log-hint = { $seat_is_you ->
    [yes] Vous demandez un indice.
   *[no] { $seat } demande un indice.
}
log-rematch = La partie suivante se joue à une nouvelle table.

## Refus

error-no-table = Cette table n’existe pas.
error-table-gone = On ne peut plus jouer à cette table : son jeu ou ses règles ont changé.
error-table-open = La partie n’a pas encore commencé.
error-table-running = La partie est déjà en cours.
error-table-finished = La partie est terminée.
error-not-finished = Ceci ne se montre qu’une fois la partie terminée.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-a-player = Seules les personnes qui ont joué peuvent demander une revanche.
error-one-seat = Vous avez déjà une place à cette table.
error-seat-taken = Cette place est prise.
error-seat-kept = Un robot garde cette place. Reprenez-la pour continuer à jouer.
error-empty-seats = Il reste des places libres.
error-chat = Un message compte de 1 à { $most } caractères imprimables.
error-no-hints = Ce jeu n’a pas d’indices.
error-hints-off = Il n’y a pas d’indices à cette table.
error-hint-question = Un indice est l’un de ceux-ci : { $allowed }.
error-phrase = Ce jeu n’a pas cette phrase, ou elle doit nommer un autre joueur.
error-phrase-player = Seuls les joueurs parlent par phrases.
error-pace = Pour presser les robots, il faut être seul à jouer avec eux.
error-allowed = Ce coup est permis.
error-busy = Il se passe trop de choses à cette table. Veuillez réessayer.
error-no-decision = Rien n’a été décidé à ce moment.
error-replay-as = Une partie se revoit à découvert, en spectateur ou depuis une place, pas comme « { $given } ».

## Portes

error-guest = On ne vous connaît pas ici. Veuillez recharger la page.
error-csrf = La page est trop ancienne. Veuillez la recharger.
error-origin = Cette demande vient d’un autre site.
error-too-many = C’est trop à la fois. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-too-many-live = { $most } connexions sont ouvertes depuis votre adresse. Merci de fermer quelques pages.
error-too-large = C’est trop volumineux.
error-log-full = Le journal de cette table est plein ({ $most } entrées). La partie peut continuer, mais rien d’autre.
error-method = Cela ne peut pas se faire ici.
error-nothing-here = Il n’y a rien ici.
error-http = Cela n’a pas marché : { $detail }.
error-broken = Quelque chose s’est cassé sur le serveur. Rien n’est perdu ; veuillez réessayer.
error-database = Une base de données s’écrit sqlite:///FICHIER ou postgresql://…, pas « { $kind } ».
error-database-open = La base de données ne peut pas être ouverte : { $detail }
error-database-busy = { $file } est utilisé par un autre serveur. Un fichier SQLite sert à un serveur à la fois ; plusieurs peuvent partager une base PostgreSQL.
error-database-away = La base de données ne répond pas.
