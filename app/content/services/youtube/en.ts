import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'YouTube SEO and video production: price | Iluma',
  description:
    'YouTube videos that answer what your customers search for: topic research, filming, editing and results. What’s included and the starting price.',
  head: {
    eyebrow: 'YouTube SEO',
    title: { before: 'Get your videos ', emphasis: 'found', after: ' on YouTube' },
    lead: 'People don’t search YouTube for your brand; they search for an answer. Give it to them in a few minutes and they’ll remember you.',
  },
  figures: [],
  weeks: [
    {
      when: 'Week 1',
      title: 'Topic research',
      text: 'The questions your customers type on YouTube, and those nobody answers well.',
    },
    {
      when: 'Week 2',
      title: 'Filming',
      text: 'One visit to your location, several videos. No set, just you at work.',
    },
    {
      when: 'Week 3',
      title: 'Editing',
      text: 'Title, thumbnail, chapters, subtitles in three languages.',
    },
    {
      when: 'Every month',
      title: 'Improvement',
      text: 'We look at where people stop watching and adjust the next video.',
    },
  ],
  deliverables: [
    'A list of topics, sorted by demand',
    'Edited videos, every month',
    'Titles, descriptions, chapters and thumbnails',
    'Proofread subtitles, in three languages',
    'A report: useful views, clicks to your site, calls',
  ],
  price: figures.priceYoutube,
  priceNote: 'Topic research, filming, editing and publishing included.',
  tool: 'Plan a video with BlogIA',
  questions: [
    {
      question: 'Do I have to be on camera?',
      answer: 'No. Your hands and voice are often enough.',
    },
    {
      question: 'Do you make YouTube Shorts?',
      answer: 'We cut them from the longer videos when they can lead viewers to the full version.',
    },
  ],
  closing: {
    title: { before: 'Pick the topic of your ', emphasis: 'first video', after: '' },
    lead: 'Tell us what customers ask you every day. We’ll tell you how many people search for it.',
  },
};
