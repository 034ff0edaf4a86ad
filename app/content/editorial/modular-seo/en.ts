import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'Modular SEO',
  summary: 'Choose the SEO you need: technical, content, local or analytics.',
  title: 'Modular SEO: technical, content, local, analytics | Iluma',
  description:
    'Technical SEO, content, local SEO and analytics: take all four modules or just the one you need, and see which one to start with.',
  head: {
    eyebrow: 'Modular SEO',
    title: { before: 'Modular SEO: pick only what you ', emphasis: 'need', after: '' },
    lead: 'A slow site doesn’t need more articles, and a good site with no reviews doesn’t need a developer. Each module fixes one thing.',
    button: 'See where to start',
    second: 'See services and prices',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What each ', emphasis: 'module', after: ' covers' },
      lead: 'Each has a start date, an end date and a way to measure results.',
      items: [
        {
          title: 'Technical SEO',
          text: 'Speed, structure, structured data, accessibility: the foundation for everything else.',
        },
        {
          title: 'Content',
          text: 'One page for each question your customers ask, in their words. We fix old pages before writing new ones.',
        },
        {
          title: 'Local SEO',
          text: 'Business profile, directories, reviews, neighbourhood pages. We help you show up when someone searches “near me.”',
        },
        {
          title: 'Web analytics',
          text: 'Three clear numbers every Monday, without tracking anyone who said no.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Which module to ', emphasis: 'start with', after: '' },
      lead: 'Find the problem that sounds like yours.',
      items: [
        {
          title: 'People find you, but nobody calls',
          text: 'Start with content: the page doesn’t answer what they came for.',
        },
        {
          title: 'Your competitors are on the map, but you aren’t',
          text: 'Start with local SEO: profile, details and reviews.',
        },
        {
          title: 'Your site loads slowly',
          text: 'Start with technical SEO: nothing else helps if people leave before the page loads.',
        },
        {
          title: 'You don’t know what’s working',
          text: 'Start with analytics. A month is enough to get a clear picture.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Let your ILA score show you ', emphasis: 'where to start', after: '' },
    lead: 'Four steps, no sign-up: the result shows what to do next and how many points it’s worth.',
    button: 'Calculate my ILA score',
    second: 'Compare the services',
  },
};
