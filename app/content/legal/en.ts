import { en as privacy } from './privacy/en.ts';
import { en as legalNotice } from './legal-notice/en.ts';
import type { LegalCopy } from './shape.ts';

export const en: LegalCopy = {
  contents: 'On this page',
  updated: 'In effect since {date}.',
  writeToUs: 'Exercise my rights by email',
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
    phone: 'Telephone',
    director: 'Responsible for publication',
  },
  uses: {
    columns: { what: 'Information', why: 'Why', basis: 'Basis', kept: 'How long' },
    rows: {
      logs: {
        what: 'Server log: request number, method, known page, response code, duration',
        why: 'To check that the site is working and fix failures. It contains no IP addresses, cookies or request content.',
      },
      messages: {
        what: 'What you write in a form that you send: name, email, telephone, company, message',
        why: 'To answer you and keep any appointment you book.',
      },
      audits: {
        what: 'The address of a website you have us check, the resulting report, the figures taken from your Google exports if you add any and, if you leave one, the email address to announce it to',
        why: 'To read that site’s public pages and show you what we found. Anyone who has the report’s link can read it and delete it.',
      },
      newsletters: {
        what: 'Your email address, if you sign up for our mailings, with the date and wording of your consent',
        why: 'To send you what you signed up for. Every mailing has an unsubscribe link (CASL).',
      },
      rights: {
        what: 'Your requests about your data, and our answers',
        why: 'To answer them and keep proof that we did.',
      },
      comfort: {
        what: 'Language, accessibility settings, conversation with the assistant, results of the tools',
        why: 'To show you the site as you left it. All of this stays in your browser, except your language, in a cookie our server reads, and questions the assistant looks up for you on this site, which doesn’t keep them.',
      },
      choice: {
        what: 'Your consent choice: categories, date, version, browser',
        why: 'To respect it and show you a record of it.',
      },
    },
    bases: {
      request: 'your request',
      consent: 'your consent',
      interest: 'our legitimate interest',
      duty: 'a legal obligation',
    },
    retention: {
      days: '{count} days at most',
      months: '{count} months after the last contact',
      browser: 'in your browser, until you erase it',
    },
  },
  texts: {
    privacy,
    'legal-notice': legalNotice,
  },
};
