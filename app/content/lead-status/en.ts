import { answerPromise } from '../company/answer-promise.ts';
import type { LeadStatusCopy } from './shape.ts';

export const en: LeadStatusCopy = {
  title: 'Follow your request — Iluma',
  description:
    'Where the message you sent us stands: when it came in, who will answer you and by when.',
  heading: { before: 'Your request, ', emphasis: 'where it stands', after: '.' },
  without:
    'This page shows a request to whoever sent it. Open the link you were shown after sending your message, or the one in the confirmation email.',
  reference: 'Reference',
  received: 'Received on',
  about: 'About',
  state: 'Status',
  states: {
    received: 'Received, soon in someone’s hands',
    assigned: 'With a member of the team',
    done: 'Dealt with',
  },
  who: 'Who will answer you',
  team: 'The Iluma team',
  until: 'Answer',
  by: 'By {date} at the latest, Montréal time',
  byMeaning: answerPromise.en.meaning,
  answered: 'Sent on {date}. Please look in your spam folder too.',
  late: 'It should have left by {date}. Call us: it is up to us to make it right.',
  more: 'Something to add? Quote the reference.',
  write: 'Write to us',
  book: 'Book a call',
  invalid: {
    heading: { before: 'This link ', emphasis: 'no longer leads', after: ' to a request.' },
    text: 'It is more than 90 days old, or part of it is missing: copy the whole of it from your email. Otherwise write to us and quote your reference.',
  },
  unavailable: {
    heading: { before: 'We cannot ', emphasis: 'look it up', after: ' right now.' },
    text: 'Your request is not lost: it is our register that does not answer. Reload the page in a few minutes, or reach us directly.',
  },
};
