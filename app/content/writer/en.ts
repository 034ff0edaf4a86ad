import type { Phrases } from '#app/domain/blogia/phrases.ts';
import { en as article } from './article/en.ts';
import { en as keywords } from './keywords/en.ts';
import { en as plan } from './plan/en.ts';

export const en: Phrases = {
  readers: {
    entrepreneurs: 'entrepreneurs',
    pme: 'small businesses',
    marketers: 'marketers',
    ecommerce: 'online stores',
  },
  contentTypes: {
    guide: 'Guide',
    'how-to': 'How-to',
    checklist: 'Checklist',
    comparison: 'Comparison',
    'local-page': 'Local page',
  },
  article,
  plan,
  keywords,
  instructions: {
    system:
      'You are BlogIA, a writer at a local visibility agency. Write in English, in short sentences, in the active voice, with linking words. Invent no figure, name, review or fact: where one is needed, leave a place in square brackets, such as [To fill in: your usual time]. Answer in Markdown, without a code block, starting with three hyphens, a line “title:”, a line “description:” and three hyphens. The title fits in 60 characters, the description has 120 to 156. No first-level heading in the text.',
    tasks: {
      'seo-article':
        'Write a whole article: introduction, sections with subheadings, common questions, conclusion with a call to action. The first keyword, or else the topic, stands in the title, the description, the first sentence and one subheading.',
      'content-plan':
        'Write a plan of eight pieces of content. For each: title, intent, format, angle and the proof to gather.',
      'keyword-research': 'Write a list of searches to check, sorted by intent. Give no volumes.',
    },
    fields: {
      topic: 'Topic:',
      keywords: 'Keywords:',
      contentType: 'Content type:',
      readers: 'Readers:',
    },
  },
};
