import { figuresIn } from '../../claims.ts';
import { en as home } from '../../home/en.ts';
import type { CaseText } from '../shape.ts';
import { en as stay } from '../stay/en.ts';

const figures = figuresIn('en');
const { items } = home.cases;

export const en: CaseText = {
  title: `Literie Amitié: top 3 for ${figures.caseTopThree} keywords | Iluma`,
  description:
    'Facing the chains, choosing its battles: how a bedding shop won the six searches that bring it sales.',
  heading: { before: 'Six searches,\nand not one ', emphasis: 'too many', after: '.' },
  lead: items['literie-amitie'].summary,
  client: 'Literie Amitié',
  sector: 'Bedding',
  location: 'Longueuil, Québec',
  languages: 'French, English',
  services: ['AI SEO', 'Lead-magnet landing pages', 'Local visibility'],
  diagnosis: [
    'The shop went after the same words as the chains, with far fewer resources.',
    'No one knew which search led to a sale in the shop.',
    'Pages spoke of models, never of back pain or delivery upstairs.',
  ],
  actions: [
    {
      module: 'ILLUMATCH',
      action: 'Choose six searches',
      detail: 'Searched enough to matter, precise enough for an independent shop to win.',
    },
    {
      module: 'Landing',
      action: 'One full answer per search',
      detail:
        'Six pages: advice for trying, prices, delivery and taking away the old mattress, nothing else.',
    },
    {
      module: 'HUB',
      action: 'Tie the search to the sale',
      detail:
        'One question at the checkout, noted every evening, compared with visits every month.',
    },
  ],
  results: [
    {
      metric: 'Top positions',
      value: 'Top 3',
      improvement: `for ${figures.caseTopThree} keywords`,
      basis: 'of the chosen searches are in the first three places',
    },
    {
      metric: 'Sales tied to their search',
      value: 'Every month',
      improvement: 'in a single table',
      basis: 'of the planned tracking is in place',
    },
    stay,
  ],
  achievements: [
    'The content budget goes to the six pages that sell.',
    'The manager reads her monthly table herself.',
    'Searches that were dropped were dropped by choice, and in writing.',
  ],
  recommendations: [
    'Defend the six positions before going after a seventh.',
    'Add trials by appointment.',
    'Review the choice of words once a year.',
  ],
  testimonial: {
    quote: items['literie-amitie'].quote,
    author: 'Amélie T.',
    position: 'Manager',
  },
  provenPoints: [
    'Giving up keywords is a strategy.',
    'One sale counted in the shop is worth more than a thousand impressions.',
  ],
};
