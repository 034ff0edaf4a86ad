import { screenNames } from '#app/content/screens/copy.ts';
import { excerptOf } from '#app/domain/search/excerpt.ts';
import { countKinds, search } from '#app/domain/search/search.ts';
import { isDocumentKind } from '#app/domain/search/search-document.ts';
import type { SearchAnswer } from '#app/features/search/search-answer.ts';
import { languages, locales, type Language } from '#app/i18n/languages.ts';
import { paths, type ScreenId } from '#app/i18n/paths.ts';
import { listedScreens } from './addresses.ts';
import { searchIndex } from './search-documents.ts';

/** The most results that one page lists. */
const mostResults = 50;

/** Where visitors begin, in this order, as far as the screens are there. */
const popular = [
  'services-hub',
  'ila',
  'adluma',
  'cases',
  'method',
  'faq',
  'contact',
  'home',
] as const satisfies readonly ScreenId[];

const mostPopular = 6;

/** What the search page shows for a query string. */
export function answerTo(query: URLSearchParams, language: Language): SearchAnswer {
  const findings = search(searchIndex(language), query.get('q') ?? '');
  const term = findings.query.text;
  const asked = query.get('kind');
  const kind = isDocumentKind(asked) ? asked : null;
  const hits = findings.hits.filter(({ document }) => !kind || document.kind === kind);
  const isEmpty = findings.hits.length === 0;
  return {
    term,
    kind,
    count: hits.length,
    total: findings.hits.length,
    kinds: countKinds(findings.hits),
    results: hits.slice(0, mostResults).map((hit) => excerptOf(hit, findings)),
    others: isEmpty ? foundElsewhere(term, language) : [],
    popular: isEmpty ? popularPages(language) : [],
  };
}

function foundElsewhere(term: string, language: Language): SearchAnswer['others'] {
  const names = new Intl.DisplayNames(locales[language], { type: 'language' });
  return languages
    .filter((other) => other !== language)
    .map((other) => ({
      language: other,
      name: names.of(other) ?? other,
      count: search(searchIndex(other), term).hits.length,
    }))
    .filter(({ count }) => count > 0);
}

function popularPages(language: Language): SearchAnswer['popular'] {
  return popular
    .filter((screen) => listedScreens.includes(screen))
    .slice(0, mostPopular)
    .map((screen) => ({ ...screenNames[language][screen], path: paths[screen][0] }));
}
