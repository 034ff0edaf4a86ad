import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Inter-site blogs — articles that cite each other',
  description:
    'A network of blogs whose articles answer one another from site to site. How topics are chosen, who writes, and what you receive every month.',
  head: {
    eyebrow: 'Inter-site blogs',
    title: {
      before: 'One article alone ',
      emphasis: 'gets lost',
      after: '. A network is found.',
    },
    lead: 'Your articles are published on your site and cited by sites that write about neighbouring subjects, with real reasons to do so.',
  },
  figures: [
    { value: figures.blogSites, label: 'sites per network' },
    { value: figures.blogArticles, label: 'articles a month' },
    { value: figures.blogAuthority, label: 'domain authority' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'The topic map',
      text: 'What your customers look for, what your neighbours publish, and the gaps in between.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'The writing',
      text: 'BlogIA prepares outlines, a writer writes, you check whatever is said about you.',
    },
    {
      when: 'Week 4',
      title: 'Publication',
      text: 'Each article comes out with its citations, its pictures and its structured data.',
    },
    {
      when: 'Every month',
      title: 'Upkeep',
      text: 'Articles on the rise are expanded; those nobody reads are rewritten or taken down.',
    },
  ],
  deliverables: [
    'A topic map, updated every quarter',
    'The articles, on your site and in the network',
    'Citations that make sense to the reader',
    'The list of every link, for you to see at any time',
    'A record per article: rankings, reads, inquiries',
  ],
  price: figures.priceContent,
  priceNote: 'Starting price for content creation; it depends on the number of articles.',
  tool: 'Try BlogIA',
  questions: [
    {
      question: 'Isn’t that buying links?',
      answer:
        'No. The sites of the network have a subject, readers and the right to refuse. A link that does not help the reader is not published.',
    },
    {
      question: 'Who signs the articles?',
      answer: 'You do, or the person on your team who knows the subject.',
    },
  ],
  closing: {
    title: { before: 'Start with ', emphasis: 'one question', after: ' your customers ask.' },
    lead: 'We will show you the articles it could become, and who would cite them.',
  },
};
