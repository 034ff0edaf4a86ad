import { en as result } from './result/en.ts';
import { en as method } from './method/en.ts';
import type { IlaWizardCopy } from './shape.ts';

export const en: IlaWizardCopy = {
  title: 'ILA score: assess your local visibility | Iluma',
  description:
    'Four steps to assess how visible your business is nearby: a score out of 100, its points factor by factor, and the next action worth taking.',
  eyebrow: 'ILA evaluation',
  heading: { before: 'Can people nearby ', emphasis: 'see', after: ' you?' },
  lead: 'Have your website checked, or estimate your visibility in four steps. You’ll see where each point comes from and what’s left to gain.',
  stepper: {
    label: 'Steps of the evaluation',
    done: 'done',
    steps: { business: 'Business', presence: 'Presence', reviews: 'Reviews', result: 'Result' },
  },
  measured: {
    lead: 'Read on your site or in your exports:',
    yes: 'yes',
    change: 'Answer these questions myself',
  },
  next: 'Next',
  previous: 'Previous',
  optional: 'optional',
  corrected: 'Adjusted because unreadable or out of range:',
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
    lead: 'Only the name is needed. Together with the address and the site, it brings back the same score each time.',
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
      'This does not look like the address of a site, such as bakery.example. You can continue all the same.',
  },
  presence: {
    title: 'Where can people find you?',
    lead: 'Switch on what exists already and is kept up to date.',
    help: {
      hasGoogleBusiness: 'The profile shown in Google Maps, claimed by you.',
      hasWebsite: 'A site of your own that opens on a phone.',
      hasSocialMedia: 'At least one post a month, anywhere.',
    },
    siteGiven: 'You gave the address of a site in the first step: switch this on if it is online.',
  },
  reviews: {
    title: 'What do your customers say?',
    lead: 'Two figures, as your profile shows them.',
    help: {
      googleRating: 'The average of your reviews, from 1 to 5.',
      reviewCount: 'All reviews received, from 0 to 500.',
    },
    calculate: 'Calculate my score',
    calculating: 'Calculating...',
  },
  result,
  breakdown: {
    title: 'Where your points come from',
    lead: 'Each factor is worth 0 to 100 and carries its weight in the total.',
    radar: 'The six factors of the score, from 0 in the centre to 100 at the edge',
    columns: { factor: 'Factor', value: 'Value', basis: 'Based on', points: 'Points' },
    factors: {
      googlePresence: 'Google presence',
      localVisibility: 'Local visibility',
      reputation: 'Reputation',
      websiteOptimization: 'Website optimization',
      localContent: 'Local content',
      networkBacklinks: 'Network and links',
    },
    bases: { answers: 'your answers', estimate: 'estimate', fixed: 'fixed, for lack of data' },
    range: '{low} to {high}',
    points: '{gained} of {available}',
    total: 'Total, rounded',
  },
  whatIf: {
    title: 'What if…?',
    lead: 'Move a slider or a switch: the score follows at once.',
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
    lead: 'Answers of American adults about online reviews: an order of magnitude, not a promise.',
    items: {
      avoidBelow20: 'avoid a business with fewer than 20 reviews',
      wantFour: 'want at least 4 stars',
      wantFourAndHalf: 'only consider 4.5 stars and more',
      lastThreeMonths: 'look at the last three months',
      preferAnswered: 'prefer a business that answers all its reviews',
    },
    goal: 'Five-star reviews you need to reach {rating}: {count}.',
    reached: 'You have {rating} or more already.',
    source: 'Source: BrightLocal, 2026 review survey, as quoted by a public repository.',
  },
  keep: {
    button: 'Keep this result',
    kept: 'Kept in this browser.',
    denied: 'This browser refuses to keep data: the result will hold until you leave the page.',
    title: 'Results you kept',
    note: 'They stay in this browser for this visit, and for later ones if you allow functional cookies. Nothing is sent to us.',
    open: 'Open again',
    remove: 'Erase the result of {name} of {date}',
    removeAll: 'Erase all',
    score: '{score} out of 100',
  },
  share: {
    copy: 'Copy the link to this result',
    copied: 'Link copied: it holds your answers and gives this score again.',
    failed: 'Your browser refuses to copy. Here is the link, for you to copy:',
  },
  print: 'Print',
  again: 'New evaluation',
  contact: 'Get help with this result',
  method,
  questions: {
    title: 'Good to know',
    items: [
      {
        question: 'Why does another tool give me another score?',
        answer:
          'Each tool has its own weights. That is why we publish ours, with the points gained and available for each factor.',
      },
      {
        question: 'What is measured, and what is estimated?',
        answer:
          'Reputation comes from your two figures. The rest is estimated within bounds that we show, because the estimate visits neither your profile nor your site. To have your site read, give its address at the top of this page.',
      },
      {
        question: 'Are my answers sent anywhere?',
        answer:
          'Your browser does the calculation. Your answers leave it only if you share the link of a result, or if your browser runs no scripts.',
      },
    ],
  },
};
