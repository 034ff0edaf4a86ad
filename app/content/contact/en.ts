import { answerPromise } from '../company/answer-promise.ts';
import type { ContactCopy } from './shape.ts';

export const en: ContactCopy = {
  title: 'Contact Iluma: local SEO agency in Montréal',
  description:
    'Write, call or book fifteen minutes with the Iluma team in Montréal. We reply within 24 hours on business days, in English, French or Spanish.',
  name: 'Contact us',
  head: {
    eyebrow: 'Reply within 24 hours on business days',
    title: { before: 'Tell us about ', emphasis: 'your business', after: '' },
    lead: 'Tell us what you sell, where you are and where you’re stuck. The person who replies is the one who does the work.',
  },
  form: {
    title: 'Your message',
    fields: {
      nom: 'Name',
      email: 'Email',
      telephone: 'Phone',
      entreprise: 'Company',
      objet: 'Subject',
      message: 'Your message',
    },
    optional: 'optional',
    subjects: {
      consultation: 'A consultation',
      seo: 'Search (SEO)',
      landing: 'A landing page',
      youtube: 'YouTube videos',
      devis: 'A quote',
      autre: 'Something else',
    },
    noSubject: 'Choose a subject',
    about: 'About: {name}',
    attached: 'Your result is attached to the message.',
    partner: 'Hello, I’d like to get in touch with {name}, listed in your network.',
    openings: {
      'site-audit': 'Hello, here’s the report on my website. What would you start with?',
      'ila-home':
        'Hello, I’ve just calculated my ILA score and would like to talk it over with you.',
      ila: 'Hello, here’s my ILA evaluation. What would you start with?',
      'ila-dashboard':
        'Hello, here’s the score from my ILA dashboard. What should I improve first?',
      adluma: 'Hello, here’s my ADLUMA simulation. I’d like to go over it with you.',
      'adluma-full':
        'Hello, here’s my full ADLUMA simulation. I’d like to check my assumptions with you.',
      ilumatch: 'Hello, here are my answers to ILUMATCH. What would you suggest?',
      loyalty: 'Hello, here’s my loyalty plan. I’d like to put it in place.',
      compatibility:
        'Hello, I’m interested in cross-visibility. Here’s what I said about my business.',
      landing: 'Hello, here’s the page I put together. I’d like your help publishing it.',
      chat: 'Hello, I’ve been chatting with your assistant. Could you call me back?',
    },
    conversation: 'Attach my conversation with the assistant',
    honeypot: 'Leave this field empty',
    send: 'Send the message',
    sending: 'Sending…',
    privacy: 'We use these details to reply to you and to keep spam out.',
    privacyLink: 'What we do with them',
    summary: 'Your message hasn’t been sent. Please fix:',
    errors: {
      required: 'We need this field to reply to you.',
      'not-an-email': 'This address is incomplete. Example: name@example.com.',
      'too-long': 'This text is too long. Please shorten it a little.',
      unknown: 'Please choose a subject from the list.',
    },
    missing: {
      nom: 'Please tell us your name.',
      email: 'Please enter an address we can reply to.',
      message: 'Please write a few words.',
    },
    failed:
      'We couldn’t save your message. Your text is still here: try again in a moment, or call us.',
    offline:
      'The connection dropped and your message wasn’t sent. Your text is still here: try again once you’re online.',
    limited:
      'Too many messages came from your network in the last hour, so this one wasn’t saved. Your text is still here: try again later, or call us.',
    instead: 'You can also reach us directly:',
  },
  sent: {
    title: 'Message sent',
    reference: 'Your reference: {reference}',
    promise: `The team will reply within 24 hours on business days. ${answerPromise.en.meaning}`,
    status: 'Track your request',
    statusNote:
      'This private link works for 90 days. It’s also in your confirmation email. If that doesn’t arrive, a filter may have held your message: call us.',
    again: 'Send another message',
    next: {
      title: 'Meanwhile',
      ila: 'Calculate your ILA score',
      adluma: 'Simulate an ad budget',
      cases: 'Read a case study',
    },
  },
  details: {
    title: 'Reach us',
    email: 'By email',
    phone: 'By phone',
    hours: 'Office hours',
    answerTime: 'Response time',
    answer: `We reply within 24 hours on business days. ${answerPromise.en.meaning}`,
    offices: 'Our offices',
    directions: 'Directions',
    map: 'Schematic map of our offices',
    noMap: 'Interactive map coming soon',
  },
  team: {
    title: { before: 'Who you’ll ', emphasis: 'talk to', after: '' },
    lead: 'Pick the person you need and book fifteen minutes with them.',
    available: 'Available',
    busy: 'In a meeting',
    offline: 'Offline',
    book: 'Book 15 minutes',
    bookWith: 'Book 15 minutes with {name}',
    speaks: 'Languages',
    none: 'No profiles to show right now. Write to us: your message reaches the whole team.',
  },
};
