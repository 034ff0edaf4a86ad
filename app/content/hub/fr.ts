import type { HubCopy } from './shape.ts';

export const fr: HubCopy = {
  title: 'HUB des outils — par objectif et par secteur',
  description:
    'Les six outils d’Iluma, à filtrer par objectif et par secteur, avec une suggestion pour savoir par lequel commencer. Gratuits et sans inscription.',
  head: {
    eyebrow: 'HUB des outils',
    title: { before: 'Un objectif, ', emphasis: 'le bon outil', after: '.' },
    lead: 'Dites ce que vous cherchez et dans quel métier : les outils qui vous servent restent à l’écran.',
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
    trades: 'Artisans et travaux',
    'real-estate': 'Immobilier',
    beauty: 'Beauté et bien-être',
    services: 'Services aux entreprises',
  },
  recommendation: 'Recommandation IA : pour commencer, {name}.',
  reasons: {
    none: 'Un budget simulé en une minute dit déjà beaucoup.',
    visibility: 'Voyez d’abord combien de personnes un budget peut atteindre.',
    acquisition: 'Une page faite pour une seule action transforme les visites en demandes.',
    automation: 'Le score dit quelles tâches rapportent le plus, donc lesquelles confier.',
    seo: 'Un plan d’article bien posé est le premier pas d’une page qui se trouve.',
    content: 'Partez d’un sujet : le plan, le titre et un brouillon suivent.',
  },
  next: 'Puis, dans votre secteur : {name}.',
  sectorReasons: {
    restaurant: 'Une table se choisit au dernier moment et se remplit d’habitués.',
    health: 'On cherche près de chez soi, et on lit avant de prendre rendez-vous.',
    retail: 'La saison décide : on attire d’abord, on fait revenir ensuite.',
    trades: 'Une urgence appelle une page courte, un numéro et une fiche à jour.',
    'real-estate': 'Un mandat se gagne sur une page, et la confiance sur vos conseils.',
    beauty: 'Le deuxième rendez-vous rapporte plus que le premier.',
    services: 'On vous lit longtemps avant de vous écrire.',
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
      description: 'Un plan, un titre, un brouillon et ses règles de lecture, sur votre sujet.',
    },
    ilumatch: {
      title: 'ILUMATCH',
      description: 'Quelques questions sur votre commerce, puis les services qui lui vont.',
    },
    landing: {
      title: 'Landing page intelligente',
      description: 'Construisez une page d’essai et voyez-la changer pendant que vous écrivez.',
    },
    loyalty: {
      title: 'Page de fidélisation',
      description: 'Le parcours qui fait revenir vos clients, étape par étape.',
    },
  },
  none: {
    title: 'Aucun outil trouvé',
    hint: 'Essayez de modifier vos filtres ou votre recherche',
    reset: 'Voir tous les outils',
  },
  closing: {
    title: { before: 'Vous préférez ', emphasis: 'demander', after: ' ?' },
    lead: 'Dites-nous ce qui coince : on vous répond avec l’outil, ou sans.',
    button: 'Écrire à l’équipe',
  },
};
