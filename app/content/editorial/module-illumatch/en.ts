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
    lead: 'Five simple questions, then a ranked list, with the case for and against each service.',
    button: 'Answer the questions',
    second: 'See all services',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'What ', emphasis: 'counts', after: '' },
      lead: 'This is not a survey: every answer moves the ranking.',
      items: [
        {
          title: 'Your trade',
          text: 'People do not look for a restaurant and a lawyer the same way.',
        },
        {
          title: 'Your goal',
          text: 'To be seen, to get inquiries, to bring people back, to save time.',
        },
        { title: 'Your budget', text: 'Compared with the starting prices shown, plainly.' },
        { title: 'Your starting point', text: 'What is already there need not be redone.' },
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
