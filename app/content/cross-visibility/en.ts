import { figuresIn } from '../claims.ts';
import { en as network } from './network/en.ts';
import type { CrossVisibilityCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: CrossVisibilityCopy = {
  title: 'Cross-promotion with local businesses | Iluma',
  description:
    'Join a referral network of local businesses. Check how well you fit three kinds of partners and see your potential out of 100.',
  head: {
    eyebrow: 'Cross-visibility',
    title: { before: 'Get customers from ', emphasis: 'local partners', after: '' },
    lead: 'The florist knows the banquet hall, which knows the caterer. We put those referrals on your sites, in your listings and at your counters.',
    button: 'Check my compatibility',
    second: 'See the network',
  },
  stats: {
    items: [
      { value: figures.projects, label: 'projects completed by the agency' },
      { value: figures.directories, label: 'directories that list your business' },
      { value: figures.languages, label: 'languages we publish in' },
      { value: figures.days, label: 'days to the first progress review' },
    ],
    note: 'Figures reported by the agency.',
  },
  features: {
    title: { before: 'What partners ', emphasis: 'bring', after: ' you' },
    lead: 'We connect businesses that share customers. No paid links.',
    items: [
      {
        title: 'Warm referrals',
        text: 'Customers come to you from someone they trust.',
      },
      {
        title: 'Pages that link to each other',
        text: 'An article here, an address there: Google sees that your businesses are related.',
      },
      {
        title: 'Joint offers',
        text: 'Get your bike tuned up and the coffee’s on the house. Each business brings in its regulars and gains new ones.',
      },
      {
        title: 'Tracked referrals',
        text: 'Every referral has a code, so you know who sends you customers and where you send yours.',
      },
    ],
  },
  tabs: {
    title: { before: 'Find ', emphasis: 'local partners', after: '' },
    lead: 'Answer up to three questions to see your potential. All are optional.',
    label: 'Cross-visibility',
    strategy: 'Strategy',
    partners: 'Partners',
    network: 'Network',
  },
  form: {
    title: 'Compatibility analysis',
    company: 'Company',
    sector: 'Industry',
    anySector: 'Choose an industry',
    sectors: {
      food: 'Food and restaurants',
      shop: 'Retail shop',
      beauty: 'Beauty and wellness',
      health: 'Health',
      home: 'Home and renovation',
      professional: 'Professional services',
      leisure: 'Sports and leisure',
    },
    audience: 'Audience',
    anyAudience: 'Choose an audience',
    audiences: {
      residents: 'Neighborhood residents',
      families: 'Families',
      visitors: 'Tourists and visitors',
      businesses: 'Companies',
    },
    goals: 'Goals',
    goalNames: {
      visits: 'More people through the door',
      calls: 'More calls and inquiries',
      reputation: 'A better reputation',
      content: 'Joint content',
    },
    analyse: 'Analyze compatibility',
  },
  result: {
    potential: 'Estimated potential',
    potentialFor: 'Estimated potential for {name}',
    outOf: 'out of 100',
    levels: {
      strong: {
        title: 'Strong',
        text: 'Start now: one well-chosen partner can send you customers from the first month.',
      },
      good: {
        title: 'Good',
        text: 'One or two partners are enough to begin. Pick the best match and track the results.',
      },
      'to-build': {
        title: 'Room to grow',
        text: 'There isn’t enough to go on yet, or you need a first partner. Answer more questions or talk to us.',
      },
    },
    compatibility: 'Compatibility by type of partner',
    answers: 'Based on {count} of 3 answers.',
    none: 'With no answers, everything stays at 50, a neutral score. One answer is enough to see more.',
    note: 'Calculated with our own weights (industry 40%, audience 30%, goals 30%). It’s not a promise.',
    next: 'Talk to the team',
  },
  kinds: {
    complementary: {
      title: 'Complementary businesses',
      text: 'Same customers, different needs. Your work picks up where theirs ends.',
      examples: [
        'Banquet hall and florist',
        'Osteopath and sports shop',
        'Real estate agent and mover',
      ],
    },
    neighbour: {
      title: 'Nearby shops',
      text: 'Same street, same shoppers. One visit leads to another.',
      examples: ['Bakery and café', 'Bookstore and toy store', 'Hair salon and fashion boutique'],
    },
    adviser: {
      title: 'Trusted advisers',
      text: 'The people others ask: “Do you know someone who…?”',
      examples: ['Accountant', 'Interior designer', 'Local pharmacy'],
    },
  },
  examples: 'Examples',
  network,
  join: {
    title: 'Join the network',
    text: 'Joining is free for agency clients. We check one thing: would you recommend this partner to a friend?',
    steps: [
      'You tell us about your customers',
      'We introduce you to two partners',
      'We measure the referrals together',
    ],
    button: 'Request to join',
  },
  closing: {
    title: { before: 'See what your ', emphasis: 'partners', after: ' could bring' },
    lead: 'Tell us which two businesses recommend you today and we’ll tell you what those referrals could be worth.',
    button: 'Talk about my partners',
    second: 'See partner-site blogs',
  },
};
