import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Landing page design and testing: price | Iluma',
  description:
    'Lead-generation landing pages built around one action: call, book or write. What we test every week, what you get and the starting price.',
  head: {
    eyebrow: 'Lead-generation landing pages',
    title: { before: 'Landing pages that bring ', emphasis: 'inquiries', after: '' },
    lead: 'Give each ad and each search its own page. We build it, test it and keep what works.',
  },
  figures: [
    { value: figures.landingConversion, label: 'conversion rate' },
    { value: figures.landingLeads, label: 'more leads' },
    { value: figures.landingReturn, label: 'return on investment' },
  ],
  weeks: [
    {
      when: 'Days 1 and 2',
      title: 'The brief',
      text: 'Who the page is for, what it promises and the one action it asks for.',
    },
    {
      when: 'Days 3 to 6',
      title: 'Copy and design',
      text: 'Copy first, design second. You review a real page, not a mock-up.',
    },
    {
      when: 'Day 10',
      title: 'Going live',
      text: 'Fast on older phones, accessible to everyone, measured without tracking individuals.',
    },
    {
      when: 'Every week',
      title: 'The test',
      text: 'One headline against another, a shorter form, an extra review. The better version stays.',
    },
  ],
  deliverables: [
    'A live page in your brand colours',
    'The copy, in English, French and Spanish if you need it',
    'A reliable form that doesn’t lose inquiries',
    'One test a week, with its result',
    'A weekly count of how many people contacted you',
  ],
  price: figures.priceLanding,
  priceNote: 'For one page, including copy, launch and first tests.',
  tool: 'Build a trial page',
  questions: [
    {
      question: 'Can I keep my current website?',
      answer: 'Yes. The page sits alongside it, on your domain, and links to it.',
    },
    {
      question: 'What is a lead magnet?',
      answer:
        'Something useful the page offers first, such as a calculation, a checklist or an answer. We’ll find yours together.',
    },
  ],
  closing: {
    title: { before: 'Get a price for ', emphasis: 'your landing page', after: '' },
    lead: 'Tell us whether you want more calls, bookings or quote requests, and we’ll show you the page.',
  },
};
