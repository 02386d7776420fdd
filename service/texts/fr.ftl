### Français. Les noms des joueurs ne s'accordent pas et ne s'élident pas : pas de « de » ni de « que » devant un nom.
### Forme d'une couleur : « feminine » (blanche), pour les pierres, la couleur, la tuile.

## Listes et mots communs

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
told-act = { $seat } : { $act }
text-missing = L’arbitre n’a pas de mots pour « { $code } ».

colour-red = rouge
colour-blue = bleu
    .feminine = bleue
colour-green = vert
    .feminine = verte
colour-yellow = jaune
# Same as English.
colour-orange = orange
colour-purple = violet
    .feminine = violette
colour-white = blanc
    .feminine = blanche
colour-black = noir
    .feminine = noire
colour-lime = vert clair
colour-tan = beige
colour-dark-grey = gris foncé
colour-light-grey = gris clair
colour-brown = marron
colour-pink = rose

## Ce que l'arbitre lui-même demande et propose

ask-confirm = { $seat }, jouez-vous avec ces règles ?
ask-consent = { $seat }, d’accord ?
act-tap-die = { $face }
act-throw-die = Lancer le dé
act-confirm-options = Nous jouons ainsi
    .told = { $seat } accepte les règles

## Annulations

undone = { $by } a annulé la dernière action.
corrected = { $by } a corrigé une lecture.
act-unseen = quelque chose que tous n’ont pas à savoir
    .told = { $seat } a fait quelque chose que tous n’ont pas à savoir
act-heard = « { $act } » ({ $clause }) ; tous n’ont pas à savoir le reste
take-back = À défaire sur la table : { $act }.
proposal-undo = { $by } voudrait annuler ceci : { $act }.{ $later ->
    [0] { "" }
    [1] {" "}Une action faite depuis est annulée avec.
   *[other] {" "}{ $later } actions faites depuis sont annulées avec.
}
proposal-correction = { $by } dit que c’était autrement : { $act }.{ $later ->
    [0] { "" }
    [1] {" "}Une action faite depuis serait annulée avec.
   *[other] {" "}{ $later } actions faites depuis seraient annulées avec.
}
proposal-declined = { $proposer } voulait annuler quelque chose, mais { $by } a dit non : cela reste valable.
correction-declined = { $proposer } voulait corriger une lecture, mais { $by } a dit non : elle reste valable.
proposal-withdrawn = { $by } a retiré sa question : tout reste comme avant.
nothing-to-undo = On n’a encore rien joué : il n’y a rien à annuler.
not-correctable = Cette action ne compte plus. Choisis une décision marquée comme corrigible.
takeback-barred = Ce qui a été montré depuis ne peut pas être oublié : rien d’avant n’est annulé ni corrigé.
only-rolls-correctable = On ne peut corriger que ce qui a été lancé ou révélé. Un choix peut être annulé.
correction-same = C’est ce qui a déjà été lu. Choisis la face qui était vraiment en haut.
no-such-proposal = Cette proposition est terminée. Regarde de nouveau la table.
consent-not-asked = Personne n’attend ta réponse à cette proposition.

## Décisions sur les lancers

die-unsure = Le dé n’a pas pu être lu : { $reason }. Il ne s’est encore rien passé. Relance, ou indique ce qu’il montre.
die-not-expected = Il n’y a pas de lancer à faire maintenant.
die-not-counted = Ce lancer ne compte pas.
foreign-die = Ce dé n’est pas de ce jeu : le lancer ne compte pas.
no-such-face = Le dé n’a pas de face « { $face } ». Choisis une de ses faces.
dice-by-hand = La caméra ne lit pas ces dés. Saisis-les à la main.
dice-count = { $needed ->
    [1] Un dé est à saisir
   *[other] { $needed } dés sont à saisir
}, pas { $given }.
tap-not-needed = La caméra lit le dé. Lance-le dans le bac.

reason-cocked = il est penché
reason-hand = une main gêne
reason-two-dice = il y a plus d’un dé
reason-missing-die = il manque un dé
reason-glare = la lumière se reflète dessus
reason-too-dark = il fait trop sombre
reason-unknown-face = cette face n’est pas connue
reason-low-confidence = les couleurs ne sont pas nettes
reason-not-rolled = il n’a pas été lancé
reason-no-die = il n’y a pas de dé

## Pourquoi rien ne compte maintenant

confirm-first = Avant le premier lancer, tout le monde dit que ce sont les règles. Doivent encore répondre : { $seats }.
game-paused = La partie est en pause. L’hôte la fait continuer.
proposal-waits = Une proposition attend. Doivent encore répondre : { $seats }.
paused-by-host = L’hôte a mis la partie en pause.
resumed-by-host = La partie continue.
house-ruling = Décision maison : { $text }

## Erreurs de commandes

not-understood = Pas compris : { $what } (à { $where }).
command-too-large = Cette commande est trop grande : { $bytes } octets, pour { $limit } permis.
command-not-utf8 = Cette commande n’est pas du texte UTF-8 : { $detail }.
command-not-json = Cette commande n’est pas du JSON : { $detail }.
command-wrong-shape = Il manque quelque chose à cette commande, ou quelque chose y est faux : { $detail }.
command-too-many = Trop de commandes : { $limit } par seconde sont permises. Attends un instant.
stale = La partie a avancé depuis ce que tu as vu. Regarde encore, puis choisis.
seq-missing = Il faut à cette commande le numéro de la vue d’après laquelle elle a été décidée (seq).
no-game = Aucune partie n’est ouverte. L’hôte en commence une.
no-such-seat = Il n’y a pas de place « { $name } » dans cette partie.
seat-missing = Dis pour quelle place c’est (seat).
seat-has-own-device = { $seat } joue sur son propre appareil, pas sur cette tablette.
not-saved = Cela n’a pas pu être enregistré, donc cela ne compte pas. { $how }
not-written = C’est impossible, car le disque ne le permet pas : { $what } ({ $where }). Rien n’a changé.
cannot-play = On ne peut pas préparer la partie ainsi : { $why }.
setup-table = Une table a { $most } places au plus ; vous êtes { $count }.
setup-name = Le nom du joueur { $number } n’a rien qui puisse se montrer. Écris-le avec des lettres.
setup-name-twice = Plusieurs joueurs s’appellent « { $name } ». Donne à chacun un nom à lui.
setup-colour = Le joueur { $number } ne peut pas avoir la couleur « { $colour } ». Il y a { $colours }.
setup-colour-twice = { $count } joueurs ont la couleur { $colour } ; c’est { $most } au plus.
setup-ruleset-alone = Des règles qui ont un nom ont leurs propres variantes et options. Choisis l’un ou l’autre.
setup-no-ruleset = Il n’y a pas de règles du nom de « { $name } » pour ce jeu.
other-rules = Cette partie a été jouée avec des règles que cet arbitre ne connaît pas ({ $detail }).
no-such-game = Il n’y a pas de partie enregistrée « { $name } ».
already-open = Cette partie est déjà ouverte.
failed = Quelque chose s’est mal passé dans l’arbitre. Rien n’a changé. Le journal en dit plus.

