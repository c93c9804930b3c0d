### Übungen mit Karten: Farbe bekennen, einen Stich gewinnen, eine Karte vom Dummy nennen,
### wann eine Karte gespielt ist, und Artikel, die sich widersprechen.

## Kinds and skills

kind-legal_cards = Welche Karten sind erlaubt?
kind-trick_winner = Wer gewinnt den Stich?
kind-who_leads_next = Wer spielt als Nächster aus?
kind-dummys_card = Welche Karte spielt der Dummy?
kind-is_it_played = Ist die Karte gespielt?
kind-which_article_is_right = Welcher Artikel stimmt?

skill-follow-suit = Farbe bekennen
skill-trick-winner-notrump = wer einen Stich in Sans-Atout gewinnt
skill-trick-winner-ruff = wer einen Stich mit Trümpfen gewinnt
skill-lead-to-next-trick = wer zum nächsten Stich ausspielt
skill-dummy-designation = eine Karte vom Dummy nennen
skill-declarer-card-played = wann die Karte des Alleinspielers gespielt ist
skill-card-played = wann eine Karte des Dummys oder der Gegenspieler gespielt ist
skill-common-errors = oft gedruckte Fehler

remember-follow-suit = Wer die ausgespielte Farbe hat, bekennt; wer sie nicht hat, darf jede Karte spielen.
remember-trick-winner-notrump = Die höchste Karte der ausgespielten Farbe gewinnt, eine andere Farbe nie.
remember-trick-winner-ruff = Der höchste Trumpf gewinnt; ist kein Trumpf im Stich, die höchste Karte der ausgespielten Farbe.
remember-lead-to-next-trick = Die Hand, die den Stich gewonnen hat, spielt aus; die Karten des Dummys wählt der Alleinspieler.
remember-dummy-designation = Wird nur eine Farbe genannt, ist ihre niedrigste Karte gespielt. Am besten nennt man Farbe und Rang.
remember-dummy-designation-high-low = „Hoch“ und „klein“ meinen die höchste und die niedrigste Karte einer Farbe: der genannten, sonst der ausgespielten.
remember-dummy-designation-win = „Nimm“ bedeutet die niedrigste Karte, die sicher gewinnt; gibt es keine, muss der Alleinspieler eine Karte nennen.
remember-dummy-designation-rank = Ein Rang allein gilt für die Farbe, mit der der Dummy eben einen Stich gewonnen hat, sonst für die einzige erlaubte Karte dieses Ranges; sind es mehrere, muss der Alleinspieler sagen, welche.
remember-dummy-designation-void = Nennt der Alleinspieler eine Karte, die der Dummy nicht hat oder nicht spielen darf, gilt das nicht: Er nennt eine andere.
remember-dummy-designation-anything = Wer „irgendeine“ sagt, überlässt die Wahl einem der beiden Gegenspieler.
remember-dummy-designation-meant = Was der Alleinspieler zweifelsfrei gemeint hat, geht den Worten vor.
remember-declarer-card-played = Die Karte des Alleinspielers ist gespielt, wenn sie offen den Tisch berührt oder beinahe berührt, wenn er sie wie eine gespielte hält oder sie nennt; wird sie nur gesehen oder fällt sie aus Versehen herunter, geht sie zurück.
remember-declarer-card-played-fifth-card = Eine zweite Karte des Alleinspielers zum selben Stich geht zurück, es sei denn, die Turnierleitung wertet sie als Ausspiel.
remember-card-played = Gespielt ist im Gegenspiel eine Karte, die der Partner sehen konnte, beim Dummy eine, die der Alleinspieler nennt.
remember-card-played-slip-of-tongue = Ein Versprecher darf berichtigt werden, bis der Alleinspieler wieder spielt; eine Unaufmerksamkeit oder eine bessere Idee nicht.
remember-card-played-dropped = Eine unabsichtlich fallen gelassene Karte ist nicht gespielt; die eines Gegenspielers wird zur Strafkarte, wenn der Partner sie sehen konnte.
remember-card-played-fifth-card = Eine zweite Karte zum selben Stich ist nicht gespielt, es sei denn, die Turnierleitung wertet sie als Ausspiel; die eines Gegenspielers wird zur Strafkarte.
remember-card-played-dummy-acts = Der Alleinspieler bestimmt, was der Dummy spielt; der Dummy bewegt keine andere Karte und zeigt auf keine.
remember-common-errors = Prüfen Sie, was Sie lesen, an einem Beispiel, und schlagen Sie in den Regeln nach.

## legal_cards. $seat is the player whose turn it is.

exercise-legal_cards = { $seat } ist an der Reihe. Welche Karten dürfen gespielt werden?
exercise-legal_cards-lead = { $seat } ist am Ausspiel. Welche Karten dürfen ausgespielt werden?

reason-leader-free = { $seat } spielt aus und darf jede Karte wählen.
reason-void-plays-anything = { $seat } hat keine Karte der ausgespielten Farbe ({ $suit }) und darf jede Karte spielen. Niemand muss stechen.

