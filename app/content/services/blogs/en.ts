import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Articles that earn links from related sites | Iluma',
  description:
    'Articles on your site, with links from sites on related topics. How topics are chosen, who writes, what you get every month and the starting price.',
  head: {
    eyebrow: 'Partner-site blogs',
    title: { before: 'Blog articles that earn ', emphasis: 'links', after: ' from related sites' },
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
      text: 'We line up what your customers ask, what related sites publish, and the gaps between the two. Each topic gets a row: the question, who on your team knows the answer, which site would have a reason to cite it. We plan [one intent per page](/blog-intelligent/page-une-intention) so articles don’t compete with each other. You pick where to start.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'The writing',
      text: '[BlogIA](/blogia) prepares outlines that have gaps where your facts belong. A writer calls you to fill them in: a price, a lead time, the mistake you see every week. She writes, a second person edits, and you correct anything that’s off. No article goes to anyone else until you’ve approved it.',
    },
    {
      when: 'Week 4',
      title: 'Publication',
      text: 'The article appears on your site first, with its images, sources and [structured data](/blog-intelligent/donnees-structurees). Then we offer it to sites whose readers would learn something from it. They can say yes, say no or ask for a change. You can open the link list: which page links, where to, since when and why.',
    },
    {
      when: 'Every month',
      title: 'Updates',
      text: 'We check rankings, reads and inquiries for every article. One that’s climbing gets a table, a photo or another question answered. One that nobody opens gets a single rewrite, and if that doesn’t help, we fold it into another article or take it down. You get those decisions in writing, with the reasons.',
    },
  ],
  deliverables: [
    'A topic map, updated every quarter',
    'Articles on your site and across the network',
    'Citations that make sense to the reader',
    'A list of every link, open to you at any time',
    'A report for each article: rankings, reads, inquiries',
  ],
  audience: {
    text: 'We built this for businesses that know enough to fill articles and have neighbors in the trade: a landscaper and a nursery, a bookkeeper and a mortgage broker, a bakery and a flour mill. You’ll need a site to publish on and someone who can answer our questions for half an hour a week. Think in months, not days.',
    fits: [
      'Your staff answers far more questions on the phone than your site does.',
      'Your customers shop around for a while before they call.',
      'Other businesses or associations already talk to the people you want to reach.',
      'You have photos, measurements or past jobs to show.',
      'You’re happy to cite somebody else when they explain it better.',
    ],
    others: [
      'Your pages are slow or missing from Google. Fix that first, with [our SEO service](/services/seo-ia).',
      'What you’re after is word of mouth between shops. That’s what the [partner network](/inter-visibilite) is for.',
      'You like to write and have the time. Start from [a free BlogIA draft](/blogia) and keep your money.',
      'You want a guaranteed number of links each month. We don’t sell that.',
    ],
  },
  cost: [
    `Content creation starts at ${figures.priceContent} a month. The number of articles and their length set most of the price. A second language adds to it, and so do interviews, or a health, legal or money topic that a specialist has to check. Your own photos and quick answers hold it down, because they save hours of work.`,
    'The sites that cite you aren’t paid. Hosting, your domain name, photography and advertising are yours to cover, and tax is added. Billing is monthly, and the quote sets the number of articles, the term and the notice period. All of this is spelled out under [services and prices](/hub-services), and you can [ask us about any of it](/contact) before you decide.',
  ],
  risks: [
    {
      title: 'The links look arranged',
      text: '[Google’s spam policies](https://developers.google.com/search/docs/essentials/spam-policies) cover links paid for to rank and excessive link exchanges. A network where everybody cites everybody starts to look like that. So we limit reciprocal links, and any site can turn one down. A questionable link is removed or tagged.',
    },
    {
      title: 'A partner site shuts down or is sold',
      text: 'The link vanishes, or ends up next to pages you’d never have chosen. The link list is where that shows. We ask for it to be removed when we need to, and your article stays on your own site.',
    },
    {
      title: 'A good article goes unread',
      text: 'Maybe it’s been covered well elsewhere, or nobody searches for it in those terms. We change the title and the angle once, going back to [your customers’ own words](/blog-intelligent/mots-des-clients). After that we move on.',
    },
    {
      title: 'An article promises too much',
      text: 'A price with no date, a lead time that reads like a guarantee, medical advice stated too firmly. Editing hunts for these: the price gets its date, the number gets its source, the advice gets its limits.',
    },
  ],
  example: {
    title: 'A landscaper and five related sites',
    paragraphs: [
      'Example: a landscaper in Ann Arbor, Michigan, invented for this page, with a four-page site. The first week turns up 24 questions. Over three months, eight become articles, such as “What can I plant instead of arborvitae?” and “Do I need a permit for a retaining wall?”',
      'We approach nine sites: nurseries, real estate agents, a gardening blog. Five agree to cite an article, three decline and one never replies. In month four, a nursery sells its domain name and that citation is gone.',
      'By month six, the eight articles get 520 reads a month, 360 of them on just two. Eleven quote requests have come from them.',
      'The patio cost article, which partners found too much like an ad, has no citations at all, yet it accounts for seven of those requests. The one on summer trends was rewritten and then removed. What’s next: fewer trends, more prices explained.',
    ],
  },
  price: figures.priceContent,
  priceNote: 'Starting price for content creation; the total depends on the number of articles.',
  tool: 'Try BlogIA',
  questions: [
    {
      question: 'Is this the same as buying links?',
      answer:
        'No. Each site in the network has its own topic, its own readers and the right to refuse. If a link doesn’t help readers, we don’t publish it. If you ever do pay for a placement, it’s an ad, and the link should carry [the attribute Google asks for](https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links).',
    },
    {
      question: 'Whose name goes on the articles?',
      answer: 'Yours, or that of the person on your team who knows the topic.',
    },
    {
      question: 'How much does domain authority matter?',
      answer:
        'It’s a score that SEO tools calculate, handy for comparing two sites. [Moz, which publishes the best-known one](https://moz.com/learn/seo/domain-authority), says Google doesn’t use it to rank pages. Reads and inquiries tell you more; the [Concept M Rustique](/etudes-de-cas/concept-m-rustique) case study counts search clicks.',
    },
    {
      question: 'Do I have to link to the other sites?',
      answer:
        'Only when it’s useful to your readers. There’s no quota, and you can turn down a suggested citation just as partners can turn down yours.',
    },
    {
      question: 'What happens to the articles if I stop?',
      answer:
        'Everything on your site stays yours. Partners decide for themselves about citations that are already up, and we don’t ask them to take any down.',
    },
  ],
  closing: {
    title: { before: 'Turn customer questions into ', emphasis: 'articles', after: '' },
    lead: 'Tell us what customers ask you. We’ll show you what articles to write and who would cite them.',
  },
};
