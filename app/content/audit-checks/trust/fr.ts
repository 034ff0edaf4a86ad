import type { CheckTexts } from '../shape.ts';

export const fr: CheckTexts<'trust'> = {
  'trust.mixed': {
    name: 'Contenu non sécurisé',
    what: 'Une page sécurisée ne charge rien en HTTP.',
    why: 'Les navigateurs bloquent ces fichiers ou retirent le cadenas.',
    how: [
      'Remplacez « http:// » par « https:// » dans l’adresse du fichier.',
      'S’il n’existe pas en HTTPS, hébergez-le vous-même ou retirez-le.',
    ],
    faults: {
      http: 'Ce fichier est chargé en HTTP : {found}.',
    },
    absent: 'Le site ne s’ouvre pas en HTTPS.',
  },
  'trust.hsts': {
    name: 'HTTPS imposé',
    what: 'Le site demande aux navigateurs de toujours passer par HTTPS.',
    why: 'Cela protège vos clients sur un Wi-Fi public, dès leur deuxième visite.',
    how: [
      'Une fois HTTPS en place partout, ajoutez l’en-tête « Strict-Transport-Security ».',
      'Commencez par une durée courte, puis passez à un an.',
    ],
    faults: {
      missing: 'L’en-tête manque, ou ne demande rien.',
    },
    absent: 'Le site ne s’ouvre pas en HTTPS.',
  },
  'trust.csp': {
    name: 'Règles de contenu',
    what: 'Le site dit aux navigateurs d’où ses scripts peuvent venir.',
    why: 'Si une extension est piratée, cette règle limite les dégâts.',
    how: [
      'Demandez à votre développeur une « Content-Security-Policy » adaptée au site.',
      'Essayez-la d’abord en mode « rapport seulement ».',
    ],
    faults: {
      missing: 'L’en-tête « {wanted} » manque, ou ne fixe aucune règle.',
    },
  },
  'trust.nosniff': {
    name: 'Types de fichiers respectés',
    what: 'Le site interdit aux navigateurs de deviner le type des fichiers.',
    why: 'Un fichier déposé par un tiers ne peut alors pas se faire passer pour un script.',
    how: [
      'Ajoutez l’en-tête « X-Content-Type-Options: nosniff » dans les réglages de l’hébergement ou une extension de sécurité.',
      'Relancez l’audit pour vérifier.',
    ],
    faults: {
      missing: 'L’en-tête « {wanted} » manque, ou ne dit pas « nosniff ».',
    },
  },
  'trust.forms': {
    name: 'Formulaires sécurisés',
    what: 'Les formulaires envoient leurs réponses en HTTPS.',
    why: 'Un nom, un numéro et un message envoyés en clair peuvent être lus en chemin.',
    how: [
      'Ouvrez les réglages du formulaire et corrigez l’adresse d’envoi.',
      'Si votre fournisseur n’accepte pas HTTPS, changez de fournisseur.',
    ],
    faults: {
      http: 'Ce formulaire envoie ses réponses sans chiffrement, à {found}.',
    },
    absent: 'Les pages lues ne contiennent pas de formulaire.',
  },
  'trust.legal': {
    name: 'Pages légales',
    what: 'Chaque page mène, par un lien, à la politique de confidentialité et, là où la loi les demande, aux mentions légales, dans la langue du site.',
    why: 'La loi demande la première presque partout (Loi 25, RGPD) et les secondes en Europe ; elles rassurent avant un achat.',
    how: [
      'Rédigez les deux pages : ce que vous gardez, pourquoi, combien de temps, et qui vous êtes.',
      'Mettez leurs liens en bas de toutes les pages.',
    ],
    faults: {
      privacy: 'Aucun lien vers la politique de confidentialité.',
      legal: 'Aucun lien vers des mentions légales ni des conditions.',
    },
  },
  'trust.trackers': {
    name: 'Suivi avant le consentement',
    what: 'Aucun outil de suivi ne se charge avant que le visiteur accepte.',
    why: 'La loi l’interdit en Europe et au Québec, et une plainte peut venir d’un concurrent comme d’un client.',
    how: [
      'Dans le bandeau de consentement, classez chaque outil et bloquez-le jusqu’à l’accord.',
      'Retirez les outils dont personne ne lit les chiffres.',
      'Relancez l’audit pour vérifier.',
    ],
    faults: {
      tracker: 'La page contacte {found} avant tout accord.',
      identifier: 'La page pose l’identifiant {found} avant tout accord.',
    },
  },
  'trust.mail': {
    name: 'Protection de vos courriels',
    what: 'Le domaine publie ses enregistrements SPF et DMARC.',
    why: 'Sans eux, vos courriels tombent dans les indésirables, et n’importe qui peut écrire en votre nom.',
    how: [
      'Chez le fournisseur de vos courriels, copiez l’enregistrement SPF et ajoutez-le à votre domaine.',
      'Ajoutez un enregistrement DMARC, d’abord avec « p=none ».',
      'Après quelques semaines sans incident, passez à « quarantine ».',
    ],
    faults: {
      spf: 'Le domaine ne publie pas d’enregistrement SPF.',
      'spf-several':
        'Le domaine publie plusieurs enregistrements SPF, ce qui les annule tous : {found}.',
      'spf-open':
        'L’enregistrement SPF laisse n’importe quel serveur écrire en votre nom : {found}.',
      dmarc: 'Le domaine ne publie pas d’enregistrement DMARC.',
      'dmarc-several':
        'Le domaine publie plusieurs enregistrements DMARC, ce qui les annule tous : {found}.',
    },
  },
  'trust.viewport': {
    name: 'Lecture sur téléphone',
    what: 'La page s’adapte à l’écran et se laisse agrandir.',
    why: 'Empêcher d’agrandir le texte, c’est perdre les clients qui voient moins bien.',
    how: [
      'Mettez en tête de page « width=device-width, initial-scale=1 », et rien d’autre.',
      'Retirez « user-scalable=no » et « maximum-scale ».',
    ],
    faults: {
      missing: 'La page ne dit pas comment s’adapter à l’écran.',
      fixed: 'La page empêche d’agrandir : « {found} ».',
      width: 'La page n’a pas la largeur de l’écran : « {found} ».',
    },
  },
  'trust.axe': {
    name: 'Accessibilité',
    what: 'Le contrôle automatique d’accessibilité ne trouve pas d’obstacle.',
    why: 'Une personne sur cinq vit avec un handicap. Ces obstacles sont des clients qui repartent, et un risque légal.',
    how: [
      'Commencez par les obstacles bloquants, listés en premier.',
      'Corrigez l’élément cité : contraste, nom, intitulé ou structure.',
      'Relancez l’audit, puis essayez la page au clavier seul.',
    ],
    faults: {
      critical: 'Obstacle bloquant, règle « {found} ».',
      serious: 'Obstacle grave, règle « {found} ».',
      moderate: 'Gêne, règle « {found} ».',
      minor: 'Gêne légère, règle « {found} ».',
    },
  },
  'trust.targets': {
    name: 'Boutons assez grands',
    what: 'Boutons et liens font 24 pixels ou plus, ou sont assez espacés.',
    why: 'Sur un téléphone, deux liens trop proches font appeler le mauvais numéro.',
    how: [
      'Agrandissez l’élément signalé ou augmentez l’espace autour.',
      'Visez 44 pixels pour les boutons importants.',
    ],
    faults: {
      small: 'Cet élément mesure {found} ; visez {wanted}.',
    },
  },
  'trust.narrow': {
    name: 'Petits écrans',
    what: 'À 320 pixels de large, la page se lit sans défiler de côté.',
    why: 'C’est la largeur d’un petit téléphone, ou d’un écran agrandi à 400 %.',
    how: [
      'Retirez les largeurs fixes de l’élément signalé.',
      'Laissez les images et les tableaux se réduire à la largeur de l’écran.',
    ],
    faults: {
      sideways: 'Le contenu fait {found} de large sur un écran de {wanted}.',
    },
  },
};
