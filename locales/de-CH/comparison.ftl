### Swiss German: the honour is “Honneur”.

remember-honours-bonus = In einer Hand bringen vier Trumpfhonneurs 100, alle fünf 150, in Sans-Atout vier Asse 150. Im Turnier gibt es das nie.
scene-four-trump-honours = { $seat } hatte vier der fünf Trumpfhonneurs in der Hand.
scene-five-trump-honours = { $seat } hatte alle fünf Trumpfhonneurs in der Hand.
reason-no-trump-honours-in-one-hand = Eine Prämie gibt es nur, wenn eine Hand allein mindestens vier der fünf Trumpfhonneurs hat: Ass, König, Dame, Bube, Zehn. Das ist hier nicht so.
slip-honours-split-counted = Die Honneurs zweier Hände wurden zusammengezählt. Es zählen nur die einer einzigen Hand.
slip-honours-in-a-side-suit = Diese Honneurs sind kein Trumpf. Es zählen nur Trumpfhonneurs, in Sans-Atout nur die Asse.
slip-ten-no-trump-honour = Auch die Zehn ist ein Honneur: Es gibt fünf, also sind Ass, König, Dame und Bube vier von fünf.
slip-honours-premium-mixed-up = Vier Trumpfhonneurs bringen 100; alle fünf, oder vier Asse in Sans-Atout, 150.
