import {
  at,
  fact,
  failWith,
  fault,
  notApplicable,
  notJudged,
  ofPages,
  pass,
  unread,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { withoutSlash } from './reach-address.ts';
import { isRefusal } from './reach-robots.ts';

/** Clicks from the first page. */
const deepest = 4;

export function judgeRedirects(site: SiteEvidence): Verdict<'loop' | 'chain'> {
  if (site.pages.length === 0) return notJudged(unread(site));
  const faults = [...site.pages, ...site.probed].flatMap(
    ({ asked, redirects, failure }): Proof<'loop' | 'chain'>[] => {
      if (failure === 'redirect-loop' || failure === 'too-many-redirects')
        return [fault('loop', fact(asked, redirects.length, '≤ 1'))];
      return redirects.length > 1 ? [fault('chain', fact(asked, redirects.length, '≤ 1'))] : [];
    },
  );
  return failWith(faults);
}

/** 403, 429, 503 and time-outs are not judged: the page may be there for people. */
export function judgeDeadLinks(site: SiteEvidence): Verdict<'dead'> {
  return ofPages(site, (pages) => {
    const dead = new Map(
      [...site.pages, ...site.probed]
        .filter(({ status }) => status === 404 || status === 410)
        .map(({ asked, status }) => [asked, status ?? 404]),
    );
    return failWith(
      pages.flatMap((page) =>
        page.html.links.flatMap((link) => {
          const status = link.url === null ? undefined : dead.get(link.url);
          return status === undefined
            ? []
            : [fault('dead', at(page, link, `${status} ${link.url}`, 200))];
        }),
      ),
    );
  });
}

/** A folder's address and its file are one page. */
const folderOf = (url: string) => withoutSlash(url.replace(/\/index\.\w+$/, '/'));

export function judgeOrphans(site: SiteEvidence): Verdict<'orphan'> {
  const { sitemap, limits } = site;
  return ofPages(site, (pages) => {
    if (!sitemap || sitemap.urls.length === 0) return notApplicable('nothing-of-the-kind');
    // Links of pages that were not read may lead to it.
    if (limits.length > 0) return notJudged('too-few-pages');
    // A page's own menu leads to it, from nowhere else.
    const links = pages.flatMap((page) =>
      page.html.links.flatMap(({ url }) =>
        url === null || folderOf(url) === folderOf(page.url) ? [] : [url],
      ),
    );
    const linked = new Set([site.first.url, ...links].map(folderOf));
    // A link leads to the page that its address redirects to, too.
    for (const { asked, url } of [...site.pages, ...site.probed])
      if (linked.has(folderOf(asked))) linked.add(folderOf(url));
    // What is listed and not there, or leads to a page that is linked, is the site map's fault.
    const gone = new Set(
      [...site.pages, ...site.probed]
        .filter(
          ({ status, redirects, url }) =>
            status === 404 || status === 410 || (redirects.length > 0 && linked.has(folderOf(url))),
        )
        .map(({ asked }) => asked),
    );
    return failWith(
      sitemap.urls
        .filter((url) => !linked.has(folderOf(url)) && !gone.has(url))
        .map((url) => fault('orphan', fact(url, 0, '≥ 1'))),
    );
  });
}

export function judgeDepth(site: SiteEvidence): Verdict<'deep'> {
  return ofPages(site, (pages) =>
    failWith(
      pages
        .filter(({ depth }) => depth !== null && depth > deepest)
        .map(({ url, depth }) => fault('deep', fact(url, depth ?? '', `≤ ${deepest}`))),
    ),
  );
}

export function judgeSoft404({ unknownPath }: SiteEvidence): Verdict<'answered'> {
  if (!unknownPath || isRefusal(unknownPath.status)) return notJudged('not-answered');
  const { asked, status } = unknownPath;
  return status === 404 || status === 410
    ? pass(fact(asked, status))
    : failWith([fault('answered', fact(asked, status ?? '', 404))]);
}
