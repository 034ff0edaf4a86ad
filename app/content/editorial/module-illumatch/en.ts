import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'ILLUMATCH module',
  summary: 'The module that matches what a business needs with the services that suit it.',
  title: 'ILLUMATCH — the service that suits your business',
  description:
    'The ILLUMATCH module matches what you say about your business with the services that suit it, with the reasons and the starting price.',
  head: {
    eyebrow: 'ILLUMATCH module',
    title: { before: 'Your needs, ', emphasis: 'our services', after: '.' },
    lead: 'Five short steps, then a ranked list, with the case for and against each service.',
    button: 'Answer the questions',
    second: 'See all services',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'What it ', emphasis: 'asks', after: '' },
      lead: 'What the tool asks you, step by step. No answer is required; each one can move the ranking.',
      items: [
        {
          title: 'Your business',
          text: 'Its industry, its size and its budget, compared with the starting prices shown. The name only titles the result.',
        },
        {
          title: 'Your goals and your deadline',
          text: 'Visits, inquiries, sales, awareness, Google, time saved, returning customers, other countries; and by when.',
        },
        {
          title: 'What stands in the way, and your experience',
          text: 'A few words on your difficulties, and what you already know of digital marketing.',
        },
        {
          title: 'The summary, then the ranking',
          text: 'You read it over and correct it; then eight services line up with their reasons, their limits and their price.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Two minutes, ', emphasis: 'one answer', after: '.' },
    lead: 'Your answers stay in your browser until you send them.',
    button: 'Answer the questions',
    second: 'See services and prices',
  },
};
