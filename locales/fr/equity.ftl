### What a revoke costs in the end.

kind-revoke_equity = La renonce : le prix suffit-il ?
skill-revoke-equity = combien de levées il y avait sans la renonce
skill-revoke-adjustment = quand l’arbitre ajuste la marque après une renonce
remember-revoke-equity = d’abord les levées cédées ; ensuite, on rejoue le reste depuis la renonce, avec une carte qui fournit.
remember-revoke-adjustment = les adversaires reçoivent les levées cédées, ou ce qu’ils auraient gagné sans la renonce : ce qui est le plus, jamais les deux.
exercise-revoke_equity = Sans la renonce, combien des levées montrées le camp { $side } aurait-il gagnées, au meilleur jeu de tous ?
working-best-line = Le meilleur jeu sans la renonce :
exercise-revoke_equity-adjusted = Avec les levées cédées, le camp { $side } a { $number } de ces { $of } levées. L’arbitre ajuste-t-il la marque ?
option-equity-adjusted = Oui : sans la renonce, il y en aurait eu plus
option-equity-enough = Non : sans la renonce, il n’y en aurait pas eu plus
option-equity-never = Non : au-delà des levées cédées, il n’y a jamais rien
exercise-revoke_equity-final = Combien de ces levées le camp { $side } reçoit-il finalement ?
reason-revoke-transfer-enough = Avec les levées cédées, ce camp en a au moins autant que sans la renonce. Le surplus n’est pas repris.
reason-revoke-transfer-too-little = Sans la renonce, ce camp en aurait gagné plus. L’arbitre ajuste la marque, même si aucune levée n’est cédée.
reason-revoke-best-play = L’arbitre estime ce qui se serait passé. Ici, l’estimation est le meilleur jeu de tous, à cartes ouvertes.
slip-revoke-result-kept = c’est le résultat à la table, renonce comprise.
slip-revoke-transfer-added = ce sont les levées à la table avec celles qui sont cédées. Rejouez sans la renonce.
slip-revoke-adjusted-for-nothing = recomptez : sans la renonce, il n’y en aurait pas eu plus.
slip-revoke-harm-overlooked = recomptez : sans la renonce, il y en aurait eu plus.
slip-revoke-transfer-is-all = les levées cédées sont un minimum. Si le dommage est plus grand, l’arbitre ajuste la marque.
slip-revoke-both-given = le résultat sans la renonce ne s’ajoute pas aux levées cédées : le meilleur des deux compte.
slip-revoke-transfer-taken-back = ce qui est cédé reste, même si c’est plus qu’il n’y aurait eu sans la renonce.
