### Results compared: score slips, matchpoints, rubber.

## A score slip: words accepted for each thing, separated by spaces, capitals do not matter.

input-doubled = X Kontra kontriert
input-redoubled = XX Rekontra rekontriert
input-passed-out = Pass P Passe durchgepasst rundgepasst

## What is wrong with a result that was typed. $text is what was typed, $bid a bid.

result-error-empty = Hier ist nichts eingetragen.
result-error-level = „{ $text }“ beginnt nicht mit einer Stufe von 1 bis 7.
result-error-strain = „{ $text }“ ist weder eine Farbe noch Sans-Atout.
result-error-doubling = „{ $text }“ bedeutet weder kontriert noch rekontriert.
result-error-ambiguous = „{ $text }“ kann man auf zwei Arten lesen.
result-error-end = „{ $text }“ lässt sich nicht als Ergebnis lesen: Schreiben Sie =, +1 oder −1.
result-error-overtricks = { $number ->
    [0] Bei { $bid } gibt es keine Überstiche: Alle dreizehn Stiche gehören zum Kontrakt.
    [one] Bei { $bid } gibt es höchstens { $number } Überstich.
   *[other] Bei { $bid } gibt es höchstens { $number } Überstiche.
}
result-error-undertricks = Bei { $bid } gibt es höchstens { $number } Faller.
result-error-twice = Etwas ist doppelt angegeben, oder zwei Angaben widersprechen sich.
result-error-missing = Das Ergebnis fehlt: Schreiben Sie =, +1, −1 oder die Zahl der Stiche.
result-error-tricks = { $number } Stiche sind zu viele: Es gibt nur dreizehn.

## Results compared

reason-matchpoints-compared = { $win ->
    [1] Jeder niedrigere Score auf diesem Board bringt 1, jeder gleiche ½.
   *[other] Jeder niedrigere Score auf diesem Board bringt 2, jeder gleiche 1.
}
reason-imps-for-difference = Eine Differenz von { $difference } Punkten ist { $imps } IMP wert.
reason-team-difference = Mit denselben Karten in derselben Richtung hat unser Paar { $ours }, das gegnerische { $theirs }. Die Differenz ist { $net }.
reason-board-a-match-better = Bei Board-a-Match bekommt das bessere Ergebnis beide Punkte, ob es um 10 oder um 500 besser ist.
reason-board-a-match-equal = Bei Board-a-Match teilen sich gleiche Scores die 2 Punkte: je 1.

## The sheet of a rubber: why a number goes where it does. $side is a partnership.

reason-rubber-tricks-below = Gereizte und gewonnene Stiche kommen unter den Strich: { $points }. Nur sie zählen für das Vollspiel.
reason-rubber-overtricks-above = Überstiche kommen über den Strich: { $points }. Sie zählen nie für das Vollspiel.
reason-rubber-small-slam = Zwölf Stiche wurden gereizt und gewonnen. Das ist ein Kleinschlemm: { $points } über dem Strich.
reason-rubber-grand-slam = Alle dreizehn Stiche wurden gereizt und gewonnen. Das ist ein Großschlemm: { $points } über dem Strich.
reason-rubber-insult = Der Kontrakt wurde im Kontra oder Rekontra erfüllt: { $points } über dem Strich.
reason-rubber-undertricks = Der Kontrakt ist gefallen: { $side } schreibt { $points } über den Strich.
reason-rubber-four-trump-honours = Vier der fünf Trumpffiguren waren in einer Hand von { $side }: { $points } über dem Strich, unabhängig davon, wer den Kontrakt spielt.
reason-rubber-five-trump-honours = Alle fünf Trumpffiguren waren in einer Hand von { $side }: { $points } über dem Strich, unabhängig davon, wer den Kontrakt spielt.
reason-rubber-four-aces = In Sans-Atout waren alle vier Asse in einer Hand von { $side }: { $points } über dem Strich, unabhängig davon, wer den Kontrakt spielt.
reason-rubber-game-won = { $side } hat { $points } unter dem Strich. Ab 100 ist es ein Vollspiel, und es wird ein neuer Strich gezogen.
reason-rubber-part-score-cancelled = Die { $points } Punkte von { $side } unter dem Strich zählen nicht mehr für das nächste Vollspiel. In der Summe bleiben sie.
reason-rubber-two-nil = { $side } hat zwei Vollspiele gewonnen, die Gegner keines: Die Rubberprämie ist { $points }.
reason-rubber-two-one = { $side } hat zwei Vollspiele gewonnen, die Gegner eines: Die Rubberprämie ist { $points }.
reason-rubber-unfinished-game = Der Rubber wurde abgebrochen. Nur { $side } hat ein Vollspiel gewonnen: Die Prämie beträgt { $points }.
reason-rubber-unfinished-part-score = Das letzte Vollspiel blieb unvollendet. Nur { $side } hat darin einen Teilkontrakt: Die Prämie beträgt { $points }.
reason-rubber-passed-out = Niemand hat geboten: Es wird nichts geschrieben, und der Nächste teilt.
