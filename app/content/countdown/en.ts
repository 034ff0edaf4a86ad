import type { CountdownCopy } from './shape.ts';

export const en: CountdownCopy = {
  title: 'Iluma launch — the countdown',
  description:
    'The site of Iluma, an agency for AI-driven local visibility, opens soon. Follow the days, hours, minutes and seconds left until launch.',
  eyebrow: 'Launch',
  heading: { before: 'Soon, people will ', emphasis: 'find', after: ' you.' },
  lead: 'The Iluma site opens when this countdown ends. Keep this page open: it will take you to the home page.',
  units: {
    days: { one: 'day', other: 'days' },
    hours: { one: 'hour', other: 'hours' },
    minutes: { one: 'minute', other: 'minutes' },
    seconds: { one: 'second', other: 'seconds' },
  },
  still: 'Animations are off: the countdown advances once a minute.',
  launched: 'Iluma is live',
  redirecting: 'We are taking you to the home page.',
  goHome: 'Go to the home page now',
};
