### Questions, options, slips, and the names of kinds and skills.

## Kinds of exercise, as topics

kind-judge_call = Ist die Ansage erlaubt?
kind-legal_calls = Welche Ansagen sind erlaubt?
kind-name_contract = Kontrakt, Alleinspieler, Dummy, Ausspiel
kind-score_contract = Der Score einer Austeilung
kind-penalty_card = Strafkarten

## Topics for the terminal: what may be typed after “arbitro drill”

topic-auction = reizung
topic-contract = kontrakt
topic-score = score
topic-penalty = strafkarte
topic-comparison = vergleich
topic-rubber = rubberbridge
topic-play = spiel
topic-rulings = regelfragen
topic-tournament = turnier

## Skills

skill-sufficient-bid = genügend hohes Gebot
skill-double-legal = wann Kontra erlaubt ist
skill-redouble-legal = wann Rekontra erlaubt ist
skill-auction-ends = wann die Reizung endet
skill-final-contract = wie der Kontrakt lautet
skill-declarer = wer Alleinspieler ist
skill-declarer-same-strain-both-sides = Alleinspieler, wenn beide Seiten die Farbe nannten
skill-opening-leader = wer zuerst ausspielt
skill-trick-points-suit = Stichpunkte im Farbkontrakt
skill-trick-points-notrump = Stichpunkte in Sans-Atout
skill-game-bonus = Vollspiel oder Teilkontrakt
skill-slam-bonus = Schlemmprämien
skill-overtricks = Überstiche
skill-doubled-contract = im Kontra erfüllte Kontrakte
skill-undertricks = Faller
skill-doubled-undertricks-not-vulnerable = Faller im Kontra, nicht in Gefahr
skill-doubled-undertricks-vulnerable = Faller im Kontra, in Gefahr
skill-penalty-card-kind = Haupt-, Neben- oder keine Strafkarte
skill-major-penalty-card-play = Spielen mit einer Hauptstrafkarte
skill-minor-penalty-card-play = Spielen mit einer Nebenstrafkarte

## judge_call. $seat is the player whose turn it is, $call the call in question.

exercise-judge_call = { $seat } möchte { $call } sagen. Ist das erlaubt?
option-legal = Ja, das ist erlaubt
option-illegal = Nein, das ist nicht erlaubt

## legal_calls

exercise-legal_calls = Welche Ansagen darf { $seat } jetzt machen?

## name_contract: four questions, one after the other

exercise-name_contract = Wie ist die Reizung ausgegangen?
exercise-name_contract-declarer = Wer ist Alleinspieler?
exercise-name_contract-dummy = { $declarer } ist Alleinspieler. Wer ist Dummy?
exercise-name_contract-leader = { $declarer } ist Alleinspieler. Wer hat das erste Ausspiel?
option-contract = { $doubling-key ->
    [doubled] { $bid } kontriert
    [redoubled] { $bid } rekontriert
   *[undoubled] { $bid }
}
option-passed-out = Durchgepasst: Niemand spielt
option-auction-goes-on = Die Reizung ist noch nicht zu Ende

## score_contract. $seat is declarer, $side declarer’s side, $tricks a number.

exercise-score_contract = { $doubling-key ->
    [doubled] { $seat } hat { $bid } im Kontra gespielt und { $tricks } von 13 Stichen gewonnen. Wie lautet der Score für { $side }?
    [redoubled] { $seat } hat { $bid } im Rekontra gespielt und { $tricks } von 13 Stichen gewonnen. Wie lautet der Score für { $side }?
   *[undoubled] { $seat } hat { $bid } gespielt und { $tricks } von 13 Stichen gewonnen. Wie lautet der Score für { $side }?
}
exercise-score_contract-account = { $doubling-key ->
    [doubled] { $seat } hat { $bid } im Kontra gespielt und { $tricks } von 13 Stichen gewonnen. Tragen Sie den Score für { $side } ein.
    [redoubled] { $seat } hat { $bid } im Rekontra gespielt und { $tricks } von 13 Stichen gewonnen. Tragen Sie den Score für { $side } ein.
   *[undoubled] { $seat } hat { $bid } gespielt und { $tricks } von 13 Stichen gewonnen. Tragen Sie den Score für { $side } ein.
}

