### Swiss German: the honour is “Honneur”.

reason-rubber-four-trump-honours = Vier der fünf Trumpfhonneurs waren in einer Hand von { $side }: { $points } über dem Strich, unabhängig davon, wer den Kontrakt spielt.
reason-rubber-five-trump-honours = Alle fünf Trumpfhonneurs waren in einer Hand von { $side }: { $points } über dem Strich, unabhängig davon, wer den Kontrakt spielt.
