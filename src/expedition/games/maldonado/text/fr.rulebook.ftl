# Maldonado : la page des règles en français. Ses nombres viennent de la boîte.

rulebook-title = Règles du jeu
rulebook-contents = Sommaire
rulebook-lead = Déchiffrez une contrée cachée grâce à ses lois, nourrissez une expédition, traquez { $monsters } monstres et trouvez qui écoute le fantôme.

rulebook-idea = L’idée
rulebook-idea-land = Vous traversez ensemble une contrée de { $spaces } cases. Chacune est sous un jeton chemin, un petit soleil. Toute carte obéit aux mêmes treize lois : chaque case découverte en dit plus sur les autres.
rulebook-idea-crew = Ce que vous trouvez va dans une réserve commune. Elle sert à payer les épreuves, à nourrir le camp et à abattre les monstres. Et qui gagne quelque chose pose une carte sur l’une des { $crew } cartes équipage : une bonne carte sauve un homme, une mauvaise lui coûte.
rulebook-idea-traitor = Au-dessus de la piste plane Maldonado, fantôme d’un conquérant espagnol. En mode Traître, l’un de vous est peut-être de son côté, avec les mêmes cartes et le même dos.
rulebook-idea-win = Quand le troisième monstre est mort, on compte : un membre de l’équipage dont les cartes atteignent la puissance du fantôme est sauvé. Les alliés gagnent s’ils en sauvent assez.

rulebook-land = La contrée
rulebook-land-grid = Les lignes ont des lettres depuis le haut, les colonnes des numéros depuis la gauche. Seul le sommet est connu au départ. D’une case au bord rouge, on ne repart pas.
rulebook-land-rules = Ces lois valent pour toute carte. « À côté » veut dire bord à bord, jamais en diagonale.
rulebook-space-peak = Visible dès le départ, jamais exploré.
rulebook-space-mountain = Rien.
rulebook-space-wood = Gagnez 1 bois.
rulebook-space-water = Gagnez 1 eau, et celle posée avec les lunettes.
rulebook-space-food = Gagnez 1 nourriture.
rulebook-space-flint = Gagnez 1 silex.
rulebook-space-berries = Gagnez 1 jeton baies.
rulebook-space-mushrooms = Gagnez 1 jeton champignons.
rulebook-space-teepee = Révélez une carte mise à mort ; puis vous pouvez échanger un jeton.
rulebook-space-bones = Révélez une menace : un monstre. La puissance du fantôme monte de { $bones }.
rulebook-space-land = La puissance du fantôme monte de { $land } ; gagnez un jeton au choix.
rulebook-space-hill = Son nombre : combien de ses terres sont dans sa ligne et sa colonne.

rulebook-setup = Mise en place
rulebook-setup-order = On tire le premier joueur. En mode Traître chacun reçoit un rôle ; à deux, une carte rôle sur trois reste à l’écart sans être vue. Puis, au vu de tous et à tour de rôle, chacun prend un personnage et de l’équipement. { $removed } des { $influence } cartes influence quittent le jeu sans être vues, et l’on distribue. Quand le tableau donne deux nombres, le premier vaut en mode Traître, le second en mode Alliés.
rulebook-players = Joueurs
rulebook-players-gear = équipement
rulebook-players-track = départ du fantôme
rulebook-players-hand = cartes en main
rulebook-players-saved = à sauver

rulebook-turn = Un tour
rulebook-turn-explore = Explorez une case voisine d’une case explorée.
rulebook-turn-activate = Activez-la, une fois.
rulebook-turn-time = Son jeton va sur l’épreuve encore ouverte la plus à gauche.
rulebook-turn-influence = Si vous avez gagné quelque chose ce tour, posez une carte sur une carte équipage.
rulebook-turn-night = Après la troisième épreuve du jour, la nuit tombe.
rulebook-turn-acts = Avant d’explorer, et entre l’activation et le temps, vous pouvez utiliser équipement et personnage ou abattre un monstre, autant que possible.

rulebook-explore = Explorer
rulebook-explore-where = La première case de la partie est dans la colonne { $start } ; les suivantes touchent une case explorée sans bord rouge. Sans chemin possible, sauf par un équipement ou un personnage, servez-vous-en ou prenez un jeton chemin de la boîte pour le temps perdu.
rulebook-explore-row = Qui enlève le dernier jeton d’une ligne affaiblit aussitôt le fantôme de { $row }.
rulebook-explore-clear = Certaines cartes dégagent une case : son jeton va dans la boîte, tous voient le terrain, rien ne se passe. Des os dégagés n’amènent pas de monstre.

rulebook-time = Le temps et les épreuves
rulebook-time-sun = { $challenges } épreuves sont posées chaque jour. Quand l’une a tous ses soleils, on la résout : payer le coût entier et toucher la récompense, ou subir la pénalité. Le joueur actif décide.
rulebook-time-store = Le sac a { $places } places, et { $fatigue } de plus qui fatiguent la nuit. L’eau a sa propre rangée, jusqu’à { $most-water }. Ce qui déborde est perdu.

