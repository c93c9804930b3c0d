### After an irregularity of the auction: what is bound, what follows. Laws 23 to 39.

## What the Laws are about

law-subject-16 = ce que le partenaire ne doit pas utiliser
law-subject-23 = déclarations comparables
law-subject-25 = changer de déclaration
law-subject-26 = restrictions d’attaque après une déclaration retirée
law-subject-28 = déclarations considérées comme faites à leur tour
law-subject-29 = accepter une déclaration hors tour
law-subject-30 = passes hors tour
law-subject-31 = enchères hors tour
law-subject-32 = contres et surcontres hors tour
law-subject-33 = deux déclarations en même temps
law-subject-34 = un tour de parole perdu
law-subject-36 = contres et surcontres inadmissibles
law-subject-37 = parler quand on doit passer
law-subject-38 = enchères au-dessus de sept
law-subject-39 = déclarations après le passe final
law-subject-72 = principes généraux

## Whoever must pass or repeat

reason-must-pass-once = Après une irrégularité, ce joueur doit passer à ce tour.
reason-must-pass-throughout = Après une irrégularité, ce joueur doit passer jusqu’à la fin des annonces.
reason-must-repeat = Cette déclaration, faite trop tôt, a été annulée. L’adversaire de droite a passé : il faut donc la répéter, { $call }.
reason-double-for-insufficient = Un contre ou un surcontre ne peut pas remplacer l’enchère insuffisante { $bid }, sauf si l’arbitre le juge comparable.

## What becomes of a call

reason-call-stands = { $seat } a dit { $call } : cette déclaration est valable.
reason-call-cancelled = { $seat } a dit { $call } : cette déclaration est annulée.
reason-above-seven-cancelled = { $seat } a dit { $level } { $strain }. Il n’y a que treize levées : cette enchère est annulée.
reason-later-calls-cancelled = Toutes les déclarations suivantes sont annulées aussi.
reason-pass-instead = Elle est remplacée par un passe : { $seat } a passé.
reason-turn-to-call = C’est maintenant à { $seat } de parler.
reason-turn-lost = { $seat } perd ce tour de parole.
reason-next-bid-over = Il suffit que la prochaine enchère dépasse { $bid }.
reason-chooses-again = { $seat } doit choisir une autre déclaration.
reason-any-legal-call = Quand viendra son tour, { $seat } pourra faire toute déclaration régulière.
reason-repeats-if-passed = Si { $rho } passe maintenant, { $seat } doit répéter { $call }. Si { $rho } dit autre chose, { $seat } choisit librement.
reason-judged-for-itself = { $call } est maintenant jugé comme n’importe quelle déclaration.
reason-counts-as-later = { $seat } a dit { $call } au même moment : cela compte comme la seconde déclaration.
reason-counts-as-in-rotation = { $silenced } devait passer de toute façon : { $seat } est considéré comme ayant parlé à son tour.
reason-may-change-his-call = { $seat } peut changer la déclaration faite ensuite.

## What the partner may do

reason-passes-once = { $seat } doit passer à son prochain tour, mais une seule fois.
reason-passes-throughout = { $seat } doit passer jusqu’à la fin des annonces.
reason-comparable-or-partner-passes = Si la nouvelle déclaration dit à peu près la même chose que l’annulée (elle est comparable), il ne se passe rien de plus. Sinon, { $seat } doit passer une fois.
reason-partner-free = { $seat } peut continuer à parler librement.
reason-withdrawn-unauthorised = { $seat } ne doit pas se servir de ce que la déclaration retirée a révélé.

## Later: the lead and the score

reason-may-forbid-lead = Si { $offender } finit en défense, le déclarant peut interdire à { $seat }, à sa première attaque, une couleur que { $offender } n’a pas montrée.
reason-lead-free = L’attaque reste libre.
reason-adjusted-if-it-helped = Si la faute elle-même a aidé le camp fautif, l’arbitre pourra ensuite ajuster la marque.
reason-adjusted-if-silence-helped = Si le passe forcé finit par profiter au camp fautif, l’arbitre peut ajuster la marque.
reason-nothing-more = Il n’y a pas d’autre conséquence.

## Insufficient bids, changes, calls out of rotation

reason-lho-may-accept-bid = L’adversaire de gauche peut accepter l’enchère insuffisante, de vive voix ou simplement en parlant à son tour.
reason-replaces-insufficient-bid = Une enchère insuffisante qui n’est pas acceptée doit être remplacée par une enchère suffisante ou un passe.
reason-unintended-call = { $call } était un geste ou un mot involontaire, et le partenaire n’a pas encore parlé : on peut le corriger.
reason-intended-call = { $call } était voulu, ne serait-ce qu’un instant. On ne peut en changer que si l’adversaire de gauche l’accepte.
reason-change-too-late = Le partenaire a déjà parlé : on ne peut plus changer { $call }.
reason-called-at-rho-turn = C’était d’abord à { $turn }, l’adversaire de droite, de parler, et non à { $seat }.
reason-called-at-partner-turn = { $seat } a parlé quand c’était à son partenaire, { $turn }, de le faire.
reason-called-at-lho-turn = { $seat } a parlé avant le donneur, { $turn }.

## Doubles that are not allowed, eight and more, too late, at once, missed

reason-inadmissible-double = Un contre ou un surcontre inadmissible n’est jamais valable, même si le joueur suivant parle.
reason-called-instead-of-pass = Qui doit passer ne peut ni enchérir ni contrer. Mais si l’adversaire suivant parle quand même, la déclaration reste valable.
reason-above-seven-never-played = Le palier le plus haut est sept. On ne joue jamais de contrat au-dessus.
reason-defender-after-the-end = Les annonces étaient terminées, mais un joueur de la défense a encore enchéri ou contré, et son partenaire l’a entendu.
reason-call-after-the-end = Les annonces étaient terminées : les déclarations faites ensuite sont annulées.
reason-harmless-after-the-end = Les annonces étaient terminées, et cette déclaration n’aide pas la défense.
reason-simultaneous-calls = Quand deux joueurs parlent ensemble, celui dont c’est le tour passe en premier.
reason-missed-turn = Un passe hors tour a privé un joueur de son tour : les annonces ne peuvent pas finir ainsi.
