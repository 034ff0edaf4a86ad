import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'YouTube SEO — videos that answer',
  description:
    'Videos found by people asking the question you know how to answer. Topics, filming, publication, measurement and starting price.',
  head: {
    eyebrow: 'YouTube SEO',
    title: { before: 'Show what you ', emphasis: 'know how to do', after: '.' },
    lead: 'Nobody looks for your brand on YouTube; they look for an answer. You give it, in a few minutes, and they remember you.',
  },
  figures: [],
  weeks: [
    {
      when: 'Week 1',
      title: 'The searches',
      text: 'The questions your customers type on YouTube, and those nobody answers well.',
    },
    {
      when: 'Week 2',
      title: 'The filming',
      text: 'One visit to your place, several videos. No set, just your hands at work.',
    },
    {
      when: 'Week 3',
      title: 'The edit',
      text: 'Title, thumbnail, chapters, subtitles in three languages.',
    },
    {
      when: 'Every month',
      title: 'What comes next',
      text: 'We read where people stop watching, and the next video takes it into account.',
    },
  ],
  deliverables: [
    'A list of topics, sorted by demand',
    'Edited videos, every month',
    'Titles, descriptions, chapters and thumbnails',
    'Proofread subtitles, in three languages',
    'A record: useful views, clicks to the site, calls',
  ],
  price: figures.priceYoutube,
  priceNote: 'Topic research, filming, editing and publication included.',
  tool: 'Prepare a script with BlogIA',
  questions: [
    {
      question: 'Do I have to be on camera?',
      answer: 'No. Your hands and your voice are often enough.',
    },
    {
      question: 'What about shorts?',
      answer: 'We cut them from each video, when they lead to the long one.',
    },
  ],
  closing: {
    title: { before: 'Which question do you get ', emphasis: 'every day', after: '?' },
    lead: 'That is your first video. We will tell you how many people look for it.',
  },
};