slip-follows-the-ruff = Zu bekennen ist die Farbe der ersten Karte, auch wenn schon gestochen wurde.
slip-must-trump-when-void = Niemand muss stechen: Wer die ausgespielte Farbe nicht hat, darf jede Karte spielen.
slip-no-ruffing-when-void = Wer die ausgespielte Farbe nicht hat, darf auch stechen.
slip-must-beat-if-able = Niemand muss überstechen oder höher spielen: Farbe bekennen genügt.
slip-trumps-may-not-be-led = Trumpf darf jederzeit ausgespielt werden.

## trick_winner. $seat led to the trick.

exercise-trick_winner = { $seat } hat ausgespielt. Trumpf: { $strain }. Wer gewinnt den Stich?
exercise-trick_winner-notrump = { $seat } hat ausgespielt. Gespielt wird Sans-Atout. Wer gewinnt den Stich?

reason-trick-highest-trump = Der höchste Trumpf gewinnt den Stich: { $card } von { $seat }.
reason-trick-highest-of-suit-led = Im Stich ist kein Trumpf. Die höchste Karte der ausgespielten Farbe gewinnt: { $card } von { $seat }.
reason-trick-highest-at-notrump = In Sans-Atout gewinnt die höchste Karte der ausgespielten Farbe: { $card } von { $seat }.
reason-trick-discard-never-wins = { $card } ist weder Trumpf noch von der ausgespielten Farbe. So hoch die Karte auch ist, sie kann nicht gewinnen.

working-trick-led = { $card }: { $seat } spielt aus. Diese Farbe ist zu bekennen.
working-trick-follows = { $card }: { $seat } bekennt Farbe.
working-trick-ruffs = { $card }: { $seat } sticht.
working-trick-discards = { $card }: { $seat } wirft ab. Diese Karte kann nicht gewinnen.

slip-highest-of-any-suit = Nicht die höchste Karte überhaupt gewinnt: Sie muss von der ausgespielten Farbe sein oder Trumpf.
slip-ace-always-wins = Ein Ass gewinnt nur in der ausgespielten Farbe, wenn niemand sticht, oder als Trumpf.
slip-every-ruff-wins = Stechen allein genügt nicht: Ein höherer Trumpf gewinnt.
slip-last-ruff-wins = Nicht der letzte Trumpf gewinnt, sondern der höchste.
slip-trump-overlooked = Im Stich ist ein Trumpf: Er schlägt jede Karte der ausgespielten Farbe.
slip-discard-ruffs-at-notrump = In Sans-Atout kann man nicht stechen: Eine Karte einer anderen Farbe ist nur ein Abwurf.

## who_leads_next. $seat is the hand that leads.

exercise-who_leads_next = Der Stich ist zu Ende. Aus welcher Hand wird zum nächsten Stich ausgespielt?
exercise-who_leads_next-chooses = { $seat } ist am Ausspiel. Wer wählt die Karte?
exercise-who_leads_next-second = { $seat } spielt aus. Welche Hand spielt danach?

reason-winner-leads-next = Wer den Stich gewonnen hat, spielt zum nächsten aus: { $seat }.
reason-declarer-plays-dummy = Der Alleinspieler spielt beide Hände: { $declarer } wählt auch die Karten des Dummys ({ $dummy }).
reason-players-choose-own-cards = { $seat } hat den Stich gewonnen und wählt die Karte.
reason-play-goes-clockwise = Gespielt wird im Uhrzeigersinn: Links von { $leader } sitzt { $seat }.

slip-leader-leads-again = Wer zuletzt ausgespielt hat, spielt nur dann wieder aus, wenn er den Stich gewonnen hat.
slip-lead-goes-round = Das Ausspiel geht nicht reihum: Es gehört dem Gewinner des Stichs.
slip-last-to-play-leads = Es kommt nicht darauf an, wer zuletzt gespielt hat: Der Gewinner des Stichs spielt aus.
slip-declarer-leads-for-dummy = Der Dummy hat den Stich gewonnen: Die nächste Karte kommt vom Dummy, nicht aus der Hand des Alleinspielers.
slip-dummy-chooses-own-card = Der Dummy wählt nichts: Der Alleinspieler nennt die Karten.
slip-declarer-chooses-for-defender = Der Alleinspieler wählt nur für seine Seite. Jeder Gegenspieler wählt selbst.
slip-play-goes-anticlockwise = Gespielt wird im Uhrzeigersinn: Als Nächstes ist der linke Gegner an der Reihe.
slip-partner-plays-second = Nach dem Ausspiel ist der linke Gegner an der Reihe, nicht der Partner.

## dummys_card: declarer says a word.