claim-unknown = Ce lien n’est pas connu. Demande à l’hôte un nouveau lien.
claim-used = Ce lien a déjà servi. Demande à l’hôte un nouveau lien.
claim-malformed = Ce lien n’est pas complet. Ouvre-le encore, comme on te l’a donné.
claim-too-many = Trop d’essais. Attends { $seconds } secondes.
claim-disk = Le lien n’a pas pu être marqué comme utilisé, car le disque ne le permet pas : { $detail }. Dis-le à l’hôte.
claim-expired = Ce lien est trop vieux : il vaut cinq minutes. Demande à l’hôte un nouveau lien.

## Alertes

alert-journal = Les parties ne peuvent pas être enregistrées : { $what }. Aucune action ne compte jusque-là.
    .fix = { $how }
alert-repaired = Les parties enregistrées étaient abîmées ({ $what }). { $kept } entrées ont pu être gardées ; le fichier abîmé a été gardé aussi.
    .fix = Vérifie les dernières actions sur la table. Si cela se reproduit, remplace le disque ou la carte SD.
alert-board-cells = Ces cases se jouent sans leurs capteurs : { $cells }.
    .fix = Choisis sur la page ce qui bouge de là ou vers là. Quand un capteur remarche, sers-t’en de nouveau.
alert-board-restless = Le plateau n’arrive pas à savoir si quelque chose s’y trouve : { $cells }.
    .fix = Pose bien la pièce qui s’y trouve. Si cela n’aide pas, jouez là sans le capteur.
board-put = Pose { $piece } en { $cell }.
board-put-off = Enlève { $piece } du plateau.
board-clear = Libère { $cells-or }.
board-agrees = Le plateau est de nouveau comme la partie.
board-first = Mets d’abord le plateau en ordre.
    .fix = Regarde quoi mettre où.
board-not-yours = Seul peut le dire qui voit le plateau.
board-no-cell = « { $cell } » n’est pas une case de ce plateau.
alert-fault = Quelque chose s’est mal passé dans l’arbitre ({ $what }). La partie continue.
    .fix = Regarde le journal. Si cela revient, redémarre l’arbitre.
alert-evidence = La photo d’un lancer n’a pas pu être gardée : { $what }.
    .fix = { $how }
alert-claim = Un lien qui avait déjà servi a été ouvert encore une fois, pour { $who }.
    .fix = Si ce n’était personne d’entre vous, demande à l’hôte un nouveau lien : l’ancien appareil n’y a alors plus accès.
alert-game = La dernière partie ne peut pas être ouverte ; le fichier journal de l’arbitre dit pourquoi.
    .fix = Commence une autre partie. L’ancienne reste enregistrée.
who-host = l’hôte
who-table = la table

## Ce qui ne va pas avec un appareil, et comment y remédier

meanwhile-camera = En attendant, indique ce que montre le dé.
meanwhile-board = En attendant, appuie sur la page.
meanwhile-buttons = En attendant, la page fait tout ce qu’ils font.

health-board-no-port = Le plateau à capteurs n’est pas branché : on ne trouve rien dans { $folder }.
    .fix = Branche son câble USB à cet ordinateur. Le câble doit transporter les données, pas seulement le courant.
health-board-unplugged = Le plateau à capteurs n’est pas branché : il n’y a pas de { $port }.
    .fix = Branche son câble USB à cet ordinateur. S’il est branché sous un autre nom, écris ce nom dans [board].
health-board-several-ports = Plusieurs appareils série sont branchés, et personne ne peut deviner lequel est le plateau : { $ports }.
    .fix = Écris le chemin du plateau dans [board], par exemple port = "{ $first }".
health-board-port-forbidden = L’arbitre n’a pas le droit d’ouvrir { $port }.
    .fix = Ajoute son utilisateur au groupe dialout (sudo adduser $USER dialout), puis reconnecte-toi ou redémarre.
health-board-port-taken = Un autre programme utilise { $port }.
    .fix = Ferme-le. C’est peut-être un moniteur série, ou un deuxième arbitre.
health-board-port-fault = { $port } ne peut pas être ouvert : { $why }.
    .fix = Vérifie que [board] nomme le port série du plateau.
health-board-silent = { $seconds ->
    [1] Le plateau ne dit plus rien depuis une seconde.
   *[other] Le plateau ne dit plus rien depuis { $seconds } secondes.
}
    .fix = Vérifie que sa lumière est allumée, que son câble tient bien aux deux bouts, et que son micrologiciel est chargé.
health-board-unreadable = Ce qui vient du port du plateau est illisible.
    .fix = Vérifie que [board] nomme le port du plateau et pas celui d’un autre appareil. Si c’est le cas, essaie un autre câble, plus court.
health-board-deaf = On entend le plateau, mais il ne répond pas.
    .fix = Débranche son câble et rebranche-le. Si cela n’aide pas, essaie un autre câble.
health-board-no-chain = À son démarrage, le plateau n’a trouvé aucun capteur.
    .fix = Vérifie que la première rangée de capteurs est reliée au contrôleur, puis appuie sur le bouton reset du contrôleur.
health-board-chain-broken = La chaîne des capteurs est rompue : il manque une puce, ou une prise est mal enfoncée.
    .fix = Enfonce bien les prises entre les rangées de capteurs.
health-board-chain-changed = La chaîne des capteurs n’a pas la même longueur qu’au démarrage du plateau.
    .fix = Vérifie que toutes les rangées de capteurs sont reliées, puis appuie sur le bouton reset du contrôleur.
