import { figuresIn } from '../../claims.ts';
import { en as home } from '../../home/en.ts';
import type { CaseText } from '../shape.ts';
import { en as stay } from '../stay/en.ts';

const figures = figuresIn('en');
const { items } = home.cases;

export const en: CaseText = {
  title: `Literie Amitié: top 3 for ${figures.caseTopThree} keywords | Iluma`,
  description:
    'How an independent bedding store facing big chains picked six searches, reached the top three and linked them to in-store sales.',
  heading: { before: 'Top three for the searches\nthat ', emphasis: 'sell', after: '' },
  lead: items['literie-amitie'].summary,
  client: 'Literie Amitié',
  sector: 'Bedding',
  location: 'Longueuil, Québec',
  languages: 'French, English',
  services: ['AI SEO', 'Lead-generation landing pages', 'AI local visibility'],
  diagnosis: [
    'The store went after the same keywords as the chains, with far fewer resources.',
    'No one knew which searches led to sales in the store.',
    'Pages described models but never mentioned back pain or delivery up the stairs.',
  ],
  actions: [
    {
      module: 'ILLUMATCH',
      action: 'Choose six searches',
      detail: 'Common enough to matter, specific enough for an independent store to win.',
    },
    {
      module: 'Landing',
      action: 'A full answer for each search',
      detail: 'Six pages on what to try, prices, delivery and old mattress removal.',
    },
    {
      module: 'HUB',
      action: 'Link searches to sales',
      detail:
        'One question at checkout, logged every evening and compared with site visits every month.',
    },
  ],
  results: [
    {
      metric: 'Top positions',
      value: 'Top 3',
      improvement: `for ${figures.caseTopThree} keywords`,
      basis: 'of the chosen searches are in the top three',
    },
    {
      metric: 'Sales linked to a search',
      value: 'Every month',
      improvement: 'in a single table',
      basis: 'of the planned tracking in place',
    },
    stay,
  ],
  achievements: [
    'The content budget goes to the six pages that bring sales.',
    'The manager reads the monthly table herself.',
    'Any search dropped was dropped on purpose, and in writing.',
  ],
  recommendations: [
    'Defend the six positions before going after a seventh.',
    'Offer mattress trials by appointment.',
    'Review the choice of keywords once a year.',
  ],
  testimonial: {
    quote: items['literie-amitie'].quote,
    author: 'Amélie T.',
    position: 'Manager',
  },
  provenPoints: [
    'Dropping keywords can be a strategy.',
    'Sales counted in the store tell you more than impressions.',
  ],
};
