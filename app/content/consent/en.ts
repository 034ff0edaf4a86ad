import type { ConsentCopy } from './shape.ts';

export const en: ConsentCopy = {
  title: 'Your privacy choices',
  text: [
    'This site keeps only what it needs to work.',
    'Analytics, advertising, preferences and saved tool results all stay off until you turn them on.',
    'You can change your mind at any time.',
  ],
  details: 'See each cookie and how long it lasts',
  privacyControl:
    'Your browser asks not to be tracked (Global Privacy Control): nothing optional will be turned on unless you do it yourself.',
  again: {
    changed: 'We’re asking again because this has changed since your last choice: {categories}.',
    unknownChange:
      'We’re asking again because our categories have changed since your last choice. Until you answer, nothing optional is on.',
    expired:
      'You made your choice on {date}, more than six months ago. It has expired, so we’re asking again.',
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
        'Your language, your accessibility settings, your results during the visit and this choice. The site needs them to work.',
    },
    analytics: {
      name: 'Analytics',
      description:
        'Tells our server how fast each page was (display, response, stability), with nothing that identifies you.',
      withTag: 'Also loads a tag that counts visits.',
    },
    marketing: {
      name: 'Marketing',
      description:
        'Remembers during your visit which ad brought you here and attaches it to any message you send us.',
      withTag: 'Also loads a tag that measures our ads.',
    },
    preferences: {
      name: 'Preferences',
      description:
        'Remembers the industry you chose on the Free tools page and offers it again on your next visit.',
    },
    functional: {
      name: 'Functional',
      description:
        'Keeps your results in the tools for later visits (ILA score, ADLUMA, ILUMATCH, BlogIA).',
    },
  },
  list: 'Categories',
  alwaysOn: 'Always on',
  done: 'Your choice is saved. You can change it on the Cookies page.',
  notKept: 'Your browser blocks storage: your choice applies to this page only.',
};
