import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'ADLUMA module',
  summary:
    'The module that estimates what an ad budget can bring, then analyzes it and gives advice.',
  title: 'ADLUMA: ad budget simulator for local business | Iluma',
  description:
    'ADLUMA estimates what an ad budget can bring, shows the point where the next customer costs too much and suggests how to split it by channel.',
  head: {
    eyebrow: 'ADLUMA module',
    title: { before: 'Simulate your ', emphasis: 'ad budget', after: ' before you spend it' },
    lead: 'See how many visits, inquiries and customers to expect, at what cost, and at what point spending more stops paying off.',
    button: 'Open the simulator',
    second: 'Open the full version',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What ADLUMA ', emphasis: 'calculates', after: '' },
      lead: 'Based on assumptions you can change one by one.',
      items: [
        {
          title: 'What a budget brings',
          text: 'Impressions, clicks, inquiries and customers: low, expected and high.',
        },
        {
          title: 'What a goal costs',
          text: 'Enter how many customers you want, and it works out the budget.',
        },
        {
          title: 'Where to put the money',
          text: 'The split between channels that brings the most, and why.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What ADLUMA doesn’t do',
      mark: 'check',
      paragraphs: [
        'It doesn’t predict your campaign. It starts from published benchmarks, dated and cited, and tells you when you go beyond them.',
      ],
      points: [
        'Sources and their dates are shown',
        'Every assumption you change is flagged',
        'The calculation stays in your browser',
      ],
    },
  ],
  closing: {
    title: { before: 'Try it with ', emphasis: 'your budget', after: '' },
    lead: 'It takes a minute, with no sign-up, and gives you a link to save or share.',
    button: 'Open the simulator',
    second: 'Full version',
  },
};
