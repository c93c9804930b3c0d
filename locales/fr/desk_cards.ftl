### The ruling desk: wrong cards and boards, cards played or not, dummy, IMPs for pairs.

desk-tool-pairs = IMP par paires
desk-tool-played = Jouée ou non ?
desk-tool-wrong-cards = Nombre de cartes faux
desk-tool-wrong-board = Mauvais étui
desk-about-pairs = Les résultats d’un étui : les IMP contre tous les autres, ou contre leur moyenne.
desk-about-played = La carte est-elle jouée ? Peut-on la changer, ou la reprendre ?
desk-about-wrong-cards = Une carte de trop, une carte qui manque, une carte d’un autre jeu.
desk-about-wrong-board = Des cartes d’un autre étui, ou un étui qui n’est pas pour cette table.

## IMPs in a pairs tournament

desk-pairs-compared = Chaque marque est comparée
desk-pairs-cross = à toutes les autres
desk-pairs-butler = à la moyenne (Butler)
desk-pairs-cross-is = { $number ->
    [one] Une seule table : rien à comparer pour l’instant
   *[other] { $number } tables : les IMP contre toutes les autres
}
desk-pairs-butler-is = La moyenne pour Nord-Sud est de { $datum }
desk-grid-pairs = Les marques de l’étui avec leurs IMP

## A wrong number of cards

desk-ask-cards = Qu’est-ce qui ne va pas avec les cartes ?
desk-cards-count = une main a une carte de trop, une autre une de moins
desk-cards-missing = il manque une carte, et personne n’en a une de trop
desk-cards-foreign = il y a une carte d’un autre jeu
desk-ask-count-found = Quand l’a-t-on découvert ?
desk-count-before = avant qu’un joueur avec une main fausse ait parlé
desk-count-called = après que l’un d’eux a parlé
desk-ask-count-seen = Un joueur a-t-il vu une carte d’une autre main ?
desk-ask-count-playable = Peut-on remettre les cartes en ordre et jouer avec les mêmes déclarations ?
desk-ask-foreign = A-t-elle été jouée à une levée déjà retournée ?
desk-ask-lead-faced = L’entame est-elle déjà face visible ?
desk-ask-missing = Où est la carte ?
desk-missing-found = on l’a trouvée : par terre, dans l’étui
desk-missing-lost = on ne la trouve pas
desk-missing-played = parmi les cartes jouées : deux à la même levée
desk-ask-missing-role = À quelle main manque-t-elle ?
desk-cards-normally = On remet les cartes en ordre ; l’étui est joué et compte
desk-cards-review = L’étui est joué ; la marque peut être ajustée ensuite
desk-cards-removed = La carte est retirée, et rien d’autre ne change
desk-cards-removed-review = La carte est retirée ; la marque peut être ajustée
desk-missing-restored = La carte revient dans sa main ; les déclarations restent
desk-missing-pack = La donne est reconstituée avec un autre jeu ; les déclarations restent
desk-missing-trick = C’est une levée avec une carte de trop

## A wrong board

desk-board-hand = un joueur a parlé avec les cartes d’un autre étui
desk-board-players = à ce tour, l’étui n’est pas pour cette table
desk-ask-played-before = L’un des quatre l’a-t-il déjà joué ?
desk-ask-partner-called = Son partenaire a-t-il parlé depuis ?
desk-ask-board-later = Et plus tard, quand on joue l’autre étui ?
desk-board-repeats = il fait la même déclaration
desk-board-differs = il fait une déclaration de sens très différent
desk-board-call-again = La déclaration est annulée ; le joueur parle à nouveau avec les bonnes cartes
desk-board-cancelled = L’étui est annulé pour les deux paires
desk-board-stands = L’étui est joué jusqu’au bout, et la marque compte

## Whether a card is played