exercise-dummys_card-small = Der Alleinspieler sagt: „Klein.“ Welche Karte spielt der Dummy?
exercise-dummys_card-duck = Der Alleinspieler sagt: „Ducken.“ Welche Karte spielt der Dummy?
exercise-dummys_card-high = Der Alleinspieler sagt: „Hoch.“ Welche Karte spielt der Dummy?
exercise-dummys_card-win = Der Alleinspieler sagt: „Nimm.“ Welche Karte spielt der Dummy?
exercise-dummys_card-ruff = Der Alleinspieler sagt: „Stechen.“ Welche Karte spielt der Dummy?
exercise-dummys_card-anything = Der Alleinspieler sagt: „Irgendeine.“ Welche Karte spielt der Dummy?
exercise-dummys_card-suit = { $suit-key ->
    [clubs] Der Alleinspieler sagt: „Treff.“ Welche Karte spielt der Dummy?
    [diamonds] Der Alleinspieler sagt: „Karo.“ Welche Karte spielt der Dummy?
    [hearts] Der Alleinspieler sagt: „Cœur.“ Welche Karte spielt der Dummy?
    [spades] Der Alleinspieler sagt: „Pik.“ Welche Karte spielt der Dummy?
   *[other] Der Alleinspieler sagt: „{ $suit }.“ Welche Karte spielt der Dummy?
}
exercise-dummys_card-high_of = { $suit-key ->
    [clubs] Der Alleinspieler sagt: „Hohes Treff.“ Welche Karte spielt der Dummy?
    [diamonds] Der Alleinspieler sagt: „Hohes Karo.“ Welche Karte spielt der Dummy?
    [hearts] Der Alleinspieler sagt: „Hohes Cœur.“ Welche Karte spielt der Dummy?
    [spades] Der Alleinspieler sagt: „Hohes Pik.“ Welche Karte spielt der Dummy?
   *[other] Der Alleinspieler sagt: „{ $suit } hoch.“ Welche Karte spielt der Dummy?
}
exercise-dummys_card-rank = { $rank-key ->
    [a] Der Alleinspieler sagt: „Ass.“ Welche Karte spielt der Dummy?
    [k] Der Alleinspieler sagt: „König.“ Welche Karte spielt der Dummy?
    [q] Der Alleinspieler sagt: „Dame.“ Welche Karte spielt der Dummy?
    [j] Der Alleinspieler sagt: „Bube.“ Welche Karte spielt der Dummy?
    [t] Der Alleinspieler sagt: „Zehn.“ Welche Karte spielt der Dummy?
   *[other] Der Alleinspieler sagt: „Die { $rank }.“ Welche Karte spielt der Dummy?
}
exercise-dummys_card-card = Der Alleinspieler nennt { $card }. Welche Karte spielt der Dummy?

option-dummy-card = { $card }
option-dummy-which = Der Alleinspieler muss sagen, welche: { $cards }
option-dummy-again = Noch keine: Der Alleinspieler muss eine andere nennen
option-dummy-defender = Noch keine: Einer der beiden Gegenspieler wählt

scene-dummy-won-with = { $suit-key ->
    [clubs] { $seat }, der Dummy, hat den letzten Stich mit einem Treff gewonnen.
    [diamonds] { $seat }, der Dummy, hat den letzten Stich mit einem Karo gewonnen.
    [hearts] { $seat }, der Dummy, hat den letzten Stich mit einem Cœur gewonnen.
    [spades] { $seat }, der Dummy, hat den letzten Stich mit einem Pik gewonnen.
   *[other] { $seat }, der Dummy, hat den letzten Stich gewonnen. Die Farbe war { $suit }.
}
scene-dummy-meant = Der Alleinspieler zieht diese Farbe von oben ab. Die Turnierleitung stellt fest: Gemeint war zweifelsfrei die höchste Karte.
scene-dummy-gone = In den früheren Stichen gespielt: { $cards }. Die Gegenspieler haben immer Farbe bekannt.

slip-high-means-high-enough = „Hoch“ bedeutet die höchste Karte, auch wenn eine niedrigere genügen würde.
slip-win-means-highest = „Nimm“ bedeutet die niedrigste Karte, die sicher gewinnt, nicht die höchste.
slip-win-means-wins-so-far = Eine Karte, die bisher gewinnt, kann noch geschlagen werden: „Nimm“ bedeutet die niedrigste, von der der Alleinspieler weiß, dass sie gewinnt.
slip-win-only-for-the-last-hand = Für „Nimm“ muss der Dummy nicht als Letzter spielen: Eine Karte, die niemand mehr schlagen kann, gewinnt sicher.
slip-suit-alone-plays-winner = Eine Farbe ohne Rang bedeutet die niedrigste Karte, ob sie gewinnt oder nicht.
slip-ruff-means-overruff = „Stechen“ nennt nur die Trumpffarbe: Gespielt wird der niedrigste Trumpf, auch hinter einem höheren.
slip-suit-alone-is-unclear = Eine Farbe ohne Rang genügt: Sie bedeutet die niedrigste Karte.
slip-small-or-high-of-any-suit = „Klein“ und „hoch“ beziehen sich auf die ausgespielte Farbe, nicht auf alle Karten des Dummys.
slip-anything-is-a-small-card = „Irgendeine“ heißt nicht „klein“: Die Gegenspieler dürfen wählen.
slip-anything-stays-with-declarer = Wer „irgendeine“ sagt, gibt die Wahl ab: Sie liegt jetzt beim Gegenspiel.
slip-rank-alone-is-unclear = Ein Rang ohne Farbe genügt, wenn nur eine solche Karte in Frage kommt.
slip-rank-alone-is-guessed = Mehrere Karten dieses Ranges kommen in Frage: Geraten wird nicht, der Alleinspieler muss sagen, welche.
slip-illegal-call-stands = Eine Karte, die ein Revoke wäre, kann nicht verlangt werden: Der Dummy muss Farbe bekennen.
slip-next-best-card-played = Eine Karte, die der Dummy nicht hat, wird nicht durch die nächste ersetzt: Der Alleinspieler nennt eine andere.
slip-defender-mends-the-call = Das Gegenspiel wählt nur, wenn weder eine Farbe noch ein Rang, noch sonst ein Wunsch genannt wird.

