import { answerPromise } from '../company/answer-promise.ts';
import type { LeadStatusCopy } from './shape.ts';

export const en: LeadStatusCopy = {
  title: 'Track your request | Iluma',
  description:
    'See the status of the message you sent to Iluma: when we received it, who will reply, and by what date and time.',
  heading: { before: 'Status of ', emphasis: 'your request', after: '' },
  without:
    'This page is for people who’ve sent us a request. Open the link you got after sending your message, or the one in your confirmation email.',
  reference: 'Reference',
  received: 'Received on',
  about: 'About',
  state: 'Status',
  states: {
    received: 'Received, not yet assigned',
    assigned: 'With a team member',
    done: 'Completed',
  },
  who: 'Who will reply',
  team: 'The Iluma team',
  until: 'Reply',
  by: 'By {date} at the latest, Montréal time',
  byMeaning: answerPromise.en.meaning,
  answered: 'Sent on {date}. Please check your spam folder too.',
  late: 'It was due by {date}. Please call us so we can make it right.',
  more: 'Something to add? Mention your reference.',
  write: 'Write to us',
  book: 'Book a call',
  invalid: {
    heading: { before: 'This link ', emphasis: 'doesn’t lead', after: ' to a request.' },
    text: 'It’s more than 90 days old, or part of it is missing: copy the full link from your email. Otherwise, write to us with your reference.',
  },
  unavailable: {
    heading: { before: 'We can’t ', emphasis: 'look it up', after: ' right now.' },
    text: 'Your request isn’t lost; our system isn’t responding. Reload the page in a few minutes or contact us directly.',
  },
};
