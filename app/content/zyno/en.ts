import type { ZynoCopy } from './shape.ts';

export const en: ZynoCopy = {
  title: 'Zyno — Iluma’s assistant, to try out',
  description:
    'Zyno answers your site’s visitors in three languages, from what you have written. What it can do, its character, and a conversation to try.',
  head: {
    eyebrow: 'The Zyno assistant',
    title: { before: 'Someone answers, ', emphasis: 'even on Sunday', after: '.' },
    lead: 'Zyno welcomes, informs and hands over. It relies on your pages, says when it does not know, and makes nothing up.',
    button: 'Try the conversation',
    second: 'Talk to a person',
  },
  features: {
    title: { before: 'What it ', emphasis: 'can do', after: '' },
    lead: 'Four things, done well.',
    items: [
      {
        title: 'Bright',
        text: 'It understands the question, even a clumsy one, and looks for the answer in your own pages.',
      },
      {
        title: 'Multilingual',
        text: 'English, French, Spanish: it answers in the language it is spoken to.',
      },
      {
        title: 'Interactive',
        text: 'It suggests what comes next: open a tool, book fifteen minutes, write to the team.',
      },
      {
        title: 'Memory',
        text: 'It remembers the conversation during the visit, and forgets it when asked.',
      },
    ],
  },
  traits: {
    title: 'Its character',
    items: [
      { name: 'Empathetic', text: 'It answers the person before the question.' },
      { name: 'Proactive', text: 'It says what could be done next.' },
      { name: 'Creative', text: 'It finds another way when the first is closed.' },
      { name: 'Reliable', text: 'It names the page the answer comes from.' },
      { name: 'Curious', text: 'It asks when something is missing.' },
    ],
  },
  demo: {
    title: { before: 'A ', emphasis: 'trial', after: ' conversation' },
    lead: 'The replies in this demo are written beforehand. The site’s own assistant, at the bottom right, really searches.',
    log: 'Conversation with Zyno',
    label: 'Your message to Zyno',
    placeholder: 'Write to Zyno…',
    send: 'Send',
    typing: 'Zyno is typing…',
    you: 'You',
    empty: 'Say hello, or pick an example.',
    examplesTitle: 'Examples',
    examples: [
      'How do I improve my local visibility?',
      'What budget for a first campaign?',
      'Where do I start with SEO?',
    ],
    replies: [
      'Good question. Most often the business profile comes first: accurate, complete, with reviews that get an answer.',
      'That depends on what a customer is worth to you. The ADLUMA simulator shows at what point the next one costs too much.',
      'Start by measuring: give ILA your site’s address, and you’ll see what holds you back and what to do next.',
      'I can put you in touch with someone from the team. Fifteen minutes is enough to see clearly.',
    ],
    noScript: 'The trial conversation needs JavaScript. You can write to the team without it.',
  },
  closing: {
    title: { before: 'A Zyno ', emphasis: 'of your own', after: '?' },
    lead: 'We will show you what it would tell your visitors, with your pages and your words.',
    button: 'Discuss it with the team',
  },
};
