import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Diamond loyalty — bring your customers back',
  description:
    'A path that brings customers back without pestering them: the right messages, at the right time, with their consent. Steps, deliverables and measurement.',
  head: {
    eyebrow: 'Diamond loyalty',
    title: {
      before: 'Your most profitable customer ',
      emphasis: 'has already been in',
      after: '.',
    },
    lead: 'We look at when your customers return and why they stop, and we give them a good reason to drop by.',
  },
  figures: [
    { value: figures.loyaltyRetention, label: 'retention' },
    { value: figures.loyaltyValue, label: 'value per customer' },
    { value: figures.loyaltyReferrals, label: 'referrals' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'The picture',
      text: 'Who comes back, who leaves, and when. A few groups are enough to begin with.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'The path',
      text: 'A welcome, a useful reminder, a small gesture. Each message has a reason and a way out.',
    },
    {
      when: 'Week 4',
      title: 'Going out',
      text: 'Messages go out with each person’s consent. Unsubscribing takes one click.',
    },
    {
      when: 'Every month',
      title: 'Tuning',
      text: 'We cut what does not help and repeat what brings people in.',
    },
  ],
  deliverables: [
    'A picture of your customers, group by group',
    'The messages, written in your languages',
    'A loyalty page your customers find again',
    'CASL and GDPR compliance, in writing',
    'One number a month: how many came back',
  ],
  price: null,
  priceNote: 'The price depends on how many customers you have and which channels you already use.',
  tool: 'See the loyalty page',
  questions: [
    {
      question: 'I have no customer list.',
      answer: 'Then we begin there: a reason to leave an address, at the counter and on the site.',
    },
    {
      question: 'Will my customers feel hounded?',
      answer: 'No. Few messages, all of them useful, and a way out in each.',
    },
  ],
  closing: {
    title: { before: 'Make them want to ', emphasis: 'drop by', after: '.' },
    lead: 'Tell us who comes back today. We will tell you what would bring back the others.',
  },
};
