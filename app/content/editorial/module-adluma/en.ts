import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'ADLUMA module',
  summary:
    'The module that estimates what an ad budget can bring, then analyses it and gives advice.',
  title: 'ADLUMA — simulate an ad budget before you pay',
  description:
    'The ADLUMA module estimates what an ad budget can bring, shows where the next customer costs too much and suggests a split between channels.',
  head: {
    eyebrow: 'ADLUMA module',
    title: { before: 'The budget, ', emphasis: 'before the spending', after: '.' },
    lead: 'How many visits, inquiries and customers; at what price; and above what amount it stops being worth it.',
    button: 'Open the simulator',
    second: 'Full version',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What it ', emphasis: 'works out', after: '' },
      lead: 'From assumptions you can change, one by one.',
      items: [
        {
          title: 'What a budget brings',
          text: 'Impressions, clicks, inquiries, customers: low, expected and high.',
        },
        {
          title: 'What a goal costs',
          text: 'Say how many customers you want, and it works back to the budget.',
        },
        {
          title: 'Where to put the money',
          text: 'The split between channels that brings most, and why.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What it does not do',
      mark: 'check',
      paragraphs: [
        'It does not predict your campaign. It starts from published averages, dated and cited, and tells you when you go beyond them.',
      ],
      points: [
        'Sources and their dates are shown',
        'Every assumption you change is marked',
        'The calculation stays in your browser',
      ],
    },
  ],
  closing: {
    title: { before: 'Try it with ', emphasis: 'your budget', after: '.' },
    lead: 'One minute, nothing to sign up for, a link to keep or to share.',
    button: 'Open the simulator',
    second: 'Full version',
  },
};
