import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'Modular SEO',
  summary:
    'The four parts of SEO, to choose as you need them: technical, content, local and analytics.',
  title: 'Modular SEO — take only what you need',
  description:
    'Technical, content, local, analytics: the four modules of SEO, to take together or one by one, and how to know which comes first.',
  head: {
    eyebrow: 'Modular SEO',
    title: { before: 'Four modules. ', emphasis: 'Pick yours', after: '.' },
    lead: 'A slow site does not need articles, and a good site without reviews does not need a developer. Each module fixes one thing.',
    button: 'Know which comes first',
    second: 'See services and prices',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'The four ', emphasis: 'modules', after: '' },
      lead: 'Each has a start, an end and a way to measure it.',
      items: [
        {
          title: 'Technical',
          text: 'Speed, structure, data Google can read, accessibility. What nobody sees and everything depends on.',
        },
        {
          title: 'Written content',
          text: 'One page per question your customers ask, in their words. Old pages are fixed before new ones are written.',
        },
        {
          title: 'Local presence',
          text: 'Business profile, directories, reviews, neighbourhood pages. Being there when someone says “near me”.',
        },
        {
          title: 'Web analytics',
          text: 'Three numbers you understand, every Monday. Without tracking those who did not want it.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Which ', emphasis: 'first', after: '?' },
      lead: 'Four signs, four answers.',
      items: [
        {
          title: 'People find you, but nobody calls',
          text: 'Start with content: the page does not answer what they came for.',
        },
        {
          title: 'Your competitors are on the map, you are not',
          text: 'Start with local: profile, details and reviews.',
        },
        {
          title: 'Your site is slow to open',
          text: 'Start with the technical side: nothing else works while people leave.',
        },
        {
          title: 'You do not know what works',
          text: 'Start with measurement. A month is enough to see clearly.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Your score names ', emphasis: 'the first module', after: '.' },
    lead: 'Four steps, nothing to sign up for: the result names the next action and what it brings.',
    button: 'Calculate my ILA score',
    second: 'Compare the services',
  },
};
