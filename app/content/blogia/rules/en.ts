import type { BlogiaCopy } from '../shape.ts';

export const en: BlogiaCopy['rules'] = {
  title: 'What the check finds',
  waiting: 'The rules appear as soon as there’s text.',
  groups: { search: 'Search', readability: 'Readability' },
  verdicts: { good: 'Good', improve: 'Could be better', problem: 'Needs fixing' },
  items: {
    keyphrase: {
      label: 'Useful words in the target phrase: {value}',
      advice: 'Aim for one to four useful words.',
    },
    keyphraseTitle: {
      label: 'Target phrase in the title',
      advice: 'Put it in the title, near the start if you can.',
    },
    titleWidth: {
      label: 'Title width: {value} px',
      advice: 'Stay between 285 and 580 px: beyond that, Google cuts it.',
    },
    keyphraseDescription: {
      label: 'Target phrase in the description',
      advice: 'Put it in the meta description.',
    },
    descriptionLength: {
      label: 'Characters in the description: {value}',
      advice: 'Aim for 120 to 156 characters.',
    },
    slug: {
      label: 'Target phrase in the address',
      advice: 'Write it in lowercase, without accents, with hyphens.',
    },
    introduction: {
      label: 'Target phrase in the introduction',
      advice: 'Put it in the first paragraph.',
    },
    keyphraseHeadings: {
      label: 'Subheadings with the target phrase: {value}',
      advice: 'Put it in at least one subheading.',
    },
    density: {
      label: 'Target phrase density: {value}%',
      advice: 'Aim for 0.5 to 3%: any more looks forced.',
    },
    textLength: {
      label: 'Words in the text: {value}',
      advice: 'Aim for 300 words or more.',
    },
    mainHeading: {
      label: 'Extra first-level headings: {value}',
      advice: 'The title is enough: use ## for the subheadings of the text.',
    },
    links: {
      label: 'Links: {value}',
      advice: 'Add a link to a useful page, on your site or elsewhere.',
    },
    images: {
      label: 'Images without alternative text: {value}',
      advice: 'Describe each image between the brackets.',
    },
    placeholders: {
      label: 'Blanks to fill in: {value}',
      advice: 'Replace each bracket with a real fact, or remove it.',
    },
    readingEase: {
      label: 'Reading ease (Flesch): {value} out of 100',
      advice: 'Aim for 60 or more: short words, short sentences.',
    },
    sentenceLength: {
      label: 'Sentences of more than 20 words: {value}%',
      advice: 'Shorten them to stay below 25%.',
    },
    paragraphs: {
      label: 'Words in the longest paragraph: {value}',
      advice: 'Stay below 150 words.',
    },
    subheadings: {
      label: 'Words in the longest stretch without a subheading: {value}',
      advice: 'Add a subheading every 300 words at most.',
    },
    sentenceStarts: {
      label: 'Sentences in a row that start alike: {value}',
      advice: 'Vary them from the third one on.',
    },
    passive: {
      label: 'Sentences in the passive voice (estimate): {value}%',
      advice: 'Stay below 10%: say who does what.',
    },
    transitions: {
      label: 'Sentences with a transition word: {value}%',
      advice: 'Aim for 30%: so, but, then, for example…',
    },
  },
  show: 'Show in the text',
  shown: 'Hide',
  next: 'Go to passage {count} of {total}',
  sources:
    'Thresholds published by Yoast; reading ease after Flesch (1948). The score’s weights are our own.',
};
