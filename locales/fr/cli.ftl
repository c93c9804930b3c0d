### The terminal.

cli-no-display = Aucun écran n’a été trouvé : Arbitro continue dans le terminal. Pour arrêter, tapez q.
cli-without-window = Cet Arbitro a été compilé sans fenêtre : il continue dans le terminal. Pour arrêter, tapez q.
cli-without-paper = Cet Arbitro a été compilé sans feuilles à imprimer : la version complète les prépare.
cli-window-failed = La fenêtre n’a pas pu s’ouvrir : { $reason }
window-fault-display = l’écran ne répond pas.
window-fault-library = la bibliothèque { $library } manque.
window-fault-graphics = la carte graphique n’est pas utilisable ici.
window-fault-pixels = cet écran ne peut pas montrer l’image de la fenêtre.
window-fault-system = il manque quelque chose au système.
window-fault-broken = une erreur du programme l’a fermée.
cli-window-restarted = La carte graphique n’est pas utilisable ici : Arbitro dessine la fenêtre lui-même.
cli-window-broken = Une erreur du programme a fermé la fenêtre. Si vous la signalez, joignez cette ligne :
cli-window-install = Cette commande installe ce qu’il faut à la fenêtre :
cli-window-install-debian = Sous Debian, Ubuntu et Mint : { $command }
cli-window-install-fedora = Sous Fedora : { $command }
cli-window-detail = Détail technique : { $detail }
cli-window-failed-terminal = Arbitro continue dans le terminal.
cli-drill-welcome = Tapez votre réponse, puis Entrée. Une ligne vide affiche la réponse ; ? répète la question ; q arrête.
cli-item = Question { $item }
cli-item-of = Question { $item } sur { $items }
cli-prompt = Réponse :
cli-not-understood = Réponse non comprise : « { $text } ».
cli-expect-choice = Tapez le numéro d’une réponse.
cli-expect-seat = Tapez une place : { $seats }.
cli-expect-number = Tapez un nombre entier, par exemple 620 ou −100.
cli-expect-calls = Tapez les déclarations séparées par des espaces, par exemple : { $example }. Une enchère suivie de + vaut pour elle-même et pour toutes celles au-dessus.
cli-expect-cards = Tapez les cartes séparées par des espaces, par exemple : { $example }.
cli-expect-account = Tapez les points de chaque ligne, par exemple : 1=120 4=300. Les lignes sont numérotées.
cli-summary = { $asked ->
    [0] Aucune question n’a reçu de réponse.
    [one] Réponse juste : { $right } sur { $asked }.
   *[other] Réponses justes : { $right } sur { $asked }.
}
cli-goodbye = À bientôt.
cli-topics = Thèmes : { $topics }
cli-topic-unknown = Le thème « { $topic } » n’existe pas.
cli-lessons = Leçons
cli-lesson-unknown = La leçon « { $lesson } » n’existe pas.
cli-lesson-continue = Appuyez sur Entrée pour continuer.
cli-lesson-end = Fin de la leçon.
cli-check-ok = { $files ->
    [one] { $files } fichier vérifié : aucune erreur.
   *[other] { $files } fichiers vérifiés : aucune erreur.
}
cli-check-failed = { $errors ->
    [one] { $errors } erreur trouvée.
   *[other] { $errors } erreurs trouvées.
}
cli-check-warnings = { $warnings ->
    [one] { $warnings } avertissement. Avec --strict, il compte comme une erreur.
   *[other] { $warnings } avertissements. Avec --strict, ils comptent comme des erreurs.
}
cli-check-nothing = Aucun fichier de leçon dans { $path }.
cli-score-not-understood = « { $text } » n’est pas un résultat. Écrivez par exemple : 4SX by W, 9 tricks. Ou bien : 4SX-1
cli-vulnerability-unknown = « { $text } » n’est pas une vulnérabilité. Écrivez None, NS, EW ou All.
cli-score-needs-declarer = Qui est le déclarant ? Avec --vul NS ou EW, la marque en dépend : ajoutez par exemple « by S ».
cli-language-unknown = La langue « { $text } » n’est pas disponible. Langues possibles : { $languages }
cli-item-code-bad = « { $code } » n’est pas un code d’exercice valable.
cli-read-error = L’entrée n’a pas pu être lue.
cli-write-error = Le résultat n’a pas pu être écrit.
cli-score-line-made = { $contract }, { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} ({ $vulnerability })

## Hints, “why not?”, review and learners

cli-drill-help = ?? donne un indice. Après une réponse, le signe ? suivi d’une déclaration ou d’une carte dit pourquoi elle est permise ou non, par exemple : ? 2P
cli-hint-none = Il n’y a plus d’indice.
cli-why = À propos de la question précédente :
cli-why-nothing = Le signe ? interroge sur une déclaration ou une carte de la dernière question à laquelle vous avez répondu. Pour l’instant, il n’y en a aucune.
cli-why-unclear = Tapez ? puis une déclaration ou une carte de la dernière question à laquelle vous avez répondu, par exemple : { $example }
cli-last-word = Tapez Entrée pour voir votre bilan. Vous pouvez encore demander pourquoi, par exemple : { $example }
cli-review = La révision du jour : ce que vous pourriez bientôt oublier.
cli-review-none = Il n’y a rien à réviser aujourd’hui.
cli-warm-up = Cela fait un moment. Voici un peu de tout pour reprendre en douceur.
cli-placement = Ces questions suivent le cours et montrent par où vous pourriez commencer. Si vous ne savez pas répondre, tapez simplement Entrée.
cli-next-practise = Pour vous y entraîner : { $command }
cli-next-review = { $due ->
    [one] À réviser aujourd’hui, { $due } thème : { $command }
   *[other] À réviser aujourd’hui, { $due } thèmes : { $command }
}
cli-learner = Les réponses sont enregistrées pour { $name }.
cli-learner-new = Un nouveau nom : désormais, les réponses sont enregistrées pour { $name }.
cli-learner-name = « { $name } » ne peut pas être un nom. Un nom compte de 1 à 60 caractères.
cli-lesson-finished = { $lesson } (terminée)
cli-lesson-begun = { $lesson } (commencée)
