### How a Law is cited, and what each is about, in our own words.

law-cite = Loi { $law }
law-cite-definitions = Définitions
law-book-duplicate = Lois du bridge de compétition { $year }
law-book-rubber = Lois du bridge en partie libre { $year }

law-subject-17 = à qui de parler
law-subject-18 = les enchères et leur ordre
law-subject-19 = contre et surcontre
law-subject-22 = la fin des annonces
law-subject-24 = cartes exposées pendant les annonces
law-subject-27 = enchères insuffisantes
law-subject-41 = l’entame
law-subject-44 = fournir à la couleur, gagner la levée
law-subject-45 = quand une carte est jouée
law-subject-47 = reprendre une carte
law-subject-48 = quand le déclarant expose une carte
law-subject-49 = quand la défense expose une carte
law-subject-50 = les cartes pénalisées
law-subject-51 = plusieurs cartes pénalisées
law-subject-52 = ne pas jouer sa carte pénalisée
law-subject-53 = accepter une attaque hors tour
law-subject-56 = quand la défense attaque hors tour
law-subject-57 = jouer trop tôt
law-subject-58 = deux cartes à la fois
law-subject-60 = jouer après une irrégularité
law-subject-62 = corriger une renonce
law-subject-67 = levées avec une carte en moins ou en trop
law-subject-68 = revendications et concessions
law-subject-77 = la marque
law-subject-definitions = le sens des mots
