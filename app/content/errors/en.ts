import type { ErrorCopy } from './shape.ts';

export const en: ErrorCopy = {
  title: 'Unexpected Application Error!',
  statuses: {
    400: {
      name: '400 Bad Request',
      message:
        'The address or form contains a value the site doesn’t understand. Go back, check what you entered and try again.',
    },
    403: {
      name: '403 Forbidden',
      message:
        'You don’t have access to this page or action. Sign in if you have an account, or start again from the home page.',
    },
    404: {
      name: '404 Not Found',
      message:
        'There’s no page at this address. Check it, search the site or start again from the home page.',
    },
    405: {
      name: '405 Method Not Allowed',
      message:
        'This page doesn’t accept that kind of request. Go back to the previous page and try again from there.',
    },
    500: {
      name: '500 Internal Server Error',
      message: 'Something broke on our side. If it keeps happening, write to us.',
    },
    503: {
      name: '503 Service Unavailable',
      message: 'The site can’t respond right now. It’ll be back as soon as possible.',
    },
  },
  nearest: 'Were you looking for one of these?',
  search: 'Search the site',
  searchFor: 'Search the site for “{term}”',
  home: 'Back to the home page',
  reload: 'Try again',
  kept: 'You haven’t lost anything. Please try again in a moment.',
};
