### The ruling desk: wrong cards and boards, cards played or not, dummy, IMPs for pairs.

desk-tool-pairs = IMP für Paare
desk-tool-played = Gespielt oder nicht?
desk-tool-wrong-cards = Falsche Kartenzahl
desk-tool-wrong-board = Falsches Board
desk-about-pairs = Die Ergebnisse eines Boards: IMP gegen alle anderen, oder gegen den Durchschnitt.
desk-about-played = Ist die Karte gespielt, darf sie gewechselt oder zurückgenommen werden?
desk-about-wrong-cards = Eine Karte zu viel, eine fehlt, eine aus einem anderen Paket.
desk-about-wrong-board = Karten aus einem anderen Board, oder ein Board, das nicht an diesen Tisch gehört.

## IMPs in a pairs tournament

desk-pairs-compared = Jeder Score wird verglichen
desk-pairs-cross = mit allen anderen
desk-pairs-butler = mit dem Durchschnitt (Butler)
desk-pairs-cross-is = { $number ->
    [one] Ein Tisch: noch nichts zu vergleichen
   *[other] { $number } Tische: IMP gegen alle anderen Scores
}
desk-pairs-butler-is = Der Durchschnitt für Nord-Süd ist { $datum }
desk-grid-pairs = Die Scores des Boards mit ihren IMP

## A wrong number of cards

desk-ask-cards = Was stimmt mit den Karten nicht?
desk-cards-count = ein Blatt hat eine Karte zu viel, ein anderes eine zu wenig
desk-cards-missing = eine Karte fehlt, und niemand hat eine zu viel
desk-cards-foreign = eine Karte stammt aus einem anderen Paket
desk-ask-count-found = Wann wurde es entdeckt?
desk-count-before = bevor ein Spieler mit falschem Blatt angesagt hat
desk-count-called = nachdem einer von ihnen angesagt hat
desk-ask-count-seen = Hat jemand eine fremde Karte gesehen?
desk-ask-count-playable = Lässt es sich berichtigen und mit denselben Ansagen spielen?
desk-ask-foreign = Wurde sie zu einem Stich gespielt, der schon umgedreht ist?
desk-ask-lead-faced = Liegt das erste Ausspiel schon offen?
desk-ask-missing = Wo ist die Karte?
desk-missing-found = sie wurde gefunden: am Boden, im Board
desk-missing-lost = sie ist nicht zu finden
desk-missing-played = unter den gespielten: zwei in einem Stich
desk-ask-missing-role = Welchem Blatt fehlt sie?
desk-cards-normally = Die Karten werden berichtigt; das Board wird gespielt und zählt
desk-cards-review = Das Board wird gespielt; der Score kann danach berichtigt werden
desk-cards-removed = Die Karte wird weggenommen, sonst ändert sich nichts
desk-cards-removed-review = Die Karte wird weggenommen; der Score kann berichtigt werden
desk-missing-restored = Die Karte kommt in ihr Blatt zurück; die Ansagen gelten
desk-missing-pack = Die Verteilung wird mit einem anderen Paket nachgelegt; die Ansagen gelten
desk-missing-trick = Es ist ein Stich mit einer Karte zu viel

## A wrong board

desk-board-hand = ein Spieler hat mit den Karten eines anderen Boards angesagt
desk-board-players = das Board gehört in dieser Runde nicht an diesen Tisch
desk-ask-played-before = Hat einer der vier es schon gespielt?
desk-ask-partner-called = Hat der Partner dieses Spielers seither angesagt?
desk-ask-board-later = Und später, wenn das andere Board gespielt wird?
desk-board-repeats = dort sagt er dasselbe an
desk-board-differs = dort bedeutet seine Ansage etwas ganz anderes
desk-board-call-again = Die Ansage ist gestrichen; der Spieler sagt mit den richtigen Karten neu an
desk-board-cancelled = Das Board ist für beide Paare gestrichen
desk-board-stands = Das Board wird zu Ende gespielt, und der Score gilt

## Whether a card is played

