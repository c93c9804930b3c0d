### After an irregularity of the auction: what is bound, what follows. Laws 23 to 39.

## Whoever must pass or repeat

reason-must-pass-once = À la suite d’une irrégularité, ce joueur doit passer à ce tour.
reason-must-pass-throughout = À la suite d’une irrégularité, ce joueur doit passer jusqu’à la fin des annonces.
reason-must-repeat = Ce joueur avait parlé trop tôt, et sa déclaration a été annulée. L’adversaire de droite a passé : elle doit donc être répétée ({ $call }).
reason-repeated-too-low = { $bid } doit être répété, bien que ce soit trop bas. L’adversaire de gauche peut ensuite l’accepter ou non.
reason-double-for-insufficient = Un contre ou un surcontre ne peut pas remplacer l’enchère insuffisante { $bid }, sauf si l’arbitre le juge comparable.

## What becomes of a call

reason-call-stands = { $seat } a dit { $call } : cette déclaration est valable.
reason-call-cancelled = { $seat } a dit { $call } : cette déclaration est annulée.
reason-above-seven-cancelled = { $seat } a dit { $level } { $strain }. Il n’y a que treize levées : cette enchère est annulée.
reason-later-calls-cancelled = Toutes les déclarations suivantes sont annulées aussi.
reason-pass-instead = Pour { $seat }, un passe remplace la déclaration annulée.
reason-turn-to-call = C’est maintenant à { $seat } de parler.
reason-turn-lost = { $seat } perd ce tour de parole.
reason-next-bid-over = Il suffit que la prochaine enchère soit plus haute que { $bid }.
reason-chooses-again = { $seat } doit choisir une autre déclaration.
reason-any-legal-call = Quand viendra son tour, { $seat } pourra faire n’importe quelle déclaration permise.
reason-repeats-if-passed = Si { $rho } passe maintenant, { $seat } devra répéter { $call }. Si { $rho } fait une autre déclaration, { $seat } pourra choisir librement.
reason-judged-for-itself = { $call } est maintenant jugé comme n’importe quelle autre déclaration.
reason-counts-as-later = { $seat } a dit { $call } au même moment : cette déclaration compte comme faite après l’autre.
reason-counts-as-in-rotation = { $silenced } devait passer de toute façon : la déclaration faite par { $seat } compte donc comme faite à son tour.
reason-may-change-his-call = { $seat } a parlé ensuite et peut aussi changer sa propre déclaration.

## What the partner may do

reason-passes-once = { $seat } doit passer à son prochain tour, mais une seule fois.
reason-passes-throughout = { $seat } doit passer jusqu’à la fin des annonces.
reason-comparable-or-partner-passes = La nouvelle déclaration est comparable si, par rapport à celle qui est annulée, elle est de sens voisin, plus précise ou de même but. { $seat } reste alors libre, et l’arbitre n’ajuste la marque que si l’irrégularité elle-même a aidé. Sinon, { $seat } doit passer une fois, et le déclarant pourra peut-être interdire une attaque plus tard.
reason-partner-free = { $seat } peut parler librement.
reason-withdrawn-unauthorised = { $seat } ne doit pas se servir de ce que la déclaration retirée a révélé.

## Later: the lead and the score

reason-may-forbid-lead = Si { $offender } se retrouve en défense, le déclarant peut interdire à { $seat }, à sa première attaque, une couleur non montrée par { $offender } dans une déclaration valable. L’interdiction tient aussi longtemps que la main reste à { $seat }.
reason-lead-free = L’attaque reste libre.
reason-adjusted-if-it-helped = Si l’irrégularité elle-même a aidé le camp fautif, l’arbitre pourra ajuster la marque après coup.
reason-adjusted-if-silence-helped = L’arbitre n’ajuste la marque que si le fautif pouvait se rendre compte, au moment de sa faute, que le silence imposé à son partenaire risquait fort de léser l’autre camp. Un passe forcé qui tombe bien par simple chance reste acquis.
reason-nothing-more = Il n’y a pas d’autre conséquence.

## Insufficient bids, changes, calls out of rotation

reason-lho-may-accept-bid = Seul l’adversaire de gauche peut accepter l’enchère insuffisante, en le disant ou simplement en faisant sa propre déclaration.
reason-replaces-insufficient-bid = Une enchère insuffisante (trop basse) qui n’est pas acceptée doit être remplacée par une enchère suffisante ou un passe ; par un contre ou un surcontre seulement si l’arbitre le juge comparable.
reason-unintended-call = { $call } n’était pas intentionnel (une erreur de main ou un lapsus), et le partenaire n’a pas encore parlé : on peut corriger.
reason-intended-call = { $call } était voulu, ne serait-ce qu’un instant. On ne peut le changer que si l’adversaire de gauche l’accepte.
reason-change-too-late = Le partenaire a déjà parlé : même une erreur de main ne se corrige plus, et { $call } est maintenu.
reason-called-at-rho-turn = C’était à { $turn }, l’adversaire de droite, de parler avant { $seat }.
reason-called-at-partner-turn = { $seat } a parlé alors que c’était à son partenaire, { $turn }, de le faire.
reason-called-at-lho-turn = { $seat } a parlé avant le donneur, { $turn }.
reason-judged-by-what-it-shows = Une enchère artificielle hors tour est jugée d’après les couleurs qu’elle montre, et non d’après celle qu’elle nomme.

## Doubles that are not allowed, eight and more, too late, at once, missed

reason-inadmissible-double = Un contre ou un surcontre inadmissible (que la règle ne permet pas) n’est jamais valable, même si le joueur suivant a déjà parlé.
reason-called-instead-of-pass = Un joueur qui doit passer ne peut ni enchérir, ni contrer, ni surcontrer. Mais si l’adversaire de gauche parle ensuite, la déclaration irrégulière est valable.
reason-above-seven-never-played = Le palier le plus haut est celui de sept. On ne joue jamais de contrat au-dessus.
reason-defender-after-the-end = Les annonces étaient terminées, mais un joueur de la défense a encore enchéri, contré ou surcontré, et son partenaire l’a entendu.
reason-call-after-the-end = Les annonces étaient terminées : les déclarations faites ensuite sont annulées.
reason-harmless-after-the-end = Les annonces étaient terminées, et cette déclaration n’aide pas la défense.
reason-simultaneous-calls = Quand deux joueurs parlent en même temps, la déclaration de celui dont c’est le tour passe en premier.
reason-missed-turn = Un passe hors tour a privé un joueur de son tour : les annonces ne peuvent pas finir ainsi.
