import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Facebook and Instagram ad management: price | Iluma',
  description:
    'Meta Ads management for local businesses: a budget simulated up front, ads tested, a cost per customer you can see. Steps and starting price.',
  head: {
    eyebrow: 'Facebook and Instagram ads',
    title: { before: 'Meta Ads measured in ', emphasis: 'customers', after: ', not views' },
    lead: 'We simulate your budget before spending it, test a few ads at a time and stop ads that don’t perform, however pretty.',
  },
  figures: [],
  weeks: [
    {
      when: 'Days 1 to 4',
      title: 'Goal and tracking',
      text: 'What a customer is worth to you, and how we’ll know an ad brought one in, with the visitor’s consent.',
    },
    {
      when: 'Day 7',
      title: 'Launch',
      text: 'A few audiences, a few ads, a small budget.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'Optimization',
      text: 'We stop what costs too much and move the budget to what brings inquiries.',
    },
    {
      when: 'Every week',
      title: 'Weekly report',
      text: 'Spend, inquiries, customers and cost per customer, in one line every Monday.',
    },
  ],
  deliverables: [
    'A budget simulation, with its assumptions',
    'The ads, copy and images included',
    'A landing page for each ad',
    'Tracked inquiries, with visitors’ consent',
    'A one-line weekly report',
  ],
  price: figures.priceMetaAds,
  priceNote:
    'Management and ad creation included. The ad budget is separate and stays in your name.',
  tool: 'Simulate your budget with ADLUMA',
  questions: [
    {
      question: 'What budget do I need?',
      answer:
        'Enough to learn something in two weeks. The simulator shows at what point the next customer costs too much.',
    },
    {
      question: 'Who owns the account?',
      answer: 'You do. We work in it with access you can revoke.',
    },
  ],
  closing: {
    title: { before: 'Simulate ', emphasis: 'your budget', after: ' first' },
    lead: 'Enter a budget, industry and goal, see what it could bring in, then let’s talk.',
  },
};
