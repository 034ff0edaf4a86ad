import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Lead-magnet landing pages — one page, one action',
  description:
    'Pages built around a single action: call, book, write. What gets tested every week, what you receive and the starting price.',
  head: {
    eyebrow: 'Lead-magnet landing pages',
    title: { before: 'One page. One reason to ', emphasis: 'write to you', after: '.' },
    lead: 'Every ad and every search deserves a page of its own. We build it, we test it and we keep what works.',
  },
  figures: [
    { value: figures.landingConversion, label: 'conversion' },
    { value: figures.landingLeads, label: 'more leads' },
    { value: figures.landingReturn, label: 'return on investment' },
  ],
  weeks: [
    {
      when: 'Days 1 and 2',
      title: 'The brief',
      text: 'Who the page talks to, what it promises, what it asks for. One thing only.',
    },
    {
      when: 'Days 3 to 6',
      title: 'Words and design',
      text: 'Words first, looks after. You see a real page, not a mock-up.',
    },
    {
      when: 'Day 10',
      title: 'Going live',
      text: 'Fast on an old phone, readable by everyone, measured without tracking anybody.',
    },
    {
      when: 'Every week',
      title: 'The test',
      text: 'One headline against another, a shorter form, one more piece of proof. The best one stays.',
    },
  ],
  deliverables: [
    'A page online, in your colours',
    'The text, in English, French and Spanish if you need it',
    'A form that loses nothing',
    'One test a week, with its result',
    'One number a week: how many people wrote to you',
  ],
  price: figures.priceLanding,
  priceNote: 'One page: copy, launch and first tests.',
  tool: 'Build a trial page',
  questions: [
    {
      question: 'Can I keep my site?',
      answer: 'Yes. The page lives beside it, on your domain, and leads to your site.',
    },
    {
      question: 'Why “lead magnet”?',
      answer:
        'Because the page gives something useful first: a calculation, a checklist, an answer. We find it with you.',
    },
  ],
  closing: {
    title: { before: 'Which action are you ', emphasis: 'missing', after: '?' },
    lead: 'More calls, more bookings, more quotes: tell us which, and we will show you the page.',
  },
};