## is_it_played. $seat owns the card, $declarer declares.

exercise-is_it_played = Was geschieht mit der Karte?
option-card-played = Sie ist gespielt
option-card-must-be-played = Sie muss gespielt werden
option-card-may-be-changed = Sie ist gespielt, darf aber noch gewechselt werden
option-card-not-played = Sie ist nicht gespielt, und das hat keine Folgen
option-card-penalised = Sie ist nicht gespielt, wird aber zur Strafkarte
option-card-replaces = Sie ersetzt in diesem Stich die erste Karte
option-card-led = Sie zählt als Ausspiel zum nächsten Stich

scene-played-faced = { $seat } nimmt { $card } aus der Hand und legt die Karte offen auf den Tisch.
scene-played-touching = { $seat } hält { $card } so, dass die offene Karte den Tisch berührt, lässt sie aber nicht los.
scene-played-nearly = { $seat } hält { $card } offen ganz knapp über dem Tisch, ohne ihn zu berühren.
scene-played-held = { $seat } hält { $card } ruhig und offen über dem Tisch, so wie man eine gespielte Karte hält.
scene-played-moved-back = { $seat } bewegt { $card } zum Tisch hin und in einem Zug wieder zurück, ohne anzuhalten.
scene-played-partner-could-see = { $seat } zieht { $card } und hält die Karte so, dass der Partner die Bildseite sehen könnte.
scene-played-dummy-could-see = { $seat } zieht { $card } und hält die Karte aufrecht, hoch über dem Tisch. Der Dummy könnte die Bildseite sehen.
scene-played-partner-looked-away = { $seat } hält { $card } so, dass der Partner die Bildseite sehen könnte. Der Partner schaute aber gerade weg.
scene-played-dummy-looked-away = { $seat } hält { $card } aufrecht, hoch über dem Tisch. Der Dummy hätte die Bildseite sehen können, schaute aber gerade weg.
scene-played-declarer-saw = { $seat } zieht { $card } ein Stück aus der Hand. Nur der Alleinspieler sieht die Bildseite; der Partner konnte sie nicht sehen.
scene-played-defender-saw = { $seat } zieht { $card } ein Stück aus der Hand. Ein Gegenspieler sieht die Bildseite.
scene-played-both-saw = { $seat } zieht { $card }. Ob der Partner die Bildseite sehen konnte, weiß man nicht; Alleinspieler und Dummy haben sie beide gesehen.
scene-played-named = { $seat } hat { $card } noch nicht bewegt, sagt aber deutlich: „Ich spiele { $card }.“
scene-played-pointed-out = { $seat } zeigt unter den eigenen Karten auf { $card }: „Diese spiele ich.“
scene-played-dropped-by-defender = { $card } rutscht { $seat } aus der Hand und liegt offen da, wo der Partner die Karte sehen konnte.
scene-played-dropped-by-declarer = { $card } rutscht { $seat } aus der Hand und liegt offen auf dem Tisch.
scene-played-penalty-card = Vor { $seat } liegt { $card } als Hauptstrafkarte. Jetzt ist { $seat } an der Reihe, und die Karte darf gespielt werden.
scene-played-fifth = { $seat } hat zu diesem Stich schon gespielt und legt unabsichtlich auch noch { $card } auf den Tisch.
scene-played-fifth-led = { $seat } hat zu diesem Stich schon gespielt und legt auch noch { $card } auf den Tisch. Die Turnierleitung stellt fest, dass die Karte für den nächsten Stich bestimmt war.
scene-dummy-named = Der Alleinspieler verlangt { $card } vom Dummy. Noch hat niemand die Karte bewegt.
scene-dummy-pointed-at = Der Alleinspieler zeigt deutlich auf { $card } beim Dummy: „Diese, bitte.“
scene-dummy-touched = { $declarer }, der Alleinspieler, berührt { $card } beim Dummy absichtlich, um die Karte zu spielen, und sagt nichts.
scene-dummy-arranging = { $declarer }, der Alleinspieler, ordnet die Karten des Dummys und berührt dabei { $card }.
scene-dummy-reaching = { $declarer }, der Alleinspieler, greift nach einer anderen Karte des Dummys und berührt dabei { $card }.
scene-dummy-dropped = Der Dummy stößt { $card } unabsichtlich in die Tischmitte. Der Alleinspieler hat keine Karte genannt.
scene-dummy-fifth = Der Dummy hat zu diesem Stich schon gespielt. Unabsichtlich wird auch noch { $card } vom Dummy hingelegt.
scene-dummy-fifth-led = Der Dummy hat zu diesem Stich schon gespielt, und auch { $card } vom Dummy wird hingelegt. Die Turnierleitung stellt fest, dass die Karte für den nächsten Stich bestimmt war.
scene-dummy-slip-of-tongue = Der Alleinspieler verspricht sich, nennt { $card } vom Dummy und sagt sofort, dass eine andere Karte gemeint war. Weitergespielt hat er nicht.
scene-dummy-absent-minded = Der Alleinspieler ist in Gedanken, verlangt { $card } vom Dummy und bereut es sofort.
scene-dummy-change-of-mind = Der Alleinspieler verlangt { $card } vom Dummy, überlegt es sich anders und will sofort eine andere Karte.
scene-dummy-moved-wrong = Der Dummy schiebt { $card } in die Mitte. Der Alleinspieler hatte eine andere Karte genannt, und das wird sofort bemerkt.
scene-dummy-indicated = Der Alleinspieler überlegt noch. Der Dummy legt ungefragt einen Finger auf { $card }.

