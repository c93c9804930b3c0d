### In front of a class: the projector, the votes, the page of the teacher.

## The page of the teacher

nav-teach = Enseigner
screen-home-teach-title = Leçon en classe
screen-home-teach-text = sur grand écran, avec votes et télécommande
teach-intro = Ici, vous préparez la leçon pour votre classe.
teach-class-title = Devant la classe
teach-class-text = La leçon remplit l’écran, une chose à la fois. Avancez avec la télécommande, les touches ou la souris. Les réponses de la classe n’entrent dans les progrès de personne. La touche **« ? »** montre toutes les autres, **Échap** permet de sortir.
teach-phones-text = **Q** fait voter la classe avec ses téléphones, sans internet et sans noms.
teach-second = Langues : { $language } ; seconde langue, sous chaque texte :
teach-window-text = Vous avez un second écran ? Une fenêtre rien que pour vous montre l’étape suivante, les notes, la réponse et les votes.
teach-window-off = Sans ma fenêtre
teach-window-on = Avec ma fenêtre
teach-lesson-title = Quelle leçon ?
teach-recent = Vos leçons enregistrées ou ouvertes récemment :
teach-course = Le cours :
teach-lessons = { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
}
teach-votes-kept = Les votes de la classe sont dans ce fichier : { $file }
teach-votes-beside = À côté se trouvent une feuille en PDF et une leçon avec les mêmes exercices, pour les refaire.
teach-votes-unkept = Les votes n’ont pas pu être enregistrés dans le dossier { $file }.

teach-quiz-title = Un quiz
teach-quiz-text = De nouvelles questions sur lesquelles la classe vote, avec les téléphones ou à main levée, à son rythme. Deux équipes reçoivent des points pour leur part de réponses justes, jamais pour la vitesse ; avec les téléphones, ils se comptent tout seuls.
teach-quiz-mixed = Un peu de tout
teach-quiz-items = { $items } questions
teach-quiz-alone = sans classement
teach-quiz-teams = deux équipes
teach-quiz-start = Commencer le quiz

teach-compose-title = Une leçon bien à vous
teach-compose-text = Choisissez les thèmes, gardez ou changez les exercices proposés, ajoutez vos propres textes. Avec les donnes d’hier soir aussi.
teach-compose-open = Composer une leçon
teach-file-title = Une leçon dans un fichier
teach-file-text = Ouvrez une leçon enregistrée par vous ou par quelqu’un d’autre : appuyez sur ce que vous voulez en faire, puis choisissez le fichier. Vous pouvez aussi déposer le fichier sur cette page.
teach-folder-title = Un dossier de leçons
teach-folder-text = Ouvrez les leçons que vous avez écrites. Si vous en modifiez une et l’enregistrez, vous la voyez aussitôt.
teach-folder-open = Ouvrir un dossier
teach-sheet-title = Exercices sur papier
teach-sheet-text = Les exercices d’une leçon ou d’un thème en PDF, avec le corrigé à part. Et le tableau de marque.
teach-sheet-open = Préparer une feuille

## In front of the class

projector-vote = Vote n° { $round }
projector-item = Question { $item } sur { $items }
projector-voted = { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}
projector-discuss = Parlez-en avec votre voisin
projector-right = Bonne réponse
projector-remember = À retenir
projector-end = Fin de la leçon
projector-end-knows = Ce que vous savez maintenant
projector-typed = Aller à l’étape { $number } : Entrée
projector-timer-left = Temps restant : { $time }
projector-teams = Équipe A { $one } : { $other } équipe B

## What can be done

projector-back = Retour
projector-forward = Suite
projector-all = Tout à la fois
projector-list = Étapes
projector-black = Écran noir
projector-hide = Cacher la réponse
projector-another = Une autre semblable
projector-vote-again = Nouveau vote
projector-timer = Minuteur
projector-teams-shown = Équipes
projector-phones = Téléphones
projector-phones-off = Arrêter les téléphones
projector-teacher = Ma fenêtre
projector-full = Plein écran
projector-leave = Sortir
projector-keys = Touches

projector-leave-title = Terminer la leçon ?
projector-leave-text = La leçon devant la classe se ferme.
projector-leave-votes = La leçon devant la classe se ferme. Vous pouvez enregistrer les votes dans un petit fichier texte, sans noms.
projector-leave-stay = Continuer
projector-leave-save = Enregistrer les votes et terminer
projector-leave-end = Terminer

projector-list-title = Aller à une étape
projector-list-how = Cliquez sur une étape, ou tapez son numéro puis Entrée.
projector-list-here = en cours
projector-list-picture = Image
projector-list-example = Exemple
projector-list-question = Question
projector-list-vote = Vote
projector-list-recap = Révision
projector-list-practise = Exercice

## Its keys

key-name-forward = → / Espace / Pg suiv
key-name-back = ← / Pg préc
key-name-all = A / Fin
key-name-list = L / O
key-name-jump = numéro, Entrée
key-name-black = B / .
key-name-white = W / ,
key-name-hide = H
key-name-another = N
key-name-timer = T, + et −
key-name-votes = 1 – 4
key-name-vote-again = V
key-name-phones = Q
key-name-teams = S ; Alt avec 1 ou 2
key-name-full = F11
projector-key-forward = montrer la suite
projector-key-back = revenir d’une étape
projector-key-all = tout montrer à la fois : le texte, l’image, la question ; puis la réponse et ses raisons
projector-key-list = ouvrir la liste des étapes
projector-key-jump = aller à l’étape de ce numéro (hors d’un vote)
projector-key-black = écran noir, puis de nouveau la leçon
projector-key-white = écran blanc, puis de nouveau la leçon
projector-key-hide = cacher la réponse, puis la montrer de nouveau
projector-key-another = une autre question du même type
projector-key-timer = lancer ou enlever le minuteur ; une demi-minute de plus ou de moins
projector-key-votes = compter un vote pour A – D ; Retour arrière enlève le dernier
projector-key-vote-again = faire voter une seconde fois
projector-key-phones = faire voter avec les téléphones ; puis montrer leur code, ou revenir à la leçon
projector-key-teams = montrer les équipes ; un point pour A ou pour B
projector-key-full = plein écran
projector-key-escape = sortir, après confirmation ; Pg suiv veut alors dire continuer
keys-project = montrer la leçon à la classe

