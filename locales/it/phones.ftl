### The page on which the phones of a class vote.

phones-title = Votazione in classe
phones-waiting = Per ora non si vota. Guarda lo schermo della classe.
phones-tap = Tocca la tua risposta.
phones-tap-cards = Tocca le carte, poi inviale.
phones-type = Scrivi la tua risposta.
phones-counted = Contato: { $answer }. Puoi ancora cambiare.
phones-closed = La votazione è chiusa. La tua risposta: { $answer }. Guarda lo schermo della classe.
phones-closed-unanswered = La votazione è chiusa. Guarda lo schermo della classe.
phones-late = La votazione era già chiusa: l’ultima risposta non è stata contata. Guarda lo schermo della classe.
phones-crowded = Da questo collegamento hanno già votato tre telefoni. Questa risposta non viene contata.
phones-full = La classe è piena. Questa risposta non viene contata.
phones-no-network = Questo telefono non ha rete. Collegati al wifi della sala.
phones-no-answer = Il computer dell’insegnante non risponde. Il telefono è nella stessa rete wifi? Riprovo …
phones-over = Questa votazione è finita. Inquadra di nuovo il codice sullo schermo della classe.
phones-delete = Cancella
phones-minus = Segno meno
phones-send = Invia
phones-teams = La tua squadra:
phones-sure = Quanto è sicura la tua risposta?
phones-yes-sure = Sicura
phones-not-sure = Non sicura
phones-again = Ripeti queste domande
