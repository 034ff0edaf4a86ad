import { contentOf } from '#app/content/content.ts';
import { excerptOf } from '#app/domain/search/excerpt.ts';
import { countKinds, search } from '#app/domain/search/search.ts';
import { isDocumentKind } from '#app/domain/search/search-document.ts';
import { languages, locales, type Language } from '#app/i18n/languages.ts';
import { paths, type ScreenId } from '#app/i18n/paths.ts';
import { listedScreens } from '#app/i18n/paths.ts';
import { searchIndex } from './search-documents.ts';

/** Results per page at most. */
const mostResults = 50;

/** Suggested screens, in this order, where they are listed. */
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

/** The search page's answer to a query string: at most 50 results, other languages and popular pages when there are none. */
export function searchAnswer(
  query: URLSearchParams,
  language: Language,
  isOpen: (address: string) => boolean = () => true,
) {
  const findings = openFindings(language, query.get('q') ?? '', isOpen);
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
    results: hits
      .slice(0, mostResults)
      .map((hit) => excerptOf(hit, findings, searchIndex(language))),
    others: isEmpty ? foundElsewhere(term, language) : [],
    popular: isEmpty ? popularPages(language).filter(({ path }) => isOpen(path)) : [],
  };
}

/** What a search finds among the screens that are open. */
function openFindings(language: Language, term: string, isOpen: (address: string) => boolean) {
  const findings = search(searchIndex(language), term);
  return { ...findings, hits: findings.hits.filter(({ document }) => isOpen(document.address)) };
}

function foundElsewhere(term: string, language: Language) {
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

function popularPages(language: Language) {
  return popular
    .filter((screen) => listedScreens.includes(screen))
    .slice(0, mostPopular)
    .map((screen) => ({ ...contentOf(language).screens[screen], path: paths[screen][0] }));
}
