import { contentOf } from '#app/content/content.ts';
import { excerptOf } from '#app/domain/search/excerpt.ts';
import { isDocumentKind } from '#app/domain/search/search-document.ts';
import { countKinds, search } from '#app/domain/search/search.ts';
import { languages, locales, type Language } from '#app/i18n/languages.ts';
import { paths, type ScreenId } from '#app/i18n/paths.ts';
import { listedScreens } from '#app/i18n/paths.ts';
import { sideIndex, searchIndex } from './search-documents.ts';

/** Results per page. */
const perPage = 25;

/** Suggested screens in this order, as far as they are listed. */
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

/**
 * The search page's answer to a query string: a page of results or, if there are none, other languages and popular
 * pages.
 */
export function searchAnswer(
  query: URLSearchParams,
  language: Language,
  isOpen: (address: string) => boolean = () => true,
) {
  const { term, found } = openFindings(language, query.get('q') ?? '', isOpen);
  const asked = query.get('kind');
  const kind = isDocumentKind(asked) ? asked : null;
  const hits = found.filter(({ hit }) => !kind || hit.document.kind === kind);
  const isEmpty = found.length === 0;
  const pages = Math.max(1, Math.ceil(hits.length / perPage));
  const page = pageOf(query.get('page'), pages);
  return {
    term,
    kind,
    count: hits.length,
    total: found.length,
    kinds: countKinds(found.map(({ hit }) => hit)),
    page,
    pages,
    results: hits
      .slice((page - 1) * perPage, page * perPage)
      .map(({ hit, findings, index }) => excerptOf(hit, findings, index)),
    others: isEmpty ? foundElsewhere(term, language) : [],
    popular: isEmpty ? popularPages(language).filter(({ path }) => isOpen(path)) : [],
  };
}

/** The requested page; the last one if it is out of range, and the first if it is not a number. */
function pageOf(asked: string | null, pages: number): number {
  return asked && /^[1-9]\d{0,5}$/.test(asked) ? Math.min(Number(asked), pages) : 1;
}

/** Weight of pages about any site or a single town: an equally good page about us ranks first. */
const sideWeight = 0.5;

/** Search results among open screens, the guide and the town pages. */
function openFindings(language: Language, typed: string, isOpen: (address: string) => boolean) {
  const site = search(searchIndex(language), typed);
  const indexes = [
    { index: searchIndex(language), weight: 1, findings: site },
    {
      index: sideIndex(language),
      weight: sideWeight,
      findings: search(sideIndex(language), typed),
    },
  ];
  const found = indexes.flatMap(({ index, weight, findings }) =>
    findings.hits
      .filter(({ document }) => isOpen(document.address))
      .map((hit) => ({ hit, findings, index, rank: hit.relevance * weight })),
  );
  return { term: site.query.text, found: found.toSorted((a, b) => b.rank - a.rank) };
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
