import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Local AI visibility — the right details, everywhere',
  description:
    'Your details right in more than 50 directories, a complete profile and reviews that get an answer. What gets done and the starting price.',
  head: {
    eyebrow: 'Local AI visibility',
    title: { before: 'On the map, ', emphasis: 'at the right address', after: '.' },
    lead: 'One wrong number in a directory and the call goes elsewhere. We correct everything, everywhere, and keep watch.',
  },
  figures: [{ value: figures.directories, label: 'directories where your profile is indexed' }],
  weeks: [
    {
      when: 'Week 1',
      title: 'The audit',
      text: 'All your listings with their errors: address, hours, number, categories, duplicates.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'The corrections',
      text: 'Your business profile completed, directories corrected, duplicates removed.',
    },
    {
      when: 'Weeks 4 to 8',
      title: 'Reviews',
      text: 'A simple way to ask for them, and an answer prepared for each. You sign it.',
    },
    {
      when: 'Every month',
      title: 'The map',
      text: 'Your rank, neighbourhood by neighbourhood, on a heat map you compare with last month’s.',
    },
  ],
  deliverables: [
    'An audit of all your listings and their errors',
    'The complete business profile, photographs included',
    'Directories corrected and watched',
    'Answers to reviews, ready to sign',
    'A map of your rank, every month',
  ],
  price: figures.priceLocalSeo,
  priceNote: 'One location, audit and corrections included.',
  tool: 'See the heat map',
  questions: [
    {
      question: 'I have three addresses. Three prices?',
      answer: 'No. The audit covers all three; we price them together.',
    },
    {
      question: 'Can you remove a bad review?',
      answer:
        'Only if it breaks the site’s rules. Otherwise we help you answer it, and earn better ones.',
    },
  ],
  closing: {
    title: { before: 'Check ', emphasis: 'your address', after: '.' },
    lead: 'Give us your business’s name: we will tell you what the directories say about you.',
  },
};
