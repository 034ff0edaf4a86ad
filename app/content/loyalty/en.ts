import { figuresIn } from '../claims.ts';
import type { LoyaltyCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: LoyaltyCopy = {
  title: 'Customer retention plan: free 90-day tool | Iluma',
  description:
    'Analyze your customer retention and get a free 90-day loyalty plan, day by day, that brings customers back without pestering them.',
  head: {
    eyebrow: 'Loyalty page',
    title: { before: 'Give your customers a reason to ', emphasis: 'come back', after: '' },
    lead: 'The right message to the right person on the right day. Fill in the form and get your plan.',
    button: 'Analyze my retention',
    second: 'Read the guarantee',
  },
  metrics: {
    stats: [
      { value: figures.loyaltyRetention, label: 'retention' },
      { value: figures.loyaltyValue, label: 'value per customer' },
      { value: figures.loyaltyReferrals, label: 'referrals' },
      { value: `${figures.days} days`, label: 'to see results' },
    ],
    note: 'Figures reported by the agency; your results will vary.',
  },
  features: {
    title: { before: 'How the loyalty page ', emphasis: 'works', after: '' },
    lead: 'A few messages, matched to what each customer has done.',
    items: [
      {
        title: 'A page of their own',
        text: 'Their visits, perks and next appointment, with one link and no password.',
      },
      {
        title: 'Well-timed follow-ups',
        text: 'Two weeks for a restaurant, two months for a dentist: we write when it’s useful.',
      },
      {
        title: 'Automatic groups',
        text: 'Hot prospects, active clients, champions: people move between groups based on what they do.',
      },
      {
        title: 'Easy to unsubscribe',
        text: 'Consent first, then one click to opt out, as [CASL and the GDPR require](/blog-intelligent/infolettre-locale).',
      },
    ],
  },
  tabs: {
    title: { before: 'Get your customer ', emphasis: 'retention plan', after: '' },
    lead: 'Every field is optional; you’ll get a plan either way.',
    label: 'Loyalty',
    nurturing: 'Follow-ups',
    segmentation: 'Segmentation',
    analytics: 'Analytics',
  },
  form: {
    title: 'Retention analysis',
    email: 'Work email',
    emailHelp: 'Used to check which domain you’d send from.',
    company: 'Company',
    sector: 'Industry',
    anySector: 'Choose one',
    sectors: {
      restaurant: 'Restaurant or café',
      shop: 'Retail shop',
      beauty: 'Beauty and wellness',
      professional: 'Professional services',
      health: 'Health',
      home: 'Home and renovation',
    },
    objectives: 'Retention objectives',
    objectiveNames: {
      return: 'Get a second visit',
      frequency: 'Bring people in more often',
      'win-back': 'Win back lost customers',
      referral: 'Get referrals',
      reviews: 'Get reviews',
    },
    analyse: 'Analyze',
    privacy: 'We don’t keep what you enter.',
  },
  plan: {
    title: 'Your retention plan',
    titleFor: 'Retention plan for {name}',
    rhythm: 'Assumed pace: one visit every {days} days.',
    aims: 'What to track',
    watch: {
      return: 'Share of new customers who came a second time.',
      frequency: 'Number of days between visits.',
      'win-back': 'Customers who returned after a long absence.',
      referral: 'New customers who say who sent them.',
      reviews: 'Reviews received each month.',
    },
    sender: {
      own: 'Your address uses its own domain, so your messages are more likely to arrive.',
      free: 'You’re using a free email address. Send from your own domain, or your messages may land in spam.',
      unknown:
        'Send from your own domain rather than a free email address, so your messages are more likely to arrive.',
    },
    day: 'Day {days}',
    moves: {
      welcome: 'A thank-you, and what to know after a first visit',
      review: 'A review request with a direct link',
      advice: 'A useful tip with no sales pitch',
      'extra-visit': 'A good reason to come in sooner than usual',
      reminder: 'A reminder before the usual date',
      'second-visit': 'A small treat for the second visit',
      thanks: 'A hand-signed thank-you',
      referral: 'An invitation to share with a friend',
      'win-back': '“We miss you”: a question, an offer, an unsubscribe link',
    },
    note: 'These are working assumptions for each industry. We replace them with your figures.',
    next: 'Put this plan in place',
  },
  path: {
    title: 'The three phases',
    phases: {
      discovery: { title: 'Discovery', text: 'Welcome, be useful, listen.' },
      engagement: { title: 'Engagement', text: 'Write at the right time, with a real reason.' },
      loyalty: { title: 'Loyalty', text: 'Say thanks, and let happy customers spread the word.' },
    },
  },
  sample: {
    note: 'Sample data.',
    segmentsTitle: 'Three segments',
    segment: 'Segment',
    volume: 'Number',
    engagement: 'Engagement',
    segments: [
      {
        name: 'Hot prospects',
        text: 'Inquired but haven’t bought yet',
        volume: '248',
        engagement: '42%',
      },
      {
        name: 'Active clients',
        text: 'Visit at their usual pace',
        volume: '612',
        engagement: '68%',
      },
      { name: 'Champions', text: 'Come back and recommend', volume: '87', engagement: '91%' },
    ],
    metricsTitle: 'Four loyalty metrics',
    metrics: [
      { value: '64%', label: 'of new customers return' },
      { value: '31 days', label: 'between visits' },
      { value: '4.2', label: 'visits per customer per year' },
      { value: '18%', label: 'of customers were referred' },
    ],
    actionsTitle: 'Four automated actions',
    active: 'Active',
    planned: 'Planned',
    actions: [
      { name: 'Welcome message', text: 'On the day of the first visit', isActive: true },
      { name: 'Visit reminder', text: 'At each person’s own pace', isActive: true },
      { name: 'Review request', text: 'The day after a good visit', isActive: true },
      { name: 'Lapsed customers', text: 'After 1.5 times their usual gap', isActive: false },
    ],
  },
  guarantee: {
    value: figures.retentionGuarantee,
    title: `${figures.retentionGuarantee} retention in ${figures.days} days, or your money back`,
    text: 'We measure your starting point together. If you don’t reach the goal, we refund you. The terms are in your quote.',
    button: 'Ask about the guarantee',
  },
  closing: {
    title: { before: 'Bring back ', emphasis: 'past customers', after: '' },
    lead: 'Tell us about your customers and we’ll tell you who could return, and with which message.',
    button: 'Ask for advice',
    second: 'See the service',
  },
};
