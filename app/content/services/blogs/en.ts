import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Articles that earn links from related sites | Iluma',
  description:
    'Articles on your site, with links from sites on related topics. How topics are chosen, who writes, what you get every month and the starting price.',
  head: {
    eyebrow: 'Partner-site blogs',
    title: {
      before: 'Articles that earn ',
      emphasis: 'links',
      after: ' from related sites',
    },
    lead: 'We publish articles on your site and get them cited by sites that cover related topics and have a real reason to link.',
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
      text: 'What your customers search for, what related sites publish, and the gaps between the two.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'The writing',
      text: 'BlogIA prepares the outlines, a writer writes, and you check everything said about you.',
    },
    {
      when: 'Week 4',
      title: 'Publication',
      text: 'Each article goes live with its citations, images and structured data.',
    },
    {
      when: 'Every month',
      title: 'Updates',
      text: 'We expand articles that are gaining readers, and rewrite or remove those nobody reads.',
    },
  ],
  deliverables: [
    'A topic map, updated every quarter',
    'Articles on your site and across the network',
    'Citations that make sense to the reader',
    'A list of every link, open to you at any time',
    'A report for each article: rankings, reads, inquiries',
  ],
  price: figures.priceContent,
  priceNote: 'Starting price for content creation; the total depends on the number of articles.',
  tool: 'Try BlogIA',
  questions: [
    {
      question: 'Is this the same as buying links?',
      answer:
        'No. Each site in the network has its own topic, its own readers and the right to refuse. If a link doesn’t help readers, we don’t publish it.',
    },
    {
      question: 'Whose name goes on the articles?',
      answer: 'Yours, or that of the person on your team who knows the topic.',
    },
  ],
  closing: {
    title: { before: 'Turn customer questions into ', emphasis: 'articles', after: '' },
    lead: 'Tell us what customers ask you. We’ll show you what articles to write and who would cite them.',
  },
};
