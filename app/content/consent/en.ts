import type { ConsentCopy } from './shape.ts';

export const en: ConsentCopy = {
  title: 'Your choice, before anything else',
  text: [
    'This site keeps only what it needs to work.',
    'Audience measurement, advertising, preferences, resuming your tools: all of it stays off until you turn it on.',
    'Change your mind at any time.',
  ],
  details: 'See each cookie and how long it lasts',
  privacyControl:
    'Your browser asks not to be tracked (Global Privacy Control): nothing optional will be turned on unless you do it yourself.',
  again: {
    changed: 'We are asking again because this has changed since your choice: {categories}.',
    unknownChange:
      'We are asking again because our categories have changed since your choice. Until you answer, nothing optional is on.',
    expired:
      'You made your choice on {date}, more than six months ago: it no longer counts, so we are asking again.',
  },
  acceptAll: 'Accept all',
  necessaryOnly: 'Necessary only',
  customize: 'Customize',
  save: 'Save',
  close: 'Close without changing anything',
  categories: {
    necessary: {
      name: 'Necessary',
      description:
        'Your language, your accessibility settings, your results during the visit, this choice. Without them the site forgets.',
    },
    analytics: {
      name: 'Analytics',
      description:
        'Sending our server how fast each page was (display, response, stability), with nothing that identifies you.',
      withTag: 'And loading a tag that counts visits.',
    },
    marketing: {
      name: 'Marketing',
      description:
        'Remembering during the visit which ad brought you, and attaching it to the message that you write to us.',
      withTag: 'And loading a tag that measures our ads.',
    },
    preferences: {
      name: 'Preferences',
      description:
        'Remembering the sector chosen in the Tools HUB and offering it again on your next visit.',
    },
    functional: {
      name: 'Functional',
      description:
        'Finding your results again in the tools on a later visit (ILA score, ADLUMA, ILUMATCH, BlogIA).',
    },
  },
  list: 'Categories',
  alwaysOn: 'Always on',
  done: 'Your choice is saved. You can change it on the Cookies page.',
  notKept: 'Your browser refuses storage: your choice holds for this page.',
};
