import type { CheckTexts } from '../shape.ts';

export const fr: CheckTexts<'page'> = {
  'page.title': {
    name: 'Titre des pages',
    what: 'Chaque page a un seul titre, assez long pour être clair et assez court pour tenir dans Google.',
    why: 'Le titre est la ligne bleue sur laquelle on clique dans les résultats. Coupé ou vague, il attire moins.',
    how: [
      'Écrivez ce que la page offre, puis la ville, puis votre nom : « Réparation de vélos à Laval, Atelier Roy ».',
      'Restez entre 30 et 60 caractères environ.',
      'Modifiez le titre dans les réglages de référencement (SEO) de la page.',
    ],
    faults: {
      missing: 'La page n’a pas de titre.',
      several: 'La page a plusieurs titres, dont « {found} ».',
      short: 'Le titre fait {found} de large ; visez {wanted}.',
      long: 'Le titre fait {found} de large et sera coupé ; visez {wanted}.',
    },
  },
  'page.description': {
    name: 'Description des pages',
    what: 'Chaque page a une description de 70 à 160 caractères.',
    why: 'Ces deux lignes sous le titre, dans Google, sont votre petite annonce gratuite.',
    how: [
      'Dites en une ou deux phrases ce que le client trouvera, et ce qui vous distingue.',
      'Ajoutez une raison d’agir : horaire, livraison, devis gratuit.',
      'Collez le texte dans le champ « description » (méta-description) de la page.',
    ],
    faults: {
      missing: 'La page n’a pas de description.',
      several: 'La page a plusieurs descriptions, dont « {found} ».',
      short: 'Caractères dans la description : {found} ; visez {wanted}.',
      long: 'La description compte {found} caractères et sera coupée ; visez {wanted}.',
    },
  },
  'page.unique': {
    name: 'Titres et descriptions différents',
    what: 'Chaque page a son titre et sa description à elle.',
    why: 'Deux pages de même titre se concurrencent dans Google, et le client ne sait pas laquelle ouvrir.',
    how: [
      'Notez en trois mots ce que chaque page a de propre.',
      'Réécrivez le titre ou la description pour le dire.',
    ],
    faults: {
      title: 'Ce titre, « {found} », est aussi celui de {wanted}.',
      description: 'Cette description est aussi celle de {wanted}.',
    },
    absent: 'Une seule page a été lue.',
  },
  'page.h1': {
    name: 'Grand titre de la page',
    what: 'Chaque page a un grand titre (h1) qui dit de quoi elle parle.',
    why: 'C’est la première chose que lisent vos visiteurs, les lecteurs d’écran et les moteurs.',
    how: [
      'Donnez à la ligne principale de la page le style « Titre 1 ».',
      'Dites-y ce que vous faites et où, plutôt que « Bienvenue ».',
    ],
    faults: {
      missing: 'La page n’a pas de grand titre.',
      empty: 'Le grand titre est vide : souvent une image sans texte.',
    },
  },
  'page.headings': {
    name: 'Ordre des titres',
    what: 'Les titres se suivent sans sauter de niveau.',
    why: 'Qui écoute la page avec un lecteur d’écran se déplace de titre en titre ; un niveau sauté donne l’impression qu’un passage manque.',
    how: [
      'Sélectionnez le titre signalé.',
      'Donnez-lui le niveau qui suit le précédent, puis réglez sa taille par le style et non par le niveau.',
    ],
    faults: {
      skipped: 'Ici les titres sautent un niveau ({found}) ; le niveau attendu est {wanted}.',
    },
  },
  'page.canonical': {
    name: 'Adresse de référence',
    what: 'Chaque page annonce au plus une adresse de référence, complète, qui répond.',
    why: 'Une adresse de référence fausse demande à Google de montrer une autre page que la vôtre.',
    how: [
      'Ouvrez les réglages de référencement de la page, champ « URL canonique ».',
      'Laissez-le vide ou mettez-y l’adresse complète de la page elle-même.',
      'Après un changement de domaine, cherchez les restes de l’ancien.',
    ],
    faults: {
      several: 'La page annonce plusieurs adresses de référence, dont {found}.',
      relative: 'L’adresse de référence est incomplète : {found}.',
      elsewhere: 'L’adresse de référence mène à un autre site, {found}, au lieu de {wanted}.',
      home: 'L’adresse de référence est celle de l’accueil, {found} : Google n’affichera pas cette page.',
      status: 'L’adresse de référence répond par le code {found}.',
    },
  },
  'page.lang': {
    name: 'Langue déclarée',
    what: 'La page déclare sa langue, et c’est bien celle du texte.',
    why: 'Les lecteurs d’écran choisissent leur voix d’après elle, et les navigateurs proposent une traduction quand elle est fausse.',
    how: [
      'Dans les réglages du site, choisissez la langue du contenu.',
      'Pour un site en plusieurs langues, réglez chaque version.',
    ],
    faults: {
      missing: 'La page ne déclare pas sa langue.',
      invalid: '« {found} » n’est pas un code de langue.',
      other: 'La page se déclare en « {found} », mais son texte est en « {wanted} ».',
    },
  },
  'page.hreflang': {
    name: 'Liens entre langues',
    what: 'Les versions d’une page en plusieurs langues se citent les unes les autres.',
    why: 'Sans ces liens, Google envoie un client anglophone sur la page française, et l’inverse.',
    how: [
      'Dans l’outil de traduction du site, activez les balises « hreflang ».',
      'Vérifiez que chaque version cite toutes les autres, et elle-même.',
      'Utilisez des codes comme « fr », « fr-CA » ou « en ».',
    ],
    faults: {
      invalid: '« {found} » n’est pas un code de langue.',
      self: 'La page ne se cite pas elle-même parmi ses versions.',
      'one-way': 'Cette version ne cite pas en retour {wanted}.',
    },
    absent: 'Les pages lues n’annoncent pas d’autres langues.',
  },
  'page.words': {
    name: 'Texte de l’accueil',
    what: 'La page d’accueil compte au moins 200 mots, menus non compris.',
    why: 'Une page presque sans texte ne donne à Google aucune raison de la montrer à quelqu’un qui cherche votre métier.',
    how: [
      'Dites ce que vous vendez, à qui, dans quels quartiers, et ce qui vous distingue.',
      'Répondez aux trois questions que vos clients posent le plus.',
      'Remplacez par du texte ce qui n’est écrit que dans des images.',
    ],
    faults: {
      few: 'Mots sur la page : {found} ; visez {wanted} ou plus.',
    },
  },
  'page.readability': {
    name: 'Facilité de lecture',
    what: 'Les textes se lisent facilement, dans leur langue.',
    why: 'Beaucoup de clients lisent debout, sur un téléphone. Une phrase trop longue en perd plusieurs en route.',
    how: [
      'Coupez les phrases de plus de vingt mots.',
      'Remplacez les mots du métier par ceux de vos clients.',
      'Lisez la page à voix haute : réécrivez ce qui accroche à l’oreille.',
    ],
    faults: {
      hard: 'La facilité de lecture est de {found} sur 100 ; visez {wanted} ou plus.',
    },
  },
  'page.link-text': {
    name: 'Texte des liens',
    what: 'Chaque lien dit où il mène.',
    why: '« Cliquez ici » n’aide ni un client pressé, ni un lecteur d’écran, ni Google.',
    how: [
      'Remplacez ces mots par le nom de la page visée : « Voir nos tarifs ».',
      'Donnez un texte de remplacement aux images qui servent de lien.',
    ],
    faults: {
      vague: 'Le lien « {found} » ne dit pas où il mène.',
      nameless: 'Ce lien n’a aucun texte.',
    },
  },
  'page.crawlable-links': {
    name: 'Liens que les moteurs suivent',
    what: 'Les liens sont de vrais liens, et non des boutons de script.',
    why: 'Google ne suit que les vrais liens ; ce qui s’ouvre autrement reste invisible, et ne s’ouvre pas dans un nouvel onglet.',
    how: [
      'Remplacez l’élément signalé par un lien dont l’adresse est celle de la page.',
      'Dans un outil de création de site, utilisez le champ « lien » plutôt qu’un code ajouté.',
    ],
    faults: {
      script: 'Cet élément fait office de lien sans en être un.',
    },
  },
  'page.alt': {
    name: 'Description des images',
    what: 'Chaque image a un texte de remplacement, vide si elle est décorative.',
    why: 'Ce texte est lu à qui ne voit pas l’image, et c’est par lui que Google Images vous trouve.',
    how: [
      'Ouvrez l’image dans votre outil de création de site et remplissez le champ « texte alternatif ».',
      'Dites ce qu’on voit, en une ligne : « Trois pains ronds sur une table de bois ».',
      'Si l’image ne fait que décorer, laissez le texte vide mais présent.',
    ],
    faults: {
      missing: 'Cette image n’a pas de texte de remplacement.',
    },
    absent: 'Les pages lues ne montrent aucune image.',
  },
  'page.open-graph': {
    name: 'Aperçu lors d’un partage',
    what: 'L’accueil fournit un titre, une description et une image pour les partages.',
    why: 'Un lien partagé sur Facebook, WhatsApp ou LinkedIn sans image passe inaperçu.',
    how: [
      'Dans les réglages de référencement ou de partage de la page, choisissez une image d’environ 1 200 pixels de large.',
      'Écrivez le titre et la description de l’aperçu.',
      'Vérifiez l’aperçu en vous envoyant le lien.',
    ],
    faults: {
      title: 'L’aperçu n’a pas de titre.',
      description: 'L’aperçu n’a pas de description.',
      image: 'L’aperçu n’a pas d’image.',
      relative: 'L’adresse de l’image d’aperçu est incomplète : {found}.',
      unanswered: 'L’image d’aperçu ne s’affiche pas : son adresse répond {found}.',
    },
  },
  'page.icon': {
    name: 'Icône du site',
    what: 'Le site a une icône, et elle s’affiche.',
    why: 'L’icône fait reconnaître votre commerce dans les onglets, les favoris et les résultats de Google.',
    how: [
      'Préparez un carré simple de votre logo, d’au moins 48 pixels.',
      'Déposez-le dans les réglages du site, champ « favicon » ou « icône ».',
    ],
    faults: {
      unanswered: 'L’icône n’a pas pu être chargée.',
    },
  },
  'page.encoding': {
    name: 'Accents et caractères',
    what: 'Les accents s’affichent correctement.',
    why: 'Des « Ã© » au milieu des mots donnent l’air d’un site à l’abandon.',
    how: [
      'Enregistrez les textes en UTF-8 et déclarez-le en tête de page.',
      'Recopiez à la main les passages déjà abîmés.',
    ],
    faults: {
      garbled: 'Des caractères sont abîmés : « {found} ».',
      undeclared:
        'La page ne déclare pas l’encodage de ses caractères, ou le fait trop loin (au-delà des 1 024 premiers octets).',
    },
  },
  'page.freshness': {
    name: 'Année affichée',
    what: 'L’année du droit d’auteur n’a pas deux ans de retard.',
    why: 'Une vieille année en bas de page fait douter que le commerce soit encore ouvert.',
    how: [
      'Remplacez l’année dans le pied de page.',
      'Mieux : demandez qu’elle suive l’année courante.',
    ],
    faults: {
      old: 'Le pied de page affiche {found}.',
    },
    absent: 'Aucune année de droit d’auteur n’est affichée.',
  },
};