desk-ask-played = Worum geht es?
desk-played-is-it = ob eine Karte gespielt ist
desk-played-renamed = der Alleinspieler will eine andere Karte vom Dummy als die verlangte
desk-played-misplayed = der Dummy hat eine Karte gelegt, die nicht verlangt war
desk-played-taken-back = ob eine Karte zurückgenommen werden darf
desk-played-declarer = die des Alleinspielers
desk-played-dummy = die des Dummys
desk-played-defender = die eines Gegenspielers
desk-ask-played-how = Was ist mit ihr geschehen?
desk-how-faced = sie wurde offen auf den Tisch gelegt
desk-how-touching = sie wurde offen gehalten und berührte den Tisch
desk-how-nearly = sie wurde offen knapp über dem Tisch gehalten
desk-how-held = sie wurde ruhig gehalten wie eine gespielte Karte
desk-how-moved-back = sie wurde in einem Zug zum Tisch hin und zurück bewegt
desk-how-partner = der Partner konnte sie sehen
desk-how-looked-away = der Partner konnte sie sehen, schaute aber weg
desk-how-opponent = nur ein Gegner hat sie gesehen
desk-how-both-saw = Alleinspieler und Dummy haben sie gesehen
desk-how-said = sie wurde als die zu spielende genannt
desk-how-pointed = auf sie wurde gezeigt: „diese spiele ich“
desk-how-touched = der Alleinspieler hat sie absichtlich berührt
desk-how-arranging = der Alleinspieler hat sie beim Ordnen berührt
desk-how-reaching = der Alleinspieler hat sie beim Griff nach einer anderen berührt
desk-how-indicated = der Dummy hat sie ungefragt berührt
desk-how-fell = sie ist versehentlich offen hingefallen
desk-how-penalty = sie ist eine Strafkarte und jetzt fällig
desk-how-fifth = sie ist eine zweite Karte zum selben Stich
desk-how-fifth-led = ebenso, und sie war für den nächsten Stich bestimmt
desk-ask-named-why = Warum wurde die andere Karte genannt?
desk-named-slip = ein Versprecher: Sie war nie gemeint
desk-named-inattention = der Alleinspieler war unaufmerksam
desk-named-thoughts = der Alleinspieler hat es sich anders überlegt
desk-ask-named-since = Wer hat seither gespielt?
desk-named-opponent = ein Gegner
desk-named-declarer = der Alleinspieler, aus einer der beiden Hände
desk-ask-moved-after = Wer hat danach zum Stich gespielt?
desk-moved-both = ein Gegenspieler und dann der Alleinspieler
desk-ask-moved-card = Was war die falsche Karte im Stich?
desk-moved-ordinary = eine Karte wie jede andere
desk-moved-lead = das Ausspiel zum Stich
desk-moved-revoke = ein Revoke des Dummys
desk-ask-ground = Weshalb soll sie zurück?
desk-ground-illegal = sie war nicht erlaubt, wie bei einem Revoke
desk-ground-rectification = eine Berichtigung verlangt es
desk-ground-slip = ein Versprecher wird rechtzeitig berichtigt
desk-ground-opponent = ein Gegner hat seine Karte gewechselt
desk-ground-revoke = ebenso, nach einem Revoke der Seite dieses Spielers
desk-ground-turn = ein Gegner hatte irrtümlich gesagt, dieser Spieler sei an der Reihe
desk-ground-lead = ein Gegner hatte außer Reihenfolge ausgespielt, jetzt folgt das richtige Ausspiel
desk-ground-explanation = eine Erklärung war falsch, und niemand hat seither gespielt
desk-ground-late = eine Erklärung war falsch, aber danach wurde schon gespielt
desk-ground-dummy-seen = es ist das erste Ausspiel nach falscher Erklärung, und der Dummy liegt
desk-ground-else = eine bessere Idee, oder etwas anderes
desk-card-played = Die Karte ist gespielt
desk-card-led = Die Karte zählt als Ausspiel zum nächsten Stich
desk-card-free = Die Karte ist nicht gespielt, und es folgt nichts
desk-card-back = Die Karte geht in ihr Blatt zurück
desk-card-penalty = Die Karte wird zur Strafkarte
desk-card-penalty-seen = Die Karte geht zurück; konnte der Partner sie sehen, wird sie zur Strafkarte
desk-card-renamed = Der Alleinspieler darf eine andere Karte verlangen
desk-card-replaced = Die Karte geht zurück, und die verlangte wird gespielt

## Dummy

desk-dummy-group-helps = etwas für den Alleinspieler, oder mit den Karten des Dummys
desk-dummy-group-speaks = spricht von einer Regelwidrigkeit, oder ruft die Turnierleitung
desk-dummy-group-sees = sieht in ein Blatt, oder steht auf
desk-dummy-group-trick = etwas mit einem umgedrehten Stich
desk-ask-dummy-act = Was genau?
desk-ask-dummy-second = Hatte es ein anderer Spieler vorher gesagt?
desk-ask-dummy-suit = Findet der Alleinspieler eine Karte dieser Farbe?

## What the Director says to the players

desk-say-cards-right = Ich bringe die Karten in Ordnung. Spielen Sie das Board dann bitte wie immer.
desk-say-cards-review = Bitte spielen Sie das Board. Danach sehe ich, ob es das Ergebnis verändert hat.
desk-say-card-away = Diese Karte gehört nicht dazu. Ich nehme sie weg; bitte machen Sie weiter.
desk-say-card-restored = Hier ist die fehlende Karte. Sie kommt ins Blatt zurück, und alle Ansagen gelten.
desk-say-new-pack = Die Karte ist verloren. Ich lege dieselbe Verteilung nach, und alle Ansagen gelten.
desk-say-call-again = Diese Ansage ist gestrichen. Bitte nehmen Sie die richtigen Karten und sagen Sie neu an.
desk-say-board-stands = Niemand von Ihnen kennt dieses Board. Bitte spielen Sie es zu Ende; der Score gilt.
desk-say-board-cancelled = Einer von Ihnen hat das Board schon gespielt; es ist für beide Paare gestrichen.
desk-say-card-played = Diese Karte ist gespielt und bleibt liegen. Bitte machen Sie weiter.
desk-say-card-led = Diese Karte ist ein Ausspiel zum nächsten Stich. Sehen wir, was daraus folgt.
desk-say-card-free = Diese Karte wurde nicht gespielt. Bitte machen Sie weiter.
desk-say-card-returns = Die Karte geht zurück. Bitte machen Sie weiter.
desk-say-exposed = Lassen Sie die Karte bitte offen liegen; ich sage Ihnen, wann sie gespielt wird.
desk-say-renamed = Das war ein Versprecher: Der Alleinspieler darf eine andere Karte verlangen.
desk-say-replaced = Bitte legen Sie diese Karte zurück, und spielen Sie die verlangte.
