### The page on which the phones of a class vote.

phones-title = Vote en classe
phones-waiting = Rien à voter pour l’instant. Regardez l’écran de la classe.
phones-tap = Touchez votre réponse.
phones-tap-cards = Touchez les cartes, puis envoyez-les.
phones-type = Tapez votre réponse.
phones-counted = Compté : { $answer }. Vous pouvez encore changer.
phones-closed = Le vote est clos. Votre réponse : { $answer }. Regardez l’écran de la classe.
phones-closed-unanswered = Le vote est clos. Regardez l’écran de la classe.
phones-late = Le vote était déjà clos : votre dernière réponse n’a pas compté. Regardez l’écran de la classe.
phones-crowded = Trois téléphones ont déjà voté par cette connexion. Cette réponse ne compte pas.
phones-full = La classe est au complet. Cette réponse ne compte pas.
phones-no-network = Ce téléphone n’a pas de réseau. Connectez-vous au wifi de la salle.
phones-no-answer = L’ordinateur de l’enseignant ne répond pas. Ce téléphone est-il dans le même wifi ? Nouvel essai …
phones-over = Ce vote est terminé. Visez de nouveau le code sur l’écran de la classe.
phones-delete = Effacer
phones-minus = Signe moins
phones-send = Envoyer
phones-teams = Votre équipe :
phones-sure = Votre réponse est-elle sûre ?
phones-yes-sure = Sûre
phones-not-sure = Pas sûre
phones-again = Refaire ces questions
