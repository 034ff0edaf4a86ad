import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'Understanding SEO',
  summary: 'A free module to learn the basics of SEO at your own pace.',
  title: 'Understanding SEO — the free module',
  description:
    'A free module in six short lessons to understand SEO before you buy any: words, pages, links, local search, measurement and traps.',
  head: {
    eyebrow: 'Free module',
    title: { before: 'SEO in ', emphasis: 'six lessons', after: '.' },
    lead: 'Read it in one go or a lesson a day. Nothing to install, nothing to pay, and every lesson ends with something to do.',
    button: 'See where I stand',
    second: 'Go over how Google works',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'The ', emphasis: 'six lessons', after: '' },
      lead: 'Each ends with one thing to do today.',
      items: [
        {
          title: 'Your customers’ words',
          text: 'They do not search for your trade, they describe their problem. Today: write down ten sentences heard at the counter.',
        },
        {
          title: 'One question, one page',
          text: 'A page that answers everything answers nothing. Today: take the most common question and check which page answers it.',
        },
        {
          title: 'The title and the first words',
          text: 'That is what people read in the results. Today: rewrite your home page’s title for someone who does not know you.',
        },
        {
          title: 'Links and neighbours',
          text: 'A link is a recommendation. Today: ask a supplier to mention your site.',
        },
        {
          title: 'The map and the reviews',
          text: 'Close to home, the profile counts as much as the site. Today: check your hours and answer your latest review.',
        },
        {
          title: 'Measuring without fooling yourself',
          text: 'One number will do: how many inquiries this week. Today: start counting.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'The traps people will sell you',
      mark: 'x',
      paragraphs: [
        'SEO is a trade that is quick to explain and slow to do. Whatever promises the opposite deserves one more question.',
      ],
      points: [
        '“First place guaranteed”: nobody can guarantee it',
        'Links by the hundred for next to nothing',
        'Bulk text that nobody will read',
        'A forty-page report without a single action',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'The words ', emphasis: 'people use', after: '' },
      lead: 'Four terms, one sentence each.',
      items: [
        {
          question: 'Keyword',
          answer: 'What someone types or says to find something. Often a whole sentence.',
        },
        {
          question: 'Indexing',
          answer:
            'The moment an engine files your page in its catalogue. Until then, the page does not exist for that engine.',
        },
        {
          question: 'Backlink',
          answer: 'Another site leading to yours. Its worth depends on who does it, and why.',
        },
        {
          question: 'Conversion rate',
          answer: 'Out of a hundred visits, how many call, write or buy.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Now ', emphasis: 'put it to use', after: '.' },
    lead: 'Your ILA score tells you which of the six lessons will bring you most.',
    button: 'Calculate my ILA score',
    second: 'Understand Google',
  },
};
