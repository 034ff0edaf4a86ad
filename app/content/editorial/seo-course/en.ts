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
    {
      kind: 'steps',
      title: { before: 'Your exercises, ', emphasis: 'week by week', after: '' },
      lead: 'One lesson a week, about an hour each. Use one notebook: every exercise builds on the last.',
      items: [
        {
          title: 'Week 1: your searches',
          text: 'Sort your ten phrases by service, type them into Google and copy down the questions it suggests. [Other places to look](/blog-intelligent/mots-des-clients) are in this article. Keep five.',
        },
        {
          title: 'Week 2: your pages',
          text: 'Draw two columns: the search, and the page that answers it. Blank spots are [pages to create](/guide/service-pages). [BlogIA](/blogia) can prepare a draft; the facts are up to you.',
        },
        {
          title: 'Week 3: your titles',
          text: 'Rewrite three of them with the service, the town and a reason to come in. Check [their length](/guide/page-title), then show them to a neighbor. Can they tell what you sell?',
        },
        {
          title: 'Week 4: your supporters',
          text: 'List the suppliers, teams and associations that know you. Ask three of them to link to a specific page. The [cross-visibility](/inter-visibilite) tool helps you choose what kind of partner to look for.',
        },
        {
          title: 'Week 5: your profile',
          text: 'Look yourself up in ten directories and mark [details that don’t match](/guide/nap-consistency). Write a two-sentence review request, then [reply](/guide/reply-to-reviews) to your last five reviews.',
        },
        {
          title: 'Week 6: your numbers',
          text: 'Log every call and message, with [where it came from](/blog-intelligent/compter-les-appels). Compare with week 1 and choose a single improvement for next month.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What you’ll have in your notebook',
      mark: 'check',
      paragraphs: [
        'Get [your site audited](/ila) before the first lesson and again after the last one. A report stays at its address for 90 days, so save the first link and compare.',
        'Take an example we made up: a cobbler in Duluth. Customers say “my heel came off,” while the site says “resoling.” She puts both in the title, adds three photos and gets a link from the shoe store across the street. Six weeks in, she still can’t tell whether the page will climb. She does know how many calls she gets, and what to fix next.',
      ],
      points: [
        'Five searches, each with its page or its blank',
        'Three titles, old and new, with the date you changed them',
        'Who you asked for a link, and what they said',
        'Inquiries received, one week after another',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Taking the course ', emphasis: 'at your own pace', after: '' },
      lead: 'What tends to trip people up, and how to get going again.',
      items: [
        {
          question: 'I skipped a week. Do I start over?',
          answer:
            'No, pick up where you left off. If you only have time for two lessons, do the first and the fifth: they’re worth doing even when your site is hard to edit.',
        },
        {
          question: 'I don’t have a website. Where do I begin?',
          answer:
            'With week 5, because a Google Business Profile is free. After that, a [mini-site](/mini-site-seo) of a few pages is plenty for the rest.',
        },
        {
          question: 'How do I know if Google shows me more often?',
          answer:
            'Search Console is free and counts impressions and clicks for each search. Our guide explains [how to read your positions](/guide/first-page-of-google).',
        },
        {
          question: 'When should I get help?',
          answer:
            'When one exercise has you stuck two weeks in a row: a suspended profile, a site nobody can edit, pages missing from Google. Ask [Zyno](/zyno), the site’s assistant, or [write to a person](/contact).',
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