## penalty_card: the first question tells what happened. $cards are the cards seen;
## $number says how many. All end with the same question.

exercise-penalty_card-dropped = { $number ->
    [one] { $seat } lässt unabsichtlich { $cards } offen fallen, und der Partner konnte die Karte sehen. Was ist sie jetzt?
   *[other] { $seat } lässt unabsichtlich mehrere Karten offen fallen: { $cards }. Der Partner konnte sie sehen. Was ist jede von ihnen jetzt?
}
exercise-penalty_card-shown = { $seat } zeigt dem Partner absichtlich { $cards }, ohne die Karte zu spielen. Was ist sie jetzt?
exercise-penalty_card-named = { $seat } denkt laut und sagt: „{ $cards } habe ich noch.“ Was ist die Karte jetzt?
exercise-penalty_card-one_of_several = { $seat } zieht { $cards } zusammen mit einer zweiten Karte; beide sind zu sehen. { $seat } bezeichnet die zweite als die gespielte. Was ist { $cards } jetzt?
exercise-penalty_card-unseen_with_another = { $seat } zieht { $cards } zusammen mit einer zweiten Karte; die Bildseite von { $cards } war nicht zu sehen. Was ist { $cards } jetzt?
exercise-penalty_card-seen_by_opponent_only = { $cards } rutscht { $seat } aus der Hand, aber nur ein Gegner sieht die Karte. Was ist sie jetzt?
exercise-penalty_card-led_out_of_turn_refused = { $seat } spielt { $cards } aus, ohne an der Reihe zu sein. Der Alleinspieler nimmt das Ausspiel nicht an. Was ist die Karte jetzt?
exercise-penalty_card-led_out_of_turn_accepted = { $seat } spielt { $cards } aus, ohne an der Reihe zu sein. Der Alleinspieler nimmt das Ausspiel an. Was ist die Karte jetzt?
exercise-penalty_card-misinformed_by_opponent = Ein Gegner sagt irrtümlich, { $seat } sei am Ausspiel. { $seat } spielt { $cards } aus; dann wird der Irrtum bemerkt. Was ist die Karte jetzt?
exercise-penalty_card-before_partner = { $seat } spielt { $cards } vor dem Partner, der an der Reihe war. Was ist die Karte jetzt?
exercise-penalty_card-declarer_had_played_both = Der Alleinspieler hat schon aus beiden Händen gespielt. Dann spielt { $seat } { $cards } noch vor dem Partner. Was ist die Karte jetzt?
exercise-penalty_card-at_rho_turn_legal = Der rechte Gegner ist an der Reihe, doch { $seat } spielt schon { $cards }. Zu diesem Stich ist die Karte erlaubt. Was ist sie jetzt?
exercise-penalty_card-at_rho_turn_illegal = Der rechte Gegner ist an der Reihe, doch { $seat } spielt schon { $cards }. Zu diesem Stich darf die Karte gar nicht gespielt werden. Was ist sie jetzt?
exercise-penalty_card-before_required_lead = Der Alleinspieler muss ein Ausspiel zurücknehmen. Noch vor dem richtigen Ausspiel spielt { $seat } { $cards }. Was ist die Karte jetzt?
exercise-penalty_card-before_election = Der Partner von { $seat } hat eine Strafkarte. Bevor der Alleinspieler deshalb wählen konnte, spielt { $seat } { $cards } aus. Was ist { $cards } jetzt?
exercise-penalty_card-fifth_card_deliberate = { $seat } hat zu diesem Stich schon gespielt und legt { $cards } dazu, um die erste Karte zu ersetzen. Was ist { $cards } jetzt?
exercise-penalty_card-fifth_card_accident = { $seat } hat zu diesem Stich schon gespielt; dann rutscht auch noch { $cards } heraus. Was ist { $cards } jetzt?
exercise-penalty_card-revoke_corrected = { $seat } wirft { $cards } ab, findet dann doch eine Karte der ausgespielten Farbe und berichtigt diesen Revoke (das Nichtbekennen) rechtzeitig. Was ist { $cards } jetzt?
exercise-penalty_card-withdrawn_by_non_offender = Ein Gegner berichtigt einen Revoke. { $seat } hatte auf die falsche Karte hin { $cards } gespielt und nimmt diese Karte nun zurück. Was ist sie jetzt?
exercise-penalty_card-withdrawn_by_offender = Die Seite von { $seat } berichtigt einen Revoke. Der Alleinspieler wechselt daraufhin die eigene Karte, und nun nimmt auch { $seat } { $cards } zurück. Was ist die Karte jetzt?
exercise-penalty_card-both_revoked = Beiden Seiten ist im selben Stich ein Revoke unterlaufen, und beide berichtigen ihn. { $seat } nimmt { $cards } zurück. Was ist die Karte jetzt?
exercise-penalty_card-led_prematurely = { $seat } spielt { $cards } schon während der Reizung aus und wird danach Gegenspieler. Was ist die Karte jetzt?
exercise-penalty_card-instead_refused = { $seat } spielt { $cards } statt einer Strafkarte. Der Alleinspieler nimmt das nicht an. Was ist { $cards } jetzt?
exercise-penalty_card-instead_accepted = { $seat } spielt { $cards } statt einer Strafkarte. Der Alleinspieler nimmt das an. Was ist { $cards } jetzt?
exercise-penalty_card-restored_and_seen = { $seat } hatte zu einem früheren Stich zwei Karten gespielt. Die überzählige, { $cards }, geht in die Hand zurück, doch der Partner hat sie gesehen. Was ist sie jetzt?
exercise-penalty_card-face_down = { $seat } hat { $cards } verdeckt ausgespielt und nimmt die Karte auf Anweisung der Turnierleitung zurück. Was ist sie jetzt?
exercise-penalty_card-claim_disputed = { $seat } gibt Stiche auf (Konzession) und zeigt dabei { $cards }; der Partner widerspricht sofort. Was ist die Karte jetzt?
exercise-penalty_card-remark_on_trick = „Der Stich gehört mir“, sagt { $seat } und zeigt { $cards }, während der Stich noch läuft. Was ist die Karte jetzt?
exercise-penalty_card-excused = { $cards } fällt { $seat } aus der Hand. Die Turnierleitung entscheidet, dass { $seat } keine Schuld trifft. Was ist die Karte jetzt?
exercise-penalty_card-normal_play = { $seat } ist an der Reihe und spielt { $cards }. Was ist die Karte jetzt?
option-minor = Eine Nebenstrafkarte
option-major = Eine Hauptstrafkarte
option-no-penalty-card = Keine Strafkarte

