import type { TownFrame } from '../shape.ts';

export const fr: TownFrame = {
  towns: {
    montreal: 'Montréal',
    laval: 'Laval',
    longueuil: 'Longueuil',
    quebec: 'Québec',
    'new-york': 'New York',
  },
  ask: 'Demander un prix',
  from: 'À partir de',
  prices: 'Lire la liste des prix',
  elsewhere: 'Le même service dans d’autres villes',
  questions: 'Questions fréquentes',
  closing: {
    title: { before: 'Faites mesurer ', emphasis: 'votre site', after: '' },
    lead: 'Donnez son adresse : vous verrez ce qui aide vos clients à vous trouver, et ce qu’il faut corriger d’abord.',
    button: 'Mesurer mon site',
    second: 'Réserver 15 minutes',
  },
};
