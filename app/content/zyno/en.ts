import type { ZynoCopy } from './shape.ts';

export const en: ZynoCopy = {
  title: 'Zyno: AI chat assistant for your website | Iluma',
  description:
    'Zyno answers your website visitors in English, French and Spanish, using your own pages. See what it can do and try a conversation.',
  head: {
    eyebrow: 'The Zyno assistant',
    title: { before: 'A website assistant that answers ', emphasis: 'even on Sundays', after: '' },
    lead: 'Zyno greets visitors, answers from your pages and hands over to your team. When it doesn’t know, it says so.',
    button: 'Try a conversation',
    second: 'Talk to a person',
  },
  features: {
    title: { before: 'What Zyno ', emphasis: 'can do', after: '' },
    lead: 'Made to help visitors and pass on inquiries.',
    items: [
      {
        title: 'Intelligent',
        text: 'It understands questions, even awkward ones, and looks for the answer on your own pages.',
      },
      {
        title: 'Multilingual',
        text: 'English, French, Spanish: it understands all three and answers in the language of the page.',
      },
      {
        title: 'Interactive',
        text: 'It suggests the next step: open a tool, book a 15-minute call, write to the team.',
      },
      {
        title: 'Memory',
        text: 'It remembers the conversation during the visit and forgets it on request.',
      },
    ],
  },
  traits: {
    title: 'Zyno’s personality',
    items: [
      { name: 'Empathetic', text: 'It responds to the person, not just the question.' },
      { name: 'Proactive', text: 'It suggests what to do next.' },
      { name: 'Creative', text: 'It looks for another way when the first doesn’t work.' },
      { name: 'Reliable', text: 'It names the page the answer comes from.' },
      { name: 'Curious', text: 'It asks when something’s missing.' },
    ],
  },
  demo: {
    title: { before: 'Try a ', emphasis: 'conversation', after: '' },
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
      'What budget should I start with?',
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
      'Your question is used for this answer and isn’t kept. If a language model writes the answer, it receives the question with the passages found.',
  },
  use: {
    title: 'What to expect',
    items: [
      {
        name: 'Its answers',
        text: 'Opening hours, prices, lead times, how to book: whatever your pages already say, with a link to the passage.',
      },
      {
        name: 'Time',
        text: 'One sentence is enough, just as you’d ask a person. The answer comes within seconds, day or night.',
      },
      {
        name: 'What it needs',
        text: 'Pages that are up to date. If something isn’t written anywhere, Zyno doesn’t know it, says so and suggests writing to the team.',
      },
      {
        name: 'Its limits',
        text: 'Complaints, unusual cases and price negotiations need a person, so Zyno gives a link to book a 15-minute call.',
      },
    ],
  },
  closing: {
    title: { before: 'Add Zyno to ', emphasis: 'your website', after: '' },
    lead: 'We’ll show you what it would tell your visitors, based on your own pages.',
    button: 'Talk to the team about Zyno',
  },
};
