import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'LandingPage module',
  summary:
    'The module that generates pages built for a single action: calling, booking or writing.',
  title: 'LandingPage: landing page builder module | Iluma',
  description:
    'The LandingPage module builds landing pages made for a single action: calling, booking or writing to you. Try it with your own text.',
  head: {
    eyebrow: 'LandingPage module',
    title: { before: 'Build a landing page for ', emphasis: 'one action', after: '' },
    lead: 'Write a headline, add proof, choose a button. The module puts the page together as you type.',
    button: 'Try the demo',
    second: 'Have the team build it',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What’s on the ', emphasis: 'page', after: '' },
      lead: 'Only what helps people decide.',
      items: [
        {
          title: 'A matching headline',
          text: 'It answers the search or ad that brought the visitor in.',
        },
        { title: 'Proof', text: 'A review, a photo, a figure you can back up.' },
        {
          title: 'A single button',
          text: 'The same call to action, repeated, with nothing competing.',
        },
        { title: 'A short form', text: 'Just what you need to call people back.' },
      ],
    },
  ],
  closing: {
    title: { before: 'Build your ', emphasis: 'first page', after: '' },
    lead: 'Type a headline and watch the page take shape.',
    button: 'Try the demo',
    second: 'See the service',
  },
};