health-board-line-bad = Beaucoup de ce que le plateau envoie ou reçoit arrive brouillé. Rien n’est perdu, mais cela peut arriver en retard.
    .fix = Utilise un câble USB court et blindé, loin des moteurs et des chargeurs, et pas de hub sans alimentation propre.
health-board-firmware-old = Le plateau parle la version { $theirs } du protocole, l’arbitre la version { $ours }.
    .fix = Charge sur le plateau le micrologiciel livré avec cet arbitre.
health-board-firmware-new = Le plateau parle la version { $theirs } du protocole, l’arbitre la version { $ours }.
    .fix = Mets l’arbitre à jour, ou charge sur le plateau le micrologiciel livré avec lui.

health-panel-parts = { $parts-count ->
    [1] Ceci ne marche pas : { $parts } ({ $why }).
   *[other] Ceux-ci ne marchent pas : { $parts } ({ $why }).
}
    .fix = Il faut un Raspberry Pi avec python3-lgpio, un utilisateur dans le groupe gpio (sudo adduser $USER gpio), et des broches qu’aucun autre programme n’utilise. Ou enlève les broches de [gpio].
part-next-button = le bouton suivant
part-undo-button = le bouton annuler
part-status-light = la lumière d’état
part-buzzer = le buzzer
part-ring-light = l’anneau lumineux

health-broker-ended = Les messages de la page ont été coupés : { $why }.
    .fix = Cela se répare tout seul. Si cela revient, regarde le journal.

health-camera-silent = La caméra n’envoie plus rien.
    .fix = Vérifie son câble, ou rebranche-la.
health-camera-frozen = La caméra répète la même image.
    .fix = Débranche-la et rebranche-la.
health-camera-not-started = Le processus de la caméra ne peut pas démarrer : { $why }.
    .fix = On essaie encore et encore. Si cela ne marche toujours pas, le journal a les détails.
health-camera-crashed = Le processus de la caméra a planté : { $why }.
    .fix = Il redémarre tout seul. Si cela ne marche toujours pas, le journal a les détails.
health-camera-ended = Le processus de la caméra s’est terminé : { $how }.
    .fix = Il redémarre tout seul. Si cela ne marche toujours pas, le journal a les détails.
health-camera-settings = La caméra ignore ce qu’on lui a dit : { $settings }.
    .fix = Les couleurs peuvent dériver. Règle cela avec v4l2-ctl, ou prends une autre caméra.
setting-manual-exposure = exposition manuelle
setting-exposure = temps d’exposition
# Same as English.
setting-gain = gain
setting-manual-white-balance = balance des blancs manuelle
setting-white-balance = balance des blancs
setting-manual-focus = mise au point manuelle
setting-focus = mise au point
health-camera-other-dice = La caméra ne lit que le dé { $die }. Ceux-ci se saisissent à la main : { $dice }.
    .fix = Saisis ce qu’ils montrent.
health-camera-missing = La caméra { $path } n’est pas là.
    .fix = Branche-la, ou choisis-en une autre dans les réglages.
health-camera-not-opened = La caméra { $path } ne s’ouvre pas.
    .fix = Un autre programme l’utilise peut-être, ou l’utilisateur de l’arbitre n’est pas dans le groupe video (sudo adduser $USER video).
health-camera-no-picture = Il n’y a pas d’image de la caméra : { $path }.
    .fix = Vérifie son câble, ou rebranche-la.
health-camera-no-picamera = Le paquet picamera2 ne peut pas être utilisé : { $why }.
    .fix = Sur Raspberry Pi OS : sudo apt install python3-picamera2, et crée l’environnement virtuel avec --system-site-packages.
health-camera-no-stream = Le flux { $path } ne s’ouvre pas.
    .fix = Vérifie son adresse, et que sa source est allumée.
health-camera-stream-ended = Le flux { $path } s’est arrêté.
    .fix = Vérifie sa source et le réseau.
health-camera-no-film = Le film { $path } ne s’ouvre pas.
    .fix = Vérifie que c’est un fichier vidéo entier.
health-camera-folder-empty = Le dossier { $path } n’a pas d’images.
    .fix = Les images se terminent par { $endings }.
health-camera-bad-picture = { $path } n’est pas une image que l’on peut lire.
    .fix = Enlève-la du dossier, ou enregistre-la de nouveau.
health-camera-at-its-end = Il n’y a plus d’images : { $source }.
    .fix = Relance, ou choisis autre chose.
health-camera-tray-missing = La photo du bac vide, { $path }, n’existe pas.
    .fix = Refais-la avec « referee calibrate ».
health-camera-tray-broken = La photo du bac vide, { $path }, ne peut pas être lue.
    .fix = Refais-la avec « referee calibrate ».
health-camera-tray-size = La photo du bac vide fait { $tray }, celle de la caméra { $camera }.
    .fix = Refais la photo avec cette caméra (« referee calibrate »).
health-camera-calibration = Le calibrage ne peut pas être utilisé : { $why }.
    .fix = Calibre de nouveau (« referee calibrate »), ou démarre sans calibrage.
health-camera-rendered-light = Le bac simulé ne peut pas être calibré : { $why }.
    .fix = Choisis un autre seed, ou hard=0.
health-camera-rendered-cable = La caméra simulée est débranchée.
    .fix = Crée le fichier { $path }.

## Page

page-title = { $game ->
    [none] Arbitre
   *[other] { $game } · Arbitre
}

# L'appel dans la bande : d'abord le gras, puis le reste. 30 signes au plus ensemble.
page-call-connecting = Recherche
page-call-connecting-rest = de l’arbitre
page-call-not-found = Pas d’arbitre
page-call-not-found-rest = pour l’instant
page-call-stale = Plus en direct
page-call-stale-rest = depuis { $time }
page-call-no-game = Pas de partie
page-call-no-game-rest = demande à l’hôte
page-call-paused = En pause
page-call-paused-rest = par l’hôte
page-call-options = Toute la table :
page-call-options-rest = acceptez les règles
page-call-undo = demande : annuler ?
page-call-correction = demande : corriger le dé ?
page-call-wait = Un instant
page-call-bot-thinks = réfléchit
page-call-bot-rolls = lance le dé
page-call-draw = Match nul
page-call-wins = { $count ->
    [one] gagne
   *[other] gagnent
}
page-then = puis
page-next-trying = nouvel essai
page-next-silent = on l’attend