rulebook-kit = Personnages et équipement
rulebook-kit-lead = Un personnage agit une fois par jour ; un équipement utilisé reste épuisé jusqu’au matin, sauf si un effet le redresse avant ; l’outre sert une fois par partie. Il n’y en a qu’un de chaque.

rulebook-influence = L’influence
rulebook-influence-when = Qui gagne une ressource ou de l’eau à son tour pose exactement une carte : sur la carte équipage d’une ressource gagnée ou, s’il a gagné de l’eau, sur n’importe laquelle. Elle va dans sa case de couleur, pour que tous voient de qui elle vient.
rulebook-influence-ally = Un allié qui a des cartes de cette ressource en pose une : un +{ $low } visible, les autres cachées. Sinon, l’ordre du dessus, sans le regarder.
rulebook-influence-traitor = Le traître peut poser n’importe quelle carte cachée, un +{ $low } correspondant visible, un ordre dans tous les cas ou, une fois, la carte traître elle-même, qui vaut −{ $traitor }.
rulebook-influence-orders = Un ordre vaut +{ $order-match } sur sa carte équipage et −{ $mismatch } ailleurs. Une influence vaut son nombre si elle correspond, −{ $mismatch } sinon.
rulebook-influence-same = Rôles et influences ont le même dos, et tous voient combien chacun en a en main.
rulebook-card-back = Le dos des cartes influence et rôle.
rulebook-card-influence = Une influence : +3 sur le chasseur, −1 ailleurs.
rulebook-card-role = Une carte rôle. Elle reste en main.
rulebook-card-order = Un ordre, d’une pioche de { $orders }.

rulebook-monsters = Les monstres
rulebook-monsters-bones = Les os cachent des monstres. Chacun agit quand il apparaît, puis chaque nuit tant qu’il vit.
rulebook-monsters-kill = Pour en abattre un, choisissez une carte mise à mort visible et un monstre vivant, et remplissez d’un coup { $conditions } conditions différentes sur trois, payées sur la réserve commune. L’équipement à épuiser peut être à n’importe qui.

rulebook-accuse = Les accusations
rulebook-accuse-all = En mode Traître, après chaque mise à mort tous accusent quelqu’un, en même temps et en secret jusqu’au dernier choix. On ne peut s’abstenir qu’à deux. À trois ou quatre, chaque jeton donné au traître affaiblit le fantôme de 1 à la fin ; à deux, chaque erreur d’un allié le renforce de 1 : une accusation fausse ou, s’il y a un traître, une abstention.

rulebook-night = La nuit
rulebook-night-food = Le camp mange { $food } nourriture.
rulebook-night-load = Chaque ressource sur une place de fatigue coûte 1 eau.
rulebook-night-monsters = Les monstres vivants prennent leur part, dans l’ordre d’apparition ; puis la carte destin, si elle est en jeu : un jour sans ligne achevée renforce le fantôme de { $fate }.
rulebook-night-ready = Équipement et personnages sont de nouveau prêts.
rulebook-night-hands = Les influences en main sont défaussées et repiochées. On demande à tous laquelle garder ; seul un traître dont la carte est posée en garde une.
rulebook-night-new = De nouvelles épreuves sont posées.
rulebook-night-lose = Si le camp ne peut être nourri, ou s’il faut payer de l’eau qui manque, tous ont perdu aussitôt, le traître aussi.

rulebook-end = La fin
rulebook-end-roles = Après la troisième mise à mort et ses accusations, les rôles sont montrés et les jetons modifient la puissance du fantôme.
rulebook-end-count = Puis on retourne tout, carte équipage par carte équipage. Qui atteint la puissance du fantôme est sauvé.
rulebook-example = Trois cartes correspondent, deux non : { $total }. Si le fantôme est à { $total } ou moins, cet homme est sauvé.
rulebook-end-win = Les alliés gagnent s’ils en sauvent autant que dit le tableau ; sinon, le traître gagne. À deux sans traître, il faut sauver les { $all }.
rulebook-end-score = Pour la gloire, si les alliés gagnent : { $score-crew } points par membre sauvé, { $score-challenge } par épreuve réussie, { $score-water } par eau, { $score-resource } par ressource, { $waterskin } pour une outre jamais utilisée.

rulebook-allies = Le mode Alliés
rulebook-allies-cards = Personne n’est traître, mais la carte traître et quatre influences au hasard reposent face cachée sur l’équipage, une par carte, vues de personne.
rulebook-allies-play = On pose comme des alliés, toutes les influences visibles. Après des os ou une de ses terres, on peut retourner l’une des cinq cartes cachées. Il n’y a pas d’accusations. Ce mode se joue aussi seul.
rulebook-allies-win = Il faut sauver les { $crew }.

rulebook-table = À cette table
rulebook-table-peek = Vos cartes sont face cachée. Maintenez l’œil, ou P, pour les voir ; sinon rien à l’écran ne dit à un voisin qui vous êtes.
rulebook-table-marks = Notez ce que vous pensez sur toute case : M, un appui long, ou l’autre bouton de la souris. Personne d’autre ne le voit.
rulebook-table-hints = Si la table permet les indices, on vous dit s’il y a un pas sûr, où et pourquoi ; on vérifie aussi vos notes. Les indices sont comptés, au vu de tous.
