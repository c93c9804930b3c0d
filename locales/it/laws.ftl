### How a Law is cited, and what each is about, in our own words.

law-cite = Articolo { $law }
law-cite-definitions = Definizioni
law-book-duplicate = Codice internazionale del bridge duplicato { $year }
law-book-rubber = Codice del rubber bridge (partita libera) { $year }

law-subject-17 = il turno nella dichiarazione
law-subject-18 = le licite e il loro ordine
law-subject-19 = contro e surcontro
law-subject-22 = la fine della dichiarazione
law-subject-24 = carte esposte durante la dichiarazione
law-subject-27 = licite insufficienti
law-subject-41 = l’attacco iniziale
law-subject-44 = rispondere a colore, vincere la presa
law-subject-45 = quando una carta è giocata
law-subject-47 = ritirare una carta
law-subject-48 = carte esposte dal { -declarer }
law-subject-49 = carte esposte da un difensore
law-subject-50 = le carte penalizzate
law-subject-51 = due o più carte penalizzate
law-subject-52 = carta penalizzata non giocata
law-subject-53 = accettare un attacco fuori turno
law-subject-56 = attacco fuori turno di un difensore
law-subject-57 = giocare troppo presto
law-subject-58 = due carte insieme
law-subject-60 = giocare dopo un’irregolarità
law-subject-62 = rettificare una renonce
law-subject-67 = prese con troppe o troppo poche carte
law-subject-68 = richieste e concessioni di prese
law-subject-77 = il punteggio
law-subject-definitions = il significato delle parole
