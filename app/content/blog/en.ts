import type { BlogCopy } from './shape.ts';

export const en: BlogCopy = {
  frame: {
    search: 'Search articles',
    submit: 'Search',
    category: 'Category',
    profile: 'Your profile',
    categories: {
      all: 'All',
      'google-ads': 'Google Ads',
      seo: 'SEO',
      landing: 'Landing pages',
      fidelisation: 'Loyalty',
      ia: 'AI',
      crm: 'CRM',
    },
    profiles: {
      all: 'All profiles',
      startup: 'Startup',
      'small-business': 'Small business',
      'local-shop': 'Local shop',
      'e-commerce': 'Online shop',
      saas: 'Online software (SaaS)',
      b2b: 'B2B company',
    },
    found: { one: '{count} article found', other: '{count} articles found' },
    minutes: { one: '{count} min read', other: '{count} min read' },
    writtenFor: 'For',
    feed: 'Follow by RSS',
    none: {
      title: 'No article found',
      hint: 'Try changing your filters or your search',
      reset: 'See all articles',
    },
  },
  blog: {
    title: 'Blog by topic — six articles on being found',
    description:
      'Six articles to read and put to use: Google listing, advertising, landing pages, loyalty, AI and tracking inquiries. Search by topic or by word.',
    head: {
      eyebrow: 'Articles by topic',
      title: { before: 'Read it, then ', emphasis: 'use', after: ' it.' },
      lead: 'Methods you can follow without us, written by the people who use them every week.',
    },
    featured: 'Featured',
    closing: {
      title: { before: 'Got a topic of ', emphasis: 'your own', after: '?' },
      lead: 'Choose a theme: BlogIA drafts an outline, which you correct and sign.',
      button: 'Draft an article',
      second: 'Read by profile',
    },
  },
  intelligent: {
    title: 'Blog — what helps a business like yours',
    description:
      'Google Ads, SEO, landing pages, loyalty, AI and CRM: articles picked for your profile, from the shop on the corner to online software.',
    head: {
      eyebrow: 'Our blog',
      title: { before: 'What helps a business like ', emphasis: 'yours', after: '.' },
      lead: 'A shop on the corner and an online product do not win customers the same way. Say who you are; the list follows.',
    },
    featured: 'Read this first',
    closing: {
      title: { before: 'And in ', emphasis: 'your', after: ' case?' },
      lead: 'Describe your situation in a few lines. We will tell you which method to try first, and why.',
      button: 'Write to the team',
      second: 'Calculate my ILA score',
    },
  },
  article: {
    contents: 'In this article',
    tip: 'Try this',
    tags: 'Topics of the article',
    related: { before: 'Read ', emphasis: 'next', after: '' },
    all: 'All articles',
    contact: 'Ask a question',
    next: {
      seo: {
        title: { before: 'How does ', emphasis: 'your', after: ' listing look?' },
        lead: 'The local visibility service corrects it, then keeps it correct wherever people look for you.',
        button: 'See the service',
      },
      'google-ads': {
        title: { before: 'Simulate ', emphasis: 'before', after: ' you pay.' },
        lead: 'ADLUMA estimates what a budget can bring, from figures of your own.',
        button: 'Open the simulator',
      },
      landing: {
        title: { before: 'A page that ', emphasis: 'answers', after: '.' },
        lead: 'Copy, design, launch and tests: see how we build a landing page.',
        button: 'See lead-magnet pages',
      },
      fidelisation: {
        title: { before: 'Make them want to ', emphasis: 'return', after: '.' },
        lead: 'A program set up in your business, from the first thank-you to the useful reminder.',
        button: 'See the program',
      },
      ia: {
        title: { before: 'A draft, then ', emphasis: 'you', after: '.' },
        lead: 'BlogIA prepares the outline and a first version. The editing and the signature stay yours.',
        button: 'Try BlogIA',
      },
      crm: {
        title: { before: 'No inquiry ', emphasis: 'forgotten', after: '.' },
        lead: 'The HUB brings your services, follow-ups and next steps together in one place.',
        button: 'See the HUB module',
      },
    },
  },
};
