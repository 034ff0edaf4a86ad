import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'SEO podcast production for business: price | Iluma',
  description:
    'Short podcast episodes that answer your customers’ questions, released on podcast platforms and transcribed for search. What’s included and the price.',
  head: {
    eyebrow: 'SEO podcasts',
    title: {
      before: 'Podcasts that answer what customers ',
      emphasis: 'search for',
      after: '',
    },
    lead: 'You talk about your work the way you do at the counter. We turn it into short episodes, each built around one question people ask.',
  },
  figures: [
    { value: figures.podcastEpisodes, label: 'episodes a month' },
    { value: figures.podcastPlatforms, label: 'platforms' },
    { value: figures.podcastAudience, label: 'listeners' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'Topics',
      text: 'We collect what your customers search for and ask, then pick the month’s topics.',
    },
    {
      when: 'Week 2',
      title: 'Recording',
      text: 'Remotely or at your place of business. We ask the questions, you answer.',
    },
    {
      when: 'Week 3',
      title: 'Editing',
      text: 'Clean sound, no dead air, a title and a description written to be found.',
    },
    {
      when: 'Week 4',
      title: 'Release',
      text: 'Each episode goes out to podcast platforms and becomes a page on your site, with a transcript.',
    },
  ],
  deliverables: [
    'The month’s episodes, edited',
    'Titles, descriptions and chapters',
    'A proofread transcript of each episode, on your site',
    'Release on podcast platforms',
    'A monthly report: plays and visits from search',
  ],
  price: figures.pricePodcasts,
  priceNote: 'Preparation, recording, editing and release included.',
  tool: 'Find a first topic with BlogIA',
  questions: [
    {
      question: 'What if I’ve never recorded a podcast?',
      answer:
        'It’s a conversation, not a speech. We keep the best parts, and nothing goes out without your OK.',
    },
    {
      question: 'What is an SEO podcast?',
      answer: 'Each episode answers one specific question, so its page can rank for that search.',
    },
  ],
  closing: {
    title: { before: 'Plan your ', emphasis: 'first episode', after: '' },
    lead: 'Tell us what your customers ask most often. That’s episode one.',
  },
};
