import { ownStatus } from '../answer-evidence.ts';
import { bareHost } from '../bare-host.ts';
import { at, fault, onEveryPage, type HtmlPage, type Proof, type Verdict } from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import type { Found } from '../page-evidence.ts';

type CanonicalFault = 'several' | 'relative' | 'elsewhere' | 'home' | 'status';

export function judgeCanonical(site: SiteEvidence): Verdict<CanonicalFault> {
  const answers = [...site.pages, ...site.probed];
  const statuses = new Map([
    ...answers.map(({ url, status }) => [url, status] as const),
    ...answers.map((answer) => [answer.asked, ownStatus(answer)] as const),
  ]);
  return onEveryPage(site, (page): Proof<CanonicalFault>[] => {
    const canonicals = canonicalsOf(page);
    // A duplicate of the same canonical URL is harmless.
    const addresses = new Set(canonicals.map(({ text }) => URL.parse(text, page.url)?.href));
    if (addresses.size > 1)
      return canonicals.map((each) => fault('several', at(page, each, each.text, '≤ 1')));
    return canonicals.slice(0, 1).flatMap((each): Proof<CanonicalFault>[] => {
      const url = URL.parse(each.text);
      if (!url) return [fault('relative', at(page, each, each.text || 'href=""', 'https://…'))];
      if (isHomeOf(site, page, url.href))
        return [fault('home', at(page, each, url.href, page.url))];
      if (bareHost(url.href) !== bareHost(page.url))
        return [fault('elsewhere', at(page, each, url.host, bareHost(page.url)))];
      const status = statuses.get(url.href);
      return typeof status === 'number' && status >= 300
        ? [fault('status', at(page, each, status, 200))]
        : [];
    });
  });
}

/** Canonical URLs in a page and its headers. Source: RFC 6596 */
export function canonicalsOf({ html, headers }: Pick<HtmlPage, 'html' | 'headers'>): Found[] {
  const links = (headers.link ?? '').split(/,\s?(?=<)/).flatMap((link) => {
    const [, text = ''] = /^\s*<([^>]*)>/.exec(link) ?? [];
    return /;\s*rel\s*=\s*"?canonical\b/i.test(link) ? [{ text, line: 0, excerpt: link }] : [];
  });
  return [...html.canonicals, ...links];
}

/** Whether an inner page with its own title declares the first page as canonical. */
function isHomeOf({ pages: [first] }: SiteEvidence, page: HtmlPage, canonical: string): boolean {
  if (!first?.html || first.url !== canonical || page.url === canonical) return false;
  const { pathname, search } = new URL(page.url);
  const titles = [page.html, first.html].map(({ titles: [title] }) => title?.text);
  return pathname !== '/' && search === '' && titles[0] !== titles[1];
}
