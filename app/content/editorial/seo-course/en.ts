import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'Understanding SEO',
  summary: 'A free course on the basics of SEO, at your own pace.',
  title: 'Free SEO course for beginners: six lessons | Iluma',
  description:
    'A free SEO course in six short lessons: keywords, pages, links, local search, measuring results and the traps to avoid before you buy.',
  head: {
    eyebrow: 'Free course',
    title: { before: 'Learn SEO basics in ', emphasis: 'six lessons', after: '' },
    lead: 'Read it in one go or a lesson a day. It’s free, there’s nothing to install, and every lesson ends with something to do.',
    button: 'Calculate my ILA score',
    second: 'See how Google works',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'The SEO ', emphasis: 'lessons', after: '' },
      lead: 'Each ends with one thing to do today.',
      items: [
        {
          title: 'Your customers’ words',
          text: 'They don’t search for your job title; they describe their problem. Today: write down ten things customers say at the counter.',
        },
        {
          title: 'One question, one page',
          text: 'A page about everything ranks for very little. Today: take your most common question and check which page answers it.',
        },
        {
          title: 'The title and the first words',
          text: 'They’re what people read in search results. Today: rewrite your home page title for someone who doesn’t know you.',
        },
        {
          title: 'Links from local sites',
          text: 'A link is a recommendation. Today: ask a supplier to mention your site.',
        },
        {
          title: 'The map and the reviews',
          text: 'In local search, your Google profile matters as much as your site. Today: check your hours and answer your latest review.',
        },
        {
          title: 'Measuring what matters',
          text: 'Start with one number: how many inquiries you got this week. Today: start counting.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'SEO offers to avoid',
      mark: 'x',
      paragraphs: [
        'SEO is quick to explain and slow to do. If an offer promises the opposite, ask one more question.',
      ],
      points: [
        '“Guaranteed number one ranking”: nobody can guarantee it',
        'Links by the hundred for next to nothing',
        'Mass-produced text nobody will read',
        'A forty-page report with nothing to act on',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'SEO terms ', emphasis: 'explained', after: '' },
      lead: 'The four you’ll hear most often.',
      items: [
        {
          question: 'Keyword',
          answer: 'What someone types or says to find something. Often a whole sentence.',
        },
        {
          question: 'Indexing',
          answer:
            'When a search engine adds your page to its index. Until then, the page can’t appear in its results.',
        },
        {
          question: 'Backlink',
          answer: 'A link from another site to yours. Its value depends on who links and why.',
        },
        {
          question: 'Conversion rate',
          answer: 'The share of visits that end in a call, a message or a purchase.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Find out which lesson ', emphasis: 'helps you most', after: '' },
    lead: 'Your ILA score shows where you have the most to gain.',
    button: 'Calculate my ILA score',
    second: 'See how Google works',
  },
};
