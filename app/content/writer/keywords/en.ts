import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const en: Phrases['keywords'] = {
  title: 'Keywords to check: {topic}',
  description:
    '{Phrase}: searches to check, sorted by intent, with no made-up volumes, and how to choose the ones to start with.',
  lead: 'These searches are based on “{phrase}” and written for {readers}. We don’t show volumes, because they’d be made up: check them in Search Console or Google Ads Keyword Planner.',
  groups: [
    {
      heading: 'To learn',
      patterns: ['what is {seed}', '{seed} example', '{seed} tips', '{seed} mistakes'],
    },
    {
      heading: 'To compare',
      patterns: ['best {seed}', '{seed} reviews', '{seed} comparison', '{seed} or do it yourself'],
    },
    { heading: 'To buy', patterns: ['{seed} price', '{seed} quote', '{seed} appointment'] },
    {
      heading: 'Nearby',
      patterns: [
        '{seed} near me',
        '{seed} [your city]',
        '{seed} [your neighborhood]',
        '{seed} open now',
      ],
    },
    {
      heading: 'Questions to answer',
      patterns: ['how to choose {seed}', 'how much does {seed} cost', 'why {seed}'],
    },
  ],
  audiences: {
    entrepreneurs: {
      heading: 'For entrepreneurs',
      patterns: ['{seed} for beginners', '{seed} without a team', 'free {seed}'],
    },
    pme: {
      heading: 'For small businesses',
      patterns: ['{seed} for small business', '{seed} for companies', '{seed} support'],
    },
    marketers: {
      heading: 'For marketers',
      patterns: ['{seed} tool', '{seed} template', '{seed} case study'],
    },
    ecommerce: {
      heading: 'For online stores',
      patterns: ['{seed} online', '{seed} delivery', '{seed} returns'],
    },
  },
  next: {
    heading: 'Choose where to start',
    steps: [
      'Keep the ones your customers actually use.',
      'Search for them and read the top results: can you be more useful?',
      'Write one page per intent, starting with the chosen format: {format}.',
    ],
  },
};
