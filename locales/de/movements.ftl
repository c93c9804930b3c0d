### Halbe Tische, gedrehte Boards, das Howell-Movement, Prozente von Paaren, die ausgesetzt haben.

## Kinds of exercise, as topics

kind-special_movement = Halbe Tische, gedrehte Boards, Howell
kind-session_ranking = Prozente und Rangliste

## Skills

skill-half-table = wer aussetzt, und was das bedeutet
skill-arrow-switch = gedrehte Boards
skill-howell = wohin ein Paar im Howell geht
skill-session-percentage = die Prozente eines Turniers
skill-ranking-by-percentage = die Rangliste nach Prozenten

## What is worth remembering, after “Remember:”

remember-half-table = Wer auf das fehlende Paar träfe, setzt eine Runde aus und spielt weniger Boards.
remember-arrow-switch = Sind die Boards gedreht, bleibt jeder sitzen und hat die Karten der anderen Seite.
remember-howell = Gehen Sie dorthin, wo das Paar mit der nächstniedrigeren Nummer eben gespielt hat; nur die höchste Nummer bleibt.
remember-session-percentage = Ihre Matchpunkte geteilt durch das, was auf den wirklich gespielten Boards möglich war.
remember-ranking-by-percentage = Bei verschieden vielen Boards entscheiden die Prozente, nicht die Summe.

## special_movement. $pair, $table, $round and so on are numbers, $side is a direction.

scene-half-table = Paar { $pair } fehlt: Es gibt einen halben Tisch.
scene-arrow-switch = In Runde { $round } werden die Boards um ein Viertel gedreht. Alle bleiben sitzen und haben also die Karten der anderen Seite.
scene-howell = Ein Paarturnier mit { $tables } Tischen, gespielt nach Howell: { $pairs } Paare, und jedes trifft auf alle anderen.
exercise-special_movement-sits_out = Welches Paar hat in Runde { $round } keine Gegner?
exercise-special_movement-boards = Gespielt werden { $rounds } Runden mit je { $boards } Boards. Wie viele Boards spielt Paar { $pair }?
exercise-special_movement-written = Die Ergebnisse dieser Runde werden eingetragen. Welches Paar gehört an Tisch { $table } in die Spalte { $side }?
exercise-special_movement-rival = In Runde { $round } spielt Paar { $pair } ein Board, das schon in Runde { $other } gespielt wurde. Mit welchem Paar jenes Tisches wird es verglichen?
exercise-special_movement-howell_table = An welchem Tisch spielt Paar { $pair } als Nächstes?
exercise-special_movement-howell_rounds = Nach wie vielen Runden hat jedes Paar gegen alle anderen gespielt?
exercise-special_movement-howell_stays = Welches Paar bleibt den ganzen Abend an seinem Tisch?
count-boards = Zahl der Boards
count-rounds = Zahl der Runden
grid-round = Runde
grid-same-board = Wo das Board gespielt wurde, und wer dort saß
grid-ns-chairs = Auf den Plätzen N-S
grid-ew-chairs = Auf den Plätzen O-W
working-boards-played = { $rounds } Runden × { $boards } Boards = { $total }
working-boards-with-sit-out = Eine Runde frei: { $rounds } Runden × { $boards } Boards = { $total }
working-howell = Paar { $pair } hat eben an Tisch { $table } gespielt.

reason-half-table = Paar { $pair } fehlt. Wer auf dieses Paar träfe, setzt die Runde aus.
reason-arrow-switch = Lässt die Turnierleitung die Boards drehen, wechseln die Paare die Karten und nicht die Plätze. Ein Ergebnis gehört zu der Seite, deren Karten ein Paar hatte.
reason-compared-with-same-cards = Verglichen wird mit den Paaren, die dieselben Karten hatten.
reason-howell-follow = Im Howell geht jedes Paar dorthin, wo das Paar mit der nächstniedrigeren Nummer eben gespielt hat, und Paar 1 folgt Paar { $last }. Nur Paar { $pairs } bleibt.
reason-howell-rounds = Jedes der { $pairs } Paare trifft auf alle anderen, in jeder Runde auf eines.