exercise-penalty_card-play = { $seat } ist an der Reihe. Welche Karten darf { $seat } spielen?
exercise-penalty_card-lead = { $seat } ist am Ausspiel. Welche Karten darf { $seat } ausspielen?
exercise-penalty_card-designate = { $seat } ist an der Reihe, und mehrere Strafkarten können gespielt werden. Unter welchen wählt der Alleinspieler?

## Slips about calls

slip-same-level-lower-suit = Auf derselben Stufe muss ein Gebot eine höhere Farbe nennen oder Sans-Atout.
slip-same-bid-again = Das letzte Gebot darf nicht wiederholt werden; ein Gebot muss höher sein.
slip-level-must-rise = Die Stufe muss nicht steigen: Auch eine höhere Farbe auf derselben Stufe genügt.
slip-doubled-own-side = Kontrieren kann man nur ein Gebot der Gegner, nicht eines der eigenen Seite.
slip-doubled-twice = Was schon kontriert oder rekontriert ist, kann nicht noch einmal kontriert werden.
slip-double-only-at-once = Zum Kontrieren ist es nicht zu spät: Wenn dazwischen gepasst wurde, spielt das keine Rolle.
slip-redouble-without-double = Rekontrieren kann man erst, wenn ein Gegner kontriert hat.
slip-redoubled-for-opponents = Rekontrieren darf nur die Seite, deren Gebot kontriert wurde.
slip-redouble-by-bidder-only = Auf der kontrierten Seite dürfen beide Partner rekontrieren, nicht nur, wer geboten hat.
slip-silenced-by-pass = Wer gepasst hat, darf später wieder bieten, kontrieren oder rekontrieren.
slip-three-passes-always-end = Dreimal Pass beendet die Reizung nur nach einem Gebot; ganz am Anfang braucht es viermal Pass.
slip-call-after-the-end = Die Reizung war schon zu Ende: Nach einem Gebot genügt dafür dreimal Pass.
slip-pass-forgotten = Passen ist immer erlaubt.
slip-double-forgotten = Kontra oder Rekontra fehlt.
slip-bids-forgotten = Die Gebote fehlen.

