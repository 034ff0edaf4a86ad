import type { MailCopy } from './shape.ts';

export const en: MailCopy = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  signature: 'The Iluma team',
  languages: { fr: 'French', en: 'English', es: 'Spanish' },
  footnotes: {
    'lead-confirmation':
      'You are receiving this because your address was entered in a form on Iluma’s site. It confirms a request; there is no advertising in it and you have not joined a list. If it was not you, write to us and we will delete everything.',
    'lead-notice': 'Sent by Iluma’s site to the people who answer requests.',
    'staff-invitation': 'Sent to accounts of the Iluma team.',
    'staff-reset': 'Sent to accounts of the Iluma team.',
    'staff-password-changed': 'Sent to accounts of the Iluma team.',
  },
  confirmation: {
    subject: 'We have your request ({reference})',
    received: 'Your request has arrived. A person will read it, not a robot.',
    receivedAbout:
      'Your request about “{subject}” has arrived. A person will read it, not a robot.',
    facts: 'Worth keeping',
    reference: 'Reference',
    next: {
      title: 'What happens next',
      steps: [
        'The person on the team who knows your subject reads your message.',
        'They answer within 24 working hours, at this address, or by phone if you gave a number.',
        'You decide after that, with no commitment.',
      ],
    },
    status: 'See where my request stands',
    reach: 'Something to add? Call us at {phone} or write to {email}, with your reference at hand.',
  },
  notice: {
    subject: '{reference}: {name} is waiting for an answer',
    intro: 'A request is waiting for you.',
    facts: 'The request',
    labels: {
      reference: 'Reference',
      received: 'Received',
      answerBy: 'Answer before',
      name: 'Name',
      email: 'Email',
      phone: 'Telephone',
      company: 'Company',
      subject: 'Subject',
      page: 'Sent from',
      reads: 'Reads',
    },
    details: 'Attached tool result',
    message: 'The message',
    open: 'Open in the CRM',
  },
  invitation: {
    subject: 'Your Iluma account is ready',
    text: 'An account has been opened for you in Iluma’s CRM. Choose your password to come in.',
    open: 'Choose my password',
    until: 'The link works once, until {date}.',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'A new password was asked for on your account. If it was not you, ignore this message: nothing changes.',
    open: 'Choose a new password',
    until: 'The link works once, until {date}.',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: 'The password of your account was changed on {date}. Your other sessions are closed.',
    unless: 'If it was not you, tell management at once: they can close the account.',
  },
};
