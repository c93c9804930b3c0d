### What a revoke costs in the end.

kind-revoke_equity = Der Revoke: Reicht der Preis?
skill-revoke-equity = wie viele Stiche es ohne den Revoke gab
skill-revoke-adjustment = wann die Turnierleitung nach einem Revoke den Score berichtigt
remember-revoke-equity = Zuerst die abgegebenen Stiche; dann den Rest ab dem Revoke noch einmal spielen, mit einer Karte, die bedient.
remember-revoke-adjustment = Die Gegner bekommen die abgegebenen Stiche oder das, was sie ohne den Revoke gewonnen hätten: was mehr ist, nie beides.
exercise-revoke_equity = Wie viele der gezeigten Stiche hätte { $side } ohne den Revoke gewonnen, wenn alle am besten spielen?
working-best-line = Das beste Spiel ohne den Revoke:
exercise-revoke_equity-adjusted = Mit den abgegebenen Stichen hat { $side } { $number } dieser { $of } Stiche. Berichtigt die Turnierleitung den Score?
option-equity-adjusted = Ja: Ohne den Revoke wären es mehr gewesen
option-equity-enough = Nein: Ohne den Revoke wären es nicht mehr gewesen
option-equity-never = Nein: Mehr als die abgegebenen Stiche gibt es nie
exercise-revoke_equity-final = Wie viele dieser Stiche bekommt { $side } am Ende?
reason-revoke-transfer-enough = Mit den abgegebenen Stichen hat diese Seite mindestens so viele wie ohne den Revoke. Was zu viel ist, wird nicht zurückgenommen.
reason-revoke-transfer-too-little = Ohne den Revoke hätte diese Seite mehr gewonnen. Die Turnierleitung berichtigt den Score, auch wenn kein Stich abgegeben wird.
reason-revoke-best-play = Die Turnierleitung schätzt, was geschehen wäre. Hier gilt dafür das beste Spiel aller, bei offenen Karten.
slip-revoke-result-kept = Das ist das Ergebnis am Tisch, mit dem Revoke.
slip-revoke-transfer-added = Das sind die Stiche am Tisch mit den abgegebenen. Spielen Sie es ohne den Revoke noch einmal.
slip-revoke-adjusted-for-nothing = Zählen Sie noch einmal: Ohne den Revoke wären es nicht mehr gewesen.
slip-revoke-harm-overlooked = Zählen Sie noch einmal: Ohne den Revoke wären es mehr gewesen.
slip-revoke-transfer-is-all = Die abgegebenen Stiche sind das Mindeste. Ist der Schaden größer, berichtigt die Turnierleitung den Score.
slip-revoke-both-given = Das Ergebnis ohne den Revoke kommt nicht zu den abgegebenen Stichen dazu: Das bessere von beiden zählt.
slip-revoke-transfer-taken-back = Was abgegeben ist, bleibt, auch wenn es mehr ist, als es ohne den Revoke gewesen wäre.