## Slips about contract, declarer, dummy and leader

slip-double-overlooked = Das Kontra gilt noch: Es gehört zum Kontrakt.
slip-double-outlives-bid = Ein neues Gebot hebt ein früheres Kontra auf.
slip-first-bid-taken = Der Kontrakt ist das letzte Gebot, nicht das erste.
slip-opponents-bid-taken = Dieses Gebot wurde überboten; der Kontrakt ist das letzte Gebot.
slip-passed-out-overlooked = Viermal Pass am Anfang beendet die Reizung.
slip-first-bidder-of-the-table = Dort wurde sie am Tisch zwar zum ersten Mal genannt, aber von der anderen Seite.
slip-last-bidder-declares = Alleinspieler ist nicht, wer zuletzt geboten hat, sondern wer auf dieser Seite die Denomination (eine Farbe oder Sans-Atout) zuerst genannt hat.
slip-dealer-declares = Der Teiler macht nur die erste Ansage; wer Alleinspieler wird, hängt von den Geboten ab.
slip-opener-declares = Das erste Gebot der Reizung entscheidet nicht, wer Alleinspieler wird.
slip-declarer-for-dummy = Das ist der Alleinspieler; der Dummy sitzt gegenüber.
slip-leader-right-of-declarer = Ausgespielt wird links vom Alleinspieler, nicht rechts.
slip-leader-left-of-dealer = Der Teiler hat mit dem Ausspiel nichts zu tun: Zählen Sie vom Alleinspieler aus.
slip-declarer-leads = Der Alleinspieler hat nie das erste Ausspiel; das ist Sache des Gegenspiels.
slip-dummy-leads = Der Dummy hat nie das erste Ausspiel; das ist Sache des Gegenspiels.

## Slips about the score

