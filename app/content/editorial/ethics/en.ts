import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'AI and ethics',
  summary: 'What AI does at Iluma, what a person always approves and our four commitments.',
  title: 'AI ethics at Iluma: what AI does and doesn’t do',
  description:
    'How Iluma uses AI in marketing: what AI does, what a person always approves, and our commitments on transparency, human control and your data.',
  head: {
    eyebrow: 'AI and ethics',
    title: { before: 'AI does the prep work, ', emphasis: 'people decide', after: '' },
    lead: 'We use AI for what machines do better: reading, counting, comparing. It doesn’t decide, and it doesn’t speak for you.',
    button: 'Ask us a question',
    second: 'Read the privacy policy',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Our ', emphasis: 'commitments', after: '' },
      lead: 'In writing, so you can hold us to them.',
      items: [
        {
          title: 'Transparency',
          text: 'If something comes from AI, we say so. If it’s an estimate, we call it one and show the assumptions.',
        },
        {
          title: 'Human control',
          text: 'A named person reads and approves everything published on your behalf.',
        },
        {
          title: 'Restraint',
          text: 'We use a simple rule where that’s enough, and a model only where it adds something.',
        },
        {
          title: 'Respect for data',
          text: 'We collect as little as possible, keep it only as long as needed and ask for your consent.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'What AI does and what ', emphasis: 'people', after: ' do' },
      lead: 'We draw the line up front, task by task.',
      sides: [
        {
          name: 'AI suggests',
          points: [
            { value: 'Reading', label: 'rankings, reviews and pages, every week' },
            { value: 'Ranking', label: 'actions by likely impact' },
            { value: 'Preparing', label: 'outlines, drafts, replies to reviews' },
          ],
        },
        {
          name: 'People decide',
          points: [
            { value: 'Choosing', label: 'what will be done, and what won’t' },
            { value: 'Writing', label: 'everything published under your name' },
            { value: 'Answering', label: 'for what has been published' },
          ],
        },
      ],
      note: 'On this site, the ILA score, ADLUMA and ILUMATCH are calculations with published rules; every result lists its assumptions.',
    },
    {
      kind: 'prose',
      title: 'What we won’t do',
      mark: 'x',
      paragraphs: [
        'There are faster ways to get a flattering number, but they end up costing the business whose name is on it.',
      ],
      points: [
        'Fake or paid reviews',
        'Publishing text nobody has read',
        'Promises of a number one ranking',
        'Tracking visitors who haven’t agreed to it',
      ],
    },
  ],
  closing: {
    title: { before: 'Ask what AI did ', emphasis: 'for you', after: '' },
    lead: 'We’ll show you what AI worked on and who approved it.',
    button: 'Write to the team',
    second: 'How your data is handled',
  },
};
