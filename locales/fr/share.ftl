# Donner à d’autres un lien vers ce qui est à l’écran.

share-open = Partager le lien
share-title = Partager le lien
share-text = Toute personne qui ouvre ce lien voit cette page dans son navigateur.
share-lesson-text = Ce lien contient toute la leçon : il suffit de l’ouvrir pour la suivre. Elle n’est enregistrée nulle part sur internet, alors gardez bien le lien.
share-link = Le lien
share-copy = Copier le lien
share-copied = Collez maintenant le lien dans un e-mail ou un message. Si autre chose apparaît, sélectionnez le lien ci-dessus et copiez-le avec { $ctrl }+C.
share-code = Le lien sous forme de code QR
share-code-text = Ou faites scanner ce code avec l’appareil photo d’un téléphone ou d’une tablette.
share-no-code = Le lien est trop long pour un code lisible par un téléphone. Envoyez-le par e-mail ou dans un message.
share-file = Leçon du lien
share-unread = Ce lien ne peut pas être lu : il est peut-être incomplet. Copiez-le en entier, ou demandez qu’on vous le renvoie.
