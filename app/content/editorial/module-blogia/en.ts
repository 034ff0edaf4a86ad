import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'BlogIA module',
  summary: 'The module that drafts SEO content, from outline to text, before a person edits it.',
  title: 'BlogIA: SEO content generator and checker | Iluma',
  description:
    'BlogIA prepares an outline, title, meta description and draft for your topic, then checks readability and SEO as you write.',
  head: {
    eyebrow: 'BlogIA module',
    title: { before: 'SEO articles, from topic to ', emphasis: 'draft', after: '' },
    lead: 'Skip the blank page. BlogIA prepares and checks the draft, makes up no figures, and leaves the final text to you.',
    button: 'Open BlogIA',
    second: 'Read the blog',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'How to use ', emphasis: 'BlogIA', after: '' },
      lead: 'Four steps on one screen.',
      items: [
        { title: 'Enter a topic', text: 'Use your customers’ words and choose your audience.' },
        {
          title: 'Choose a page type',
          text: 'Guide, how-to, checklist, comparison or local page: each has its own outline.',
        },
        {
          title: 'Add your facts',
          text: 'BlogIA asks for them one at a time. Every gap you leave costs points.',
        },
        {
          title: 'Check and export',
          text: 'Review it rule by rule, then download it as Markdown or HTML for your own site.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How the content score works',
      mark: 'check',
      paragraphs: [
        'Sentence length, headings, topic words, readability in your language: each rule says what it measures and shows the passage concerned.',
      ],
      points: [
        'Separate rules for English, French and Spanish',
        'A preview of the search result',
        'Drafts kept in your browser',
      ],
    },
  ],
  closing: {
    title: { before: 'Draft your ', emphasis: 'first article', after: '' },
    lead: 'Type a topic to get an outline and a first draft.',
    button: 'Open BlogIA',
    second: 'Read the blog',
  },
};