# Le dé
page-die-waiting = On attend le dé
page-die-into-tray = lance-le dans le bac
page-die-thrown-for-you = ici, on le lance pour toi
page-die-throw-it = appuie sur « Lancer le dé », ou choisis autre chose
page-die-bot-rolls = { $name } est un bot : il lance tout seul
page-die-away = Pas de dé dans le bac
page-die-last = dernier : { $face }
page-die-moving = Il roule
page-die-moving-hint = pas encore de résultat
page-die-hand = Une main est là
page-die-hand-hint = retire-la, puis lance
page-die-settling = Presque immobile
page-die-settling-hint = encore un instant
page-die-sure = sûr : cela compte
page-die-fairly-sure = assez sûr : cela compte
page-die-no-camera = Pas de caméra
page-die-tap = indique la face obtenue
page-die-which = { $name }, quelle face en haut ?
page-die-we-saw = On l’a vue : saisis la face
page-die-another = C’est une autre face
page-die-all-agree = Ne la saisis que si tous à la table sont d’accord.
page-die-roll-again = Relance.
page-die-which-of = Est-ce « { $one } » ou « { $other } » ?
page-die-nothing-happened = Il ne s’est encore rien passé.
page-die-not-needed = Peu importe : il n’y a pas de lancer à faire.
page-confidence = sûr à { $count } sur 5
page-picture-of-die = photo du dé tel qu’il était
die-reason-cocked = Il est penché
die-reason-hand = Une main gêne
die-reason-two_dice = Trop de dés
die-reason-missing_die = Il manque un dé
die-reason-glare = Trop de reflets
die-reason-too_dark = Trop sombre
die-reason-unknown_face = Je ne connais pas cette face
die-reason-low_confidence = Deux faces sont possibles
die-reason-not_rolled = Il n’a pas été lancé
die-reason-no_die = Je ne vois pas de dé
die-reason-unknown = Je n’ai pas pu le lire
die-advice-hand = Retire la main et relance.
die-advice-two_dice = Ne laisse qu’un dé dans le bac et relance.
die-advice-missing_die = Mets tous les dés et relance.
die-advice-glare = Tourne un peu la lampe, puis relance.
die-advice-too_dark = Fais plus de lumière, puis relance.
die-advice-unknown_face = Est-ce le bon dé ? Alors relance.
die-advice-not_rolled = Prends-le et lance-le.

# Touches
page-sent = envoyé
page-choices-of = Ce que peut faire { $name }
page-chooses-on-phone = { $name } choisit sur un autre appareil.
page-may-i = Puis-je… ?
page-may-i-how = Choisis ce que tu veux faire, ou ce que tu as fait : l’arbitre dit ce qui s’y oppose.
page-may-i-nothing = Il n’y a rien d’autre à demander pour l’instant.
page-bot-chooses = { $name } réfléchit.
page-changed-meanwhile = La partie avait déjà avancé. Regarde encore, s’il te plaît.
page-no-reply = Aucune réponse n’est venue. Il ne s’est peut-être rien passé ; regarde le plateau avant de réessayer.
page-first-touch = Le premier appui ne fait que réveiller la page.

# Décisions
page-last-ruling = La dernière décision
page-no-ruling = Pas encore de décision. Bonne partie !
page-kind-accepted = C’est bon
page-kind-refused = Pas comme ça
page-kind-foul = À remettre en ordre
page-kind-unclear = Je ne suis pas sûr
page-kind-advice = Un conseil
page-kind-correction = Corrigé
page-kind-undo = Annulé
page-kind-house = Décision maison
page-kind-win = Le mot de la fin
page-moment-ago = à l’instant
page-before = Avant
page-booklet-silent = La notice ne le dit pas ; nous la lisons ainsi.
page-why-and-what = Pourquoi, et ce qui serait permis
page-open-clause = Article { $clause } : ouvrir la décision
page-rule-says = Ce que dit la règle
page-clause-unknown = Le texte de cet article n’est pas ici. Il est dans le fichier RULES.md du jeu.
page-and-also = Et aussi
page-how-judged = Comment cela a été jugé
page-how-camera = Lu par la caméra sur cette photo.
page-how-board = Vu par les capteurs du plateau.
page-how-tap = Saisi par un appui.
page-how-bot = Joué par un bot.
page-how-house = Décidé par la table.
page-how-agreed = Les joueurs étaient d’accord.
page-percent-sure = sûr à { $percent } %
page-allowed-now = Ce qui est permis maintenant
page-facts = D’après quoi c’est jugé
page-history = Toutes les décisions
page-history-open = Parcourir toutes les décisions
page-history-head = Les décisions jusqu’ici, la plus récente d’abord
page-history-whole = Ce sont toutes les décisions de cette partie.
page-history-not-held = { $count ->
    [1] Une décision plus ancienne n’est pas sur cette page.
   *[other] { $count } décisions plus anciennes ne sont pas sur cette page.
} Sur le boîtier de l’arbitre, « referee replay » raconte toute la partie.
page-was = Avant :
page-is-now = Maintenant :
page-ended-correction = Cela ne compte plus. C’est corrigé :
page-ended-undo = Cela ne compte plus. C’est annulé :

