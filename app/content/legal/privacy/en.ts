import type { LegalCopy } from '../shape.ts';

export const en: LegalCopy['texts']['privacy'] = {
  title: 'Privacy policy: your data and your rights | Iluma',
  description:
    'What personal information the Iluma website collects, why, how long we keep it, who’s responsible and how to see, correct or erase it.',
  heading: { before: 'Privacy ', emphasis: 'policy', after: '' },
  lead: 'You can read this site without an account or a name. Here’s the information we collect, why, for how long, and how to correct or erase it.',
  sections: [
    {
      id: 'officer',
      title: 'Who’s responsible',
      paragraphs: [
        'Québec’s Act respecting the protection of personal information in the private sector, as amended by Law 25, requires a named person to be responsible for your information. That person is also your contact under the GDPR.',
      ],
      list: [],
    },
    {
      id: 'uses',
      title: 'What we collect, and for how long',
      paragraphs: [
        'We collect only what’s listed below. At the end of the period shown, the information is destroyed.',
      ],
      list: [],
    },
    {
      id: 'storage',
      title: 'Cookies and tracking technologies',
      paragraphs: [
        'No technology that identifies, locates or profiles you is on when you arrive. If analytics or advertising of that kind is ever set up, it stays off until you turn it on in the banner or on the Cookies page, and you can turn it off the same way.',
        'We ask for your choice again after about six months, or sooner if our categories change, in which case we tell you what changed.',
      ],
      list: [],
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      paragraphs: [
        'We never sell your information. It goes to Iluma’s team, which has offices in Montréal, New York and Delaware, and to the recipients named above, if they’re connected.',
        'Before information leaves Québec, we assess how it will be protected at its destination, as Law 25 requires, and the contract reflects that.',
      ],
      list: [],
    },
    {
      id: 'decisions',
      title: 'Scores and artificial intelligence',
      paragraphs: [
        'The ILA score, the simulations and the tools’ suggestions are calculations made from what you enter. A rule may quarantine a message that looks like spam. It’s then neither confirmed by email nor brought to the team’s attention, and may be destroyed unread. If you get no confirmation or answer, call us and a person will look for it. No other decision about you is made by a machine alone.',
      ],
      list: [],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Write to us and a person will answer within 30 days, free of charge. We only ask for what we need to confirm the information is yours.',
      ],
      list: [
        'See your information and receive a copy, in a common digital format.',
        'Correct what is inaccurate or incomplete.',
        'Have us erase information we no longer need, or stop sharing it.',
        'Withdraw your consent at any time, without affecting what was done before.',
        'Object to a use, or have it restricted (GDPR).',
        'File a complaint with Québec’s Commission d’accès à l’information, the CNIL in France or your country’s authority.',
      ],
    },
    {
      id: 'security',
      title: 'Security and incidents',
      paragraphs: [
        'Within the team, only authorized people have access to your messages. We keep a register of incidents; if one could cause you serious harm, we notify you and the Commission d’accès à l’information.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      paragraphs: [
        'If this policy changes, so does the date at the top of the page. We’ll ask you before using your information in any new way.',
      ],
      list: [],
    },
  ],
};
