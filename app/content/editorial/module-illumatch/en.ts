import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'ILLUMATCH module',
  summary: 'The module that matches what a business needs with the services that suit it.',
  title: 'ILLUMATCH: find the right marketing service | Iluma',
  description:
    'The ILLUMATCH module matches your business with the marketing services that fit, with the reasons and starting price for each one.',
  head: {
    eyebrow: 'ILLUMATCH module',
    title: { before: 'Find the service that ', emphasis: 'fits', after: ' your business' },
    lead: 'Five short steps, then a ranked list with the pros and cons of each service.',
    button: 'Answer the questions',
    second: 'See all services',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'What we ', emphasis: 'ask', after: ' you' },
      lead: 'Every question is optional, and each answer can change the ranking.',
      items: [
        {
          title: 'Your business',
          text: 'Your industry, size and budget, compared with our starting prices. The name is only used to title your result.',
        },
        {
          title: 'Your goals and timeline',
          text: 'Visits, inquiries, sales, awareness, Google, time saved, returning customers, other countries, and by when.',
        },
        {
          title: 'Your challenges and experience',
          text: 'A few words on what’s holding you back and how much digital marketing you’ve done.',
        },
        {
          title: 'Summary and ranking',
          text: 'You review and correct your answers, then see eight services ranked with reasons, limits and prices.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'See which services ', emphasis: 'suit you', after: '' },
    lead: 'Your answers stay in your browser until you send them.',
    button: 'Answer the questions',
    second: 'See services and prices',
  },
};
