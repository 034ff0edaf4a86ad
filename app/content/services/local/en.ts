import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Local SEO: Google profile, reviews, directories | Iluma',
  description:
    'Correct details in more than 50 directories, a complete Google Business Profile and a reply to every review. What we do and the starting price.',
  head: {
    eyebrow: 'AI local visibility',
    title: { before: 'Correct listings on Google and in ', emphasis: 'directories', after: '' },
    lead: 'One wrong number in a directory and the call goes to someone else. We correct your listings and keep monitoring them.',
  },
  figures: [{ value: figures.directories, label: 'directories where your profile is listed' }],
  weeks: [
    {
      when: 'Week 1',
      title: 'Listings audit',
      text: 'We check all your listings for errors: address, hours, phone number, categories, duplicates.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'Corrections',
      text: 'Your business profile completed, directories corrected, duplicates removed.',
    },
    {
      when: 'Weeks 4 to 8',
      title: 'Reviews',
      text: 'A simple way to ask for them, and a draft reply to each one. You approve it.',
    },
    {
      when: 'Every month',
      title: 'Rank map',
      text: 'Your rank, neighbourhood by neighbourhood, on a heat map you compare with last month’s.',
    },
  ],
  deliverables: [
    'An audit of all your listings and their errors',
    'A complete business profile, photos included',
    'Directory listings corrected and monitored',
    'Review replies, ready for your approval',
    'A map of your rank, every month',
  ],
  price: figures.priceLocalSeo,
  priceNote: 'For one location, audit and corrections included.',
  tool: 'See the heat map',
  questions: [
    {
      question: 'Do I pay three times for three locations?',
      answer: 'No. The audit covers all three, and we quote them together.',
    },
    {
      question: 'Can you remove a bad review?',
      answer:
        'We can ask for it to be removed if it breaks the site’s rules. Otherwise we help you answer it and earn better ones.',
    },
  ],
  closing: {
    title: { before: 'Get your listings ', emphasis: 'checked', after: '' },
    lead: 'Tell us your business name and we’ll show you what directories say about you.',
  },
};
