import { en as privacy } from './privacy/en.ts';
import { en as legalNotice } from './legal-notice/en.ts';
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
      audits: {
        what: 'The address of a website you have us check, the resulting report, the figures taken from your Google exports if you add any and, if you leave one, the email address to announce it to',
        why: 'To read that site’s public pages and show you what was seen. Anyone who has the report’s link can read it and delete it.',
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