slip-half-table-not-moved = Das stimmt in der ersten Runde. Seither ist Ost-West weitergegangen.
slip-half-table-missing-pair = Das ist das Paar, das fehlt. Gefragt ist, wer allein bleibt.
slip-sit-out-forgotten = Dieses Paar setzt eine Runde aus.
slip-sit-out-too-many = Dieses Paar setzt nie aus: Das trifft nur die Gegner des fehlenden Paares.
slip-rounds-as-many-as-tables = Es gibt nicht so viele Runden wie Tische. Zählen Sie die Runden.
slip-boards-not-turned = Das ist der Platz. Die Boards sind gedreht, und das Paar hat die Karten der anderen Seite.
slip-compared-with-same-chair = Dieses Paar saß auf denselben Plätzen, hatte aber die anderen Karten.
slip-compared-with-opponent = Das ist der Gegner am selben Tisch.
slip-howell-followed-higher = Dort hat das Paar mit der nächsthöheren Nummer gespielt. Sie folgen der nächstniedrigeren.
slip-howell-as-mitchell = Einen Tisch höher: So geht es beim Mitchell.
slip-howell-pair-stayed = Nur das Paar mit der höchsten Nummer bleibt.
slip-howell-highest-moved = Das Paar mit der höchsten Nummer bleibt an seinem Tisch.
slip-howell-as-many-rounds-as-pairs = Kein Paar trifft auf sich selbst: Es gibt eine Runde weniger als Paare.
slip-howell-first-pair-stays = Auch Paar 1 wechselt. Es folgt dem letzten, das wechselt.

## session_ranking. $won and $top are matchpoints, $percent a percentage.

exercise-session_ranking-percentage = Wie viel Prozent hat dieses Paar? Runden Sie auf eine ganze Zahl.
exercise-session_ranking-first = Welches Paar führt die Rangliste an?
count-percent = Prozent
grid-session = Die Runden eines Paares
grid-standings = Die Paare nach der letzten Runde
grid-pair = Paar
grid-matchpoints-won = Matchpunkte
grid-top = Möglich
working-session = { $won } von { $top } möglichen Matchpunkten: { $percent } %
working-standing = Paar { $pair }: { $won } von { $top }, also { $percent } %

reason-percentage-of-own-tops = Die Prozente sind der Anteil der Matchpunkte, die auf den eigenen Boards möglich waren.
reason-sit-out-does-not-count = Eine Runde ohne Gegner bringt nichts und kostet nichts.
reason-ranked-by-percentage = Paare mit verschieden vielen Boards werden nach Prozenten in die Rangliste gesetzt.

slip-sit-out-counted-as-zero = Die freie Runde wurde gezählt, als hätte das Paar alles verloren. Sie zählt gar nicht.
slip-sit-out-counted-as-half = Die freie Runde wurde als Durchschnitt gezählt. Sie zählt gar nicht.
slip-percentages-averaged = Das ist der Durchschnitt der Runden. Runden mit mehr möglichen Punkten wiegen schwerer.
slip-matchpoints-for-percent = Das sind die Matchpunkte. Teilen Sie sie durch die möglichen.
slip-percentage-of-the-others = Das ist der Anteil der Gegner.
slip-ranked-by-total = Dieses Paar hat die meisten Matchpunkte, konnte aber auch mehr gewinnen. Vergleichen Sie die Prozente.
slip-ranked-by-points-lost = Dieses Paar hat die wenigsten Matchpunkte verloren. Es zählt der Anteil.

## What is wrong with a lesson file

lesson-error-session-matchpoints = Geben Sie entweder die Runden eines Paares oder die Paare an, jedes mit seinen Matchpunkten und mindestens so vielen möglichen, und nur eines an der Spitze
