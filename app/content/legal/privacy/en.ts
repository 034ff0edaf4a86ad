import type { LegalCopy } from '../shape.ts';

export const en: LegalCopy['texts']['privacy'] = {
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
};