slip-declarer-card-seen-is-played = Es spielt keine Rolle, wer die Karte des Alleinspielers gesehen hat: Es zählt nur, ob sie hingelegt oder wie eine gespielte gehalten wurde.
slip-defender-card-must-be-seen = Im Gegenspiel genügt es, dass der Partner die Karte sehen konnte; hingeschaut haben muss er nicht.
slip-opponents-sight-counts = Im Gegenspiel zählt, was der Partner sehen konnte, nicht, was ein Gegner gesehen hat.
slip-card-must-lie-on-table = Eine Karte muss nicht auf dem Tisch liegen: Offen am Tisch gehalten, ist sie gespielt.
slip-moved-card-is-played = Eine Bewegung zum Tisch hin genügt nicht: Die Karte muss dort zur Ruhe kommen.
slip-named-card-not-binding = Wer eine Karte nennt oder auf sie zeigt, um sie zu spielen, hat sie gespielt, auch wenn sie noch niemand bewegt hat.
slip-touched-card-is-played = Eine berührte Karte des Dummys ist nur dann gespielt, wenn sie berührt wurde, um sie zu spielen.
slip-touching-never-plays = Eine Karte des Dummys, die der Alleinspieler absichtlich berührt, um sie zu spielen, ist gespielt.
slip-dropped-card-is-played = Eine Karte, die unabsichtlich herunterfällt, ist nicht gespielt.
slip-played-card-may-be-changed = Gespielt bleibt gespielt: Nur ein Versprecher bei einer Karte des Dummys lässt sich berichtigen.
slip-change-of-mind-allowed = Nur ein Versprecher darf geändert werden, keine Unaufmerksamkeit und keine bessere Idee.
slip-slip-of-tongue-stands = Ein Versprecher darf berichtigt werden, bis der Alleinspieler wieder spielt.
slip-dummys-own-move-counts = Der Dummy entscheidet nichts: Gespielt ist nur, was der Alleinspieler nennt oder berührt.
slip-fifth-card-replaces-first = Die erste Karte zählt zum Stich; eine zweite ersetzt sie nicht.
slip-fifth-card-costs-nothing = Die zweite Karte eines Gegenspielers geht nicht einfach zurück: Sie wird zur Strafkarte.
slip-fifth-card-never-led = Stellt die Turnierleitung fest, dass die Karte ein Ausspiel sein sollte, zählt sie als Ausspiel.

## which_article_is_right: what the articles are about

exercise-which_article_is_right = Zwei Artikel widersprechen sich. Welcher stimmt?
scene-articles-auction = Zwei Artikel über die Reizung
scene-articles-play = Zwei Artikel über das Spiel der Karten
scene-articles-penalty = Zwei Artikel über Strafkarten
scene-articles-score = Zwei Artikel über den Score im Turnier
scene-articles-tournament = Zwei Artikel über Matchpunkte
scene-articles-rubber = Zwei Artikel über Rubberbridge

## What the articles say, two by two; and a case that decides between them.
## $right is what is right there, $wrong what the other article makes of it.

article-turn-to-the-left = Angesagt wird reihum im Uhrzeigersinn.
article-turn-to-the-right = Angesagt wird reihum gegen den Uhrzeigersinn.
working-article-turn = { $dealer } teilt und macht die erste Ansage. Danach ist { $right } an der Reihe, nicht { $wrong }.

article-three-passes-always = Dreimal Pass hintereinander beendet die Reizung, was auch immer vorher war.
article-three-passes-after-bid = Dreimal Pass hintereinander beendet die Reizung nur, wenn schon jemand geboten hat.
working-article-three-passes = { $dealer } teilt, und die ersten drei passen. Die Reizung ist nicht zu Ende: { $seat } darf noch bieten.

