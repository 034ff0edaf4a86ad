import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'HUB module',
  summary: 'The module that brings the tracking of all your services into one place.',
  title: 'HUB — all your modules in one place',
  description:
    'The HUB module brings the others together: their status, their ILA score, their link to the CRM and the prompts ready to run, on one screen.',
  head: {
    eyebrow: 'HUB module',
    title: { before: 'Everything, ', emphasis: 'on one screen', after: '.' },
    lead: 'What is running, what is waiting, what has changed since Monday. And a button to act.',
    button: 'Open the central HUB',
    second: 'Choose by goal',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What it ', emphasis: 'brings together', after: '' },
      lead: 'A control centre, not one more dashboard.',
      items: [
        { title: 'Status', text: 'Each module says whether it is active or loading.' },
        { title: 'The score', text: 'Its ILA score, and what makes it up.' },
        { title: 'The CRM', text: 'Connected or not, and a button to connect it.' },
        {
          title: 'Prompts',
          text: 'Requests ready to run: analysis, content, strategy, conversion.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Step into ', emphasis: 'the HUB', after: '.' },
    lead: 'It is open, with example data.',
    button: 'Open the central HUB',
    second: 'Choose by goal',
  },
};
