import type { GuideFrame } from '../shape.ts';

export const en: GuideFrame = {
  hub: {
    title: 'Website visibility guide: fixes step by step | Iluma',
    description:
      'Everything the ILA audit checks on a small business website, one page each: how to spot it yourself and fix it on WordPress, Wix, Shopify or Squarespace.',
    heading: { before: 'Fix your website, ', emphasis: 'one check', after: ' at a time' },
    lead: 'Every check in the ILA audit has a page of its own: what it costs you when it fails, how to see it without us, and where to click to fix it.',
    count: { one: '{count} page', other: '{count} pages' },
    intro:
      'Search this list for a word (Ctrl + F), or start from a report: every problem it finds links to the page that explains it. The points are what each area adds to the score out of 100.',
    areas: {
      reach:
        'Before it can rank, a site has to answer, let search engines in and not lose them along the way.',
      page: 'What each page tells the people who search, and the machines that sort the results.',
      local:
        'What ties the site to a place: contact details, hours, Google profile, reviews, towns you serve.',
      answer:
        'What ChatGPT, Claude, Perplexity and Google’s AI Overviews need in order to read a business and name it.',
      speed: 'The time between a tap on a search result and a page people can read.',
      trust:
        'What protects visitors, respects their choices and lets everyone in, whatever device they use.',
    },
    measure: {
      title: { before: 'Not sure where to ', emphasis: 'start', after: '?' },
      lead: 'The ILA audit reads up to twenty pages of your site and ranks the fixes by what they’re worth.',
      button: 'Measure my site',
    },
    scores: {
      title: 'Four ILA scores, four names',
      lead: 'They all run from 0 to 100, but they don’t look at the same things. Compare a score with its own past, never with another one.',
      rows: {
        home: {
          name: 'Quick score',
          looksAt: 'What you tell us on the home page: rating, reviews, website, competition.',
          kind: 'Estimate',
        },
        wizard: {
          name: 'Four-step evaluation',
          looksAt: 'Your answers about the business, where it’s listed and what customers say.',
          kind: 'Estimate',
        },
        audit: {
          name: 'ILA audit',
          looksAt:
            'Up to twenty pages of your website, read by our bot. Every lost point comes with its evidence and a page in this guide.',
          kind: 'Measurement',
        },
        dashboard: {
          name: 'Module score',
          looksAt: 'Five metrics you rate yourself, project by project, to follow them over time.',
          kind: 'Tracking',
        },
      },
    },
  },
  page: {
    worth: '{area}: {points}',
    points: { one: '{count} point out of 100', other: '{count} points out of 100' },
    noPoints: 'reported, doesn’t affect the score',
    why: 'Why it matters',
    see: 'How to spot it',
    steps: 'The steps',
    effort: 'Allow {effort}',
    mends: 'Where to fix it',
    platforms: {
      wordpress: 'WordPress',
      wix: 'Wix',
      shopify: 'Shopify',
      squarespace: 'Squarespace',
      byHand: 'By hand',
    },
    source: 'Read the source of this rule',
    written:
      'Written on {date}. Platforms rename their menus, so tell us if something has changed.',
    contents: 'On this page',
    related: 'In the same area',
    all: 'The whole guide',
    next: {
      title: { before: 'What about ', emphasis: 'your', after: ' site?' },
      lead: 'In about a minute, the ILA audit tells you whether this check passes, down to the page and the line.',
      button: 'Measure my site',
    },
  },
};