article-declarer-of-the-table = Alleinspieler ist, wer am ganzen Tisch die Denomination des Kontrakts zuerst genannt hat.
article-declarer-of-the-side = Alleinspieler ist, wer von der Seite, die den Kontrakt spielt, dessen Denomination zuerst genannt hat.
working-article-declarer = Beide Seiten nennen { $strain }, und der Kontrakt ist { $bid }. Alleinspieler ist { $right }, nicht { $wrong }: Nur die Seite zählt, die den Kontrakt spielt.

article-notrump-highest = Die höchste Denomination ist Sans-Atout; gleich darunter kommt Pik.
article-spades-highest = Die höchste Denomination ist Pik; gleich darunter kommt Sans-Atout.
working-article-highest = Das letzte Gebot ist { $last }. { $seat } darf { $call } sagen.

article-redouble-later = Rekontrieren darf man, solange nach dem Kontra nur gepasst wurde.
article-redouble-at-once = Rekontrieren darf man nur sofort nach dem Kontra, bevor jemand passt.
working-article-late-redouble = { $bid } wurde kontriert, und zwei Spieler haben gepasst. { $seat } hat { $bid } geboten und darf noch rekontrieren.

article-double-any-bid = Solange das letzte Gebot von den Gegnern ist, darf man es kontrieren.
article-double-undoubled-bid = Das letzte Gebot der Gegner darf man kontrieren, wenn es noch niemand kontriert hat.
working-article-second-double = { $bid } wurde kontriert, und der Nächste hat gepasst. Der Partner von { $seat } hat kontriert: { $seat } darf es nicht noch einmal.

article-lead-left-of-dealer = Das erste Ausspiel macht der Spieler links vom Teiler.
article-lead-left-of-declarer = Das erste Ausspiel macht der Spieler links vom Alleinspieler.
working-article-lead = { $dealer } hat geteilt, { $declarer } spielt { $contract }. { $right } spielt aus, nicht { $wrong }.

article-void-free = Wer die ausgespielte Farbe nicht hat, darf jede Karte spielen.
article-void-must-ruff = Wer die ausgespielte Farbe nicht hat, muss einen Trumpf spielen.
working-article-void = Ausgespielt: { $card }; Trumpf: { $strain }. Wer die Farbe nicht hat, darf jede dieser Karten wählen: { $right }. Stechen würde nur { $wrong }.

article-any-ruff-wins = Wer die ausgespielte Farbe nicht hat und sticht, gewinnt den Stich.
article-highest-trump-wins = Wenn mehrere stechen, gewinnt der höchste Trumpf den Stich.
working-article-overruff = In diesem Stich stechen zwei. Er gehört { $right }, nicht { $wrong }:

article-suit-led-wins = In Sans-Atout gewinnt die höchste Karte der ausgespielten Farbe den Stich.
article-highest-card-wins = In Sans-Atout gewinnt die höchste der vier Karten den Stich.
working-article-discard = Dieser Stich gehört { $right }, nicht { $wrong }:

article-lead-goes-round = Nach jedem Stich geht das Ausspiel an den nächsten Spieler links.
article-winner-leads = Nach jedem Stich gehört das Ausspiel dem, der ihn gewonnen hat.
working-article-next-lead = { $seat } hat zu diesem Stich ausgespielt. Zum nächsten spielt { $right } aus, nicht { $wrong }:

article-high-is-highest = Sagt der Alleinspieler „hoch“, spielt der Dummy die höchste Karte der ausgespielten Farbe.
article-high-is-enough = Sagt der Alleinspieler „hoch“, spielt der Dummy eine Karte, die gerade hoch genug ist.
working-article-dummy-high = In der ausgespielten Farbe ({ $trick }) hat der Dummy { $cards }. „Hoch“ bedeutet { $right }, obwohl { $wrong } genügen würde.

article-declarer-card-seen = Eine Karte des Alleinspielers ist gespielt, sobald ein Gegner sie gesehen hat.
article-declarer-card-put-down = Eine Karte des Alleinspielers ist gespielt, wenn sie hingelegt oder wie eine gespielte gehalten wird.
working-article-declarers-card = { $seat }, der Alleinspieler, zieht { $card } aus der Hand; { $other } sieht die Karte. Sie ist nicht gespielt und darf zurück.

article-defender-card-visible = Eine Karte im Gegenspiel ist gespielt, wenn der Partner die Bildseite hätte sehen können.
article-defender-card-seen = Eine Karte im Gegenspiel ist gespielt, wenn der Partner die Bildseite wirklich gesehen hat.
working-article-defenders-card = Gegenspieler { $seat } hält { $card } so, dass { $other } die Karte sehen könnte. { $other } schaute gerade weg, und doch ist die Karte gespielt.

article-four-honours = Figuren sind Ass, König, Dame und Bube.
article-five-honours = Figuren sind Ass, König, Dame, Bube und Zehn.
working-article-ten = { $seat }, im Gegenspiel, lässt { $card } fallen. Die Zehn ist eine Figur: Die Karte ist eine Hauptstrafkarte, keine Nebenstrafkarte.

