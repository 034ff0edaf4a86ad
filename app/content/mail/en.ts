import { answerPromise } from '../company/answer-promise.ts';
import type { MailCopy } from './shape.ts';

export const en: MailCopy = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  moment: '{date}, Montréal time',
  signature: 'The Iluma team',
  footnotes: {
    'lead-confirmation':
      'You’re receiving this because your address was entered in a form on Iluma’s site. It confirms a request, contains no advertising and doesn’t add you to a list. If it wasn’t you, write to us and we’ll delete everything.',
    'lead-notice': 'Sent by Iluma’s site to the people who answer leads.',
    'lead-reply': 'A reply from the Iluma team to your request. You can reply to this email.',
    'booking-visitor':
      'You’re getting this because a meeting was booked with your address on Iluma’s site. If that wasn’t you, cancel it with the link or write to us.',
    'booking-member': 'Sent by Iluma’s site to the person the meeting is with.',
    notifications: 'Notifications you turned on in your Iluma CRM account.',
    'audit-report':
      'You’re getting this because someone on Iluma’s website asked us to send you this report. We use your address for nothing else and delete it with the report.',
    'audit-fall': 'Sent to the person on Iluma’s team who looks after this client.',
    'staff-invitation': 'Sent to Iluma team accounts.',
    'staff-reset': 'Sent to Iluma team accounts.',
    'staff-grave-change': 'Sent to Iluma team accounts.',
  },
  confirmation: {
    subject: 'We’ve received your request ({reference})',
    received: 'We’ve received your request. Someone from the team will reply.',
    receivedAbout:
      'We’ve received your request about “{subject}.” Someone from the team will reply.',
    facts: 'For your records',
    reference: 'Reference',
    next: {
      title: 'What happens next',
      steps: [
        'Your message goes to the person on the team who knows the topic.',
        `They reply within ${answerPromise.en.within}, at this address, or by phone if you gave a number. ${answerPromise.en.meaning}`,
        'You decide what to do next, with no commitment.',
      ],
    },
    status: 'Track my request',
    reach:
      'Something to add? Call us at {phone} or write to {email}, and have your reference handy.',
  },
  notice: {
    subject: '{reference}: {name} is waiting for a reply',
    intro: 'A new lead is waiting for you.',
    facts: 'The lead',
    labels: {
      reference: 'Reference',
      received: 'Received',
      answerBy: 'Reply by',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      subject: 'Subject',
      page: 'Sent from',
      reads: 'Language',
    },
    details: 'Attached tool result',
    message: 'The message',
    open: 'Open in the CRM',
  },
  reply: { quoted: 'Your message from {date}' },
  notifications: {
    digest: {
      one: 'Morning digest: {count} unread notification',
      other: 'Morning digest: {count} unread notifications',
    },
    several: { one: '{count} new notification', other: '{count} new notifications' },
    digestIntro: 'Here’s what you haven’t read in the CRM yet.',
    intro: 'There’s something new for you in the CRM.',
    more: {
      one: 'And {count} more to read in the CRM.',
      other: 'And {count} more to read in the CRM.',
    },
    choose: 'Choose my emails',
  },
  auditReport: {
    subject: 'Your report on {site} is ready',
    unreadSubject: 'We couldn’t read {site}',
    ready:
      'We read and measured {site}: it scores {score} out of 100. The report shows what we saw, page by page, and what to fix first.',
    unread: 'We couldn’t read {site}. The page says why, and what you can do about it.',
    open: 'Open the report',
    until: 'The link works for 90 days. Anyone who has it can read and delete the report.',
  },
  auditFall: {
    subject: '{client}: site score down from {before} to {score}',
    subjectKeptOut: '{client}: search engines can no longer get in',
    fall: 'The weekly audit of {site} gives {score} out of 100, down from {before} last time.',
    keptOut:
      'The audit of {site} shows that search engines are being kept out: the home page can no longer appear in their results.',
    open: 'Open the client record',
  },
  invitation: {
    subject: 'Your Iluma account is ready',
    text: 'An account has been created for you in Iluma’s CRM. Choose a password to sign in.',
    open: 'Choose my password',
    until: 'The link works once, until {date}.',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'Someone requested a new password for your account. If you weren’t expecting this message, ignore it: the link changes nothing until it’s used.',
    open: 'Choose a new password',
    until: 'The link works once, until {date}.',
  },
  sensitiveChange: {
    subject: 'Iluma account: {what}',
    intro:
      'This change was just made from or to your account in Iluma’s CRM. If it was you, there’s nothing to do.',
    facts: 'What changed',
    what: 'What',
    when: 'When',
    by: 'By',
    unless: 'If it wasn’t you:',
    changes: {
      invitation: 'account created for a colleague',
      'reset-of-another': 'a colleague’s password reset',
      'account-disabled': 'a colleague’s account disabled',
      'account-enabled': 'a colleague’s account enabled',
      password: 'password changed',
      'second-step-on': 'two-step verification turned on',
      'second-step-replaced': 'authenticator app replaced',
      'second-step-off': 'two-step verification turned off',
      'recovery-codes': 'recovery codes renewed',
      reset: 'password reset',
      role: 'your role has changed',
      'role-of-another': 'a colleague’s role changed',
      'role-rules': 'two-step verification requirement changed',
      'api-key': 'API key created',
      webhook: 'webhook added',
      'webhook-change': 'webhook changed',
      'webhook-secret': 'webhook secret changed',
      erasure: 'a person’s data erased',
      export: 'data exported',
    },
    undo: {
      export:
        'this data has left the CRM. Tell management and the privacy officer right away, and have your account reset (“npm run staff -- reset”).',
      staff:
        'review the account under Admin, Team, and have your own reset (“npm run staff -- reset”).',
      account:
        'ask an administrator right away to reset your account in the CRM’s Admin section. All your sessions end and you get a link to choose another password.',
      role: 'ask a CEO or COO to restore your previous role, under Admin, Team.',
      'role-rules':
        'restore the requirement under Admin, Team, and have your account reset (“npm run staff -- reset”).',
      key: 'revoke the key under Admin, API keys, and have your account reset (“npm run staff -- reset”).',
      webhook:
        'stop or remove the webhook under Admin, Webhooks, and have your account reset (“npm run staff -- reset”).',
      nothing:
        'an erasure can’t be undone. Tell management and have your account reset (“npm run staff -- reset”).',
    },
  },
};
