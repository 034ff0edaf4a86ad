import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Meta Ads — ads that stop when they do not pay',
  description:
    'Facebook and Instagram campaigns for a local business: a budget simulated beforehand, ads put to the test, a cost per customer you know.',
  head: {
    eyebrow: 'Facebook and Instagram ads',
    title: { before: 'Pay for customers, ', emphasis: 'not for views', after: '.' },
    lead: 'We simulate your budget before spending it, test few ads at a time, and stop what does not pay, even the prettiest one.',
  },
  figures: [],
  weeks: [
    {
      when: 'Days 1 to 4',
      title: 'Goal and measurement',
      text: 'What a customer is worth to you, and how we will know an ad brought one in, with the visitor’s consent.',
    },
    {
      when: 'Day 7',
      title: 'The launch',
      text: 'Few audiences, few ads, a small budget. Nothing more.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'The sorting',
      text: 'What costs too much stops; the budget moves to what brings inquiries.',
    },
    {
      when: 'Every week',
      title: 'The count',
      text: 'Spend, inquiries, customers, cost per customer. One line, on Monday.',
    },
  ],
  deliverables: [
    'A budget simulation, with its assumptions',
    'The ads, words and pictures',
    'A landing page for each ad',
    'Measured inquiries, with consent respected',
    'A weekly summary, in one line',
  ],
  price: figures.priceMetaAds,
  priceNote: 'Management and creation included; the ad budget is separate and stays in your name.',
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
    title: { before: 'Simulate ', emphasis: 'before you pay', after: '.' },
    lead: 'A budget, a sector, a goal: see what it may bring, then let’s talk about it.',
  },
};
