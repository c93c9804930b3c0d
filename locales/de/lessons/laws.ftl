### Lesson: my first penalty card.

chapter-laws-title = Wenn etwas schiefgeht

lesson-first-penalty-card-title = Meine erste Strafkarte
lesson-first-penalty-card-intro =
    Süd ist Alleinspieler, Sie sind **Gegenspieler**. Beim Sortieren rutscht Ihnen eine Karte heraus und liegt offen auf dem Tisch. Das passiert allen einmal. Rufen Sie die Turnierleitung und bleiben Sie ruhig: Diese Lektion zeigt, wie es weitergeht.
lesson-first-penalty-card-what =
    Eine Karte eines **Gegenspielers**, die der Partner außerhalb des normalen Spiels sehen konnte, wird zur **Strafkarte**. Sie bleibt offen auf dem Tisch liegen. Ob der Partner wirklich hingeschaut hat, ist gleichgültig.
lesson-first-penalty-card-minor =
    Es gibt zwei Arten. Eine **Nebenstrafkarte** ist es nur, wenn dreierlei zutrifft:
    
    – Sie ist **kleiner als die Zehn**,
    – sie wurde **unabsichtlich** sichtbar,
    – und sie ist die **einzige** Strafkarte dieses Gegenspielers.
lesson-first-penalty-card-major =
    Jede andere ist eine **Hauptstrafkarte**: eine Figur (Ass, König, Dame, Bube **oder Zehn**), eine absichtlich gespielte oder gezeigte Karte, oder zwei und mehr Karten.
lesson-first-penalty-card-example =
    Ein erstes Beispiel: Ost lässt { BRIDGE("H9") } fallen. Klein, unabsichtlich, allein: eine Nebenstrafkarte. Fällt stattdessen { BRIDGE("HT") }, ist es eine Hauptstrafkarte, denn auch die Zehn ist eine Figur.
lesson-first-penalty-card-declarer =
    Strafkarten gibt es nur im Gegenspiel. Lässt der **Alleinspieler** eine Karte fallen, geht sie einfach in die Hand zurück: Davon könnten höchstens die Gegner profitieren.
lesson-first-penalty-card-play-major =
    Eine **Hauptstrafkarte** muss bei der **ersten legalen Möglichkeit** gespielt werden: beim Bekennen, Abwerfen, Stechen oder Ausspielen.
    
    Doch die ausgespielte Farbe geht vor: Wer bekennen kann, muss das tun, auch wenn die Strafkarte dann liegen bleibt.
lesson-first-penalty-card-play-minor =
    Eine **Nebenstrafkarte** ist viel milder. Sie geht nur den **anderen kleinen Karten ihrer Farbe** vor. Eine Figur dieser Farbe darf stattdessen gespielt werden, und alle anderen Farben sind frei.
lesson-first-penalty-card-two =
    Vorsicht: Eine zweite Karte ändert alles. Sobald ein Gegenspieler zwei Strafkarten hat, sind **beide Hauptstrafkarten**, auch die erste. Können beide gespielt werden, bestimmt der **Alleinspieler**, welche.
lesson-first-penalty-card-partner =
    Eine Hauptstrafkarte betrifft auch den **Partner**. Kommt der Partner zum Ausspiel, darf der Alleinspieler diese Farbe verlangen, sie verbieten oder alles lassen, wie es ist. Am Tisch erklärt das die Turnierleitung; eine andere Lektion geht näher darauf ein.
lesson-first-penalty-card-practise =
    Nun neue Stellungen: erst die Art der Karte, dann, was gespielt werden darf.
lesson-first-penalty-card-close =
    Sie können nun eine Nebenstrafkarte von einer Hauptstrafkarte unterscheiden und wissen, was dann gespielt werden darf. Die nächste Karte, die herausrutscht, ist also kein Drama.
