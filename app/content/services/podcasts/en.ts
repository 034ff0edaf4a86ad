import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Positional podcasts — your know-how, in their ears',
  description:
    'Short episodes that answer your customers’ questions, released on listening platforms and transcribed for search. Content, schedule and price.',
  head: {
    eyebrow: 'Positional podcasts',
    title: {
      before: 'Your customers are ',
      emphasis: 'already listening',
      after: ' to someone.',
    },
    lead: 'You talk about your trade the way you do at the counter. We turn it into short episodes, each built on a question people ask.',
  },
  figures: [
    { value: figures.podcastEpisodes, label: 'episodes a month' },
    { value: figures.podcastPlatforms, label: 'platforms' },
    { value: figures.podcastAudience, label: 'listeners' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'The questions',
      text: 'We collect what your customers type and ask, and draw the month’s topics from it.',
    },
    {
      when: 'Week 2',
      title: 'The recording',
      text: 'Remotely or on your premises. We ask the questions, you answer.',
    },
    {
      when: 'Week 3',
      title: 'The edit',
      text: 'Clean sound, no dead air, a title and a description written to be found.',
    },
    {
      when: 'Week 4',
      title: 'The release',
      text: 'Each episode goes out to the platforms and becomes a page of your site, with its transcript.',
    },
  ],
  deliverables: [
    'The month’s episodes, edited',
    'Titles, descriptions and chapters',
    'A proofread transcript per episode, on your site',
    'Release on the listening platforms',
    'Plays, and visits from search, every month',
  ],
  price: figures.pricePodcasts,
  priceNote: 'Preparation, recording, editing and release included.',
  tool: 'Find a first topic with BlogIA',
  questions: [
    {
      question: 'I have never spoken into a microphone.',
      answer:
        'It is a conversation, not a speech. We keep the best of it, and nothing is released without your say-so.',
    },
    {
      question: 'What does “positional” mean?',
      answer: 'Each episode aims at one precise question, so that its page answers that search.',
    },
  ],
  closing: {
    title: { before: 'Your first question, ', emphasis: 'out loud', after: '.' },
    lead: 'Tell us what your customers ask most often: that is episode one.',
  },
};
