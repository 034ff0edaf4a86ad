import type { CookiesCopy } from './shape.ts';

export const en: CookiesCopy = {
  title: 'Cookies and storage — your choice, key by key | Iluma',
  description:
    'Your choice as it stands, every cookie and key this site may keep, what it is for and for how long, and one button to withdraw it all.',
  heading: { before: 'What this site keeps ', emphasis: 'on your side', after: '.' },
  lead: 'Here is your choice as it applies right now, then the full list of what the site may keep in your browser. The software erases by this same list, so it cannot say less than the software does.',
  choice: {
    title: 'Your choice',
    withoutScripts:
      'Without JavaScript, this site stores nothing optional and so has nothing to ask you. Your choice will be shown here if you turn it on.',
    status: {
      none: 'You have not chosen yet: only what is necessary is on.',
      lapsed: 'Your last choice no longer counts: only what is necessary is on until you answer.',
      refused: 'You chose necessary only.',
      accepted: 'You accepted all five categories.',
      some: 'Besides what is necessary, you allowed: {categories}.',
    },
    receipt: {
      title: 'Receipt',
      date: 'Given on',
      expires: 'Asked again after',
      version: 'Version of the categories',
      browser: 'Browser',
    },
    save: 'Save',
    acceptAll: 'Accept all',
    withdraw: 'Withdraw all',
    reopen: 'Show the banner again',
    saved: 'Saved.',
    notKept:
      'Your browser refuses storage: your choice holds for this page and you will be asked again on the next.',
  },
  keys: {
    title: 'Every key, every cookie',
    lead: 'Withdrawing a category erases everything it had allowed at once.',
    none: 'Nothing for now: your choice will apply the day this category is used.',
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
      consent:
        'Your choice, its date, its version and your browser: the proof of what you allowed.',
      language: 'The language you chose.',
      'language-server': 'The same language, so that the server answers in it from the first page.',
      accessibility: 'Your accessibility settings.',
      chat: 'Your conversation with the assistant, for the length of the visit. A question it cannot answer alone is looked up on this site, which does not keep it.',
      system: 'The switches you changed yourself (assistant, animations).',
      scroll: 'Where you were on each page, to bring you back there.',
      release: 'The version of the site that the tab loaded, so that two are never mixed.',
      transitions: 'The pages between which the transition is animated.',
      ila: 'Your answers and your ILA score, to pick them up again.',
      adluma: 'Your latest ADLUMA simulation.',
      ilumatch: 'Your ILUMATCH answers.',
      blogia: 'Your BlogIA drafts.',
      staff:
        'The session of a team member signed in to the CRM. You do not have it unless you are on the team.',
      'staff-device':
        'Recognising a browser in which a team member has signed in before, so that strangers’ attempts never lock them out. It signs nobody in.',
      cockpit: 'The cockpit settings you saved, for their preview on your screen.',
      'crm-views': 'The views you saved in the CRM.',
      'crm-density': 'The density of lists you chose in the CRM.',
      audience: 'Telling one visit from another to count the audience.',
      campaigns: 'Linking a visit to the ad that brought it.',
      sector: 'The sector that you chose in the Tools HUB, to offer it again.',
    },
  },
  more: {
    title: 'What else to know',
    hosts: {
      title: 'Other hosts',
      none: 'Fonts, images and scripts come from this site. A security rule sent with each page forbids the browser to ask for any elsewhere.',
      some: 'With your consent, or for its pictures, a page may ask {hosts} for a file. A security rule sent with each page forbids the browser any other host, and a measurement tag is asked for only if you allow Analytics or Marketing.',
    },
    items: [
      {
        title: 'The privacy signal (GPC)',
        text: 'If your browser sends the Global Privacy Control signal, the banner says so and everything optional stays off until you decide otherwise.',
      },
      {
        title: 'Erasing it yourself',
        text: 'Your browser’s settings erase cookies and storage too. The site will then ask you again.',
      },
    ],
    privacy: 'Read the privacy policy',
  },
};
