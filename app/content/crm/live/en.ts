import type { LiveCopy } from './shape.ts';

export const en: LiveCopy = {
  failures: {
    unreachable: 'The server does not answer: nothing was saved. What you wrote is still here.',
    'signed-out': 'Your session has ended: nothing was saved. Sign in again, then try once more.',
    'not-allowed': 'Your role does not allow this: nothing was saved.',
    busy: 'The server is getting too many requests: nothing was saved. Try again in a moment.',
    refused: 'The server refused this data: nothing was saved.',
  },
  troubles: {
    unreachable: 'The server does not answer. What you see may be out of date.',
    busy: 'The server is getting too many requests. What you see may be out of date.',
    'signed-out': 'Your session has ended. What you see may be out of date.',
  },
  retry: 'Try again',
  signIn: {
    open: 'Sign in again',
    title: 'Your session has ended',
    lead: 'Sign in again to go on. What you have written on this page is kept.',
    email: 'Email address',
    password: 'Password',
    code: 'Verification code',
    submit: 'Sign in again',
    problems: {
      refused: 'The address, password or code is not right.',
      wait: 'Too many attempts. Wait a few minutes.',
      unavailable: 'The server does not answer. Try again in a moment.',
      other: 'This account needs one more step: reload the page to finish it.',
    },
  },
  conflict: {
    title: 'Somebody changed this record before you',
    lead: 'Here are your version and the team’s. Whatever you have not changed keeps the team’s value.',
    gone: 'Somebody has deleted this record in the meantime.',
    field: 'Field',
    mine: 'Your version',
    theirs: 'The team’s version',
    removing: 'Deleted',
    removed: 'Deleted',
    same: 'Both versions say the same.',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    taken: 'The team’s version is kept.',
  },
  inbox: { tab: 'Requests', failed: 'The section could not be loaded.' },
  orMore: '{count} or more',
};
