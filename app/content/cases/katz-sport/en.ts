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
    'How a Montréal sports store known only on its street got found across the city, with one page per sport and neighbourhood and useful guides.',
  heading: { before: 'A neighbourhood store\nfound ', emphasis: 'citywide', after: '' },
  lead: items['katz-sport'].summary,
  client: 'Katz Sport',
  sector: 'Sports gear',
  location: 'Montréal (Plateau)',
  languages: 'French, English',
  services: ['AI SEO', 'AI local visibility', 'Partner-site blogs'],
  diagnosis: [
    'The site was a single page: Google couldn’t tell which sports the store covered.',
    'The business profile had too broad a category and hours from a past winter.',
    'Customers searched for “skate sharpening,” but the words appeared nowhere.',
  ],
  actions: [
    {
      module: 'ILA',
      action: 'Measure by neighbourhood',
      detail:
        'A review of searches by sport and by part of the city, to see where the store didn’t show up.',
    },
    {
      module: 'Landing',
      action: 'One page per sport and neighbourhood',
      detail:
        'Each page answers one specific search: brands in stock, in-store fitting, how to get there.',
    },
    {
      module: 'BlogIA',
      action: 'Guides ahead of each season',
      detail:
        'Choosing skates, caring for skis: articles checked by the store’s team and published before demand rises.',
    },
  ],
  results: [
    {
      metric: 'Organic traffic',
      value: figures.caseTraffic,
      improvement: `in ${duration}`,
      basis: 'of today’s visits didn’t exist at the start',
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
    'Every sport the store covers has its own page, in French and English.',
    'The business profile shows the right hours, the right services and this month’s photos.',
    'The team publishes its seasonal guides on its own.',
  ],
  recommendations: [
    'Offer online booking for sharpening.',
    'Ask for a review at every skate fitting.',
    'Prepare the summer pages as soon as winter ends.',
  ],
  testimonial: { quote: items['katz-sport'].quote, author: 'David K.', position: 'Owner' },
  provenPoints: [
    'One page per search works better than one page about everything.',
    'A small, focused site can outrank a large chain in neighbourhood searches.',
  ],
};
