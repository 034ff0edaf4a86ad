import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { en as home } from '../../home/en.ts';
import type { CaseText } from '../shape.ts';
import { en as stay } from '../stay/en.ts';

const figures = figuresIn('en');
const { items } = home.cases;

const duration = stay.value;

export const en: CaseText = {
  title: `Katz Sport: ${figures.caseTraffic} organic traffic in ${duration} | Iluma`,
  description:
    'How a sports shop known on its own street became visible across the city: one page per sport and per neighbourhood, and articles people use.',
  heading: { before: 'Known on its street,\nfound by ', emphasis: 'the city', after: '.' },
  lead: items['katz-sport'].summary,
  client: 'Katz Sport',
  sector: 'Sports shop',
  location: 'Montréal (Plateau)',
  languages: 'French, English',
  services: ['AI SEO', 'Local visibility', 'Inter-site blogs'],
  diagnosis: [
    'The site was a single page: Google could not tell which sports the shop catered to.',
    'The business profile had too broad a category, and the opening hours of a past winter.',
    'Customers searched for “skate sharpening”; the words appeared nowhere.',
  ],
  actions: [
    {
      module: 'ILA',
      action: 'Measure, neighbourhood by neighbourhood',
      detail:
        'A record of searches by sport and by part of the city, to see where the shop was missing.',
    },
    {
      module: 'Landing',
      action: 'One page per sport and neighbourhood',
      detail:
        'Each page answers one precise search: brands in stock, fitting in store, how to get there.',
    },
    {
      module: 'BlogIA',
      action: 'Guides ahead of each season',
      detail:
        'Choosing skates, looking after skis: articles checked by the shop’s team, published before demand rises.',
    },
  ],
  results: [
    {
      metric: 'Organic traffic',
      value: figures.caseTraffic,
      improvement: `in ${duration}`,
      basis: 'of today’s visits did not exist at the start',
    },
    {
      metric: 'Keywords on page 1',
      value: figures.caseKeywords,
      improvement: 'on the first page of Google',
      basis: `of an example goal of ${exampleGoals.keywords} keywords`,
    },
    stay,
  ],
  achievements: [
    'Every sport sold in the shop has its page, in French and in English.',
    'The business profile shows the right hours, the right services and this month’s photos.',
    'The team publishes its seasonal guides on its own.',
  ],
  recommendations: [
    'Open online booking for sharpening.',
    'Ask for a review at every skate fitting.',
    'Prepare the summer pages as soon as winter ends.',
  ],
  testimonial: { quote: items['katz-sport'].quote, author: 'David K.', position: 'Owner' },
  provenPoints: [
    'One page per intent beats one page that says everything.',
    'A small, precise site can rank ahead of a large chain on a neighbourhood search.',
  ],
};
