import { en as network } from './network/en.ts';
import { figuresIn } from '../claims.ts';
import type { CrossVisibilityCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: CrossVisibilityCopy = {
  title: 'Cross-visibility — businesses that send each other customers',
  description:
    'A network of businesses that recommend each other. Check how well you fit three kinds of partner and see your potential out of 100.',
  head: {
    eyebrow: 'Cross-visibility',
    title: { before: 'Alone, a dot. Linked, ', emphasis: 'a constellation', after: '.' },
    lead: 'The florist knows the reception hall, which knows the caterer. We write those links down: on your sites, your listings and your counters.',
    button: 'Check my compatibility',
    second: 'See the network',
  },
  stats: {
    items: [
      { value: figures.projects, label: 'projects completed by the agency' },
      { value: figures.directories, label: 'directories where your profile is indexed' },
      { value: figures.languages, label: 'languages, each with its own customers' },
      { value: figures.days, label: 'days to a first review' },
    ],
    note: 'Figures as stated by the agency.',
  },
  features: {
    title: { before: 'What each link ', emphasis: 'brings', after: '' },
    lead: 'A recommendation is only worth what is true in it. We link businesses that share customers, never paid links.',
    items: [
      {
        title: 'Customers half convinced',
        text: 'They come sent by someone they trust. Half the sale is made.',
      },
      {
        title: 'Pages that cite each other',
        text: 'An article here, an address there: Google sees businesses that know each other.',
      },
      {
        title: 'Offers for two',
        text: 'A bike tuned, a coffee on the house. Each brings regulars, each gains some.',
      },
      {
        title: 'Clear accounts',
        text: 'Every referral has its code. You know who sends you people, and to whom you send them.',
      },
    ],
  },
  tabs: {
    title: { before: 'Find your ', emphasis: 'neighbours in the sky', after: '' },
    lead: 'Three answers give a potential. None is required.',
    label: 'Cross-visibility',
    strategy: 'Strategy',
    partners: 'Partners',
    network: 'Network',
  },
  form: {
    title: 'Compatibility analysis',
    company: 'Company',
    sector: 'Sector',
    anySector: 'Choose a sector',
    sectors: {
      food: 'Food and restaurants',
      shop: 'Retail shop',
      beauty: 'Beauty and wellness',
      health: 'Health',
      home: 'Home and renovation',
      professional: 'Professional services',
      leisure: 'Sport and leisure',
    },
    audience: 'Audience',
    anyAudience: 'Choose an audience',
    audiences: {
      residents: 'People of the neighbourhood',
      families: 'Families',
      visitors: 'Tourists and visitors',
      businesses: 'Companies',
    },
    goals: 'Goals',
    goalNames: {
      visits: 'More people through the door',
      calls: 'More calls and inquiries',
      reputation: 'A better reputation',
      content: 'Content made together',
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
        text: 'Start now: one well-chosen partner can send you people from the first month.',
      },
      good: {
        title: 'Good',
        text: 'One or two partners are enough to begin. Pick the best placed and measure.',
      },
      'to-build': {
        title: 'To be built',
        text: 'There is too little to tell, or a first link is missing. Add to your answers, or talk to us.',
      },
    },
    compatibility: 'Compatibility by kind of partner',
    answers: 'Based on {count} of your 3 answers.',
    none: 'With no answer, everything stands at 50: neither near nor far. One answer is enough to see more.',
    note: 'A rule of the agency (sector 40%, audience 30%, goals 30%), not a promise.',
    next: 'Talk to an adviser',
  },
  kinds: {
    complementary: {
      title: 'Complementary trades',
      text: 'Same customer, another need. One ends where the other begins.',
      examples: [
        'Reception hall and florist',
        'Osteopath and sports shop',
        'Real estate agent and mover',
      ],
    },
    neighbour: {
      title: 'Neighbouring shops',
      text: 'Same street, same steps. One visit leads to another.',
      examples: ['Bakery and café', 'Bookshop and toy shop', 'Hair salon and fashion boutique'],
    },
    adviser: {
      title: 'Trusted advisers',
      text: 'The ones people ask: “Do you know someone?”',
      examples: ['Accountant', 'Interior designer', 'Local pharmacy'],
    },
  },
  examples: 'Examples',
  network,
  join: {
    title: 'Join the network',
    text: 'Joining is free for clients of the agency. We check one thing: that you would recommend the other to a friend.',
    steps: [
      'You tell us about your customers',
      'We introduce you to two partners',
      'We measure the referrals together',
    ],
    button: 'Ask to join',
  },
  closing: {
    title: { before: 'Who ', emphasis: 'recommends', after: ' you today?' },
    lead: 'Give us two names. We will tell you what those links could be worth.',
    button: 'Talk about my partners',
    second: 'Discover inter-site blogs',
  },
};