## Phones that vote

class-phones-title = La classe vote avec ses téléphones
class-phones-text = Les téléphones doivent être dans le même wifi que cet ordinateur, qui leur répond lui-même : pas d’internet, pas de compte, pas de noms, et rien ne sort de la salle. Les mains levées comptent comme avant et s’ajoutent.
class-phones-networks = Dans quel réseau sont les téléphones ?
class-phones-network = { $address } ({ $name })
class-phones-virtual = { $address } ({ $name }, d’un programme de cet ordinateur)
class-phones-own = { $address } (seulement cet ordinateur, pour essayer)
class-phones-none = Cet ordinateur n’est dans aucun réseau. Connectez-le au wifi ou au partage de connexion d’un téléphone, puis réessayez.
class-phones-numbers = Les marques, les autres nombres, les cartes
class-phones-choose = à choisir parmi quatre réponses
class-phones-typed = à taper ou à toucher sur les téléphones
class-phones-type-answer = Tapez votre réponse sur le téléphone
class-phones-tap-answer = Touchez votre réponse sur le téléphone
class-phones-own-answers = La classe répond sur ses téléphones, sans propositions. Quand vous avancez, les réponses les plus fréquentes apparaissent, avec la bonne.
class-phones-others = autres réponses
class-phones-sure = La réponse est-elle sûre ?
class-phones-sure-off = ne pas demander
class-phones-sure-on = demander après chaque réponse
class-phones-wifi-text = Si vous voulez, un second code connecte les téléphones au wifi. Tout le monde dans la salle peut le lire ; il n’est enregistré nulle part.
class-phones-wifi = Nom du wifi
class-phones-password = Mot de passe du wifi
class-phones-web = Si votre club a ce programme sur son site, son adresse : à la fin, les téléphones reçoivent un lien vers les mêmes exercices.
class-phones-start = Faire voter
class-phones-cancel = Annuler
class-phones-failed = Cela n’a pas marché : { $reason }
class-phones-invite = Votez avec votre téléphone
class-phones-join = 1. Connectez-vous au wifi de la salle.
class-phones-join-named = 1. Connectez-vous au wifi { $name }.
class-phones-scan = 2. Visez le code avec l’appareil photo du téléphone.
class-phones-type = Ou tapez cette adresse dans le navigateur :
class-phones-code = Code pour les téléphones : { $address }
class-phones-wifi-code = Code du wifi { $name }
class-phones-present = { $phones ->
    [0] Aucun téléphone pour l’instant
    [one] { $phones } téléphone est là
   *[other] { $phones } téléphones sont là
}
class-phones-help = Pas de téléphone ? Il est peut-être dans un autre wifi, ou il utilise ses données mobiles : coupez-les. Les réseaux pour invités séparent souvent les appareils : le partage de connexion d’un téléphone aide alors. Si cet ordinateur demande s’il peut être joint, acceptez.
class-phones-lost = Cet ordinateur n’est plus dans ce réseau. Arrêtez les téléphones, puis relancez-les.
class-phones-crowded = Un appareil a essayé de voter plus de trois fois comme s’il était plusieurs téléphones. Ses votes en trop ne comptent pas.

## What a class has answered, on a sheet

class-results-once = { $votes ->
    [one] { $votes } vote.
   *[other] { $votes } votes.
} Justes : { $first } %. **{ $answer }**
class-results-twice = { $votes ->
    [one] { $votes } vote.
   *[other] { $votes } votes.
} Justes : { $first } %, après la discussion { $second } %. **{ $answer }**
class-results-slip = L’erreur la plus fréquente ({ $votes }) : { $slip }
class-results-sure = Sûres, et pourtant fausses : { $votes }
class-results-lesson = { $lesson }, { $date }

## The window of the teacher

teacher-window = votre fenêtre
teacher-now = La classe voit
teacher-now-black = La classe voit un écran noir. Elle reverra :
teacher-now-white = La classe voit un écran blanc. Elle reverra :
teacher-now-hidden = La classe voit (la réponse est cachée)
teacher-now-phones = La classe voit le code pour les téléphones. Ensuite elle verra :
teacher-next = Ensuite
teacher-answer = Réponse : { $answer }
teacher-notes = Vos notes
teacher-votes-later = Les votes se comptent quand la classe voit les réponses.
teacher-count = Votes pour { $letter }
teacher-sure = { $votes } sûres
teacher-one-less = Un vote de moins pour { $letter }
teacher-one-more = Un vote de plus pour { $letter }
teacher-team-less = Un point de moins pour l’équipe { $team }
teacher-team-more = Un point de plus pour l’équipe { $team }
classroom-advice-explain-again = Moins de 35 % ont bien répondu : expliquez encore une fois, avec d’autres mots.
classroom-advice-discuss = Entre 35 et 70 % ont bien répondu : laissez les voisins en parler entre eux, puis faites voter de nouveau.
classroom-advice-go-on = Plus de 70 % ont bien répondu : montrez la réponse et continuez.

## Closing the window

compose-close-asked = Cette leçon n’est pas encore enregistrée. Enregistrez-la ci-dessous, ou fermez la fenêtre encore une fois pour l’abandonner.
