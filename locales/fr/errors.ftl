### What is wrong with a lesson file, for the teacher who wrote it.

lesson-error-at = { $file }, ligne { $line }, colonne { $column } :
lesson-error-file = { $file } :
lesson-error-found = votre fichier contient : { $found }
lesson-error-expected = valeurs possibles ici : { $expected }
lesson-error-nearest = vouliez-vous dire : { $nearest } ?

lesson-error-unreadable = le fichier ne peut pas être lu
lesson-error-not-text = le fichier n’est pas un texte en UTF-8
lesson-error-too-large = le fichier dépasse 1 Mio
lesson-error-link-damaged = le lien est incomplet : un e-mail l’a peut-être coupé. Copiez le lien en entier, ou demandez qu’on vous le renvoie
lesson-error-too-deep = trop de parenthèses imbriquées
lesson-error-syntax = ceci ne peut pas être lu comme une leçon
lesson-error-expected-kind = cette valeur n’est pas de la bonne sorte
lesson-error-quoted-word = ce mot s’écrit sans guillemets
lesson-error-comma-missing = il manque une virgule ici
lesson-error-name-missing = il faut un nom et deux-points devant cette valeur
lesson-error-quote-inside = un guillemet droit au milieu d’un texte y met fin : dans un texte, écrivez «  »
lesson-error-unclosed = une parenthèse ou un guillemet n’est pas fermé
lesson-error-unknown-field = ce champ n’existe pas ici
lesson-error-unknown-variant = cette étape, cet exercice ou ce mot n’existe pas ici
lesson-error-missing-field = il manque un champ ici
lesson-error-duplicate-field = ce champ est donné deux fois
lesson-error-trailing = il y a quelque chose après la fin de la leçon
lesson-error-format = cette leçon a été écrite pour une version plus récente du programme
lesson-error-id-twice = cet identifiant sert deux fois dans le cours
lesson-error-id-form = un identifiant se compose de 60 signes au plus : minuscules, chiffres et traits d’union
lesson-error-missing-text = ce texte n’existe pas dans les fichiers de langue
lesson-error-empty-text = ce texte est vide
lesson-error-no-steps = une leçon a besoin d’au moins une étape
lesson-error-too-many-steps = une leçon a au plus 200 étapes
lesson-error-too-many-lessons = un cours a au plus 200 chapitres et 2 000 leçons
lesson-error-lesson-missing = ce fichier de leçon n’existe pas
lesson-error-named-twice = cette leçon est citée deux fois ici ; elle reste à la première place
lesson-error-notation = ceci ne se lit pas comme { $field }
lesson-error-illegal-call = les annonces ne sont pas régulières : la déclaration n° { $number }, { $call }, n’est pas permise à cet endroit. { $reason }
lesson-error-card-twice = { $found } figure deux fois
lesson-error-too-many-cards = une main a au plus 13 cartes
lesson-error-too-many-seen = on voit tant de cartes qu’il en reste trop peu pour la défense
lesson-error-declarers-cards = le déclarant doit avoir autant de cartes que le mort, ou une de moins s’il a déjà joué à la levée
lesson-error-shown-out = { $found } est encore en main, alors que cette main n’a pas fourni cette couleur à une levée précédente
lesson-error-trick-full = avant le tour du joueur, une levée a au plus trois cartes
lesson-error-tricks = le nombre de levées va de 0 à 13
lesson-error-how = cette façon d’exposer une carte n’existe pas
lesson-error-how-not-here = cette façon d’exposer une carte ne peut pas être demandée ici
lesson-error-how-missing = une carte est exposée, mais « how » manque
lesson-error-exposes-missing = « how » est donné, mais aucune carte n’est exposée
lesson-error-penalty-cards = écrivez les cartes pénalisées ainsi : H5:minor ou H5:major C8:major
lesson-error-minor-honour = un honneur n’est jamais une carte pénalisée { -minor }
lesson-error-minor-beside-another = une carte pénalisée { -minor } est toujours la seule
lesson-error-penalty-of-declarer = le déclarant et le mort n’ont jamais de carte pénalisée
lesson-error-not-in-hand = cette carte n’est pas dans la main du joueur
lesson-error-nothing-asked = rien n’est demandé : donnez « exposes » et « how », ou « trick »
lesson-error-auction-not-over = les annonces doivent être terminées
lesson-error-skill = cette compétence n’existe pas
lesson-error-kind = aucun type d’exercice ne porte ce nom
lesson-error-kind-of-other-skills = les exercices de ce type ne travaillent rien de ce qui doit être pratiqué ici
lesson-error-items = le nombre d’exercices va de 1 à 50
lesson-error-reveal-not-here = cette figure ne peut pas apparaître ainsi, morceau par morceau
lesson-error-deal = une donne a quatre mains de 13 cartes, écrites comme en PBN
lesson-error-deal-count = dans une donne, chaque main a 13 cartes ; { $seat } en a { $count }
lesson-error-expect-denied = « expect » dit { $found }, les règles disent { $expected }
lesson-error-bold-open = attention : le texte en gras qui commence ici n’est pas fermé par **
lesson-error-brace-open = attention : l’accolade ouverte ici n’est pas fermée
lesson-error-brace-unknown = attention : ce signe entre accolades n’est ni une déclaration, ni une carte, ni un joueur, et s’affichera tel quel
lesson-error-language-lacking = attention : ce texte manque en : { $found }. D’autres textes de la leçon existent dans cette langue

## What a field is, inside the sentences above

lesson-field-auction = une suite de déclarations
lesson-field-call = une déclaration
lesson-field-seat = une place
lesson-field-hand = une main
lesson-field-cards = une liste de cartes
lesson-field-card = une carte
lesson-field-contract = un contrat
lesson-field-strain = une dénomination
lesson-field-vulnerability = une vulnérabilité
lesson-field-tricks = un nombre de levées
lesson-field-items = un nombre d’exercices
lesson-field-kind = un type d’exercice
lesson-field-how = un mot connu
lesson-field-penalty-cards = une liste de cartes pénalisées
lesson-field-skill = une compétence
lesson-field-id = un identifiant
lesson-field-text = un texte

## What would be right there

lesson-expect-call = P, X, XX ou une enchère de 1C à 7NT
lesson-expect-auction = les déclarations dans l’ordre, par exemple 1S P 2S X
lesson-expect-seat = N, E, S ou W
lesson-expect-hand = des cartes, par exemple SA HT D2
lesson-expect-cards = des cartes, par exemple D7 D2 DQ
lesson-expect-contract = par exemple 4S, 4SX ou 3NTXX
lesson-expect-strain = C, D, H, S ou NT
lesson-expect-vulnerability = None, NS, EW ou All
