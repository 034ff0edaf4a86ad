import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { en as home } from '../../home/en.ts';
import type { CaseText } from '../shape.ts';
import { en as stay } from '../stay/en.ts';

const figures = figuresIn('en');
const { items } = home.cases;

export const en: CaseText = {
  title: `Clinique RFS: ${figures.caseRating} from ${figures.caseReviews} reviews | Iluma`,
  description:
    'How a neighbourhood clinic with few reviews asked every patient for one, protected their privacy and transformed its Google profile.',
  heading: { before: 'Great care,\nfinally getting ', emphasis: 'noticed', after: '' },
  lead: items['clinique-rfs'].summary,
  client: 'Clinique RFS',
  sector: 'Healthcare',
  location: 'Laval (Chomedey)',
  languages: 'French, English, Spanish',
  services: ['AI local visibility', 'Loyalty program', 'AI SEO'],
  diagnosis: [
    'Patients were happy but said nothing online.',
    'The few reviews, good or bad, had no reply.',
    'The phone number changed from one directory to the next.',
  ],
  actions: [
    {
      module: 'HUB',
      action: 'A polite request after each visit',
      detail:
        'A short message, sent the next day to patients who agreed to it. No filtering: everyone gets the same one.',
    },
    {
      module: 'ILA',
      action: 'Matching details everywhere',
      detail: 'Name, address and phone number corrected in directories, then checked monthly.',
    },
    {
      module: 'BlogIA',
      action: 'Reply to every review',
      detail:
        'Reply templates that reveal nothing about a patient, adapted and signed by the clinic.',
    },
  ],
  results: [
    {
      metric: 'Average rating',
      value: figures.caseRating,
      improvement: `from ${figures.caseReviews} published reviews`,
      basis: 'of the highest rating',
    },
    {
      metric: 'Reviews published',
      value: figures.caseReviews,
      improvement: 'each with a reply',
      basis: `of an example goal of ${exampleGoals.reviews} reviews`,
    },
    stay,
  ],
  achievements: [
    'Asking for a review is now part of every visit.',
    'Contact details match in every directory we track.',
    'The front desk knows how to answer a difficult review, in three languages.',
  ],
  recommendations: [
    'Add one page per treatment, covering how to prepare and how long it takes.',
    'Show which languages each practitioner speaks.',
    'Go over review replies once a quarter.',
  ],
  testimonial: {
    quote: items['clinique-rfs'].quote,
    author: 'Dr. Rania F.',
    position: 'Director',
  },
  provenPoints: [
    'You get reviews by asking everyone, not by picking who to ask.',
    'Replies matter as much as reviews: the next patient reads both.',
  ],
};
