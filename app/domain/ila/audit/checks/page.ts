import { onEveryPage, type Check } from '../check.ts';
import {
  falseLinkFaults,
  h1Faults,
  headingFaults,
  judgeAlt,
  judgeFreshness,
  judgeReadability,
  judgeWords,
  linkTextFaults,
} from './page-body.ts';
import { judgeCanonical } from './page-canonical.ts';
import {
  descriptionFaults,
  judgeEncoding,
  judgeIcon,
  judgeOpenGraph,
  judgeUnique,
  titleFaults,
} from './page-head.ts';
import { judgeHreflang, judgeLang } from './page-language.ts';

const google = 'https://developers.google.com/search/docs';
const wcag = 'https://www.w3.org/WAI/WCAG22/Understanding';

export const pageChecks = [
  {
    id: 'page.title',
    weight: 2,
    source: `${google}/appearance/title-link`,
    judge: (site) => onEveryPage(site, titleFaults),
  },
  {
    id: 'page.description',
    weight: 1,
    source: `${google}/appearance/snippet`,
    judge: (site) => onEveryPage(site, descriptionFaults),
  },
  {
    id: 'page.unique',
    weight: 2,
    source: `${google}/appearance/title-link`,
    judge: judgeUnique,
  },
  {
    id: 'page.h1',
    weight: 2,
    source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    judge: (site) => onEveryPage(site, h1Faults),
  },
  {
    id: 'page.headings',
    weight: 1,
    source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    judge: (site) => onEveryPage(site, headingFaults),
  },
  {
    id: 'page.canonical',
    weight: 2,
    source: `${google}/crawling-indexing/consolidate-duplicate-urls`,
    judge: judgeCanonical,
  },
  { id: 'page.lang', weight: 2, source: `${wcag}/language-of-page.html`, judge: judgeLang },
  {
    id: 'page.hreflang',
    weight: 2,
    source: `${google}/specialty/international/localized-versions`,
    judge: judgeHreflang,
  },
  {
    id: 'page.words',
    weight: 1,
    source: `${google}/fundamentals/creating-helpful-content`,
    judge: judgeWords,
  },
  {
    id: 'page.readability',
    weight: 1,
    source: `${wcag}/reading-level.html`,
    judge: judgeReadability,
  },
  {
    id: 'page.link-text',
    weight: 1,
    source: `${wcag}/link-purpose-in-context.html`,
    judge: (site) => onEveryPage(site, linkTextFaults),
  },
  {
    id: 'page.crawlable-links',
    weight: 2,
    source: `${google}/crawling-indexing/links-crawlable`,
    judge: (site) => onEveryPage(site, falseLinkFaults),
  },
  { id: 'page.alt', weight: 2, source: `${wcag}/non-text-content.html`, judge: judgeAlt },
  { id: 'page.open-graph', weight: 1, source: 'https://ogp.me/', judge: judgeOpenGraph },
  {
    id: 'page.icon',
    weight: 1,
    source: `${google}/appearance/favicon-in-search`,
    judge: judgeIcon,
  },
  {
    id: 'page.encoding',
    weight: 2,
    source: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
    judge: judgeEncoding,
  },
  {
    id: 'page.freshness',
    weight: 1,
    source: `${google}/fundamentals/creating-helpful-content`,
    judge: judgeFreshness,
  },
] as const satisfies readonly Check[];
