import { isEndlesslyRedirected, ownStatus } from '../answer-evidence.ts';
import {
  at,
  fact,
  failWith,
  fault,
  htmlPages,
  notJudged,
  unread,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';

/** A missing robots.txt allows everything; a server error blocks search engines. */
export function judgeRobots({ robots }: SiteEvidence): Verdict<'status' | 'page' | 'line'> {
  const { answer, badLines, isPage } = robots;
  if (answer.status === null || answer.status === 429) return notJudged('not-answered');
  if (answer.status >= 500)
    return failWith([fault('status', fact(answer.url, answer.status, 200))]);
  if (isPage)
    return failWith([
      fault('page', fact(answer.url, answer.headers['content-type'] ?? 'HTML', 'text/plain')),
    ]);
  return failWith(
    badLines.map(({ line, text }) => ({
      ...fault('line', fact(answer.url, text)),
      line,
      excerpt: text,
    })),
  );
}

export function judgeIndexable(site: SiteEvidence): Verdict<'robots' | 'header' | 'meta'> {
  const { first, robots } = site;
  if (first.status === null) return notJudged(unread(site));
  const faults: Proof<'robots' | 'header' | 'meta'>[] = [];
  if (robots.allows.Googlebot === false)
    faults.push(
      fault(
        'robots',
        (robots.answer.status ?? 0) >= 500
          ? fact(robots.answer.url, robots.answer.status ?? '', 200)
          : fact(robots.answer.url, 'Disallow', 'Allow'),
      ),
    );
  for (const page of site.pages.slice(0, 1)) {
    const header = page.headers['x-robots-tag'] ?? '';
    if (isNoIndex(header))
      faults.push(fault('header', fact(page.url, `X-Robots-Tag: ${header}`, 'index')));
    for (const each of page.html?.robots ?? [])
      if (isNoIndex(each.text)) faults.push(fault('meta', at(page, each, each.text, 'index')));
  }
  if (site.pages.length === 0 && faults.length === 0) return notJudged(unread(site));
  return failWith(faults);
}

/** Directives with a value, such as "max-image-preview:none". */
const valued = /\b(?:max-[a-z-]{1,30}|unavailable_after)\s*:[^,]*/gi;

/** Rules for a single bot start with its name: "otherbot: noindex" does not block search engines. */
const isNoIndex = (text: string) =>
  text
    .replace(valued, '')
    .split(/,(?=[^,:]*:)/)
    .map((rule) => /^\s*(?:([\w-]+)\s*:)?(.*)$/s.exec(rule) ?? [])
    .some(
      ([, robot = '', directives = '']) =>
        /^(?:|googlebot|bingbot)$/i.test(robot) && /\b(?:noindex|none)\b/i.test(directives),
    );

/** Responses that may only concern bots: visitors may still get the page. */
export const isRefusal = (status: number | null) =>
  status === null || [403, 429, 503].includes(status);

type SitemapFault =
  | 'missing'
  | 'loop'
  | 'status'
  | 'broken'
  | 'empty'
  | 'page-status'
  | 'page-noindex';

export function judgeSitemap(site: SiteEvidence): Verdict<SitemapFault> {
  const { sitemap, pages, first } = site;
  if (pages.length === 0) return notJudged(unread(site));
  if (!sitemap)
    return failWith([fault('missing', fact(new URL('/sitemap.xml', first.url).href, 404, 200))]);
  const { answer, error, urls } = sitemap;
  if (isEndlesslyRedirected(answer))
    return failWith([fault('loop', fact(answer.asked, answer.redirects.length, '≤ 1'))]);
  if (isRefusal(answer.status)) return notJudged('not-answered');
  if (answer.status !== 200)
    return failWith([fault('status', fact(answer.url, answer.status ?? '', 200))]);
  if (error !== '')
    return failWith([fault('broken', fact(answer.url, error.slice(0, 200), 'XML'))]);
  if (urls.length === 0) return failWith([fault('empty', fact(answer.url, 0, '≥ 1'))]);
  return failWith(listedFaults(site, new Set(urls)), [fact(answer.url, urls.length)]);
}

/** Faults of the URLs listed in a sitemap, as far as they were requested. */
function listedFaults(
  site: SiteEvidence,
  listed: ReadonlySet<string>,
): Proof<'page-status' | 'page-noindex'>[] {
  const answered = [...site.pages, ...site.probed].flatMap((answer) => {
    const status = ownStatus(answer);
    return listed.has(answer.asked) && status !== null ? [{ ...answer, status }] : [];
  });
  return [
    ...answered
      .filter(({ status }) => status >= 300 && !isRefusal(status))
      .map(({ asked, status }) => fault('page-status', fact(asked, status, 200))),
    ...htmlPages(site)
      .filter(
        ({ asked, html, headers }) =>
          listed.has(asked) &&
          (html.robots.some(({ text }) => isNoIndex(text)) ||
            isNoIndex(headers['x-robots-tag'] ?? '')),
      )
      .map(({ asked }) => fault('page-noindex', fact(asked, 'noindex', 'index'))),
  ];
}
