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
    'Good care, few reviews: how a neighbourhood clinic let its patients speak, with respect for their privacy, and changed its profile.',
  heading: { before: 'Good care,\n', emphasis: 'told', after: ' at last.' },
  lead: items['clinique-rfs'].summary,
  client: 'Clinique RFS',
  sector: 'Health care',
  location: 'Laval (Chomedey)',
  languages: 'French, English, Spanish',
  services: ['Local visibility', 'Customer loyalty', 'AI SEO'],
  diagnosis: [
    'Patients were happy, and told no one online.',
    'The few reviews had no reply, neither the weak ones nor the best.',
    'The phone number changed from one directory to the next.',
  ],
  actions: [
    {
      module: 'HUB',
      action: 'A polite request after each visit',
      detail:
        'A short message, sent the next day to those who agreed to it. No filter: everyone receives the same one.',
    },
    {
      module: 'ILA',
      action: 'The same details everywhere',
      detail: 'Name, address and phone corrected in directories, then checked every month.',
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
    'Asking for a review is part of how each visit ends.',
    'Contact details match in every directory we follow.',
    'The front desk can answer a difficult review, in three languages.',
  ],
  recommendations: [
    'Add one page per treatment, with how to prepare and how long it takes.',
    'Show which languages each practitioner speaks.',
    'Go over the replies to reviews once a quarter.',
  ],
  testimonial: {
    quote: items['clinique-rfs'].quote,
    author: 'Dr. Rania F.',
    position: 'Director',
  },
  provenPoints: [
    'You get reviews by asking for them, not by picking them.',
    'Replying matters as much as receiving: the next patient reads both.',
  ],
};
