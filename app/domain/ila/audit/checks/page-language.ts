import {
  fact,
  failWith,
  fault,
  notApplicable,
  ofPages,
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';

type LangFault = 'missing' | 'invalid' | 'other';

export function judgeLang(site: SiteEvidence): Verdict<LangFault> {
  return ofPages(site, (pages) =>
    failWith(
      pages.flatMap((page): Proof<LangFault>[] => {
        const { lang } = page.html;
        if (!lang) return [fault('missing', fact(page.url, '', page.spoken ?? 'lang'))];
        if (!isLanguageTag(lang))
          return [fault('invalid', fact(page.url, lang, page.spoken ?? 'lang'))];
        const [language = ''] = lang.toLowerCase().split('-');
        return page.spoken !== null && page.spoken !== language
          ? [fault('other', fact(page.url, lang, page.spoken))]
          : [];
      }),
    ),
  );
}

/** BCP 47: a registered language, as known to the platform. */
function isLanguageTag(tag: string): boolean {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag);
    const { language, region } = new Intl.Locale(canonical);
    // An alias such as `UK` is not a registered code, although the platform understands it.
    const isRegion =
      region === undefined ||
      (isNamed('region', region) && tag.toUpperCase().split('-').includes(region));
    return isNamed('language', language) && isRegion;
  } catch {
    return false;
  }
}

const isNamed = (type: 'language' | 'region', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

type HreflangFault = 'invalid' | 'self' | 'one-way';

export function judgeHreflang(site: SiteEvidence): Verdict<HreflangFault> {
  return ofPages(site, (pages) => {
    const marked = pages.filter(({ html }) => html.hreflang.length > 0);
    if (marked.length === 0) return notApplicable('nothing-of-the-kind');
    const byUrl = new Map(pages.map((page) => [page.url, page]));
    return failWith(marked.flatMap((page) => hreflangFaults(page, byUrl)));
  });
}

function hreflangFaults(
  page: HtmlPage,
  byUrl: ReadonlyMap<string, HtmlPage>,
): Proof<HreflangFault>[] {
  const { hreflang } = page.html;
  const namesItself = hreflang.some(({ href }) => isAddressOf(page, href));
  return [
    ...hreflang
      .filter(({ lang }) => lang.toLowerCase() !== 'x-default' && !isLanguageTag(lang))
      .map(({ lang }) => fault('invalid', fact(page.url, lang, 'BCP 47'))),
    ...(namesItself ? [] : [fault('self', fact(page.url, '', page.url))]),
    ...hreflang.flatMap(({ href }) => {
      const other = byUrl.get(href);
      const isMutual = !other || other.html.hreflang.some((each) => isAddressOf(page, each.href));
      return isMutual ? [] : [fault('one-way', fact(href, '', page.url))];
    }),
  ];
}

/** A page read at another URL than its canonical one, such as "/index.php", is known by both. */
const isAddressOf = ({ url, html }: HtmlPage, href: string) =>
  href === url || href === URL.parse(html.canonicals[0]?.text ?? '', url)?.href;
