import { figuresIn } from '../claims.ts';
import type { LoyaltyCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: LoyaltyCopy = {
  title: 'Smart loyalty page — bring your customers back',
  description:
    'A three-phase journey that brings customers back without pestering them. Analyze your retention and leave with a 90-day plan, day by day.',
  head: {
    eyebrow: 'Smart loyalty page',
    title: { before: 'They came once. Give them a reason to ', emphasis: 'come back', after: '.' },
    lead: 'The right message, on the right day, to the right person. Tell us your rhythm and watch the plan write itself.',
    button: 'Analyze my retention',
    second: 'Read the guarantee',
  },
  metrics: {
    stats: [
      { value: figures.loyaltyRetention, label: 'retention' },
      { value: figures.loyaltyValue, label: 'value per customer' },
      { value: figures.loyaltyReferrals, label: 'referrals' },
      { value: `${figures.days} days`, label: 'to see it' },
    ],
    note: 'Figures as stated by the agency.',
  },
  features: {
    title: { before: 'Few messages. ', emphasis: 'The right ones', after: '.' },
    lead: 'A loyal customer is not one who was chased. It is one who was recognized.',
    items: [
      {
        title: 'A page of their own',
        text: 'Their visits, their perks, their next date. One link opens it, with no password.',
      },
      {
        title: 'Follow-ups at the right pace',
        text: 'Two weeks for a restaurant, two months for a dentist: we write when it helps.',
      },
      {
        title: 'Groups that keep up',
        text: 'Hot prospects, active clients, champions: people move between them by what they do.',
      },
      {
        title: 'A way out in every message',
        text: 'Consent first, one click to unsubscribe: what CASL and the GDPR require.',
      },
    ],
  },
  tabs: {
    title: { before: 'Your journey, ', emphasis: 'from discovery to loyalty', after: '' },
    lead: 'Fill in what you like, even nothing: the analysis always answers.',
    label: 'Loyalty',
    nurturing: 'Nurturing',
    segmentation: 'Segmentation',
    analytics: 'Analytics',
  },
  form: {
    title: 'Retention analysis',
    email: 'Work email',
    emailHelp: 'Used to check where your messages would come from.',
    company: 'Company',
    sector: 'Sector',
    anySector: 'Choose a sector',
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
      referral: 'Be recommended',
      reviews: 'Get reviews',
    },
    analyse: 'Analyze',
    privacy: 'Nothing is kept: the plan appears, then we forget.',
  },
  plan: {
    title: 'Your retention plan',
    titleFor: 'Retention plan for {name}',
    rhythm: 'Assumed rhythm: one visit every {days} days.',
    aims: 'What to watch',
    watch: {
      return: 'The share of new customers who came a second time.',
      frequency: 'The number of days between two visits.',
      'win-back': 'Customers back after a long absence.',
      referral: 'New customers who mention a name.',
      reviews: 'Reviews received each month.',
    },
    sender: {
      own: 'Your address has its own domain: your messages are more likely to arrive.',
      free: 'Your address is from a free mailbox. Write from your own domain, or your messages may land in spam.',
      unknown: 'No address we can read: remember to write from your own domain.',
    },
    day: 'Day {days}',
    moves: {
      welcome: 'Thank you, and what to know after a first visit',
      review: 'A request for a review, with the direct link',
      advice: 'A useful tip that sells nothing',
      'extra-visit': 'A good reason to drop in sooner than usual',
      reminder: 'A reminder before the usual date',
      'second-visit': 'A small treat kept for the second visit',
      thanks: 'A thank-you signed by hand',
      referral: 'An invitation to share with a friend',
      'win-back': '“We have not seen you”: a question, an offer, a way out',
    },
    note: 'Rhythms are working assumptions for each sector. We replace them with your figures.',
    next: 'Put this plan to work',
  },
  path: {
    title: 'The three-phase path',
    phases: {
      discovery: { title: 'Discovery', text: 'Welcome, be useful, listen.' },
      engagement: { title: 'Engagement', text: 'Come back at the right time, with a real reason.' },
      loyalty: { title: 'Loyalty', text: 'Say thanks, and let those who love you talk.' },
    },
  },
  sample: {
    note: 'Example data.',
    segmentsTitle: 'Three segments',
    segment: 'Segment',
    volume: 'Number',
    engagement: 'Engagement',
    segments: [
      {
        name: 'Hot prospects',
        text: 'Asked, have not bought yet',
        volume: '248',
        engagement: '42%',
      },
      {
        name: 'Active clients',
        text: 'Came within their usual rhythm',
        volume: '612',
        engagement: '68%',
      },
      { name: 'Champions', text: 'Come back and recommend', volume: '87', engagement: '91%' },
    ],
    metricsTitle: 'Four loyalty metrics',
    metrics: [
      { value: '64%', label: 'come a second time' },
      { value: '31 days', label: 'between two visits' },
      { value: '4.2', label: 'visits per customer a year' },
      { value: '18%', label: 'came by referral' },
    ],
    actionsTitle: 'Four automated actions',
    active: 'Active',
    planned: 'Planned',
    actions: [
      { name: 'Welcome message', text: 'On the day of the first visit', isActive: true },
      { name: 'Reminder before the date', text: 'At each person’s own pace', isActive: true },
      { name: 'Request for a review', text: 'The day after a good visit', isActive: true },
      { name: 'Lapsed customers', text: 'After one and a half times the rhythm', isActive: false },
    ],
  },
  guarantee: {
    value: figures.retentionGuarantee,
    title: `${figures.retentionGuarantee} retention in ${figures.days} days, or your money back`,
    text: 'We measure the starting point together. If the goal is not reached, you are refunded. The terms are written in the quote.',
    button: 'Use the guarantee',
  },
  closing: {
    title: { before: 'Who did not ', emphasis: 'come back', after: ' this month?' },
    lead: 'Tell us about your customers. We will tell you which ones could return, and with which message.',
    button: 'Talk about loyalty',
    second: 'See the service',
  },
};
