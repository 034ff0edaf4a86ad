import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'HUB module',
  summary: 'The module that tracks all your services in one place.',
  title: 'HUB: all your marketing modules in one place | Iluma',
  description:
    'The HUB module shows your other modules on one screen: their status, ILA score, CRM connection and prompts that are ready to run.',
  head: {
    eyebrow: 'HUB module',
    title: { before: 'All your modules on ', emphasis: 'one screen', after: '' },
    lead: 'See what’s active, what’s loading and each module’s score, then run the next action.',
    button: 'Open the central HUB',
    second: 'Choose by goal',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What the HUB ', emphasis: 'shows', after: '' },
      lead: 'Four things to check for each module.',
      items: [
        { title: 'Status', text: 'Each module shows whether it’s active or loading.' },
        { title: 'ILA score', text: 'The module’s ILA score and what goes into it.' },
        { title: 'CRM connection', text: 'Connected or not, and a button to connect it.' },
        {
          title: 'Prompts',
          text: 'Requests ready to run: analysis, content, strategy, conversion.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Try the ', emphasis: 'HUB', after: '' },
    lead: 'It’s open to everyone, with sample data.',
    button: 'Open the central HUB',
    second: 'Choose by goal',
  },
};
