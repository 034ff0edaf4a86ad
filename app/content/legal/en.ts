import type { LegalCopy } from './shape.ts';

export const en: LegalCopy = {
  contents: 'On this page',
  updated: 'In force since {date}.',
  writeToUs: 'Exercise my rights by email',
  toCookies: 'See each cookie and change my choice',
  toPrivacy: 'Read the privacy policy',
  question: {
    title: 'Is a sentence unclear?',
    lead: 'Ask us what it means for you. A person answers, in plain words.',
    button: 'Write to the team',
  },
  hosts: {
    none: 'Pages call no other host: fonts, images and scripts all come from here.',
    some: 'Pages may ask {hosts} for files. A measurement tag is asked for only if you have allowed it.',
  },
  officer: {
    title: 'Person in charge of the protection of personal information',
    email: 'Email',
    post: 'Mail',
  },
  publisher: {
    company: 'Publisher',
    office: 'Head office',
    email: 'Email',
    phone: 'Telephone',
    director: 'Responsible for publication',
  },
  uses: {
    columns: { what: 'Information', why: 'Why', basis: 'Basis', kept: 'How long' },
    rows: {
      logs: {
        what: 'Server log: request number, method, known page, response code, duration',
        why: 'To see that the site answers and to repair a failure. No IP address, no cookie and no content of a request is written in it.',
      },
      messages: {
        what: 'What you write in a form that you send: name, email, telephone, company, message',
        why: 'To answer you and keep the appointment you asked for.',
      },
      newsletters: {
        what: 'Your email, if you ask for our mailings, with the date and wording of your agreement',
        why: 'To write to you. Every mailing has an unsubscribe link (CASL).',
      },
      rights: {
        what: 'Your requests about your data, and our answers',
        why: 'To answer them and be able to prove it.',
      },
      comfort: {
        what: 'Language, accessibility settings, conversation with the assistant, results of the tools',
        why: 'To give you back the site as you left it. All this stays in your browser, except the language, in a cookie that our server reads, and the question that the assistant looks up for you on this site, which does not keep it.',
      },
      choice: {
        what: 'Your consent choice: categories, date, version, browser',
        why: 'To respect it and show you the proof.',
      },
    },
    bases: {
      request: 'your request',
      consent: 'your consent',
      interest: 'our legitimate interest',
      duty: 'a legal duty',
    },
    kept: {
      days: '{count} days at most',
      months: '{count} months after the last contact',
      browser: 'in your browser, until you erase it',
    },
  },
  texts: {
    privacy: {
      title: 'Privacy policy — what we know about you | Iluma',
      description:
        'The information that Iluma’s site collects, why, for how long, who answers for it, and how to see it, correct it or have it erased.',
      heading: { before: 'Your information, ', emphasis: 'no small print', after: '.' },
      lead: 'Reading this site takes no account and no name. What we learn about you, you write to us yourself. Here is what, why, and how to take it back.',
      sections: [
        {
          id: 'officer',
          title: 'Who answers for it',
          paragraphs: [
            'Québec’s Law 25 (Act respecting the protection of personal information in the private sector) wants a named person to answer for your information. She is also your contact under the GDPR.',
          ],
          list: [],
        },
        {
          id: 'uses',
          title: 'What we collect, and for how long',
          paragraphs: [
            'Nothing else is collected. At the end of the time shown, the information is destroyed.',
          ],
          list: [],
        },
        {
          id: 'storage',
          title: 'Cookies and tracking technology',
          paragraphs: [
            'No technology that identifies, locates or profiles is on when you arrive. If audience measurement or advertising is configured one day, it stays off until you turn it on in the banner or on the Cookies page, and is turned off the same way.',
            'Your choice is asked again after about six months, or earlier if our categories change; we then say what has changed.',
          ],
          list: [],
        },
        {
          id: 'sharing',
          title: 'Who we entrust it to',
          paragraphs: [
            'Nobody for money. Your messages are read by Iluma’s team, whose offices are in Montréal, New York and Delaware.',
            'Before information leaves Québec, we assess the protection it will have at its destination, as Law 25 requires, and the contract reflects that.',
          ],
          list: [],
        },
        {
          id: 'decisions',
          title: 'Scores and artificial intelligence',
          paragraphs: [
            'The ILA score, the simulations and the tools’ suggestions are calculations made from what you enter. No decision about you is made by a machine alone.',
          ],
          list: [],
        },
        {
          id: 'rights',
          title: 'Your rights',
          paragraphs: [
            'Write to us: a person answers within 30 days, free of charge. We only ask for what it takes to check that the information is yours.',
          ],
          list: [
            'See your information and receive a copy, in a common digital format.',
            'Correct what is inaccurate or incomplete.',
            'Have what we no longer need erased, or no longer disseminated.',
            'Withdraw a consent at any time, which changes nothing about what was done before.',
            'Object to a use, or have it restricted (GDPR).',
            'Complain to Québec’s Commission d’accès à l’information, to the CNIL in France, or to the authority of your country.',
          ],
        },
        {
          id: 'security',
          title: 'Security and incidents',
          paragraphs: [
            'Only the people who have to answer you read your messages. We keep a register of incidents; if one of them could cause you serious injury, we tell you, and the Commission d’accès à l’information too.',
          ],
          list: [],
        },
        {
          id: 'changes',
          title: 'If this text changes',
          paragraphs: [
            'The date at the top of the page changes with it. If a new use of your information is added, we ask you before, not after.',
          ],
          list: [],
        },
      ],
    },
    'legal-notice': {
      title: 'Legal notice — who publishes this site | Iluma',
      description:
        'The publisher of Iluma’s site, its head office and branches, who is responsible for publication, hosting, rights in the content and applicable law.',
      heading: { before: 'Who is speaking ', emphasis: 'here', after: '.' },
      lead: 'The company that publishes this site, the people who answer for it and how to reach them.',
      sections: [
        { id: 'publisher', title: 'Publisher of the site', paragraphs: [], list: [] },
        { id: 'offices', title: 'Offices', paragraphs: [], list: [] },
        {
          id: 'hosting',
          title: 'Hosting',
          paragraphs: ['The site is hosted by the publisher, at the address of its head office.'],
          list: [],
        },
        {
          id: 'contenu',
          title: 'Content and trademarks',
          paragraphs: [
            'The site’s texts, drawings, calculations and software belong to the publisher. You may quote a passage if you name the source and link to it; for anything else, ask us.',
            'Google, Meta, YouTube and Instagram are trademarks of their owners, mentioned to name their services. Iluma is not affiliated with any of them.',
          ],
          list: [],
        },
        {
          id: 'figures',
          title: 'Figures and demonstrations',
          paragraphs: [
            'The simulators and scores give estimates, not promises. The analytics dashboard and the CRM demonstration show sample data.',
          ],
          list: [],
        },
        {
          id: 'data',
          title: 'Personal information',
          paragraphs: [
            'The privacy policy says what we collect, who answers for it and how to exercise your rights.',
          ],
          list: [],
        },
        {
          id: 'law',
          title: 'Applicable law',
          paragraphs: [
            'This site is governed by the law of Québec and the laws of Canada that apply there, without taking away any protection that the law of your country gives you as a consumer.',
          ],
          list: [],
        },
      ],
    },
  },
};