# Faits d'une décision : fact-<code>-<nom> pour une décision, fact-<jeu>-<nom> pour un jeu, sinon fact-<nom>.
fact-aside = de côté
fact-asked = demandé
fact-card = carte
fact-cell = case
fact-cells = cases
fact-colour = couleur
fact-colours = couleurs
fact-count = combien
fact-dice = obtenu
fact-die = dé
fact-face = obtenu
fact-figure = personnage
fact-from = depuis
fact-goal = but
fact-left = restant
fact-mummy = momie
fact-pawn = pion
fact-piece = pièce
fact-pieces = pièces
# Same as English.
fact-points = points
fact-reason = pourquoi
fact-rolled = obtenu
fact-space = case
fact-spaces = cases
fact-steps = pas
fact-text = mots de l’hôte
fact-thing = pièce
fact-to = vers
fact-total = points en tout
fact-turn = à qui le tour
fact-who = qui
fact-winner = gagnant
fact-winners = gagnants
fact-ua-at = fusée chez
# Same as English.
fact-ua-count = modules
fact-ua-missing = modules manquants
fact-ua-run = à la suite
fact-pc-answer = réponse
fact-pc-answers = réponses
# Same as English.
fact-pc-at = position
fact-pc-given = pierres nommées
fact-pc-guess = essai
fact-pc-guesser = cherche
fact-pc-guesses = essais
fact-pc-held = dans la main
fact-pc-mine = essais du gagnant
fact-pc-number = réponse numéro
fact-pc-on = code chez
fact-pc-right = avec ce coffre
fact-pc-row = zone
fact-pc-seats = joueurs
fact-pc-setter = cache le code
fact-pc-theirs = essais de l’autre
fact-pc-told = répondu
fact-lc-airlock = sas
fact-lc-astronauts = astronautes
fact-lc-built_lime = pièces vert clair construites
fact-lc-built_orange = pièces orange construites
fact-lc-domes = dômes de départ
fact-lc-first = commence
fact-lc-lime = vert clair
fact-lc-more = autres cases
fact-lc-new = nouvelle pièce
fact-lc-no-such-space-first = première case
fact-lc-no-such-space-last = dernière case
# Same as English.
fact-lc-orange = orange
fact-lc-other = à côté
fact-lc-other-tile-other = tuile
# Same as English.
fact-lc-possible = possible
# Same as English.
fact-lc-robots = robots
fact-lc-things = à placer
fact-lc-ufo = ovni
fact-am-at = joueur
# Same as English.
fact-am-could = possible
fact-am-due = dés à lancer
fact-am-each = de chaque paquet
fact-am-given = dés lancés
fact-am-goal = ankhs pour gagner
fact-am-here = depuis
fact-am-mover = doit bouger
fact-am-number = au dé
fact-am-numbers = nombres possibles
fact-am-path = chemin
fact-am-pawns = pions
fact-am-piles = paquet
fact-am-played = cartes jouées
fact-am-shown = obtenu
fact-am-start = depuis
# Same as English.
fact-am-taken = ankhs
# Same as English.
fact-rp-at = place
fact-rp-before = avant
fact-rp-by = ouvert par
fact-rp-contradicts-turn = au tour
fact-rp-goal = où entrer
fact-rp-here = se trouve en
fact-rp-layer = étage
fact-rp-layers = étages
fact-rp-other = autre temple
fact-rp-seats = joueurs
fact-rp-shown-before-turn = au tour
fact-rp-side = côté
fact-rp-sides = côtés
# Same as English.
fact-rp-temple = temple
# Same as English.
fact-rp-temples = temples
fact-rp-turned-turn = tourné de

# À propos de la dernière action
page-acts = À propos de la dernière action
page-wrong-reading = Mal lu…
page-dispute = Contester
page-undo = Annuler…
page-undo-it = Annuler…
page-board = Plateau
page-board-open = Ouvrir le plateau
page-not-what-happened = Ce n’est pas ce qui s’est passé
page-what-happened = Que s’est-il passé à la place ?
page-which-faces = Quelles faces étaient vraiment en haut ?
page-likely = Le plus proche de ce qui a été lu
page-other-faces = Les autres faces
page-enter-again = Qu’était-ce vraiment ?
page-another-ruling = Ou une autre décision était fausse
page-nothing-done = Cette décision n’a rien fait faire : il n’y a rien à corriger.
page-choice-is-undone = On ne corrige pas un choix : annule-le, puis choisis de nouveau.
page-choice-is-undone-later = On ne corrige pas un choix, on l’annule. On a joué depuis, et la dernière action s’annule d’abord.
page-rule-applied-wrong = La règle a été mal appliquée ? L’hôte peut noter une décision maison.
page-which-face = Quelle face était vraiment en haut ?
page-nothing-to-correct = Il n’y a pas de lecture à corriger.
page-was-read = a été lue
page-correct-what-follows = Ce qui a suivi le lancer est jugé de nouveau. Là où cela ne va plus, on dit à la table quoi remettre.
page-correct-to = C’était
page-correct-it = Corriger
page-leave-it = Laisser comme c’est
page-undo-head = Annuler
page-undo-question = Annuler la dernière action ?
page-undo-with-it = { $count ->
    [1] Cette action d’un bot est annulée avec :
   *[other] Ces actions de bots sont annulées avec :
}
page-undo-what-follows = Si cela remonte avant un lancer, on demande d’abord à tous les joueurs.
page-undo-it-now = Annuler l’action
page-who-asks = Qui demande ?

# Se mettre d'accord
page-proposal = Une question à tous
page-proposal-by = { $name } vous demande à tous
page-agree = D’accord
page-disagree = Non
page-withdraw = Retirer la question
page-waiting-for = on attend { $name }
page-agrees = { $name } est d’accord
page-options-agree = Tous d’accord avec ces règles ?
page-options-agree-why = On ne peut pas les changer pendant la partie.
page-options-head = Votre jeu, vos règles
page-options-before = Tous donnent leur accord avant le premier lancer.
page-options-fixed = Convenues avant le premier lancer ; elles valent jusqu’à la fin de la partie.
page-options = Règles maison
page-options-as-printed = tout comme dans la notice
page-option-yours = à vous
page-option-default = la notice dit { $value }
page-option-short = { $text } : { $value }
page-yes = oui
page-no = non

