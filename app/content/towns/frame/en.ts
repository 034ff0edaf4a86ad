import type { TownFrame } from '../shape.ts';

export const en: TownFrame = {
  towns: {
    montreal: 'Montréal',
    laval: 'Laval',
    longueuil: 'Longueuil',
    quebec: 'Québec City',
    'new-york': 'New York',
  },
  ask: 'Get a quote',
  from: 'Starting at',
  prices: 'See the price list',
  elsewhere: 'The same service in other cities',
  questions: 'Common questions',
  closing: {
    title: { before: 'Have ', emphasis: 'your website', after: ' audited' },
    lead: 'Enter its address and see what helps customers find you, and what to fix first.',
    button: 'Audit my website',
    second: 'Book 15 minutes',
  },
};
