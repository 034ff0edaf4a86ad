import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'LandingPage module',
  summary:
    'The module that generates pages built for a single action: calling, booking or writing.',
  title: 'LandingPage — one page for a single action',
  description:
    'The LandingPage module builds pages made for a single action: calling, booking or writing. Try it with your own text.',
  head: {
    eyebrow: 'LandingPage module',
    title: { before: 'One page, ', emphasis: 'one action', after: '.' },
    lead: 'A headline, proof, a button. The module assembles, you write, the page appears as you go.',
    button: 'Try the demo',
    second: 'Have the team build it',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What is ', emphasis: 'on the page', after: '' },
      lead: 'What helps people decide, and nothing else.',
      items: [
        {
          title: 'A headline that answers',
          text: 'The search or the ad that brought the person in.',
        },
        { title: 'Proof', text: 'A review, a photograph, a figure you can stand by.' },
        { title: 'A single button', text: 'Repeated, always the same, never in competition.' },
        { title: 'A short form', text: 'What you need to call back, and nothing gets lost.' },
      ],
    },
  ],
  closing: {
    title: { before: 'Write ', emphasis: 'the headline', after: '.' },
    lead: 'The demo does the rest, before your eyes.',
    button: 'Try the demo',
    second: 'See the service',
  },
};
