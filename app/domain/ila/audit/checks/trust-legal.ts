import { languages } from '#app/domain/languages.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { auditedLanguage, auditedLanguages } from '../audited-languages.ts';
import {
  fact,
  failWith,
  fault,
  notJudged,
  ofPages,
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { decoded } from '../url-text.ts';

export function judgeLegal(site: SiteEvidence): Verdict<'privacy' | 'legal'> {
  return ofPages(site, (pages) => {
    const known = pages.flatMap((page) => {
      const language = auditedLanguage(page.spoken ?? page.html.lang);
      return language === null ? [] : [{ page, ...auditedLanguages[language] }];
    });
    if (known.length === 0) return notJudged('language-unclear');
    const isAsked = mayNeedLegal(pages);
    return failWith(
      known.flatMap(({ page, called }): Proof<'privacy' | 'legal'>[] => [
        ...(leadsTo(page, 'privacy') ? [] : [fault('privacy', fact(page.url, '', called.privacy))]),
        ...(!isAsked || leadsTo(page, 'legal')
          ? []
          : [fault('legal', fact(page.url, '', called.legal))]),
      ]),
    );
  });
}

/**
 * Calling codes of countries where a site must by law name its publisher: those of the European Union, which do so on a
 * page of its own, and Switzerland. Elsewhere only a privacy page is required.
 *
 * @see https://eur-lex.europa.eu/eli/dir/2000/31/oj article 5
 */
const needsLegal = /^\+(?:3[0-469]|35[12]|37[67]|4[1359]|262|508|59[046]|687|689)/;

/** Without a telephone number, the country is unknown. */
function mayNeedLegal(pages: readonly HtmlPage[]): boolean {
  const numbers = pages.flatMap(({ local }) => local.phones.map(({ number }) => number));
  return numbers.length === 0 || numbers.some((number) => needsLegal.test(number));
}

/**
 * Whether a page links to its privacy or legal page, named in its language, or in any language if its text is too short
 * to tell.
 */
function leadsTo(page: HtmlPage, kind: 'privacy' | 'legal'): boolean {
  const spoken = auditedLanguage(page.spoken);
  return (spoken ? [spoken] : languages).some((each) => names(page, auditedLanguages[each][kind]));
}

/** Whether a page has, or links to a page with, one of these names. */
function names({ html }: HtmlPage, name: RegExp): boolean {
  const isNamed = (text: string) => name.test(text) || name.test(plain(text));
  return (
    html.links.some((link) => isNamed(link.name) || isNamed(pathOf(link.url))) ||
    isNamed(html.titles[0]?.text ?? '')
  );
}

/** Without accents and separators, as in paths and on keyboards without accents. */
const plain = (text: string) => normalizeForSearch(text).replaceAll(/[-_]/g, ' ');

const pathOf = (url: string | null) => decoded(URL.parse(url ?? '')?.pathname ?? '');
