import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'E-commerce SEO, city by city: price and steps | Iluma',
  description:
    'Get your online store found where your buyers live: city pages, better product pages, optimized Shopping ads. Schedule, deliverables and starting price.',
  head: {
    eyebrow: 'Local e-commerce',
    title: { before: 'E-commerce SEO, ', emphasis: 'city by city', after: '' },
    lead: 'Shoppers in Laval don’t search like shoppers in Gaspé. Your store answers both, with local delivery times, pickup points and reviews.',
  },
  figures: [],
  weeks: [
    {
      when: 'Weeks 1 and 2',
      title: 'Store audit',
      text: 'Product pages, speed, cart and checkout: what turns buyers away, measured page by page.',
    },
    {
      when: 'Weeks 3 to 6',
      title: 'Product pages',
      text: 'Clear, searchable descriptions with real photos and real dimensions.',
    },
    {
      when: 'Weeks 7 to 9',
      title: 'City pages',
      text: 'One page per city you serve: real delivery times, pickup points, local reviews.',
    },
    {
      when: 'Weeks 10 to 12',
      title: 'Ads and checkout',
      text: 'Shopping ads optimized for margin, a simpler cart, useful cart reminders.',
    },
  ],
  deliverables: [
    'A list of issues, ranked by impact on sales',
    'Rewritten product pages',
    'City pages with delivery times and pickup points',
    'Product data ready for Google Shopping',
    'A weekly report: sales, margin, cost per acquisition',
  ],
  price: figures.priceEcommerce,
  priceNote: 'For an existing store; the quote sets the number of products.',
  tool: 'Simulate your ad budget',
  questions: [
    {
      question: 'Do I need to change platforms?',
      answer: 'Rarely. We work with the one you have unless it’s holding you back.',
    },
    {
      question: 'Can I start with a single city?',
      answer: 'Yes. It’s often the best way to start.',
    },
  ],
  closing: {
    title: { before: 'Find out where your ', emphasis: 'buyers', after: ' are' },
    lead: 'Send us your store’s web address and we’ll tell you where people already look for you.',
  },
};