article-partner-restricted = Liegt eine Hauptstrafkarte da, darf der Alleinspieler auch das Ausspiel des Partners einschränken.
article-owner-alone = Eine Hauptstrafkarte betrifft nur ihren Besitzer; der Partner spielt aus, was er will.
working-article-partners-lead = Vor { $seat } liegt { $card } als Hauptstrafkarte, und { $leader } ist am Ausspiel. Der Alleinspieler darf die Farbe ({ $suit }) verlangen, verbieten oder freistellen.

article-minor-at-once = Eine Nebenstrafkarte muss gespielt werden, sobald ihr Besitzer diese Farbe spielt.
article-minor-or-honour = Statt einer Nebenstrafkarte darf eine Figur dieser Farbe gespielt werden.
working-article-minor-card = Ausgespielte Farbe: { $suit }. Ein Gegenspieler hat { $cards }; { $card } ist eine Nebenstrafkarte. Erlaubt: { $right }, nicht nur { $wrong }.

article-cards-of-one-defender = Zwei Strafkarten sind nur dann beide Hauptstrafkarten, wenn sie demselben Gegenspieler gehören.
article-cards-of-both-defenders = Zwei Strafkarten sind beide Hauptstrafkarten, auch wenn jeder Gegenspieler eine hat.
working-article-partners-card = Vor { $partner } liegt { $lies } als Nebenstrafkarte. Dann lässt { $seat }, der andere Gegenspieler, { $card } fallen: Auch das ist eine Nebenstrafkarte.

article-all-tricks-score = In Sans-Atout zählt der erste gewonnene Stich 40 und jeder weitere 30.
article-odd-tricks-score = In Sans-Atout zählt der erste Stich über sechs 40 und jeder weitere 30.
working-article-notrump-tricks = { $bid } mit { $tricks } Stichen erfüllt: { $right } Stichpunkte, nicht { $wrong }.

article-double-times-two = Kontra verdoppelt die Stichpunkte, Rekontra vervierfacht sie.
article-double-times-three = Kontra verdreifacht die Stichpunkte, Rekontra vervierfacht sie.
working-article-double-factor = { $bid } im Kontra erfüllt: { $right } Stichpunkte, nicht { $wrong }.

article-double-everything = Ist ein Kontrakt im Kontra erfüllt, wird der ganze Score verdoppelt.
article-double-trick-points = Ist ein Kontrakt im Kontra erfüllt, werden nur die Punkte der gereizten Stiche verdoppelt.
working-article-doubled-score = { $bid } im Kontra erfüllt, { $vulnerability }: { $right }, nicht { $wrong }.

article-doubled-from-hundred = Ein im Kontra erfüllter Kontrakt ist ein Vollspiel, wenn die verdoppelten Stichpunkte 100 erreichen.
article-doubled-always-game = Ein im Kontra erfüllter Kontrakt ist immer ein Vollspiel, auch mit wenigen Stichpunkten.
working-article-doubled-game = { $bid } im Kontra erfüllt: { $points } Stichpunkte. Die Prämie ist { $right }, nicht { $wrong }.

article-undertricks-twice = Im Kontra kostet jeder Faller doppelt so viel wie ohne Kontra.
article-undertricks-own-scale = Im Kontra kosten Faller immer mehr, nach einer eigenen Staffel.
working-article-undertricks = { $bid } im Kontra, { $down } Faller, { $vulnerability }: Die Gegner bekommen { $right }, nicht { $wrong }.

article-game-from-tricks-bid = Für das Vollspiel zählen die Punkte der gereizten Stiche: mindestens 100.
article-game-from-tricks-made = Für das Vollspiel zählen die Punkte der gewonnenen Stiche: mindestens 100.
working-article-overtricks-game = { $bid } mit { $tricks } Stichen, { $vulnerability }: Die Prämie ist { $right }, nicht { $wrong }.

article-overtricks-twice = Im Kontra ist ein Überstich doppelt so viel wert wie sonst.
article-overtricks-fixed = Im Kontra ist ein Überstich 100 wert, in Gefahr 200.
working-article-doubled-overtricks = { $over ->
    [one] { $bid } im Kontra mit { $over } Überstich, { $vulnerability }: Er bringt { $right }, nicht { $wrong }.
   *[other] { $bid } im Kontra mit { $over } Überstichen, { $vulnerability }: Sie bringen { $right }, nicht { $wrong }.
}

article-slam-bid-and-made = Die Schlemmprämie bekommt, wer den Schlemm reizt und erfüllt.
article-slam-made = Die Schlemmprämie bekommt, wer mindestens zwölf Stiche gewinnt.
working-article-slam-unbid = { $bid } mit { $tricks } Stichen, { $vulnerability }: Ein Schlemm wurde nicht gereizt. Die Schlemmprämie ist { $right }, nicht { $wrong }.

article-slam-instead-of-game = Ein Schlemm bringt die Schlemmprämie anstelle der Vollspielprämie.
article-slam-besides-game = Ein Schlemm bringt die Schlemmprämie neben der Vollspielprämie.
working-article-slam-game = { $bid } erfüllt, { $vulnerability }: insgesamt { $right }, nicht { $wrong }.

