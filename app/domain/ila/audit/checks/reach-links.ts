import { isEndlesslyRedirected } from '../answer-evidence.ts';
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

/** Maximum number of clicks from the first page. */
const deepest = 4;

export function judgeRedirects(site: SiteEvidence): Verdict<'loop' | 'chain'> {
  if (site.pages.length === 0) return notJudged(unread(site));
  const faults = [...site.pages, ...site.probed].flatMap((answer): Proof<'loop' | 'chain'>[] => {
    const { asked, redirects } = answer;
    if (isEndlesslyRedirected(answer)) return [fault('loop', fact(asked, redirects.length, '≤ 1'))];
    return redirects.length > 1 ? [fault('chain', fact(asked, redirects.length, '≤ 1'))] : [];
  });
  return failWith(faults);
}

/** 403, 429, 503 and timeouts are not judged: visitors may still get the page. */
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

/** A folder's URL and its index file are one page. */
const folderOf = (url: string) => withoutSlash(url.replace(/\/index\.\w+$/, '/'));

export function judgeOrphans(site: SiteEvidence): Verdict<'orphan'> {
  const { sitemap, limits } = site;
  return ofPages(site, (pages) => {
    if (!sitemap || sitemap.urls.length === 0) return notApplicable('nothing-of-the-kind');
    // Pages that were not read may link to it.
    if (limits.length > 0) return notJudged('too-few-pages');
    // Its own menu links to it, but no other page does.
    const links = pages.flatMap((page) =>
      page.html.links.flatMap(({ url }) =>
        url === null || folderOf(url) === folderOf(page.url) ? [] : [url],
      ),
    );
    const linked = new Set([site.first.url, ...links].map(folderOf));
    // A link also leads to the page that its URL redirects to.
    for (const { asked, url } of [...site.pages, ...site.probed])
      if (linked.has(folderOf(asked))) linked.add(folderOf(url));
    // A listed page that is missing, or redirects to a linked page, is a fault of the sitemap.
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
