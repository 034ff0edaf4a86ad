import { figuresIn } from '../../claims.ts';
import type { EditorialPage } from '../shape.ts';

const figures = figuresIn('en');

export const en: EditorialPage = {
  name: 'Modular SEO',
  summary: 'Choose the SEO you need: technical, content, local or analytics.',
  title: 'Modular SEO: technical, content, local, analytics | Iluma',
  description:
    'Technical SEO, content, local SEO and analytics: take all four modules or just the one you need, and see which one to start with.',
  head: {
    eyebrow: 'Modular SEO',
    title: { before: 'Modular SEO: pick only what you ', emphasis: 'need', after: '' },
    lead: 'A slow site doesn’t need more articles, and a good site with no reviews doesn’t need a developer. Each module fixes one thing.',
    button: 'See where to start',
    second: 'See services and prices',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What each ', emphasis: 'module', after: ' covers' },
      lead: 'Each one works on its own and is measured separately.',
      items: [
        {
          title: 'Technical SEO',
          text: 'Speed, structure, structured data, accessibility: the foundation for everything else.',
        },
        {
          title: 'Content',
          text: 'One page for each question your customers ask, in their words. We fix old pages before writing new ones.',
        },
        {
          title: 'Local SEO',
          text: 'Google Business Profile, directories, reviews, neighborhood pages. We help you show up when someone searches “near me.”',
        },
        {
          title: 'Web analytics',
          text: 'Three clear numbers every Monday, without tracking anyone who said no.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Which module to ', emphasis: 'start with', after: '' },
      lead: 'Find the problem that sounds like yours.',
      items: [
        {
          title: 'People find you, but nobody calls',
          text: 'Start with content: the page doesn’t answer what they came for.',
        },
        {
          title: 'Your competitors are on the map, but you aren’t',
          text: 'Start with local SEO: profile, details and reviews.',
        },
        {
          title: 'Your site loads slowly',
          text: 'Start with technical SEO: nothing else helps if people leave before the page loads.',
        },
        {
          title: 'You don’t know what’s working',
          text: 'Start with analytics. A month is enough to get a clear picture.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What your website’s visibility depends on',
      mark: 'check',
      paragraphs: [
        'Your pages have to open, answer the question and place you on the map, and you need to know where your calls come from. Each module looks after one of those, and a [free audit of your site](/ila) shows what’s missing.',
      ],
      points: [
        'Technical SEO: a [server that answers quickly](/guide/server-response-time), no useful page [hidden from Google](/guide/remove-noindex), [buttons big enough](/guide/touch-target-size) for a thumb',
        'Content: [a page for each service](/guide/service-pages), with a [title](/guide/page-title) that says what and where',
        'Local SEO: [the same details](/guide/nap-consistency) everywhere, correct hours, [recent reviews](/guide/google-reviews)',
        'Web analytics: [calls counted](/blog-intelligent/compter-les-appels) along with where they came from',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Which ', emphasis: 'order', after: ' to do the modules in' },
      lead: 'If no single problem stands out, this is the order we suggest.',
      items: [
        {
          title: 'Write down where you stand',
          text: 'On a sheet of paper: this month’s inquiries, your review count, the pages people read.',
        },
        {
          title: 'Clear what’s blocking you',
          text: 'An expired certificate or a broken page undoes everything else. Our [guide](/guide) explains how to fix each issue.',
        },
        {
          title: 'Make your listings match',
          text: 'Plenty of calls come straight from the map, so complete your [Google profile](/blog-intelligent/fiche-google) first.',
        },
        {
          title: 'Write the missing pages',
          text: 'Pick the service that earns you the most and work from [your customers’ own words](/blog-intelligent/mots-des-clients).',
        },
        {
          title: 'Compare after a month',
          text: 'Go back to your sheet. If a number hasn’t moved, change one thing at a time.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How much time each module takes',
      mark: 'check',
      paragraphs: [
        'Let’s make up an example: a barber in Hamilton looks after his own eight-page site. These times are our assumptions, not a measurement.',
        `Getting started takes him 28 hours. After that, it’s about an hour and a half a week. Results come later: in SEO, usually in ${figures.seoDays} days.`,
      ],
      points: [
        'Technical SEO: 6 hours of fixes, then 1 hour a month',
        'Content: 4 pages at 3 hours each, not counting photos',
        'Local SEO: one 8-hour day for the listings, then 1 hour a week for reviews and hours',
        'Web analytics: 2 hours to start counting, then 15 minutes every Monday',
      ],
    },
    {
      kind: 'prose',
      title: 'What can wait',
      mark: 'x',
      paragraphs: ['These start paying off once the basics are in place.'],
      points: [
        'Blog posts, as long as the service itself has no page',
        'Ads that lead to a [slow page](/blog-intelligent/site-rapide): you also pay for the people who give up',
        'A redesign, when what you’re really short of is reviews',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'the modules', after: '' },
      lead: 'Prices, doing it yourself and changing websites.',
      items: [
        {
          question: 'How much does a module cost?',
          answer: `Two have a starting price among [our services](/hub-services): local SEO from ${figures.priceLocalSeo} a month and content from ${figures.priceContent} a month. Technical work and analytics are quoted after an audit.`,
        },
        {
          question: 'Can I handle a module myself?',
          answer:
            'Yes, especially local SEO and copy, where knowing your trade matters most. If something technical stops you, send that page of the guide to whoever runs your site.',
        },
        {
          question: 'What happens to the work if I change websites?',
          answer:
            'Your listings and reviews stay put. Redirect each old address to its new one and carry over the copy that brings people in, even if you’re moving to a [mini-site](/mini-site-seo).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Let your ILA score show you ', emphasis: 'where to start', after: '' },
    lead: 'Four steps, no sign-up: the result shows what to do next and how many points it’s worth.',
    button: 'Calculate my ILA score',
    second: 'Compare the services',
  },
};