# Pas en direct
page-stale-age = { $unit ->
    [seconds] Cette image date { $seconds ->
        [1] d’une seconde
       *[other] de { $seconds } secondes
    }.
   *[minutes] Cette image date { $minutes ->
        [1] d’une minute
       *[other] de { $minutes } minutes
    }.
}
page-stale-stamp = comme c’était à
page-stale-turn = C’était alors à { $name } de jouer ; ce n’est peut-être plus le cas.
page-stale-safe = On ne peut donc rien presser ici. La partie est à l’abri : chaque action est enregistrée avant d’être montrée.
page-stale-wake = Au retour, le premier appui ne fait que réveiller la page. Il ne déclenche rien.
page-never-heard = L’arbitre ne répond pas.
page-what-helps = Ce qui aide
page-gone-link-why = Cette page ne trouve plus le boîtier de l’arbitre.
page-gone-link-help-1 = Cet appareil est-il encore sur le Wi-Fi de la table ?
page-gone-link-help-2 = Le boîtier de l’arbitre est-il allumé, et « referee run » y est-il lancé ? La partie est enregistrée.
page-gone-link-help-3 = Si seul cet appareil est coupé, continuez avec un téléphone qui a une place.
page-gone-link-help-4 = Le boîtier a-t-il une autre adresse ? « referee host-link », lancé sur le boîtier, la montre. Ouvre la page là, et demande à l’hôte un nouveau lien.
page-gone-network-why = Cet appareil n’a pas de réseau.
page-gone-network-help-1 = Allume son Wi-Fi, et choisis le réseau de la table. La page retrouve alors son chemin toute seule.
page-gone-network-help-2 = En attendant, continuez avec un autre appareil. La partie est enregistrée.
page-gone-broker-why = Le boîtier de l’arbitre répond, mais ses nouvelles n’arrivent pas.
page-gone-broker-help-1 = Attends un instant : la page continue d’essayer, et cela se répare tout seul.
page-gone-broker-help-2 = Si rien ne change, demande à qui s’occupe de la table d’arrêter « referee run » et de le relancer. La partie est enregistrée.
page-gone-silent-why = Le boîtier est joignable, mais l’arbitre ne dit plus rien.
page-gone-silent-help-1 = Attends un instant : il est peut-être seulement occupé.
page-gone-silent-help-2 = Si rien ne change, demande à qui s’occupe de la table de l’arrêter et de relancer « referee run ». La partie est enregistrée.
page-gone-stopped-why = L’arbitre a été arrêté.
page-gone-stopped-help-1 = Demande à qui s’occupe de la table de relancer « referee run ». La partie est enregistrée.
page-gone-crashed-why = L’arbitre s’est arrêté sans qu’on le lui dise.
page-gone-crashed-help-1 = Demande à qui s’occupe de la table de relancer « referee run ». La partie est enregistrée.
page-gone-refused-why = L’arbitre ne laisse pas entrer cette page.
page-gone-refused-help-1 = Demande à l’hôte un nouveau lien.

# Les places
page-seats = Places
page-seats-head = Qui est à quelle place
page-seat-bot = un bot joue
page-seat-tablet = sur la tablette de la table
page-seat-phone = sur un téléphone
page-sit-down = prendre la place
page-sit-down-as = Jouer comme { $name }
page-bots-play = Des bots jouent. Prends la place que tu veux :
page-own-phone = Jouer sur ton téléphone
page-own-phone-how = La page de l’hôte fait un lien avec un code QR pour chaque place. Demande le tien à l’hôte, et scanne-le.
page-own-phone-moves = Une place qui joue sur un téléphone y a ses touches, et plus ici.

# Le lien qui t'a amené ici
page-claim-used = Ce lien a déjà servi. Il ne marche qu’une fois.
page-claim-unknown = Ce lien est trop vieux ou n’est pas connu.
page-link-replaced = Un lien plus récent a été fait pour cette place : celui-ci ne vaut plus.
page-door-watch = Tu peux regarder. Pour jouer, demande à l’hôte un nouveau lien.

# La fin
page-last-word = Le dernier mot de l’arbitre
page-game-over = Fin de la partie
page-final-position = La position finale
page-winner = victoire
page-play-again = Rejouer
page-not-how-it-ended = La fin n’était pas ainsi…

# Appareils
page-devices = Appareils
page-how-to-mend = Ce qui aide
page-device-goes-on = La partie peut continuer : la page fait ce que faisait l’appareil.
page-device-ok = ça marche
page-device-fault = { $state ->
    [offline] { $name } : plus là
   *[degraded] { $name } : problème
}
page-alerts = Alertes
page-more-alerts = { $count ->
    [1] Encore une alerte
   *[other] Encore { $count } alertes
}
page-live = en direct
page-not-live = pas en direct
page-seat-of = place : { $name }
page-watching = regarde
device-camera = caméra
device-board = plateau
device-buttons = boutons
# Same as English.
device-broker = messages

# Feuilles
page-close = Fermer
page-back = Retour
page-ways = { $count } possibilités
page-sheet-ruling = Une décision
page-sheet-history = Toutes les décisions
page-sheet-clause = Un article
page-sheet-options = Les options en vigueur
page-sheet-board = Le plateau
page-sheet-correct = Ce n’est pas ce qui s’est passé
page-sheet-undo = Annuler
page-sheet-tap = Saisir la face
page-sheet-device = Un appareil
page-sheet-seats = Qui est à quelle place
page-sheet-sensor = Un capteur du plateau
page-sheet-pick = Plusieurs actions sont possibles là
page-sheet-link = Un lien
page-sheet-rule = Un article
page-sheet-sensors = Les capteurs
page-sheet-house = Une décision maison
page-sheet-goon = Une autre partie
page-sheet-wipe = Supprimer les photos
page-no-game = L’arbitre est prêt. Dès que l’hôte a préparé une partie, son plateau est ici.
page-no-news = Le plateau est ici dès que l’arbitre est trouvé.
page-seat-waits = Tu as ta place. La partie n’a pas commencé.

# Une tablette, plusieurs secrets
page-pass-to = Passe l’appareil à
page-pass-look-away = Les autres regardent ailleurs. Tes touches se cachent d’un appui, ou d’elles-mêmes après { $seconds } secondes sans appui.
page-cover = Cacher mes touches
page-hold-to-open = Je suis { $name } : appui long
page-hold-how-long = environ une seconde

# La langue de cet appareil, et sa voix
page-language = Langue
page-language-is = Langue : { $name }
page-language-lost = Les mots de cette langue ne sont pas disponibles maintenant.
page-sheet-language = Langue et voix
page-voice = Voix
page-voice-read = Lire à voix haute
page-voice-what = Lit chaque nouvelle décision, et ce qu’il y a à faire ensuite, sur cet appareil.
page-voice-none = Cet appareil n’a pas de voix pour cette langue : { $name }.
page-voice-sample = Les décisions sont lues à voix haute.
page-voice-this = Lire cette décision à voix haute

# Sur le plateau à capteurs
page-board-now = Sur le plateau
page-board-ask = Une question
page-board-off = hors du plateau
page-board-empty = à vider
page-board-clear = Rien ne doit se trouver en { $cell }.
page-board-quiet = Rien à faire sur le plateau.
page-board-leave-out = Le capteur se trompe…
page-board-leave-out-of = Le capteur en { $cell } se trompe…
page-board-leave-out-sure = Tout est en ordre en { $cell }, et ce message reste ? Alors jouez là sans le capteur : ce qui bouge de { $cell } ou vers { $cell } se choisit sur la page.
page-board-leave-out-now = Jouer sans lui
page-board-keep = Le garder
page-board-left-out = Sans ces capteurs
page-board-take-in = S’en servir de nouveau
page-board-sensor = Un capteur se trompe…
page-board-sensor-head = Quel capteur se trompe ?
page-board-sensor-how = Nomme sa case. Ce qui bouge de là ou vers là se choisit ensuite sur la page, jusqu’à ce que tu te serves à nouveau du capteur.
page-board-cell = Case

