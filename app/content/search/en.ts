import type { SearchCopy } from './shape.ts';

export const en: SearchCopy = {
  title: 'Search the Iluma site',
  description:
    'Search Iluma’s pages, services, frequently asked questions and case studies. Accents don’t matter, and we allow for one typo per word.',
  heading: { before: 'Search the ', emphasis: 'site', after: '' },
  label: 'Search terms',
  placeholder: 'prices, ILA score, reviews…',
  submit: 'Search',
  titleFor: '“{term}”: search | Iluma',
  found: { one: '{count} result for “{term}”', other: '{count} results for “{term}”' },
  filter: 'Filter the results',
  all: 'Everything',
  kinds: {
    page: { one: 'Page', other: 'Pages' },
    service: { one: 'Service', other: 'Services' },
    faq: { one: 'Question', other: 'Questions' },
    article: { one: 'Article', other: 'Articles' },
    guide: { one: 'Guide page', other: 'Guide pages' },
    case: { one: 'Case study', other: 'Case studies' },
  },
  pages: {
    label: 'Pages of results',
    previous: 'Previous page',
    next: 'Next page',
    at: 'Page {page} of {pages}',
  },
  none: 'Nothing matches “{term}”.',
  advice: [
    'Try a single word, or a more common one.',
    'Check the spelling: we correct one typo per word, but not two.',
  ],
  otherLanguages: 'Found in another language',
  foundIn: { one: '{count} result in {language}', other: '{count} results in {language}' },
  popular: 'Where to start',
  ask: 'Ask the team',
};