slip-sign-forgotten = Die Punkte stimmen, aber sie gehen an die andere Seite: Achten Sie auf das Vorzeichen.
slip-forgot-notrump-ten = Es fehlen die 10 Punkte, die der erste Stich über sechs in Sans-Atout zusätzlich bringt.
slip-bonus-of-other-vulnerability = Das ist die Prämie der anderen Gefahrenlage.
slip-overtricks-of-other-vulnerability = Die Überstiche wurden nach der anderen Gefahrenlage gerechnet.
slip-undertricks-of-other-vulnerability = Die Faller wurden nach der anderen Gefahrenlage gerechnet.
slip-undertricks-not-doubled = Die Faller wurden so gerechnet, als hätte niemand kontriert.
slip-undertricks-simply-doubled = Faller im Kontra kosten nicht einfach das Doppelte: Für sie gibt es eine eigene Staffel.
slip-insult-forgotten = Die Prämie für den im Kontra oder Rekontra erfüllten Kontrakt fehlt.
slip-trick-points-not-doubled = Die Stichpunkte wurden für das Kontra oder Rekontra nicht vervielfacht.
slip-doubled-the-bonus = Kontra und Rekontra vervielfachen nur die Stichpunkte, nicht die Prämie.
slip-overtricks-counted-towards-game = Überstiche zählen nicht für das Vollspiel: Es zählen nur die gereizten Stiche.
slip-overtricks-forgotten = Die Überstiche fehlen.
slip-overtricks-not-doubled = Überstiche haben im Kontra ihren eigenen Wert.
slip-bonus-forgotten = Die Prämie fehlt: Jeder erfüllte Kontrakt bringt eine.
slip-part-score-for-game = Ab 100 Stichpunkten ist es ein Vollspiel; das ist mehr als ein Teilkontrakt.
slip-slam-bonus-forgotten = Die Schlemmprämie fehlt.
slip-game-bonus-forgotten-in-slam = Ein Schlemm bringt auch die Vollspielprämie.
slip-slam-bonus-unbid = Die Schlemmprämie gibt es nur für einen gereizten Schlemm; die Stiche allein genügen nicht.
slip-book-counted = Die ersten sechs Stiche bringen keine Punkte: Es zählen nur die Stiche darüber.
slip-wrong-trick-value = Das ist der Stichwert einer anderen Farbe: Treff und Karo zählen 20, Cœur, Pik und Sans-Atout 30.

## Slips about penalty cards

slip-ten-is-no-honour = Auch die Zehn ist eine Figur, also kann die Karte keine Nebenstrafkarte sein.
slip-dropped-honour-is-minor = Eine Figur ist nie eine Nebenstrafkarte, auch wenn sie unabsichtlich heruntergefallen ist.
slip-second-card-stays-minor = Liegt vor einem Gegenspieler eine zweite Strafkarte, werden alle zu Hauptstrafkarten.
slip-several-at-once-are-minor = Zwei Strafkarten auf einmal sind nie Nebenstrafkarten.
slip-deliberate-small-is-minor = Eine kleine Karte ist nur dann eine Nebenstrafkarte, wenn sie unabsichtlich sichtbar wurde und nicht absichtlich gespielt.
slip-declarer-has-penalty-card = Alleinspieler und Dummy haben nie Strafkarten.
slip-unseen-card-penalised = Eine Karte, die der Partner nicht sehen konnte, ist keine Strafkarte.
slip-excused-card-penalised = In diesem Fall machen die Regeln aus der Karte keine Strafkarte.
slip-small-accident-is-major = Eine einzelne kleine Karte, die unabsichtlich sichtbar wurde, ist nur eine Nebenstrafkarte.
slip-exposed-card-goes-back = Die Karte geht nicht in die Hand zurück: Sie wird zur Strafkarte.
slip-penalty-card-optional = Die Strafkarte wurde wie jede andere Karte behandelt.
slip-penalty-before-following = Farbe bekennen geht vor, sogar vor einer Strafkarte.
slip-minor-treated-as-major = Eine Nebenstrafkarte muss nicht sofort gespielt werden: Sie geht nur den anderen kleinen Karten ihrer Farbe vor.
slip-major-treated-as-minor = Die Hauptstrafkarte wurde wie eine Nebenstrafkarte behandelt.
slip-honour-alternative-forgotten = Statt einer Nebenstrafkarte darf auch eine Figur derselben Farbe gespielt werden.
slip-following-forgotten = Wer eine Karte der ausgespielten Farbe hat, muss Farbe bekennen.
slip-owner-chooses-among-two = Können zwei Strafkarten gespielt werden, kommen beide in Frage: Der Alleinspieler bestimmt, welche.
