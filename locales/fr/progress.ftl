### How it goes, and who learns on this computer.

## The progress page

nav-progress = Progrès
progress-title = Vos progrès
progress-summary = Jusqu’ici, vous avez donné { $answered ->
    [one] une réponse
   *[other] { $answered } réponses
} (réussies : { $known }) ; cette semaine, { $week ->
    [0] aucune pour l’instant
   *[other] { $week } (réussies : { $week-known })
}.
progress-known-text = Une réponse est réussie quand elle est juste et donnée sans indice.
progress-as-table = En tableau
progress-empty = Vous n’avez encore répondu à aucune question. Dès que vous en aurez essayé quelques-unes, vous verrez ici ce que vous savez bien et ce qui mérite d’être revu.
progress-empty-practise = Essayer quelques questions
progress-unasked = { $skills ->
    [one] Un thème n’a pas encore été abordé.
   *[other] { $skills } thèmes n’ont pas encore été abordés.
}

## Over time

progress-by-day = Jour par jour
progress-by-week = Semaine par semaine
progress-time-text = Réponses réussies sur cent
progress-time-soon = À partir du deuxième jour, une ligne montre ici comment cela évolue.
progress-plot = Réponses réussies : { $first } au début ({ $first-day }), { $last } dernièrement ({ $last-day }), { $best } au mieux.
progress-percent = { $percent } %
progress-date = { $day }/{ $month }
progress-date-year = { $day }/{ $month }/{ $year }
progress-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
progress-day-year = { $date } { $year }
progress-week-of = semaine du lundi { $day }
progress-row-time = { $time } : réponses { $answered }, réussies { $known }, { $percent }

## Topic by topic

progress-skills = Thème par thème
progress-skills-text = Appuyez sur un thème pour vous entraîner.
progress-mastery-text = Familier : sept de vos dix dernières réponses étaient réussies. Acquis : neuf sur dix. Maîtrisé : réussi une fois encore lors d’une révision ultérieure.
mastery-new = encore nouveau
mastery-familiar = familier
mastery-proficient = acquis
mastery-mastered = maîtrisé
progress-skill = { $mastery } · réussies : { $known } sur { $answered }
progress-row-skill = { $skill } : réponses { $answered }, réussies { $known }, { $mastery }, prochaine révision : { $due }
progress-due-today = aujourd’hui
progress-column-topic = Thème
progress-column-answered = Réponses
progress-column-known = Réussies
progress-column-mastery = Niveau
progress-column-due = Prochaine révision
progress-column-time = Quand
progress-column-share = Pourcentage
progress-slips = Vos erreurs les plus fréquentes
progress-slip = { $times ->
    [one] **Une fois :** { $slip }
   *[other] **{ $times } fois :** { $slip }
}

## Who learns

learners-title = Qui apprend ici
learners-open = Voir la liste
learners-intro = Chaque personne a ses leçons, ses réponses et ses révisions.
learners-nav = Apprend en ce moment : { $name }. Changer
learners-guest = Invité
learners-guest-text = Vous êtes ici en invité : vos réponses ne sont pas enregistrées, et il n’y a pas de nom à choisir.
learners-none = Il n’y a encore personne ici. Ajoutez un nom, ou commencez tout simplement.
learners-here = apprend en ce moment
learners-choose = Choisir
learners-choose-name = Choisir { $name }
learners-rename = Changer le nom
learners-rename-name = Changer le nom { $name }
learners-other-name = Le nouveau nom, à la place de { $name }
learners-keep = Enregistrer
learners-cancel = Annuler
learners-delete = Supprimer
learners-delete-name = Supprimer { $name }
learners-delete-title = Supprimer { $name } ?
learners-delete-text = { $answers ->
    [0] Aucune réponse ne sera perdue, seulement les progrès dans le cours.
    [one] Une réponse sera perdue pour toujours, et avec elle les progrès dans le cours.
   *[other] { $answers } réponses seront perdues pour toujours, et avec elles les progrès dans le cours.
}
learners-delete-advice = Pour pouvoir les retrouver un jour, annulez et enregistrez-les d’abord dans un fichier.
learners-delete-yes = Supprimer pour toujours
learners-name = Un nouveau nom
learners-add = Ajouter
learners-added = { $name } est dans la liste et apprend en ce moment.
learners-renamed = Le nom est maintenant { $name }.
learners-deleted = { $name } n’est plus dans la liste.
learners-error-name = Un nom a au moins une lettre, et au plus { $most }.
learners-error-taken = Ce nom est déjà dans la liste. Choisissez-en un autre.
learners-error-gone = Ce nom n’est plus dans la liste.
learners-error-unkept = L’enregistrement n’a pas été possible. Le disque est peut-être plein.

## Answers in a file

learners-files = Sur un autre ordinateur
learners-files-text = Les réponses et les progrès tiennent dans un seul fichier. Un autre ordinateur avec Arbitro le lit et ajoute ce qu’il n’a pas encore ; rien n’est compté deux fois.
kept-in-browser = Vos réponses sont gardées dans ce navigateur, qui peut les oublier : Safari le fait après sept jours sans visite.
kept-take-along = Emporter mes réponses
learners-export = Enregistrer dans un fichier
learners-export-all = tout le monde
learners-export-path = Où mettre le fichier
learners-export-do = Enregistrer le fichier
learners-exported = Enregistré : { $file }
learners-import = Ajouter à partir d’un fichier
learners-import-path = Où se trouve le fichier
learners-import-do = Ajouter le fichier
learners-import-drop = Vous pouvez aussi déposer le fichier sur cette fenêtre.
learners-imported = { $answers ->
    [0] Aucune nouvelle réponse
    [one] Une réponse a été ajoutée
   *[other] { $answers } réponses ont été ajoutées
} ; déjà présentes : { $known }.
learners-imported-names = { $learners ->
    [one] Il y a un nouveau nom dans la liste.
   *[other] Il y a { $learners } nouveaux noms dans la liste.
}
learners-imported-nothing = Tout ce que contient ce fichier était déjà ici.
learners-no-path = Écrivez d’abord le chemin du fichier.
learners-error-exists = Il y a déjà un fichier { $file }. Il reste tel quel : choisissez un autre nom.
learners-error-unwritten = Le fichier { $file } ne peut pas être écrit. Vérifiez que le dossier existe et que vous pouvez y enregistrer.
learners-error-no-file = Il n’y a pas de fichier { $file }. Vérifiez le chemin.
learners-error-too-large = Le fichier { $file } est trop grand. Rien n’a été ajouté.
learners-error-foreign = Le fichier { $file } n’a pas été enregistré par Arbitro. Rien n’a été ajouté.
learners-error-newer = Le fichier { $file } a été enregistré par une version plus récente d’Arbitro. Mettez d’abord Arbitro à jour sur cet ordinateur.
learners-error-damaged = Le fichier { $file } est endommagé. Rien n’a été ajouté.
learners-error-unread = Le fichier { $file } ne peut pas être lu en ce moment. Vérifiez que vous pouvez l’ouvrir et qu’il reste de la place sur le disque.
learners-error-no-history = Rien n’a été ajouté de { $file } : ici, aucune réponse n’est enregistrée en ce moment.