article-redoubled-hundred = Ein im Kontra erfüllter Kontrakt bringt 50 zusätzlich, ein im Rekontra erfüllter 100.
article-redoubled-fifty = Ein erfüllter Kontrakt bringt 50 zusätzlich, im Kontra wie im Rekontra.
working-article-redoubled = { $bid } im Rekontra erfüllt: Die zusätzliche Prämie ist { $right }, nicht { $wrong }.

article-shared-best-is-top = Der beste Score auf einem Board ist ein Top, auch wenn ihn sich zwei Paare teilen.
article-shared-best-below-top = Teilen sich zwei Paare den besten Score auf einem Board, hat keines den vollen Top.
working-article-shared-top = Ein Board wurde an { $tables } Tischen gespielt, und zwei Paare teilen sich den besten Score, { $score }. Jedes bekommt { $right } Matchpunkte, nicht { $wrong }.

article-part-score-stays = Gewinnen die Gegner ein Vollspiel, bleibt der eigene Teilkontrakt in der Summe.
article-part-score-lost = Gewinnen die Gegner ein Vollspiel, ist der eigene Teilkontrakt verloren.
working-article-part-score = { $side } hat { $part } erfüllt, dann hat { $others } { $bid } erfüllt, ein Vollspiel. In der Summe hat { $side } weiterhin { $right }, nicht { $wrong }.

article-rubber-seven-hundred-even = Der Rubber bringt 700, wenn auch die Gegner ein Vollspiel haben, sonst 500.
article-rubber-seven-hundred-clean = Der Rubber bringt 700, wenn die Gegner kein Vollspiel haben, sonst 500.
working-article-rubber-two-one = { $side } gewinnt den Rubber mit zwei Vollspielen zu einem: { $right }, nicht { $wrong }.
working-article-rubber-two-nil = { $side } gewinnt den Rubber mit zwei Vollspielen zu null: { $right }, nicht { $wrong }.

article-honours-from-four = Beim Rubberbridge bringen schon vier Trumpffiguren in einer Hand eine Prämie.
article-honours-all-five = Beim Rubberbridge bringen erst alle fünf Trumpffiguren in einer Hand eine Prämie.
working-article-honours = Trumpf: { $strain }. Eine Hand hat { $cards }: Die Prämie ist { $right }, nicht { $wrong }.

reason-dealer-then-left = Der Teiler macht die erste Ansage. Dann geht es im Uhrzeigersinn weiter, immer nach links.
reason-three-passes-after-bid = Nach einem Gebot beendet dreimal Pass hintereinander die Reizung. Ohne Gebot braucht es viermal Pass.
reason-score-odd-tricks-only = Die ersten sechs Stiche bringen nichts. In Sans-Atout zählt der siebte 40 und jeder weitere 30.
reason-score-doubled-overtricks = Im Kontra haben Überstiche einen festen Wert: je 100, in Gefahr je 200.
reason-score-slam-must-be-bid = Die Schlemmprämie gibt es für einen gereizten und erfüllten Schlemm. Die Stiche allein genügen nicht.

slip-spades-rank-highest = Sans-Atout steht über Pik.
slip-redouble-only-at-once = Ob nach dem Kontra gepasst wurde, spielt keine Rolle: Zum Rekontrieren ist noch Zeit.
slip-partner-leads-freely = Eine Hauptstrafkarte betrifft auch den Partner: Der Alleinspieler darf die Farbe verlangen oder verbieten.
slip-partners-card-counts = Zusammen zählen nur die Karten desselben Gegenspielers, nicht die des Partners.
slip-doubled-means-times-three = Kontra heißt mal zwei, Rekontra mal vier.
slip-every-double-makes-game = Mit Kontra ist es nur dann ein Vollspiel, wenn die verdoppelten Stichpunkte 100 erreichen.
slip-insult-always-fifty = Die zusätzliche Prämie ist 50 im Kontra und 100 im Rekontra.
slip-part-score-lost = Ein Teilkontrakt, der nicht mehr für das Vollspiel zählt, bleibt am Ende trotzdem in der Summe.
slip-rubber-bonus-swapped = Die größere Prämie, 700, gibt es für zwei Vollspiele zu null.
slip-honours-need-all-five = Vier der fünf Trumpffiguren in einer Hand genügen: Sie bringen 100.
slip-shared-best-is-top = Wer sich den besten Score teilt, hat nicht alle anderen geschlagen und bleibt unter dem Top.

## What is wrong with a position in a lesson

lesson-error-no-cards = Das Blatt hat keine Karte
lesson-error-one-card = Hier gehört eine einzige Karte hin
lesson-error-no-trumps = Ohne Trumpf kann niemand stechen
lesson-error-dummy-not-on-lead = „won_with“ gilt für einen Dummy am Ausspiel, ohne begonnenen Stich
lesson-error-how-played = Diesen Umstand gibt es bei einer Karte nicht
lesson-error-how-not-of-role = Das kann einer Karte dieses Spielers nicht geschehen
lesson-error-article = Diese Artikel gibt es nicht
