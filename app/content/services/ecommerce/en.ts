import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Localized e-commerce — a shop found city by city',
  description:
    'Your online shop, found where your buyers are: city pages, products well described, purchases tracked. Schedule, deliverables and starting price.',
  head: {
    eyebrow: 'Localized e-commerce',
    title: { before: 'Sell online, ', emphasis: 'close to home', after: '.' },
    lead: 'A buyer in Laval does not search like a buyer in Gaspé. Your shop speaks to each: delivery times, pick-up, reviews from around the corner.',
  },
  figures: [],
  weeks: [
    {
      when: 'Weeks 1 and 2',
      title: 'Taking stock',
      text: 'Product pages, speed, cart, payment: what drives buyers away, measured page by page.',
    },
    {
      when: 'Weeks 3 to 6',
      title: 'Product pages',
      text: 'Descriptions written to be found and understood, with real photographs and real dimensions.',
    },
    {
      when: 'Weeks 7 to 9',
      title: 'The cities',
      text: 'One page per city you serve: real delivery times, pick-up points, local reviews.',
    },
    {
      when: 'Weeks 10 to 12',
      title: 'The sale',
      text: 'Shopping ads set by margin, a simpler cart, reminders that help.',
    },
  ],
  deliverables: [
    'A list of obstacles, ranked by impact on sales',
    'Product pages, rewritten',
    'City pages, with delivery times and pick-up',
    'Product data ready for Google Shopping',
    'A weekly report: sales, margin, cost per acquisition',
  ],
  price: figures.priceEcommerce,
  priceNote: 'For an existing shop; the quote settles the number of products.',
  tool: 'Simulate your ad budget',
  questions: [
    {
      question: 'Do I have to change platforms?',
      answer: 'Hardly ever. We work with the one you have, unless it stands in your way.',
    },
    {
      question: 'Can I sell in a single city?',
      answer: 'Yes, and that is often the right place to start.',
    },
  ],
  closing: {
    title: { before: 'Where are ', emphasis: 'your buyers', after: '?' },
    lead: 'Give us your shop’s address: we will tell you in which cities people already look for you.',
  },
};
