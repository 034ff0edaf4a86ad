import type { HubCopy } from './shape.ts';

export const fr: HubCopy = {
  title: 'Six outils gratuits de marketing local | Iluma',
  description:
    'Les six outils d’Iluma, à filtrer par objectif et par secteur, avec une suggestion pour savoir par lequel commencer. Gratuits et sans inscription.',
  head: {
    eyebrow: 'Outils gratuits',
    title: { before: 'Trouvez ', emphasis: 'le bon outil', after: ' marketing' },
    lead: 'Indiquez votre objectif et votre secteur : seuls les outils qui vous servent restent à l’écran.',
  },
  search: 'Chercher un outil',
  submit: 'Filtrer',
  objective: 'Objectif',
  anyObjective: 'Tous les objectifs',
  objectives: {
    visibility: 'Visibilité',
    acquisition: 'Acquisition',
    automation: 'Automatisation',
    seo: 'SEO',
    content: 'Contenu',
  },
  sector: 'Secteur',
  anySector: 'Tous les secteurs',
  sectors: {
    restaurant: 'Restauration',
    health: 'Santé et soins',
    retail: 'Commerce de détail',
    trades: 'Construction et dépannage',
    'real-estate': 'Immobilier',
    beauty: 'Beauté et bien-être',
    services: 'Services aux entreprises',
  },
  recommendation: 'Notre recommandation : commencez par {name}.',
  reasons: {
    none: 'Simuler un budget prend une minute et éclaire la suite.',
    visibility: 'Voyez d’abord combien de personnes un budget peut atteindre.',
    acquisition: 'Une page faite pour une seule action transforme les visites en demandes.',
    automation: 'Le score montre quelles tâches rapportent le plus, donc lesquelles automatiser.',
    seo: 'Une page bien classée commence par un bon plan d’article.',
    content: 'Partez d’un sujet : le plan, le titre et un brouillon suivent.',
  },
  next: 'Puis, dans votre secteur : {name}.',
  sectorReasons: {
    restaurant: 'On choisit sa table au dernier moment, puis on y revient.',
    health: 'Les patients cherchent près de chez eux et lisent avant de prendre rendez-vous.',
    retail: 'La saison décide : on attire d’abord, on fait revenir ensuite.',
    trades: 'Une urgence appelle une page courte, un numéro et une fiche à jour.',
    'real-estate': 'Une page aide à obtenir un mandat ; vos conseils installent la confiance.',
    beauty: 'Le deuxième rendez-vous rapporte plus que le premier.',
    services: 'Vos clients vous lisent longtemps avant de vous écrire.',
  },
  lastSector: 'Reprendre votre secteur : {sector}',
  open: 'Ouvrir l’outil',
  tools: {
    adluma: {
      title: 'Simulateur ADLUMA',
      description: 'Ce qu’un budget publicitaire peut apporter, avant de le dépenser.',
    },
    ila: {
      title: 'Score ILA',
      description: 'Où en est votre visibilité locale, facteur par facteur, et quoi faire d’abord.',
    },
    blogia: {
      title: 'BlogIA',
      description: 'Un plan, un titre et un brouillon relu règle par règle, sur votre sujet.',
    },
    ilumatch: {
      title: 'ILUMATCH',
      description: 'Quelques questions sur votre commerce, puis les services adaptés.',
    },
    landing: {
      title: 'Page de destination',
      description: 'Construisez une page d’essai et voyez-la changer pendant que vous écrivez.',
    },
    loyalty: {
      title: 'Page de fidélisation',
      description: 'Le parcours qui fait revenir vos clients, étape par étape.',
    },
  },
  use: {
    title: { before: 'À quoi sert ', emphasis: 'chaque outil', after: '' },
    lead: 'Le temps qu’il prend, et ce qu’il faut avoir sous la main.',
    items: [
      {
        name: 'ADLUMA',
        text: 'Que rapporterait tel budget en publicité ? Quatre choix, une minute, aucun compte publicitaire. Plus tard, vos vrais chiffres remplacent ceux du départ.',
      },
      {
        name: 'ILA',
        text: 'Vos clients vous trouvent-ils, et que corriger d’abord ? L’adresse de votre site suffit pour le faire mesurer. Sans site, répondez aux quatre étapes avec votre fiche Google ouverte à côté.',
      },
      {
        name: 'BlogIA',
        text: 'Par où commencer un article ? Donnez un sujet en quelques mots : le brouillon vient aussitôt. Gardez une demi-heure pour remplir ses blancs avec vos prix et vos délais.',
      },
      {
        name: 'ILUMATCH',
        text: 'Quel service choisir en premier ? Cinq étapes courtes sur votre entreprise, vos objectifs et ce qui bloque. Vous pouvez sauter des questions.',
      },
      {
        name: 'Page de destination',
        text: 'De quoi aurait l’air une page faite pour une seule action ? Activité, lieu, action : l’aperçu change à chaque réponse.',
      },
      {
        name: 'Page de fidélisation',
        text: 'Quand réécrire à un client ? Il faut savoir à quelle fréquence il revient d’ordinaire. Le plan couvre 90 jours.',
      },
    ],
  },
  none: {
    title: 'Aucun outil trouvé',
    hint: 'Essayez de modifier vos filtres ou votre recherche',
    reset: 'Voir tous les outils',
  },
  closing: {
    title: { before: 'Besoin d’un ', emphasis: 'conseil', after: ' ?' },
    lead: 'Dites-nous ce qui bloque : nous vous indiquons l’outil ou le service qui convient.',
    button: 'Écrire à l’équipe',
  },
};
