import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'reach.redirects': {
    title: 'Redirections en chaîne : les raccourcir | Iluma',
    description:
      'Une adresse qui en appelle une autre, qui en appelle une troisième : comment trouver les chaînes et les boucles de redirection, puis aller droit au but.',
    heading: 'Raccourcir les redirections en chaîne',
    why: 'Les chaînes se forment avec le temps : HTTP vers [HTTPS](/guide/passer-en-https), puis sans www vers www, puis ancienne page vers nouvelle. Chacune paraît raisonnable ; mises bout à bout, elles ajoutent une seconde ou plus sur un réseau mobile. Google suit jusqu’à dix sauts et s’arrête ; les aperçus de Facebook et certains assistants renoncent avant. Une boucle, elle, n’affiche que « trop de redirections » et rend la page inaccessible ; elle naît souvent de deux réglages HTTPS contraires.',
    see: 'Le site httpstatus.io prend une liste d’adresses et dessine chaque saut avec son code. Dans Chrome, F12 → Réseau → cochez « Conserver le journal », et comptez les lignes 301 ou 302 qui précèdent la page.',
    mends: {
      wordpress:
        'L’extension Redirection liste vos règles dans Outils → Redirection : triez par adresse d’arrivée et remplacez celles qui mènent à une autre règle.',
      wix: 'SEO → Gestionnaire de redirections d’URL : modifiez la règle ancienne au lieu d’en ajouter une nouvelle par-dessus.',
      shopify:
        'Contenu → Menus → Redirections d’URL ; chaque changement de nom d’un produit en crée une, qui peut s’enchaîner avec la précédente.',
      squarespace:
        'Paramètres → Outils de développement → Correspondances d’URL : une ligne « /ancien -> /nouveau 301 » par adresse, toujours vers la page finale.',
      byHand:
        'Relevez vos règles dans un tableau à deux colonnes ; toute valeur présente dans les deux est un maillon à supprimer. Réunissez HTTPS et www en une seule règle.',
    },
  },
  'reach.dead-links': {
    title: 'Liens morts : les trouver et les réparer | Iluma',
    description:
      'Comment trouver les liens cassés d’un site (erreurs 404), choisir entre corriger et rediriger, et où le faire dans WordPress, Wix, Shopify, Squarespace.',
    heading: 'Trouver et réparer les liens morts d’un site',
    why: 'Deux sortes de liens meurent : les vôtres, après une page renommée, et ceux qui mènent ailleurs, quand un fournisseur ferme. Les premiers coupent le chemin vers une page qui existe encore sous un autre nom, donc des ventes ; les seconds donnent l’image d’un site qu’on n’entretient plus. [L’ILA](/ila) ne compte que les réponses 404 et 410, jamais un serveur lent.',
    see: 'Cliquez sur chaque entrée de vos menus et de votre pied de page, puis sur les liens des trois pages les plus lues. Pour un relevé complet, Screaming Frog est gratuit jusqu’à 500 adresses ; la Search Console liste les 404 dans Pages.',
    mends: {
      wordpress:
        'Broken Link Checker parcourt le site et corrige un lien partout d’un coup. Pour une page renommée, ajoutez une règle dans l’extension Redirection.',
      wix: 'Les liens internes suivent la page quand on la choisit dans la liste ; seuls ceux qui ont été collés à la main cassent. Remplacez-les par le sélecteur.',
      shopify:
        'À la suppression d’un produit, redirigez-le vers sa collection : Contenu → Menus → Redirections d’URL.',
      squarespace:
        'Dans l’éditeur, cliquez sur le lien puis sur l’engrenage, et choisissez la page dans « Contenu ».',
      byHand:
        'Cherchez l’ancienne adresse dans tous les fichiers, remplacez-la, puis redirigez-la en 301 pour les liens venus d’ailleurs. Une page sans remplaçante répond 410.',
    },
  },
  'reach.orphans': {
    title: 'Pages orphelines : les relier ou les supprimer | Iluma',
    description:
      'Une page orpheline figure au plan de site sans qu’aucun lien n’y mène. Comment en dresser la liste, décider de son sort et la relier au reste du site.',
    heading: 'Relier les pages orphelines au reste du site',
    why: 'Un lien interne dit deux choses à un moteur : que la page existe, et qu’elle compte pour vous. Sans aucun, une page n’a que le [plan de site](/guide/plan-de-site-xml) pour plaider sa cause, et elle perd presque toujours. Les orphelines typiques sont d’anciennes promotions, des essais oubliés, et parfois la page la plus utile du site, sortie du menu lors d’une refonte.',
    see: 'Comparez deux listes : les adresses du plan de site et celles que vous atteignez en cliquant depuis l’accueil. Screaming Frog le fait seul si vous cochez l’analyse des sitemaps : le rapport s’appelle Orphan URLs.',
    mends: {
      wordpress:
        'Yoast SEO Premium filtre le contenu orphelin dans la liste des pages. Sans lui, ajoutez un lien depuis un article voisin, ou depuis Apparence → Menus.',
      wix: 'Pages et menu → une page masquée du menu reste publiée : ajoutez un lien, ou passez-la en brouillon.',
      shopify:
        'Un produit hors de toute collection n’est lié nulle part : rangez-le dans une collection, elle-même au menu principal.',
      squarespace:
        'La section « Non lié » du panneau Pages rassemble exactement ces pages ; glissez-les dans la navigation ou désactivez-les.',
      byHand:
        'Donnez à chaque page deux liens au moins : un de sa rubrique, un d’un texte proche. Celle que vous ne savez où accrocher n’a sans doute plus lieu d’être.',
    },
  },
  'reach.depth': {
    title: 'Profondeur de clics : rapprocher les pages de l’accueil | Iluma',
    description:
      'À combien de clics de l’accueil se trouvent vos pages ? Pourquoi quatre est la limite, comment la mesurer et quels liens ajouter pour la respecter.',
    heading: 'Rapprocher les pages de l’accueil : quatre clics au plus',
    why: 'L’accueil est la page qui reçoit le plus de liens ; son importance se dilue à chaque étage. Une page à cinq ou six clics est relue rarement par les moteurs, et un visiteur y arrive par chance. Les coupables habituels sont les archives paginées (« page 2, page 3… ») et les catalogues emboîtés, où l’on descend marche par marche.',
    see: 'Partez de l’accueil et rejoignez votre page la plus rentable sans la recherche interne, en comptant les clics. Dans la Search Console, Liens → Pages les plus liées de l’intérieur montre [celles que vous négligez](/guide/pages-orphelines).',
    mends: {
      wordpress:
        'Créez une page « Tous nos services » avec le bloc Liste de pages, à mettre au menu. Pour le blogue, portez à vingt le nombre d’articles par page : Réglages → Lecture.',
      wix: 'Ajoutez un sous-menu : Pages et menu → glissez une page sous une autre. Les galeries du blogue acceptent plus de billets par page.',
      shopify:
        'Le menu principal accepte trois niveaux (Contenu → Menus) : rendez chaque collection importante accessible du premier.',
      squarespace:
        'Un dossier dans la navigation regroupe des pages ; un bloc Sommaire en affiche trente à la fois.',
      byHand:
        'Une page d’index par rubrique, en pied de page, ramène presque tout à deux clics. Le fil d’Ariane raccourcit aussi le chemin du retour.',
    },
  },
  'reach.soft-404': {
    title: 'Fausse erreur 404 (soft 404) : la corriger | Iluma',
    description:
      'Une page introuvable doit répondre par le code 404. Comment essayer la vôtre, pourquoi rediriger vers l’accueil est une erreur, et où la régler.',
    heading: 'Faire répondre 404 aux pages introuvables',
    why: 'Renvoyer toutes les [adresses inconnues](/guide/liens-morts) vers l’accueil part d’une bonne intention, mais Google y voit des pages vides déguisées, les appelle « soft 404 » et continue de les demander. Une vraie page d’erreur, avec le bon code, fait l’inverse : le robot raye l’adresse, et la personne trouve un menu, une recherche, un numéro.',
    see: 'Inventez une adresse, par exemple votredomaine.ca/page-inexistante, ouvrez-la et regardez F12 → Réseau : la première ligne doit porter 404. Si la barre d’adresse revient à l’accueil, une règle [redirige tout](/guide/redirections-en-chaine). La Search Console range ces adresses dans Pages, sous le motif « Soft 404 ».',
    mends: {
      wordpress:
        'WordPress répond bien de lui-même. Cherchez l’extension fautive, souvent nommée « 404 to Homepage », et supprimez-la. Le thème peut embellir la page : Apparence → Éditeur → Modèles → 404.',
      wix: 'Le code est juste d’office ; personnalisez la page dans l’éditeur, sous Pages et menu → Page 404.',
      shopify:
        'Le modèle 404 se trouve dans Personnaliser → liste des modèles ; une redirection « /* » posée par une application est à retirer.',
      squarespace:
        'Paramètres → Page 404 : choisissez une page à vous, sans redirection vers l’accueil.',
      byHand:
        'Apache : ErrorDocument 404 /404.html, avec un chemin et non une adresse complète, sinon le code devient 302. Dans une application monopage, c’est au serveur de renvoyer ce code.',
    },
  },
} satisfies SomeGuideTexts;
