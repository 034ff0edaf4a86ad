import type { BlogCopy } from './shape.ts';

export const en: BlogCopy = {
  frame: {
    pages: 'Pages of the list',
    search: 'Search articles',
    submit: 'Search',
    category: 'Category',
    profile: 'Your business',
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
      all: 'All types',
      startup: 'Startup',
      'small-business': 'Small business',
      'local-shop': 'Local shop',
      'e-commerce': 'Online store',
      saas: 'Online software (SaaS)',
      b2b: 'B2B company',
    },
    found: { one: '{count} article found', other: '{count} articles found' },
    minutes: { one: '{count} min read', other: '{count} min read' },
    writtenFor: 'For',
    feed: 'Subscribe via RSS',
    none: {
      title: 'No articles found',
      hint: 'Try changing your filters or your search',
      reset: 'See all articles',
    },
  },
  blog: {
    title: 'Local marketing articles by topic | Iluma',
    description:
      'Practical articles on Google Business Profiles, Google Ads, landing pages, customer loyalty, AI writing and CRM. Search by topic or keyword.',
    head: {
      eyebrow: 'Articles by topic',
      title: { before: 'Local marketing ', emphasis: 'guides', after: ' by topic' },
      lead: 'Methods you can follow without us, written by people who use them every week.',
    },
    featured: 'Featured',
    closing: {
      title: { before: 'Write an article on ', emphasis: 'your topic', after: '' },
      lead: 'Choose a topic and BlogIA drafts an outline for you to edit.',
      button: 'Draft an article',
      second: 'Browse by type of business',
    },
  },
  intelligent: {
    title: 'Small business marketing blog | Iluma',
    description:
      'Marketing articles on Google Ads, SEO, landing pages, loyalty, AI and CRM, picked for your type of business, from local shops to SaaS.',
    head: {
      eyebrow: 'Our blog',
      title: { before: 'Marketing tips for a business like ', emphasis: 'yours', after: '' },
      lead: 'A local shop and an online product don’t win customers the same way. Choose your type of business to see what applies to you.',
    },
    featured: 'Read this first',
    closing: {
      title: { before: 'Get advice for ', emphasis: 'your', after: ' business' },
      lead: 'Describe your situation in a few lines and we’ll tell you which method to try first, and why.',
      button: 'Write to the team',
      second: 'Calculate my ILA score',
    },
  },
  author: {
    articles: 'Articles',
    closing: {
      title: { before: 'Talk through ', emphasis: 'your situation', after: '' },
      lead: 'Fifteen minutes by video or phone to work out where to start.',
      button: 'Book 15 minutes',
      second: 'All articles',
    },
  },
  article: {
    contents: 'In this article',
    tip: 'Try this',
    tags: 'Article topics',
    sources: 'Sources',
    reviewed: 'Reviewed',
    related: { before: 'Read ', emphasis: 'next', after: '' },
    all: 'All articles',
    contact: 'Ask a question',
    next: {
      seo: {
        title: { before: 'Get your ', emphasis: 'listing', after: ' corrected' },
        lead: 'Our AI local visibility service corrects your listing and keeps it up to date wherever people look for you.',
        button: 'See the service',
      },
      'google-ads': {
        title: { before: 'Simulate your ', emphasis: 'ad budget', after: '' },
        lead: 'ADLUMA estimates what a budget can bring in, using your own figures if you have them.',
        button: 'Open the simulator',
      },
      landing: {
        title: { before: 'Have a landing page ', emphasis: 'built', after: '' },
        lead: 'See how we handle copy, design, launch and tests, and what it costs.',
        button: 'See the landing page service',
      },
      fidelisation: {
        title: { before: 'Start a ', emphasis: 'loyalty program', after: '' },
        lead: 'We set up the messages for you, from the first thank-you to the useful reminder.',
        button: 'See the program',
      },
      ia: {
        title: { before: 'Draft an article with ', emphasis: 'BlogIA', after: '' },
        lead: 'BlogIA prepares an outline and a first draft. You edit it and decide what to publish.',
        button: 'Try BlogIA',
      },
      crm: {
        title: { before: 'Keep track of every ', emphasis: 'inquiry', after: '' },
        lead: 'The HUB keeps your services, follow-ups and next steps in one place.',
        button: 'See the HUB module',
      },
    },
  },
};
