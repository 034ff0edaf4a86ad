import { en as uses } from './inventory/en.ts';
import { en as legalNotice } from './legal-notice/en.ts';
import { en as privacy } from './privacy/en.ts';
import type { LegalCopy } from './shape.ts';

export const en: LegalCopy = {
  contents: 'On this page',
  updated: 'In effect since {date}.',
  writeToUs: 'Exercise my rights by email',
  callUs: 'Call us at {phone}',
  toCookies: 'See all cookies and change my choice',
  toPrivacy: 'Read the privacy policy',
  question: {
    title: 'Is something unclear?',
    lead: 'Ask us what it means for you. We’ll answer in plain language.',
    button: 'Write to the team',
  },
  hosts: {
    none: 'Pages don’t load anything from other hosts: fonts, images and scripts all come from this site.',
    some: 'Pages may load files from {hosts}. A measurement tag is loaded only if you’ve allowed it.',
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
    phone: 'Phone',
    director: 'Person responsible for publication',
  },
  uses,
  texts: {
    privacy,
    'legal-notice': legalNotice,
  },
};
