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
    lead: 'Ask about Iluma: Zyno searches this site’s pages, quotes the passage and takes you there, or says that it doesn’t know.',
    log: 'Conversation with Zyno',
    label: 'Your message to Zyno',
    placeholder: 'Write to Zyno…',
    send: 'Send',
    typing: 'Zyno is typing…',
    you: 'You',
    empty: 'Ask your question, or pick an example.',
    examplesTitle: 'Examples',
    examples: [
      'How do I improve my local visibility?',
      'What budget for a first campaign?',
      'Where do I start with SEO?',
    ],
    replies: [
      'I searched the pages of this site.',
      'I went back over our pages before answering.',
      'Thanks for asking; I looked through the site.',
      'I compared your question with what the site says.',
    ],
    source: 'Source:',
    book: 'Book a 15-minute call',
    failed: 'The answer didn’t arrive. Try again in a moment, or write to the team.',
    privacy:
      'Your question is used for this answer and isn’t kept. If a language model writes, it receives the question with the passages found.',
  },
  closing: {
    title: { before: 'A Zyno ', emphasis: 'of your own', after: '?' },
    lead: 'We will show you what it would tell your visitors, with your pages and your words.',
    button: 'Discuss it with the team',
  },
};
