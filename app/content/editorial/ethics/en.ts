import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'AI and ethics',
  summary: 'What AI does at Iluma, what a person always signs off and the values that guide it.',
  title: 'AI and ethics — what AI does, what a person signs',
  description:
    'What AI does at Iluma, what a person always signs off, and the four values that guide us: openness, control, restraint and respect for data.',
  head: {
    eyebrow: 'AI and ethics',
    title: { before: 'AI prepares. ', emphasis: 'A person signs', after: '.' },
    lead: 'We use AI for what a machine does better: reading, counting, comparing. Not for deciding, and not for speaking in your place.',
    button: 'Ask us a question',
    second: 'Read the privacy policy',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Four ', emphasis: 'values', after: '' },
      lead: 'They are written down so that you can hold us to them.',
      items: [
        {
          title: 'Openness',
          text: 'What comes from an AI says so. An estimate is called an estimate, with its assumptions beside it.',
        },
        {
          title: 'Human control',
          text: 'A named person reads and signs whatever is published on your behalf.',
        },
        {
          title: 'Restraint',
          text: 'A simple rule where that is enough; a model only where it adds something.',
        },
        {
          title: 'Respect for data',
          text: 'As little as possible, for as long as needed, with your consent. Your data works for you, never against you.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Who does ', emphasis: 'what', after: '' },
      lead: 'The line is drawn beforehand, task by task.',
      sides: [
        {
          name: 'AI suggests',
          points: [
            { value: 'Reading', label: 'rankings, reviews and pages, every week' },
            { value: 'Ranking', label: 'actions by likely impact' },
            { value: 'Preparing', label: 'outlines, drafts, answers to reviews' },
          ],
        },
        {
          name: 'A person decides',
          points: [
            { value: 'Choosing', label: 'what will be done, and what will not' },
            { value: 'Writing', label: 'whatever appears under your name' },
            { value: 'Answering', label: 'for what has been published' },
          ],
        },
      ],
      note: 'On this site, the ILA score, ADLUMA and ILUMATCH are calculations with published rules; every result names its assumptions.',
    },
    {
      kind: 'prose',
      title: 'What we refuse',
      mark: 'x',
      paragraphs: [
        'There are quicker ways to a flattering number. They always end up costing more to whoever’s name is above the door.',
      ],
      points: [
        'Fake reviews, and real ones that are paid for',
        'Texts published without anyone reading them',
        'Promises of first place',
        'Tracking visitors who have not agreed to it',
      ],
    },
  ],
  closing: {
    title: { before: 'In doubt? ', emphasis: 'Ask', after: '.' },
    lead: 'We will show you what an AI has touched in your file, and who signed it.',
    button: 'Write to the team',
    second: 'How your data is handled',
  },
};
