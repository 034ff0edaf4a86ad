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
    'Furniture made by hand and a website that said nothing: how every kind of wood got its page, its story and its clicks from search.',
  heading: { before: 'Every wood\nhas its ', emphasis: 'story', after: '.' },
  lead: items['concept-m'].summary,
  client: 'Concept M Rustique',
  sector: 'Rustic furniture',
  location: 'Saint-Jérôme, Québec',
  languages: 'French',
  services: ['Online store', 'AI SEO', 'Inter-site blogs'],
  diagnosis: [
    'Beautiful photos, hardly any text: a search engine had nothing to read.',
    'Pieces carried a number, while customers search for “pine table”.',
    'Asking for a quote meant calling during workshop hours.',
  ],
  actions: [
    {
      module: 'BlogIA',
      action: 'One page per kind of wood',
      detail:
        'Where it comes from, its grain, its care: the cabinetmaker’s own words, put in order for search.',
    },
    {
      module: 'Landing',
      action: 'Product pages that answer',
      detail: 'Sizes, lead times, finishes and written quotes, without waiting for opening time.',
    },
    {
      module: 'ADLUMA',
      action: 'Small ads in the right place',
      detail:
        'A limited trial on the searches that sell, stopped wherever organic search is enough.',
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
      metric: 'Kinds of wood with their page',
      value: 'All',
      improvement: 'from log to upkeep',
      basis: 'of the catalogue of woods',
    },
    stay,
  ],
  achievements: [
    'Every piece has a name its buyers use.',
    'Quote requests arrive in writing, with a photo of the room.',
    'The workshop adds a new piece by itself in a few minutes.',
  ],
  recommendations: [
    'Film one piece being made, from board to table.',
    'Offer wood samples by mail.',
    'Translate the pages about wood into English.',
  ],
  testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Cabinetmaker' },
  provenPoints: [
    'A craft that is well explained becomes traffic.',
    'The customers’ words are worth more than serial numbers.',
  ],
};
