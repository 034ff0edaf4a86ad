import type { IlaWizardCopy } from '../shape.ts';

export const en: IlaWizardCopy['result'] = {
  title: 'ILA score of {name}',
  estimate: {
    text: 'An estimate from your answers: no site is read.',
    link: 'Measure your actual site',
  },
  outOf: 'out of 100',
  stars: { one: '{count} star out of 5', other: '{count} stars out of 5' },
  labels: { excellent: 'Excellent', good: 'Good', improve: 'Needs improvement' },
  messages: {
    excellent: 'People find you, and like what they find. What remains is to keep it up.',
    good: 'The basics are there. A few precise points stand between you and the top of the page.',
    improve:
      'Customers may be looking for you without seeing you. The easiest part is still to be done.',
  },
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  between:
    'Part of it is an estimate. With your answers the score lies between {low} and {high}; an audit would narrow it down.',
  version: 'ILA method, version {version}',
  nextTitle: 'Your next action',
  gain: { one: '+{count} point', other: '+{count} points' },
  toScore: 'Your score would become {score}.',
  steps: {
    profile: {
      title: 'Claim your Google Business Profile',
      text: 'The right main category, hours, services and photos: what Google reads first around you.',
    },
    site: {
      title: 'Put a site online',
      text: 'A page for each service and your address in plain text are enough to begin with.',
    },
    social: {
      title: 'Post once a month',
      text: 'A photo of your work, a word about your street: a sign that the door is open.',
    },
    reviews: {
      title: 'Ask 20 happy customers for a review',
      text: 'The figure assumes 20 five-star reviews on top of those you have.',
    },
  },
  nothingLeft: {
    title: 'Have the estimates measured',
    text: 'Your answers are already the best there are. What remains takes measuring: the widest estimated gap is “{name}”.',
  },
  adviceTitle: 'Recommendations',
  advice: {
    googlePresence:
      'Create or claim your Google Business Profile, then fill it in down to the last field.',
    reputation: 'Ask for a review after each sale and answer them all, the bad ones first.',
    websiteOptimization:
      'Give each service its page, with your town in the title and a site that is quick on a phone.',
    localContent: 'Post regularly: a photo, news from the street, a question from a customer.',
    excellent:
      'Excellent level: no factor calls for a correction. Carry on, and keep an eye on your neighbours.',
  },
};
