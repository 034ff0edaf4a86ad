import type { CountdownCopy } from './shape.ts';

export const en: CountdownCopy = {
  title: 'Iluma website launch: countdown',
  description:
    'The website of Iluma, an AI-driven local visibility agency, opens soon. See the days, hours, minutes and seconds left until launch.',
  eyebrow: 'Launch',
  heading: { before: 'The Iluma site is ', emphasis: 'almost', after: ' here' },
  lead: 'The Iluma site opens when this countdown ends. Keep this page open and it will take you to the home page.',
  units: {
    days: { one: 'day', other: 'days' },
    hours: { one: 'hour', other: 'hours' },
    minutes: { one: 'minute', other: 'minutes' },
    seconds: { one: 'second', other: 'seconds' },
  },
  still: 'Animations are off: the countdown advances once a minute.',
  launched: 'Iluma is live',
  redirecting: 'We’re taking you to the home page.',
  goHome: 'Go to the home page now',
};