trouble-full = le disque est plein
trouble-read-only = on ne peut pas écrire sur le disque
trouble-not-allowed = le service n’a pas le droit d’y écrire
trouble-busy = un autre arbitre utilise les mêmes parties enregistrées
trouble-damaged = le fichier est abîmé
trouble-newer = une version plus récente de l’arbitre les a écrites
trouble-io = le disque signale des erreurs
mend-full = Libère de la place sur le disque.
mend-read-only = Rends le disque de nouveau inscriptible. Une carte SD usée ne permet plus que la lecture : remplace-la.
mend-not-allowed = Laisse l’utilisateur qui fait tourner le service écrire dans son dossier de données.
mend-busy = Arrête l’autre arbitre.
mend-damaged = Garde le fichier pour l’examiner, et redémarre l’arbitre.
mend-newer = Utilise cette version, ou un autre dossier de données.
mend-io = Vérifie le disque et son câble ou sa carte.
die-not-read = Pas lu : { $reason }.

## Valeurs des options

value-yes = oui
value-no = non

## Jeux avec des secrets, plusieurs dés, et jeux sans dessin

page-die-number = Dé { $number }
page-dice-pick = Choisis la face de chaque dé.
page-dice-these = C’est ce que nous avons obtenu
page-asked = Laquelle voulais-tu dire ?
page-pick-head = Que veux-tu faire là ?
page-answer-send = C’est juste
page-answer-back = Effacer le dernier
page-answer-empty = pas encore choisi
page-secret-hold = { $name }, appui long pour voir tes secrets
page-secret-own = Toi seul le sais
page-mask-hidden = caché
page-mask-unknown = personne ne le sait encore
page-and-more = et { $count } de plus
page-on-the-table = Sur la table

## L'hôte

# L'assistant pour une nouvelle partie
page-host-band = Hôte
page-host-band-new = Nouvelle partie
page-host-band-new-of = Nouvelle partie :
page-host-step = Étape { $number } sur { $count }
page-host-step-game = Jeu
page-host-step-seats = Places
page-host-step-rules = Règles
page-host-step-box = Boîte
page-host-step-check = Vérifier
page-host-step-agree = Accord
page-host-next = Suite : { $step }
page-host-back = Retour : { $step }
page-host-leave = Sortir sans nouvelle partie
page-host-start = Préparer la partie
page-host-change = Changer
page-host-change-part = Changer : { $part }

page-host-intro = Comment ça marche
page-host-intro-1 = Choisis le jeu, les joueurs et vos règles.
page-host-intro-2 = Ensuite chaque téléphone reçoit un code, et la tablette la page de la table.
page-host-intro-3 = Tous acceptent les règles, et le plus jeune commence.
page-host-which-game = Quel jeu est-ce ?
page-host-which-game-hint = Prends la boîte sur l’étagère et choisis-la ici.
page-host-choose-game = Choisis d’abord un jeu.
page-host-players = De { $fewest } à { $most } joueurs.
page-host-game-secrets = Avec des secrets.
page-host-game-sensors = Peut utiliser le plateau à capteurs.
page-host-game-variants = Variantes : { $variants }

page-host-who-plays = Qui joue ?
page-host-who-plays-hint = Le plus jeune d’abord, puis dans le sens des aiguilles d’une montre. Appuie sur une couleur pour la changer.
page-host-player = Joueur { $number }
# Same as English.
page-host-bot-name = Bot { $number }
page-host-name-of = Nom du joueur { $number }
page-host-place-of = Où joue { $name }
page-host-on-table = Tablette
page-host-on-phone = Téléphone
# Same as English.
page-host-a-bot = Bot
page-host-younger = { $name } est plus jeune : une place plus haut
page-host-older = { $name } est plus âgé : une place plus bas
page-host-remove = { $name } ne joue pas
page-host-add = Un joueur de plus
page-host-last-players = Comme la dernière fois : { $names }
page-host-change-colour = Couleur pour { $name } : { $colour }
page-host-colour-of = Couleurs pour { $name }
page-host-colour-swap = échanger avec { $name }
page-host-secrets-hint = Ce jeu a des secrets. Avec un téléphone chacun, personne n’a besoin de regarder ailleurs.
page-host-seats-count = On peut jouer de { $fewest } à { $most } ; ici : { $count }.
page-host-name-missing = Le joueur { $number } n’a pas encore de nom.

page-host-rules-hint = Changez une seule chose à la fois. Tous donnent leur accord avant le premier lancer.
page-host-as-booklet = Tout comme au début
page-host-begin-with = Point de départ
page-host-begin-other = Autres…
page-host-begin-keep = Garder ceci
page-host-digest = La lecture de l’arbitre
page-host-digest-source = Ce que disent la plupart des notices
page-host-own-rules = Vos propres règles
page-host-variants = Variantes
# Same as English.
page-host-options = Options
page-host-variant-rival = Pas avec { $variant }.
page-host-variant-needs = Seulement avec { $variant }.
page-host-variant-seats = Pour { $numbers } joueurs ; vous êtes { $count }.
page-host-variant-odd = { $variant } : { $why }
page-host-option-set = { $variant } le fixe : { $value }
page-host-option-idle = Sans effet avec { $variant }
page-host-booklets = { $languages } : { $value }.
page-host-assumed = supposé
page-host-less = un de moins
page-host-more = un de plus

page-host-box-head = Avons-nous la même boîte ?
page-host-box-hint = Ce qui est marqué « supposé » est notre supposition. Compare avec la tienne.
page-host-the-die = Le dé
page-host-die-assumed = Ce qu’il y a sur ses faces est notre supposition. Si le tien est différent, modifie le fichier du dé et nomme-le dans les réglages de la table.
page-host-camera-reads = La caméra lit ce dé.
page-host-camera-away = La caméra n’est pas là : après chaque lancer, appuie sur ce que tu vois.
page-host-other-die = La caméra connaît un autre dé : après chaque lancer, appuie sur ce que tu vois.
page-host-no-camera = Il n’y a pas de caméra : après chaque lancer, appuie sur ce que tu vois.
page-host-taps = Après chaque lancer, tu appuies sur ce que tu vois.
page-host-box-guessed = Une partie du contenu de la boîte est notre supposition.
page-host-the-box = Plateau et boîte
page-host-box-plain = Rien dans cette boîte ne peut différer, sauf le dé.
page-host-box-own = Cette table a pour cela son propre fichier.
page-host-box-assumed = Nous supposons :
page-host-box-edit = Si la tienne est différente, modifie le fichier du plateau et nomme-le dans les réglages de la table.
page-host-option-assumed = { $option } : notre supposition. Tu peux changer cela dans les règles.
page-host-no-sensors = On joue à ce jeu sans le plateau à capteurs.
page-host-sensors-follow = Le plateau à capteurs suit les pièces.
page-host-sensors-away = Il n’y a pas de plateau à capteurs : tu saisis tes coups sur la page.

