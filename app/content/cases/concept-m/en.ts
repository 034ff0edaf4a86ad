import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { en as home } from '../../home/en.ts';
import type { CaseText } from '../shape.ts';
import { en as stay } from '../stay/en.ts';

const figures = figuresIn('en');
const { items } = home.cases;

const duration = stay.value;

export const en: CaseText = {
  title: `Concept M Rustique: ${figures.caseClicks} clicks from search | Iluma`,
  description:
    'How a maker of handmade rustic furniture gave each kind of wood its own page and earned more clicks from search.',
  heading: { before: 'More search clicks\nfor handmade ', emphasis: 'furniture', after: '' },
  lead: items['concept-m'].summary,
  client: 'Concept M Rustique',
  sector: 'Rustic furniture',
  location: 'Saint-Jérôme, Québec',
  languages: 'French',
  services: ['Local e-commerce', 'AI SEO', 'Partner-site blogs'],
  diagnosis: [
    'Beautiful photos but hardly any text, so search engines had nothing to read.',
    'Pieces were listed by number, while customers search for “pine table.”',
    'Asking for a quote meant calling during workshop hours.',
  ],
  actions: [
    {
      module: 'BlogIA',
      action: 'One page per kind of wood',
      detail:
        'Where it comes from, its grain, how to care for it: the cabinetmaker’s own words, organized for search.',
    },
    {
      module: 'Landing',
      action: 'Product pages that answer',
      detail: 'Sizes, lead times, finishes and written quotes, at any hour.',
    },
    {
      module: 'ADLUMA',
      action: 'Small ads in the right place',
      detail: 'A limited test on searches that sell, stopped wherever organic results are enough.',
    },
  ],
  results: [
    {
      metric: 'Clicks from search',
      value: figures.caseClicks,
      improvement: `in ${duration}`,
      basis: `of an example goal of ${exampleGoals.clicks} clicks`,
    },
    {
      metric: 'Kinds of wood with a page',
      value: 'All',
      improvement: 'from origin to care',
      basis: 'of the wood catalogue',
    },
    stay,
  ],
  achievements: [
    'Every piece has a name buyers actually search for.',
    'Quote requests arrive in writing, with a photo of the room.',
    'The workshop can add a new piece on its own in a few minutes.',
  ],
  recommendations: [
    'Film one piece being made, from board to table.',
    'Offer wood samples by mail.',
    'Translate the pages about wood into English.',
  ],
  testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Cabinetmaker' },
  provenPoints: [
    'Explaining a craft well brings traffic.',
    'Customers’ words work better than product numbers.',
  ],
};
