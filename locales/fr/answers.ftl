## Formes de réponse

explain-remember = À retenir : { $rule }
decimal-mark = ,
cli-expect-choices = Tapez les numéros de toutes les bonnes réponses, séparés par des espaces ; 0 s’il n’y en a aucune.
cli-expect-call-made = Tapez le numéro d’une déclaration.
cli-expect-column = Tapez { $rows } nombres séparés par des espaces, un par ligne ; un tiret pour une ligne vide.
cli-expect-slip = Tapez une ligne de la feuille ambulante, par exemple { $example }.
cli-expect-count = Tapez un nombre : 0 ou plus.
answer-call-made-hint = Choisissez la déclaration dans les annonces.
answer-slip = Comme sur la feuille ambulante