page-host-check-head = Est-ce votre partie ?
page-host-check-hint = Ensuite tous acceptent les règles, et le premier joueur lance le dé.
page-host-puts-by = La partie sur la table est mise de côté. Elle reste enregistrée.

# Tous d'accord
page-host-agree-hint = Avant le premier lancer, tout le monde dit oui à ces règles.
page-host-agree-where = Qui joue sur la tablette dit oui sur la page de la table, les autres sur leur téléphone.
page-host-other-game = Changer : une autre nouvelle partie

# Le bureau
page-host-no-game = Aucune partie sur la table
page-host-no-game-hint = Commence une nouvelle partie, ou continue une partie enregistrée.
page-host-on-table-now = Sur la table : { $game }
# Same as English.
page-host-pause = Pause
page-host-go-on = Continuer
page-host-house = Décision maison…
page-host-house-head = Que décide la maison ?
page-host-house-hint = Elle est gardée parmi les décisions et montrée à tous. Par elle-même, elle ne change rien.
page-host-house-words = Votre décision
page-host-house-say = L’annoncer
page-host-new = Nouvelle partie
page-host-saved = Parties enregistrées
page-host-saved-open = commencée le { $date }, pas finie
page-host-saved-over = commencée le { $date }, finie
page-host-no-date = jour sans horloge
page-host-saved-more = { $count ->
    [1] Encore une
   *[other] Encore { $count }
}
page-host-open-saved = La continuer
page-host-look-saved = La regarder
page-host-goon-head = Continuer { $game } avec { $names } ?
page-host-goon-hint = La partie sur la table ({ $game }) est mise de côté. Elle reste enregistrée.
page-host-goon-stay = Rester à cette partie
page-host-pictures = Photos des lancers
page-host-pictures-about = Les derniers lancers sont gardés en photo, pour qu’on puisse vérifier une lecture. Elles ne quittent jamais cette maison.
page-host-pictures-none = Aucune photo n’est gardée.
page-host-wipe = Supprimer les photos…
page-host-wipe-head = Supprimer toutes les photos des lancers ?
page-host-wipe-hint = Personne ne peut plus les regarder, ni ici ni sur un autre écran. Les parties et les décisions restent.
page-host-wipe-keep = Les garder
page-host-wipe-now = Toutes les supprimer

# Places et liens
page-host-seats = Places, le plus jeune d’abord
page-host-turn = son tour
# Same as English.
page-host-code = Code
page-host-link-open = Montrer le code pour { $name }
page-host-link-shut = Cacher le code pour { $name }
page-host-link-coming = Un instant : le lien se prépare.
page-host-waits-for-phone = attend un téléphone, encore { $time }
page-host-waits-for-tablet = attend une tablette, encore { $time }
page-host-agrees-at-table = doit donner son accord, sur la tablette
page-host-agrees-on-phone = doit donner son accord, sur le téléphone
page-host-table-page = La page de la table
page-host-table-about = pour la tablette ou la télé que tous voient
page-host-table-scan = Ouvre la page de la table avec la caméra de la tablette
page-host-table-code = Code QR du lien vers la page de la table
page-host-table-gone = Le lien a servi : une tablette montre maintenant la page de la table.
page-host-table-hint = Le lien marche une fois, pendant cinq minutes. Les tablettes qui montrent déjà la page de la table la gardent.
page-host-table-here = Ouvrir ici la page de la table
page-host-table-now = Ouvrir ici la page de la table
page-host-seat-here = { $name } joue sur cet appareil
page-host-back-here = Hôte
page-host-enlarge = Montrer en grand le code pour { $name }
page-link-scan = { $name }, pointe ici la caméra de ton téléphone
page-link-code = Code QR du lien vers la place : { $name }
page-link-or-type = Ou ouvre cette adresse :
page-link-left = Valable encore { $time }
page-link-over = Ce lien est trop vieux. Fais-en un nouveau.
page-link-new = Faire un nouveau lien
page-link-coming = Un instant : le lien pour { $name } se prépare.
page-link-used = Le lien a servi : { $name } joue maintenant sur un téléphone.
page-host-link-hint = Un lien marche une fois, pendant cinq minutes. Un nouveau met fin à l’appareil d’avant.

# Appareils
page-host-device-works = { $name } : ça marche
page-host-device-none = { $name } : pas là
page-host-camera-none = Tu appuies sur ce que tu as obtenu.
page-host-board-none = Tu saisis tes coups sur la page.
page-host-buttons-none = La page fait tout ce qu’ils font.
page-host-camera-restart = La redémarrer
page-host-sensor-test = Tester les capteurs
page-host-sensors-how = Tiens un aimant au-dessus de chaque case. Sa marque doit changer aussitôt, et revenir quand l’aimant est parti.
page-host-sensors-see = Il y a un aimant ou une pièce en { $cells }.
page-host-sensors-empty = Aucun capteur ne voit rien.
page-host-sensors-flicker = Ceux-ci clignotent et on ne les croit pas : { $cells }. Appuie sur le capteur, ou regarde sa soudure.
page-host-sensor-free = libre
page-host-sensor-occupied = voit quelque chose
page-host-sensor-never_free = a toujours vu quelque chose
page-host-sensor-never_occupied = n’a encore rien vu
page-host-sensor-flickering = clignote
page-host-sensors-why-no_board = Le plateau n’est pas là maintenant.
page-host-sensors-why-game = La partie sur la table cache des pièces. Tu pourras tester les capteurs quand elle sera finie.
page-host-sensors-why-pieces = Des pièces d’une partie cachée sont peut-être encore sur le plateau. Enlève tout, et le test commence.
