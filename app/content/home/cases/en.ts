import { figuresIn } from '../../claims.ts';
import type { HomeCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: HomeCopy['cases'] = {
  title: { before: 'Case studies and ', emphasis: 'results', after: '' },
  lead: 'Four businesses, six months each: here’s what changed.',
  items: {
    'katz-sport': {
      title: 'Katz Sport',
      sector: 'Sports gear',
      summary:
        'Known on its own street, invisible beyond it. We built one page per sport and per neighborhood.',
      metrics: [
        { value: figures.caseTraffic, label: 'organic traffic in 6 months' },
        { value: figures.caseKeywords, label: 'keywords on page 1' },
      ],
      quote:
        'People cross the city to come and try on skates. Before, they had no idea we existed.',
      author: 'David K., owner',
    },
    'clinique-rfs': {
      title: 'Clinique RFS',
      sector: 'Healthcare',
      summary:
        'Great care, few reviews. A polite request after each visit transformed its Google profile.',
      metrics: [
        { value: figures.caseRating, label: 'average rating' },
        { value: figures.caseReviews, label: 'reviews published' },
      ],
      quote: 'New patients all tell us the same thing: they read our reviews.',
      author: 'Dr. Rania F., director',
    },
    'concept-m': {
      title: 'Concept M Rustique',
      sector: 'Rustic furniture',
      summary:
        'Handmade furniture, but a website that said little. Every kind of wood now has its own page.',
      metrics: [
        { value: figures.caseClicks, label: 'clicks from search' },
        { value: '6 months', label: 'of working together' },
      ],
      quote: 'We get photos of living rooms with a question: can you make the same table?',
      author: 'Marc M., cabinetmaker',
    },
    'literie-amitie': {
      title: 'Literie Amitié',
      sector: 'Bedding',
      summary:
        'A market dominated by big chains. We picked six searches to win and let the rest go.',
      metrics: [
        { value: 'Top 3', label: 'for 6 keywords' },
        { value: '6 months', label: 'of working together' },
      ],
      quote: 'I now know which searches bring me sales, and which ones do nothing for me.',
      author: 'Amélie T., manager',
    },
  },
  read: 'Read the case study',
  note: 'Figures reported by the agency.',
  button: 'See all case studies',
};
