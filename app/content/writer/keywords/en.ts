import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const en: Phrases['keywords'] = {
  title: 'Keywords to check: {topic}',
  description:
    '{Phrase}: searches to check, sorted by intent, without invented volumes, and how to choose the ones to start with.',
  lead: 'These searches start from “{phrase}”, for {readers}. There are no volumes here, because they would be invented: check them in Search Console or in the Google Ads keyword planner.',
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
        '{seed} [your neighbourhood]',
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
      heading: 'For online shops',
      patterns: ['{seed} online', '{seed} delivery', '{seed} returns'],
    },
  },
  next: {
    heading: 'Choose the first ones',
    steps: [
      'Keep those that your clients really say.',
      'Search for them, then read the first results: can you be more useful?',
      'Write one page per intent, starting with the chosen format: {format}.',
    ],
  },
};
