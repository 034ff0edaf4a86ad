import type { IlaWizardCopy } from '../shape.ts';

export const en: IlaWizardCopy['result'] = {
  title: 'ILA score for {name}',
  estimate: {
    text: 'An estimate from your answers; your site isn’t read.',
    link: 'Measure your actual site',
  },
  outOf: 'out of 100',
  stars: { one: '{count} star out of 5', other: '{count} stars out of 5' },
  labels: { excellent: 'Excellent', good: 'Good', improve: 'Needs improvement' },
  messages: {
    excellent: 'People find you and like what they see. Now keep it up.',
    good: 'You have the basics. A few fixes could move you closer to the top of the page.',
    improve:
      'Customers may be looking for you without finding you. Start with the easy wins below.',
  },
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  between:
    'Part of it is an estimate. With your answers, the score is between {low} and {high}; an audit would narrow it down.',
  version: 'ILA method, version {version}',
  nextTitle: 'Your next action',
  gain: { one: '+{count} point', other: '+{count} points' },
  toScore: 'Your score would become {score}.',
  steps: {
    profile: {
      title: 'Claim your Google Business Profile',
      text: 'The right main category, hours, services and photos: that’s what Google looks at first.',
    },
    site: {
      title: 'Put a site online',
      text: 'One page per service and your address in plain text are enough to start.',
    },
    social: {
      title: 'Post once a month',
      text: 'A photo of your work or some local news shows you’re open and active.',
    },
    reviews: {
      title: 'Ask every customer for a review',
      text: 'This assumes 20 five-star reviews on top of the ones you have.',
    },
  },
  nothingLeft: {
    title: 'Get the estimates measured',
    text: 'Your answers already get top marks. The rest needs measuring: the biggest estimated gap is “{name}.”',
  },
  adviceTitle: 'Recommendations',
  advice: {
    googlePresence: 'Create or claim your Google Business Profile, then fill in every field.',
    reputation:
      'Ask for a review after each sale and answer every one, starting with the bad ones.',
    websiteOptimization:
      'Give each service its own page, with your town in the title, and make sure the site is fast on phones.',
    localContent: 'Post regularly: a photo, local news, a customer’s question.',
    excellent:
      'Excellent: no factor needs fixing. Keep it up, and keep an eye on your local competitors.',
  },
};
