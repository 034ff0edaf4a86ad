import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'SEO mini-site',
  summary: 'What you get with a small SEO-ready website, live in under 48 hours.',
  title: 'Small business website in under 48 hours | Iluma',
  description:
    'A small, fast, SEO-ready website for local businesses, online in under 48 hours. What’s included, who it’s for and how it can grow with you.',
  head: {
    eyebrow: 'SEO mini-site',
    title: { before: 'Your website in ', emphasis: 'under 48 hours', after: '' },
    lead: 'A few pages that say who you are, where you are and how to reach you, set up for local search.',
    button: 'Get a quote for a mini-site',
    second: 'See all services',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What you ', emphasis: 'get', after: '' },
      lead: 'For a new business, a move, or an old site that needs replacing.',
      items: [
        {
          title: 'Online in under 48 hours',
          text: 'You answer a few questions, we write, you review, and it goes live.',
        },
        {
          title: 'Found in your neighbourhood',
          text: 'Address, hours and services, correct from day one and readable by Google.',
        },
        {
          title: 'Fast on any device',
          text: 'Loads quickly on older phones, accessible to everyone, no unnecessary cookies.',
        },
        {
          title: 'Ready to grow',
          text: 'Add a page, a language or an online store later without starting over.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: { before: 'From your call to your ', emphasis: 'live site', after: '' },
      lead: 'Three steps over two business days.',
      items: [
        {
          when: 'Day 1, morning',
          title: 'You tell us',
          text: 'What you do, for whom and where. Add photos if you have them.',
        },
        {
          when: 'Day 2',
          title: 'You check',
          text: 'The site is ready, copy included. You fix anything that doesn’t sound like you.',
        },
        {
          when: 'Day 2, evening',
          title: 'It goes live',
          text: 'On your domain, with your business profile linking to it.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Get your mini-site ', emphasis: 'started', after: '' },
    lead: 'Tell us your business name and the web address you’d like.',
    button: 'Get a quote for a mini-site',
    second: 'See all services',
  },
};
