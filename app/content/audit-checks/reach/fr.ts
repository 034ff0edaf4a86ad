import type { CheckTexts } from '../shape.ts';

export const fr: CheckTexts<'reach'> = {
  'reach.status': {
    name: 'Réponse du site',
    what: 'L’adresse du site affiche la page demandée.',
    why: 'Une page qui ne répond pas n’existe ni pour vos clients ni pour Google.',
    how: [
      'Ouvrez l’adresse sur un téléphone, hors du Wi-Fi du commerce, pour voir ce que voient vos clients.',
      'Vérifiez que le nom de domaine et l’hébergement sont payés.',
      'Si la page ne s’affiche toujours pas, écrivez à votre hébergeur en lui donnant le message d’erreur.',
    ],
    faults: {
      status: 'L’adresse répond par le code {found} au lieu d’afficher la page.',
      'bad-address': 'Cette adresse n’est pas celle d’un site web.',
      'address-refused': 'Cette adresse mène à un réseau privé, que l’audit ne visite pas.',
      'unknown-host': 'Ce nom de domaine n’existe pas, ou n’est plus relié à un site.',
      certificate:
        'Le certificat de sécurité est refusé : les navigateurs affichent un avertissement à la place du site.',
      unreachable: 'Le serveur du site ne répond pas.',
      timeout: 'Le serveur n’a pas répondu à temps.',
      'redirect-loop': 'L’adresse renvoie à elle-même, sans fin.',
      'too-many-redirects': 'L’adresse renvoie d’une adresse à l’autre plus de dix fois.',
      'not-http': 'L’adresse renvoie ailleurs que vers une page web.',
      'blocked-by-robots': 'Le fichier robots.txt interdit à notre robot de lire le site.',
      'budget-spent': 'La lecture a atteint sa limite de temps ou de volume avant la réponse.',
    },
  },
  'reach.https': {
    name: 'Adresse sécurisée (HTTPS)',
    what: 'Le site s’ouvre en HTTPS, et l’ancienne adresse en HTTP y renvoie de façon permanente.',
    why: 'Sans HTTPS, les navigateurs affichent « Non sécurisé » à côté de votre nom, et beaucoup de visiteurs s’arrêtent là.',
    how: [
      'Activez le certificat gratuit (Let’s Encrypt) que presque tous les hébergeurs proposent.',
      'Dans les réglages du site, activez la redirection de HTTP vers HTTPS.',
      'Choisissez une redirection permanente (code 301) plutôt que temporaire.',
    ],
    faults: {
      http: 'Le site s’ouvre en HTTP, sans chiffrement.',
      temporary:
        'La redirection vers HTTPS est temporaire (code {found}) ; il faut une redirection permanente ({wanted}).',
      open: 'À l’adresse en HTTP, le serveur ne redirige pas vers HTTPS.',
    },
  },
  'reach.certificate': {
    name: 'Certificat de sécurité',
    what: 'Les navigateurs acceptent le certificat, qui reste valide quatorze jours ou plus (ou le tiers de sa durée, s’il est de courte durée).',
    why: 'Le jour où le certificat expire, chaque visiteur voit une page d’avertissement au lieu de votre site.',
    how: [
      'Demandez à votre hébergeur si le renouvellement est automatique, et faites-le activer.',
      'Si vous renouvelez vous-même, faites-le maintenant et notez la prochaine date.',
      'S’il est refusé pour une autre raison (autre nom, chaîne incomplète, signé par le serveur), faites-en émettre un, gratuit chez Let’s Encrypt, pour votre nom avec et sans « www ».',
    ],
    faults: {
      invalid: 'Les navigateurs refusent le certificat du site.',
      expired: 'Le certificat de {wanted} a expiré le {found}.',
      'not-yet': 'Le certificat de {wanted} n’est valable qu’à partir du {found}.',
      'other-name': 'Le certificat est au nom de {found}, et non de {wanted}.',
      'self-signed':
        'Le certificat de {wanted} est signé par le serveur lui-même : aucun navigateur ne s’y fie.',
      chain:
        'Le serveur de {wanted} n’envoie pas toute la chaîne du certificat (il manque le certificat intermédiaire), ou l’autorité qui l’a signé n’est pas reconnue : plusieurs appareils affichent un avertissement.',
      handshake:
        'Le serveur de {wanted} n’établit pas de connexion chiffrée que les navigateurs acceptent.',
      expiring: 'Le certificat expire le {found}.',
    },
    absent: 'Le site n’a pas de certificat, puisqu’il s’ouvre en HTTP.',
  },
  'reach.one-host': {
    name: 'Une seule forme d’adresse',
    what: 'Avec ou sans « www », avec ou sans barre finale, l’adresse mène au même endroit.',
    why: 'Si deux adresses montrent la même page, Google partage entre elles ce que vous avez gagné en réputation.',
    how: [
      'Choisissez la forme que vous imprimez sur vos cartes.',
      'Dans les réglages du domaine, redirigez l’autre forme vers celle-là, de façon permanente (code 301).',
      'Pour les barres finales, gardez la forme que vos menus utilisent et redirigez l’autre.',
    ],
    faults: {
      www: 'Le site répond aussi à cette adresse, sans renvoyer à l’adresse principale.',
      slash: 'La page répond avec et sans barre finale, sans indiquer laquelle est la bonne.',
    },
  },
  'reach.robots': {
    name: 'Fichier robots.txt',
    what: 'Le fichier robots.txt est absent, ou sans erreur.',
    why: 'Les moteurs lisent ce fichier avant tout le reste ; s’il répond par une erreur, Google cesse de lire le site entier.',
    how: [
      'Ouvrez votre adresse suivie de /robots.txt dans un navigateur.',
      'Retirez ou corrigez les lignes signalées : chaque ligne suit la forme « Nom : valeur ».',
      'Si le fichier répond par une erreur, demandez à votre hébergeur de le servir ou de le supprimer.',
    ],
    faults: {
      status: 'Le fichier répond par une erreur du serveur (code {found}).',
      page: 'À la place du fichier, le serveur envoie une page web.',
      line: 'Cette ligne n’a pas de sens pour un robot : « {found} ».',
    },
  },
  'page.indexable': {
    name: 'Ouverture aux moteurs de recherche',
    what: 'Rien n’interdit à Google et à Bing de montrer le site.',
    why: 'Tant que cette interdiction est là, le site ne peut apparaître dans aucun résultat. C’est souvent un reste de la construction du site.',
    how: [
      'Dans WordPress, décochez « Demander aux moteurs de recherche de ne pas indexer ce site » (Réglages, Lecture). Wix, Shopify et Squarespace ont un réglage semblable.',
      'Retirez la mention « noindex » de la page ou des en-têtes du serveur.',
      'Demandez ensuite l’indexation de la page d’accueil dans la Search Console de Google.',
    ],
    faults: {
      robots: 'Le fichier robots.txt interdit le site à Google.',
      header:
        'Le serveur envoie l’en-tête « {found} », qui interdit d’afficher la page dans les résultats.',
      meta: 'La page porte la mention « {found} », qui interdit de l’afficher dans les résultats.',
    },
  },
  'reach.sitemap': {
    name: 'Plan de site pour les moteurs',
    what: 'Un plan de site existe, se lit, et ses adresses répondent.',
    why: 'Le plan de site donne à Google la liste de vos pages ; sans lui, vos nouvelles pages y paraissent plus tard.',
    how: [
      'Activez le plan de site de votre outil (WordPress, Wix, Shopify et Squarespace en ont un).',
      'Retirez-en les adresses supprimées ou interdites aux moteurs.',
      'Indiquez son adresse dans robots.txt (« Sitemap: … ») et dans la Search Console.',
    ],
    faults: {
      missing: 'Nous n’avons trouvé aucun plan de site.',
      loop: 'L’adresse du plan de site redirige sans fin.',
      status: 'Le plan de site répond par le code {found}.',
      broken: 'Le plan de site est illisible : {found}.',
      empty: 'Le plan de site ne contient aucune adresse de ce site.',
      'page-status': 'Le plan de site cite cette page, qui répond par le code {found}.',
      'page-noindex': 'Le plan de site cite cette page, qui interdit aux moteurs de la montrer.',
    },
  },
  'reach.redirects': {
    name: 'Redirections en chaîne',
    what: 'Un lien mène à sa page par une redirection au plus.',
    why: 'Chaque détour ralentit le visiteur, et les moteurs abandonnent quand ils sont trop nombreux.',
    how: [
      'Remplacez l’adresse du lien par l’adresse d’arrivée.',
      'Faites pointer chaque ancienne adresse directement vers la page finale.',
    ],
    faults: {
      loop: 'Cette adresse tourne en rond.',
      chain: 'Cette adresse passe par {found} redirections.',
    },
  },
  'reach.dead-links': {
    name: 'Liens morts',
    what: 'Aucun lien du site ne mène à une page disparue.',
    why: 'Un client qui tombe sur une page introuvable repart souvent chez un concurrent.',
    how: [
      'Ouvrez la page indiquée et retrouvez le lien à la ligne citée.',
      'Corrigez l’adresse, ou retirez le lien.',
      'Si la page a changé d’adresse, redirigez l’ancienne vers la nouvelle.',
    ],
    faults: {
      dead: 'Ce lien mène à une page qui n’existe plus ({found}).',
    },
  },
  'reach.orphans': {
    name: 'Pages sans lien',
    what: 'Chaque page du plan de site reçoit un lien d’une autre page.',
    why: 'Une page que rien ne relie au reste n’est trouvée ni par vos visiteurs ni, bien souvent, par les moteurs.',
    how: [
      'Décidez si la page sert encore.',
      'Si oui, mettez un lien vers elle dans un menu ou sur une page voisine ; sinon, supprimez-la et retirez-la du plan de site.',
    ],
    faults: {
      orphan: 'Aucune des pages lues ne mène à celle-ci.',
    },
  },
  'reach.depth': {
    name: 'Distance depuis l’accueil',
    what: 'Toute page se trouve à quatre clics ou moins de l’accueil.',
    why: 'Ce qui est loin de l’accueil est peu visité, et les moteurs y passent rarement.',
    how: [
      'Mettez un lien vers cette page sur l’accueil ou dans un menu.',
      'Regroupez les longues suites de pages dans une page qui les liste toutes.',
    ],
    faults: {
      deep: 'Cette page est à {found} clics de l’accueil ; visez {wanted} au plus.',
    },
  },
  'reach.soft-404': {
    name: 'Pages introuvables',
    what: 'Une adresse qui n’existe pas répond « introuvable » (code 404).',
    why: 'Si le serveur répond « tout va bien » à n’importe quelle adresse, Google remplit ses résultats de pages vides à votre nom.',
    how: [
      'Dans les réglages du site, faites répondre la page d’erreur par le code 404.',
      'Ne redirigez pas toutes les adresses inconnues vers l’accueil.',
    ],
    faults: {
      answered: 'Une adresse inventée répond par le code {found} au lieu de {wanted}.',
    },
  },
};
