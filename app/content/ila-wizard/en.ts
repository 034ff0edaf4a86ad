import { en as method } from './method/en.ts';
import { en as result } from './result/en.ts';
import type { IlaWizardCopy } from './shape.ts';

export const en: IlaWizardCopy = {
  title: 'Free local visibility score and site audit | Iluma',
  description:
    'How visible is your business locally? Get a free score out of 100 in four steps, with points for each factor and the next thing to do.',
  eyebrow: 'ILA evaluation',
  heading: { before: 'Check your ', emphasis: 'local visibility', after: '' },
  lead: 'Have your website audited, or estimate your visibility in four steps. You’ll see where each point comes from and what’s left to gain.',
  stepper: {
    label: 'Evaluation steps',
    done: 'done',
    steps: { business: 'Business', presence: 'Presence', reviews: 'Reviews', result: 'Result' },
  },
  measured: {
    lead: 'Found on your site or in your exports:',
    yes: 'yes',
    change: 'Answer these questions myself',
  },
  next: 'Next',
  previous: 'Previous',
  optional: 'optional',
  corrected: 'Adjusted because they were unreadable or out of range:',
  fields: {
    businessName: 'Business name',
    website: 'Website',
    address: 'Address',
    industry: 'Industry',
    hasGoogleBusiness: 'Google Business Profile',
    hasWebsite: 'Website online',
    hasSocialMedia: 'Active social media',
    googleRating: 'Google rating',
    reviewCount: 'Number of reviews',
  },
  otherVersion:
    'This link was made with another version of the method: the score below follows the current version and may differ.',
  business: {
    title: 'Tell us about your business',
    lead: 'Only the name is required. The same name, address and site always give the same score.',
    placeholders: {
      businessName: 'Pine Street Bakery',
      website: 'bakery.example',
      address: '12 Pine Street, Montréal',
    },
    industryNone: 'Choose one if you like',
    industries: {
      restaurant: 'Food and drink',
      shop: 'Shop',
      health: 'Health',
      beauty: 'Beauty and wellness',
      trades: 'Trades and repairs',
      professional: 'Professional services',
      hospitality: 'Lodging and leisure',
      other: 'Other',
    },
    nameMissing: 'Enter the name of your business to continue.',
    oddSite:
      'This doesn’t look like a web address, such as bakery.example. You can continue anyway.',
  },
  presence: {
    title: 'Where can people find you?',
    lead: 'Turn on what you already have and keep up to date.',
    help: {
      hasGoogleBusiness: 'The profile shown on Google Maps, claimed by you.',
      hasWebsite: 'Your own site that works on a phone.',
      hasSocialMedia: 'At least one post a month on any network.',
    },
    siteGiven: 'You entered a web address in step one: turn this on if the site is online.',
  },
  reviews: {
    title: 'What do your customers say?',
    lead: 'Two figures from your Google profile.',
    help: {
      googleRating: 'The average of your reviews, from 1 to 5.',
      reviewCount: 'All your reviews, from 0 to 500.',
    },
    calculate: 'Calculate my score',
    calculating: 'Calculating...',
  },
  result,
  breakdown: {
    title: 'Where your points come from',
    lead: 'Each factor is scored from 0 to 100 and weighted in the total.',
    radar: 'The six factors of the score, from 0 in the center to 100 at the edge',
    columns: { factor: 'Factor', value: 'Value', basis: 'Based on', points: 'Points' },
    factors: {
      googlePresence: 'Google presence',
      localVisibility: 'Local visibility',
      reputation: 'Reputation',
      websiteOptimization: 'Website optimization',
      localContent: 'Local content',
      networkBacklinks: 'Network and links',
    },
    bases: { answers: 'your answers', estimate: 'estimate', fixed: 'default, no data' },
    range: '{low} to {high}',
    points: '{gained} of {available}',
    total: 'Total, rounded',
  },
  whatIf: {
    title: 'What if…?',
    lead: 'Move a slider or a switch to see the score change.',
    score: 'Simulated score',
    same: 'The same as yours',
    more: { one: '{count} point more', other: '{count} points more' },
    less: { one: '{count} point less', other: '{count} points less' },
    reset: 'Back to my answers',
    show: 'See the simulated score',
    radar: 'The six simulated factors; your answers dashed',
  },
  habits: {
    title: 'What your customers look at',
    lead: 'What American adults say about online reviews: a rough guide, not a promise.',
    items: {
      avoidBelow20: 'avoid a business with fewer than 20 reviews',
      wantFour: 'want at least 4 stars',
      wantFourAndHalf: 'only consider 4.5 stars or more',
      lastThreeMonths: 'look at reviews from the last three months',
      preferAnswered: 'prefer a business that answers all reviews',
    },
    goal: 'Five-star reviews you need to reach {rating}: {count}.',
    reached: 'You already have {rating} or more.',
    source: 'Source: BrightLocal, 2026 review survey, as quoted in a public repository.',
  },
  keep: {
    button: 'Save this result',
    kept: 'Saved in this browser.',
    denied: 'This browser blocks storage: the result lasts until you leave the page.',
    title: 'Saved results',
    note: 'They stay in this browser for this visit, and for later ones if you allow functional cookies. Nothing is sent to us.',
    open: 'Open again',
    remove: 'Erase the result for {name} from {date}',
    removeAll: 'Erase all',
    score: '{score} out of 100',
  },
  share: {
    copy: 'Copy the link to this result',
    copied: 'Link copied. It saves your answers and gives the same score.',
    failed: 'Your browser blocked copying. Here’s the link:',
  },
  print: 'Print',
  again: 'New evaluation',
  contact: 'Get help with this result',
  method,
  questions: {
    title: 'Good to know',
    items: [
      {
        question: 'Why does another tool give me a different score?',
        answer:
          'Every tool uses its own weights. We publish ours, with the points gained and available for each factor.',
      },
      {
        question: 'What’s measured and what’s estimated?',
        answer:
          'Reputation comes from your two figures. The rest is estimated within ranges we show, because the estimate doesn’t look at your profile or your site. To have your site measured, enter its address at the top of this page.',
      },
      {
        question: 'Are my answers sent anywhere?',
        answer:
          'The calculation runs in your browser. Your answers leave it only if you share your result, if you send it to us, or if your browser doesn’t run scripts.',
      },
    ],
  },
};