desk-ask-played = Quelle est la question ?
desk-played-is-it = si une carte a été jouée
desk-played-renamed = le déclarant veut une autre carte du mort que celle qu’il a nommée
desk-played-misplayed = le mort a avancé une carte qui n’avait pas été nommée
desk-played-taken-back = si une carte peut être reprise
desk-played-declarer = au déclarant
desk-played-dummy = au mort
desk-played-defender = à un joueur de la défense
desk-ask-played-how = Que lui est-il arrivé ?
desk-how-faced = elle a été posée face visible sur la table
desk-how-touching = elle était tenue face visible, touchant la table
desk-how-nearly = elle était tenue face visible, juste au-dessus de la table
desk-how-held = elle était tenue immobile, comme une carte jouée
desk-how-moved-back = elle est allée vers la table et revenue sans arrêt
desk-how-partner = le partenaire pouvait en voir la face
desk-how-looked-away = le partenaire pouvait en voir la face, mais regardait ailleurs
desk-how-opponent = seul un adversaire en a vu la face
desk-how-both-saw = le déclarant et le mort en ont vu la face
desk-how-said = elle a été nommée comme la carte à jouer
desk-how-pointed = elle a été désignée comme la carte à jouer
desk-how-touched = le déclarant l’a touchée exprès
desk-how-arranging = le déclarant l’a touchée en rangeant les cartes
desk-how-reaching = le déclarant l’a touchée en prenant une autre carte
desk-how-indicated = le mort l’a touchée sans qu’on le lui demande
desk-how-fell = elle est tombée face visible par accident
desk-how-penalty = c’est une carte pénalisée, et c’est son tour
desk-how-fifth = c’est une seconde carte à la même levée
desk-how-fifth-led = de même, et elle était destinée à la levée suivante
desk-ask-named-why = Pourquoi l’autre carte a-t-elle été nommée ?
desk-named-slip = un lapsus : cette carte n’a jamais été voulue
desk-named-inattention = le déclarant était distrait
desk-named-thoughts = le déclarant a changé d’avis
desk-ask-named-since = Qui a joué depuis ?
desk-named-opponent = un adversaire
desk-named-declarer = le déclarant, de l’une ou l’autre main
desk-ask-moved-after = Qui a joué ensuite à la levée ?
desk-moved-both = un joueur de la défense, puis le déclarant
desk-ask-moved-card = Qu’était la mauvaise carte dans sa levée ?
desk-moved-ordinary = une carte comme une autre
desk-moved-lead = la carte d’attaque
desk-moved-revoke = une renonce du mort
desk-ask-ground = Pourquoi veut-on la reprendre ?
desk-ground-illegal = elle n’était pas permise, comme lors d’une renonce
desk-ground-rectification = une rectification l’exige
desk-ground-slip = un lapsus est corrigé à temps
desk-ground-opponent = un adversaire a changé sa carte
desk-ground-revoke = de même, après une renonce du camp de ce joueur
desk-ground-turn = un adversaire avait dit par erreur que c’était son tour
desk-ground-lead = un adversaire avait attaqué hors tour, et la bonne attaque est faite
desk-ground-explanation = une explication était fausse, et personne n’a joué depuis
desk-ground-late = une explication était fausse, mais on a joué depuis
desk-ground-dummy-seen = c’est l’entame après une explication fausse, et le mort est étalé
desk-ground-else = une meilleure idée, ou autre chose
desk-card-played = La carte est jouée
desk-card-led = La carte compte comme attaque à la levée suivante
desk-card-free = La carte n’est pas jouée, et rien ne s’ensuit
desk-card-back = La carte revient dans sa main
desk-card-penalty = La carte devient pénalisée
desk-card-penalty-seen = La carte revient en main ; si le partenaire pouvait la voir, elle devient pénalisée
desk-card-renamed = Le déclarant peut nommer une autre carte
desk-card-replaced = La carte revient, et celle qui a été nommée est jouée

## Dummy

desk-dummy-group-helps = quelque chose pour le déclarant, ou avec les cartes du mort
desk-dummy-group-speaks = parle d’une irrégularité, ou appelle l’arbitre
desk-dummy-group-sees = regarde une main, ou se lève
desk-dummy-group-trick = quelque chose avec une levée retournée
desk-ask-dummy-act = Quoi au juste ?
desk-ask-dummy-second = Un autre joueur l’avait-il dit avant ?
desk-ask-dummy-suit = Le déclarant trouve-t-il une carte de cette couleur ?

## What the Director says to the players

desk-say-cards-right = Je remets les cartes en ordre. Jouez ensuite l’étui comme d’habitude.
desk-say-cards-review = Jouez l’étui, je vous prie. Je verrai ensuite si cela a changé le résultat.
desk-say-card-away = Cette carte n’est pas de ce jeu. Je la retire ; continuez, je vous prie.
desk-say-card-restored = Voici la carte qui manquait. Elle revient en main, et toutes les déclarations restent.
desk-say-new-pack = La carte est perdue. Je reconstitue la même donne, et toutes les déclarations restent.
desk-say-call-again = Cette déclaration est annulée. Prenez les bonnes cartes, s’il vous plaît, et parlez à nouveau.
desk-say-board-stands = Aucun de vous ne connaît cet étui. Finissez-le, je vous prie ; la marque compte.
desk-say-board-cancelled = L’un de vous l’a déjà joué : l’étui est annulé pour les deux paires.
desk-say-card-played = Cette carte est jouée et reste sur la table. Continuez, je vous prie.
desk-say-card-led = Cette carte est une attaque à la levée suivante. Voyons ce qui s’ensuit.
desk-say-card-free = Cette carte n’a pas été jouée. Continuez, je vous prie.
desk-say-card-returns = La carte revient en main. Continuez, je vous prie.
desk-say-exposed = Laissez la carte face visible, s’il vous plaît ; je vous dirai quand elle doit être jouée.
desk-say-renamed = La langue a fourché : le déclarant peut nommer une autre carte.
desk-say-replaced = Remettez cette carte, s’il vous plaît, et jouez celle qui a été nommée.
