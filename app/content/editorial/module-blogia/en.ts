import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'BlogIA module',
  summary: 'The module that drafts SEO content, from outline to text, before a person edits it.',
  title: 'BlogIA — from topic to draft',
  description:
    'The BlogIA module prepares an outline, a title, a description and a draft, then checks readability and SEO rules as you write.',
  head: {
    eyebrow: 'BlogIA module',
    title: { before: 'From a topic to ', emphasis: 'a draft', after: '.' },
    lead: 'The blank page, gone. The text stays yours: BlogIA prepares, checks, and makes up no figures.',
    button: 'Open BlogIA',
    second: 'Read the blog',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'How to ', emphasis: 'use it', after: '' },
      lead: 'Four moves, on a single screen.',
      items: [
        { title: 'Give the topic', text: 'In your customers’ words, with the readers you want.' },
        {
          title: 'Choose the page',
          text: 'Guide, how-to, checklist, comparison or local page: each has its own outline.',
        },
        {
          title: 'Add your facts',
          text: 'BlogIA asks for them one at a time. Every gap left open costs points.',
        },
        {
          title: 'Check it and take it',
          text: 'Rule by rule, then as Markdown or HTML, for your own site.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'A score that explains itself',
      mark: 'check',
      paragraphs: [
        'Sentence length, headings, topic words, readability in your language: each rule says what it measures and shows the passage it is about.',
      ],
      points: [
        'Separate rules for English, French and Spanish',
        'A preview of the search result',
        'Drafts kept in your browser',
      ],
    },
  ],
  closing: {
    title: { before: 'What is ', emphasis: 'your topic', after: '?' },
    lead: 'Type it, and you will have an outline before your coffee is finished.',
    button: 'Open BlogIA',
    second: 'Read articles',
  },
};
