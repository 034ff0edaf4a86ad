import type { LegalCopy } from '../shape.ts';

export const en: LegalCopy['uses'] = {
  columns: { why: 'Why', basis: 'Basis', kept: 'How long', shared: 'Shared with' },
  rows: {
    messages: {
      what: 'Your messages: name, email, phone, company, text, page they were sent from, notice shown; our notes and replies',
      why: 'To answer you.',
      kept: '{messages} after your last message',
    },
    attachments: {
      what: 'What comes with a message: a tool’s result, an audit report, your conversation with the assistant if you attach it',
      why: 'To understand your request.',
      kept: 'as long as the message, {messages}',
    },
    bookings: {
      what: 'Your appointments: time, length, channel, time zone, person you’re meeting',
      why: 'To keep the appointment and remind you of it.',
      kept: 'as long as the message, {messages}',
    },
    campaign: {
      what: 'The campaign that led you here (the address’s “utm” parameters)',
      why: 'To learn what an ad brings in. Kept only if you’ve allowed marketing.',
      kept: 'as long as the message, {messages}',
    },
    spam: {
      what: 'A message’s spam score, and messages in quarantine',
      why: 'To keep spam out.',
      kept: 'in quarantine, {quarantine}; {flood} for a flood of messages; less if space runs out. The score, as long as the message',
    },
    sender: {
      what: 'A pseudonym of your network address that changes every day',
      why: 'To recognize a flood of messages.',
      kept: 'about {senders}',
    },
    limits: {
      what: 'Hashes of network addresses and sign-in attempts',
      why: 'To limit requests and password guessing.',
      kept: 'about {calls}; sign-in attempts, {attempts}',
    },
    outgoing: {
      what: 'Emails and notices sent about you',
      why: 'To deliver them, and try again after a failure.',
      kept: '{sent} after sending; {dead} once we stop trying',
    },
    audits: {
      what: 'The address of a website you have us check, its report, figures and business details from your Google exports and the email address to send its link to, if you provide them',
      why: 'To read that site’s public pages and show you what we found.',
      kept: '{audits}; a client’s score, as long as their record',
    },
    questions: {
      what: 'Questions to the assistant and texts requested from the tools',
      why: 'To answer them.',
      kept: 'not kept by our server',
    },
    crm: {
      what: 'Records of our clients and prospects: contacts, projects, tasks, journal',
      why: 'To carry out the work agreed on.',
      kept: 'until deleted, then {bin} in the recycle bin',
    },
    notifications: {
      what: 'Notifications to our team, about your request, for example, and the browsers that receive them',
      why: 'To leave nothing unanswered.',
      kept: '{notifications}; a browser, {browsers} after its last visit',
    },
    account: {
      what: 'Our team’s accounts: name, email, working hours, sessions, network address, browser',
      why: 'To keep the CRM open only to authorized people.',
      kept: 'sessions, {sessions} at most; an account, until it’s erased',
    },
    settings: {
      what: 'Names and texts that our team gives its access keys, webhooks and reply templates, if they mention you',
      why: 'To tell them apart.',
      kept: 'until they’re deleted; an erasure removes your information from them',
    },
    requests: {
      what: 'Your requests about your data, our answers and a hash of the erased address',
      why: 'To answer them, prove that we did and repeat an erasure if a backup is restored.',
      kept: '{requests} after the answer',
    },
    history: {
      what: 'Audit log: who changed what, values included; our team’s sign-ins and network address',
      why: 'To trace an error or misuse.',
      kept: '{audit}; an erasure removes your information from it',
    },
    logs: {
      what: 'Server log: request number, method, page (if it exists), response code, duration; for a refused request, the account, key or pseudonym of the day',
      why: 'To fix failures and spot misuse. It contains no IP addresses, cookies or request content.',
      kept: '{logs} at most',
    },
    comfort: {
      what: 'Language, accessibility settings, conversation with the assistant, results of the tools',
      why: 'To show you the site as you left it. Our server reads the language cookie.',
      kept: 'in your browser, until you erase it',
    },
    choice: {
      what: 'Your consent choice: categories, date, version, browser',
      why: 'To respect it and show you a record of it.',
      kept: 'in your browser, until you erase it',
    },
  },
  bases: {
    request: 'your request',
    consent: 'your consent',
    interest: 'our legitimate interest',
    duty: 'a legal obligation',
  },
  recipients: {
    mail: 'the mail server',
    systems: 'software we’ve connected (webhooks, API)',
    model: 'a language model (if one is connected)',
    calendar: 'the connected calendar of the person you’re meeting',
    push: 'the browser’s push service (without your name)',
    link: 'anyone who has the report’s link (and can delete it)',
    nobody: 'no one else',
  },
};
