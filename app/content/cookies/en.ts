import type { CookiesCopy } from './shape.ts';

export const en: CookiesCopy = {
  title: 'Cookie settings and full cookie list | Iluma',
  description:
    'Review or change your cookie choice, see every cookie and storage key this site may use, why and for how long, and withdraw your consent in one click.',
  heading: { before: 'Cookies and ', emphasis: 'storage', after: ' on this site' },
  lead: 'Here’s your current choice, followed by the full list of what the site may store in your browser. The site uses this same list to erase data, so nothing is left out of it.',
  choice: {
    title: 'Your choice',
    withoutScripts:
      'Without JavaScript, this site stores nothing optional, so there’s nothing to ask you. Turn it on to see your choice here.',
    status: {
      none: 'You haven’t chosen yet: only necessary storage is on.',
      lapsed: 'Your last choice has expired: only necessary storage is on until you answer.',
      refused: 'You chose necessary only.',
      accepted: 'You accepted all five categories.',
      some: 'In addition to necessary storage, you allowed: {categories}.',
    },
    receipt: {
      title: 'Receipt',
      date: 'Given on',
      expires: 'We’ll ask again after',
      version: 'Version of the categories',
      browser: 'Browser',
    },
    save: 'Save',
    acceptAll: 'Accept all',
    withdraw: 'Withdraw my consent',
    reopen: 'Show the banner again',
    saved: 'Saved.',
    notKept:
      'Your browser blocks storage: your choice applies to this page, and we’ll ask again on the next one.',
  },
  keys: {
    title: 'Full list of cookies and storage keys',
    lead: 'Withdrawing consent for a category immediately erases everything stored under it.',
    none: 'This category keeps nothing in your browser.',
    places: {
      local: 'local storage',
      session: 'session storage',
      cookie: 'a cookie',
    },
    owners: {
      iluma: 'read by this site only',
      router: 'read by this site only',
      tag: 'also read by the tag’s provider',
    },
    lifetimes: {
      days: '{days} days',
      hours: '{hours} hours',
      visit: 'until the tab is closed',
      'until-erased': 'until you erase it',
    },
    purposes: {
      consent: 'Your choice, its date, its version and your browser: a record of what you allowed.',
      language: 'The language you chose.',
      'language-server': 'The same language, so the server uses it from the first page.',
      accessibility: 'Your accessibility settings.',
      chat: 'Your conversation with the assistant, for the length of the visit. If the assistant needs to, it looks your question up on this site, which doesn’t keep it.',
      system: 'The switches you changed yourself (assistant, animations).',
      scroll: 'Your position on each page, to bring you back there.',
      release: 'The version of the site loaded in the tab, so two versions never mix.',
      transitions: 'The pages the animated transition runs between.',
      ila: 'Your answers and ILA score, so you can pick up where you left off.',
      adluma: 'Your latest ADLUMA simulation.',
      ilumatch: 'Your ILUMATCH answers.',
      blogia: 'Your BlogIA drafts.',
      staff:
        'The session of a team member signed in to the CRM. You only have it if you’re on the team.',
      'staff-device':
        'Recognizes a browser a team member has signed in from before, so other people’s attempts never lock them out. It doesn’t sign anyone in.',
      cockpit: 'The cockpit settings you saved, for their preview on your screen.',
      'crm-views': 'The views you saved in the CRM.',
      'crm-density': 'The list density you chose in the CRM.',
      audience: 'Telling one visit from another so visits can be counted.',
      campaigns: 'Linking a visit to the ad that brought it.',
      sector: 'The industry you chose on the Free tools page, to offer it again.',
    },
  },
  more: {
    title: 'Other information',
    hosts: {
      title: 'Other hosts',
      none: 'Fonts, images and scripts come from this site. A security rule sent with each page prevents the browser from loading any from elsewhere.',
      some: 'With your consent, or for its pictures, a page may ask {hosts} for a file. A security rule sent with each page blocks every other host, and a measurement tag is loaded only if you allow Analytics or Marketing.',
    },
    items: [
      {
        title: 'The privacy signal (GPC)',
        text: 'If your browser sends the Global Privacy Control signal, the banner says so and everything optional stays off until you decide otherwise.',
      },
      {
        title: 'Erasing it yourself',
        text: 'You can also erase cookies and storage in your browser settings. The site will then ask you again.',
      },
    ],
    privacy: 'Read the privacy policy',
  },
};
