### Changing a call (Law 25), and comparing a call with the one it replaces (Law 23).

kind-change_of_call = Changer une déclaration
kind-comparable_call = Les déclarations comparables
skill-change-of-call = quand on peut changer une déclaration
skill-comparable-call = quand une déclaration est comparable
remember-change-of-call = une erreur de main se corrige tant que le partenaire n’a pas parlé. Un changement d’avis dépend de l’adversaire de gauche.
remember-comparable-call = presque le même sens, moins de mains, ou la même question : l’un des trois suffit.

## change_of_call. $seat has called and would rather have called $call; in the options $seat sits on the left.

scene-change-slip = { $seat } s’en aperçoit et dit aussitôt : « Je voulais { $call }. » L’arbitre constate que seule la main s’est trompée.
scene-change-mind = { $seat } se ravise : « Plutôt { $call }. » L’arbitre constate que la première déclaration était voulue.
exercise-change_of_call = Que devient la première déclaration ({ $call }) ?
option-change-corrected = { $call } prend sa place
option-change-stands = Elle est maintenue, et personne n’y peut rien
option-change-unless-accepted = Elle est maintenue, sauf si { $seat } accepte { $call }
option-change-unless-either = Elle est maintenue, sauf si l’un ou l’autre adversaire accepte { $call }
slip-change-slip-stands = une déclaration jamais voulue se corrige, même si le carton est sur la table.
slip-change-limit-is-next-call = la limite est la déclaration suivante du partenaire ; celle de l’adversaire de gauche ne compte pas.
slip-change-needs-consent = une erreur de main se corrige sans l’accord de personne.
slip-change-after-partners-call = une fois que le partenaire a parlé, même une erreur de main ne se corrige plus.
slip-change-of-mind-is-free = une déclaration voulue, ne serait-ce qu’un instant, n’est pas une erreur de main : l’adversaire de gauche décide.
slip-change-never-accepted = l’adversaire de gauche peut accepter la seconde déclaration.
slip-change-slip-restricts-lead = une erreur de main corrigée n’a aucune conséquence, pas même pour une attaque.
slip-change-comparable-restricts-lead = si les deux déclarations sont comparables, l’attaque reste libre.

## comparable_call. What the withdrawn and the new call of $seat mean, in a table of three columns.

scene-call-withdrawn = { $seat } avait dit { $call } : cette déclaration a été annulée.
scene-call-new = À sa place, { $seat } dit maintenant { $call }.
exercise-comparable_call = Comment la nouvelle déclaration se compare-t-elle à celle qui a été retirée ?
option-comparable-similar = Elle dit la même chose, ou presque
option-comparable-subset = Elle montre moins de mains, toutes déjà possibles avant
option-comparable-purpose = Elle pose la même question
option-comparable-none = Rien de tout cela : elle n’est pas comparable
meaning-title = Ce que signifient les deux déclarations
meaning-column = Accord
meaning-withdrawn = Retirée
meaning-new = Nouvelle
meaning-call = Déclaration
meaning-points = Points
meaning-asks = Question
meaning-asks-nothing = aucune
meaning-asks-majors = une majeure quatrième
meaning-asks-stopper = un arrêt
meaning-asks-aces = les as
meaning-any = quelconque
meaning-least = { $least } ou plus
meaning-most = { $most } au plus
meaning-range = de { $least } à { $most }
reason-comparable-similar = La nouvelle déclaration dit la même chose que celle qui a été retirée, ou presque : elle est comparable.
reason-comparable-subset = Toute main que montre la nouvelle déclaration était déjà possible avec l’ancienne : elle est comparable.
reason-comparable-purpose = Les deux déclarations posent la même question : la nouvelle est comparable.
reason-not-comparable = La nouvelle déclaration n’est ni presque la même ni plus précise, et ne pose pas la même question : elle n’est pas comparable.
reason-comparison-modelled = C’est l’arbitre qui juge ce que veut dire « presque ». Ici, on admet trois points, ou une carte d’une couleur, à chaque extrémité.
slip-comparable-must-be-the-same = le sens n’a pas à être exactement le même : une petite différence est admise.
slip-narrower-not-comparable = une déclaration qui ne fait que restreindre les mains possibles est comparable.
slip-same-question-not-comparable = une déclaration qui pose la même question est comparable, quels que soient son nom et son palier.
slip-wider-is-subset = c’est la nouvelle déclaration qui doit être la plus étroite ; ici, elle montre des mains que l’ancienne ne montrait pas.
slip-comparable-by-name = c’est le sens qui compte, non le nom de la déclaration, et ici les deux sens sont trop éloignés.
slip-any-question-same-purpose = demander autre chose, ce n’est pas avoir le même but.
slip-similar-is-subset = la nouvelle déclaration montre aussi quelques mains que l’ancienne ne montrait pas : presque la même, mais pas une partie.
slip-subset-is-similar = toute main de la nouvelle déclaration était déjà possible et aucune ne s’est ajoutée : c’est une partie des mains d’avant.
slip-no-question-same-purpose = ces déclarations décrivent une main ; elles ne posent pas la même question.
