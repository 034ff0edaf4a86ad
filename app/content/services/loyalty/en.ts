import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Customer loyalty program for local business | Iluma',
  description:
    'A loyalty program that brings customers back: useful messages, well timed, sent with consent. How it works week by week and what you get.',
  head: {
    eyebrow: 'Customer loyalty program',
    title: {
      before: 'Bring your customers ',
      emphasis: 'back',
      after: ' more often',
    },
    lead: 'We find out when your customers come back and why they stop, then give them a good reason to return.',
  },
  figures: [
    { value: figures.loyaltyRetention, label: 'retention' },
    { value: figures.loyaltyValue, label: 'value per customer' },
    { value: figures.loyaltyReferrals, label: 'referrals' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'Customer analysis',
      text: 'Who comes back, who leaves and when. A few groups are enough to start.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'The messages',
      text: 'A welcome, a useful reminder, a small thank-you. Each one has a purpose and an unsubscribe link.',
    },
    {
      when: 'Week 4',
      title: 'Launch',
      text: 'We message only people who agreed to it. Unsubscribing takes one click.',
    },
    {
      when: 'Every month',
      title: 'Adjustments',
      text: 'We drop what doesn’t work and do more of what brings people in.',
    },
  ],
  deliverables: [
    'A breakdown of your customers by group',
    'The messages, written in your languages',
    'A loyalty page your customers can come back to',
    'CASL and GDPR steps, documented in writing',
    'A monthly count of customers who came back',
  ],
  price: null,
  priceNote: 'The price depends on how many customers you have and which channels you already use.',
  tool: 'See the loyalty page',
  questions: [
    {
      question: 'What if I have no customer list?',
      answer:
        'We start by building one: a good reason to sign up, at the counter and on your site.',
    },
    {
      question: 'Will my customers find it annoying?',
      answer: 'They get few messages, each one useful and easy to unsubscribe from.',
    },
  ],
  closing: {
    title: { before: 'Plan your ', emphasis: 'loyalty program', after: '' },
    lead: 'Tell us who comes back today. We’ll tell you what could bring back the others.',
  },
};
