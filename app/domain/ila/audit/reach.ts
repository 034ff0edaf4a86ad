import {
  fact,
  failWith,
  htmlPages,
  isLocalSite,
  notApplicable,
  notJudged,
  at,
  ofPages,
  pass,
  unread,
  type Check,
  type Proof,
  type Verdict,
} from './check.ts';
import type { Answer, SiteEvidence } from './evidence.ts';

/** Days that a certificate has to last. */
const certificateDays = 14;

/** Clicks from the first page. */
const deepest = 4;

const isOk = ({ status }: Answer) => status === 200;

/** How an address answered, in few characters. */
const outcomeOf = ({ status, failure }: Answer) => String(status ?? failure ?? '');

export const reachChecks: readonly Check[] = [
  { id: 'reach.status', weight: 3, judge: judgeStatus },
  { id: 'reach.https', weight: 3, judge: judgeHttps },
  { id: 'reach.certificate', weight: 2, judge: judgeCertificate },
  { id: 'reach.one-host', weight: 2, judge: judgeOneHost },
  { id: 'reach.robots', weight: 2, judge: judgeRobots },
  { id: 'page.indexable', weight: 3, judge: judgeIndexable },
  { id: 'reach.sitemap', weight: 2, judge: judgeSitemap },
  { id: 'reach.redirects', weight: 1, judge: judgeRedirects },
  { id: 'reach.dead-links', weight: 2, judge: judgeDeadLinks },
  { id: 'reach.orphans', weight: 1, judge: judgeOrphans },
  { id: 'reach.depth', weight: 1, judge: judgeDepth },
  { id: 'reach.soft-404', weight: 1, judge: judgeSoft404 },
];

function judgeStatus(site: SiteEvidence): Verdict {
  const { first } = site;
  if (first.failure === 'blocked-by-robots') return notJudged('blocked-by-robots');
  return isOk(first)
    ? pass(fact(first.url, 200))
    : failWith([fact(first.asked, outcomeOf(first), 200)]);
}

function judgeHttps(site: SiteEvidence): Verdict {
  const { first, byHttp } = site;
  if (first.status === null) return notJudged(unread(site));
  if (isLocalSite(site)) return notApplicable('local-address');
  if (!first.url.startsWith('https:')) return failWith([fact(first.url, 'http', 'https')]);
  if (!byHttp || byHttp.failure === 'timeout' || byHttp.failure === 'unreachable')
    return notJudged('not-answered');
  const [redirect] = byHttp.redirects;
  const isPermanent = redirect !== undefined && [301, 308].includes(redirect.status);
  return isPermanent && byHttp.url.startsWith('https:')
    ? pass(fact(byHttp.asked, redirect.status))
    : failWith([fact(byHttp.asked, redirect?.status ?? outcomeOf(byHttp), '301, 308')]);
}

function judgeCertificate(site: SiteEvidence): Verdict {
  const { first, certificate, at: now } = site;
  if (isLocalSite(site)) return notApplicable('local-address');
  if (first.failure === 'certificate') return failWith([fact(first.url, first.failure)]);
  if (!certificate)
    return first.status === null ? notJudged('unreachable') : notApplicable('nothing-of-the-kind');
  const days = Math.floor((Date.parse(certificate.validTo) - Date.parse(now)) / 86_400_000);
  const proof = fact(first.url, certificate.validTo.slice(0, 10), `≥ ${certificateDays} d`);
  return days >= certificateDays ? pass(proof) : failWith([proof]);
}

/** Both forms of an address have to end at one: the other redirects, or does not exist. */
function judgeOneHost(site: SiteEvidence): Verdict {
  const { first, otherHost, otherSlash, pages } = site;
  if (pages.length === 0) return notJudged(unread(site));
  const faults: Proof[] = [];
  if (otherHost && isOk(otherHost) && hostOf(otherHost.url) !== hostOf(first.url))
    faults.push(fact(otherHost.asked, 200, '301, 308'));
  if (otherSlash && isOk(otherSlash) && otherSlash.redirects.length === 0) {
    const twin = pages.find(({ url }) => withoutSlash(url) === withoutSlash(otherSlash.url));
    const canonical = twin?.html?.canonicals[0]?.text;
    // One canonical for both forms says which of them counts.
    if (canonical === undefined) faults.push(fact(otherSlash.asked, 200, '301, 308'));
  }
  return failWith(faults);
}

const hostOf = (url: string) => URL.parse(url)?.host ?? '';
const withoutSlash = (url: string) => url.replace(/\/$/, '');

function judgeRobots({ robots }: SiteEvidence): Verdict {
  const { answer, badLines } = robots;
  if (answer.status === null) return notJudged('not-answered');
  if (answer.status >= 500) return failWith([fact(answer.url, answer.status, 200)]);
  return failWith(
    badLines.map(({ line, text }) => ({ ...fact(answer.url, text), line, excerpt: text })),
  );
}

function judgeIndexable(site: SiteEvidence): Verdict {
  const { first, robots } = site;
  if (first.status === null) return notJudged(unread(site));
  const faults: Proof[] = [];
  if (robots.allows.Googlebot === false) faults.push(fact(robots.answer.url, 'Disallow', 'Allow'));
  for (const page of site.pages.slice(0, 1)) {
    const header = page.headers['x-robots-tag'] ?? '';
    if (isNoIndex(header)) faults.push(fact(page.url, `X-Robots-Tag: ${header}`, 'index'));
    for (const each of page.html?.robots ?? [])
      if (isNoIndex(each.text)) faults.push(at(page, each, each.text, 'index'));
  }
  if (site.pages.length === 0 && faults.length === 0) return notJudged(unread(site));
  return failWith(faults);
}

const isNoIndex = (text: string) => /\b(?:noindex|none)\b/i.test(text);

function judgeSitemap(site: SiteEvidence): Verdict {
  const { sitemap, pages, probed, first } = site;
  if (pages.length === 0) return notJudged(unread(site));
  if (!sitemap) return failWith([fact(new URL('/sitemap.xml', first.url).href, 404, 200)]);
  const { answer, error, urls } = sitemap;
  if (answer.status === null || [403, 429, 503].includes(answer.status))
    return notJudged('not-answered');
  if (answer.status !== 200) return failWith([fact(answer.url, answer.status, 200)]);
  if (error !== '') return failWith([fact(answer.url, error.slice(0, 200), 'XML')]);
  const listed = new Set(urls);
  const faults = [
    ...[...pages, ...probed]
      .filter(
        ({ asked, status }) =>
          listed.has(asked) &&
          status !== null &&
          status >= 400 &&
          ![403, 429, 503].includes(status),
      )
      .map(({ asked, status }) => fact(asked, status ?? '', 200)),
    ...htmlPages(site)
      .filter(
        ({ asked, html, headers }) =>
          listed.has(asked) &&
          (html.robots.some(({ text }) => isNoIndex(text)) ||
            isNoIndex(headers['x-robots-tag'] ?? '')),
      )
      .map(({ asked }) => fact(asked, 'noindex', 'index')),
  ];
  return urls.length === 0
    ? failWith([fact(answer.url, 0, '≥ 1')])
    : failWith(faults, [fact(answer.url, urls.length)]);
}

function judgeRedirects(site: SiteEvidence): Verdict {
  if (site.pages.length === 0) return notJudged(unread(site));
  const faults = [...site.pages, ...site.probed].flatMap(({ asked, redirects, failure }) => {
    if (failure === 'redirect-loop' || failure === 'too-many-redirects')
      return [fact(asked, failure, '≤ 1')];
    return redirects.length > 1 ? [fact(asked, redirects.length, '≤ 1')] : [];
  });
  return failWith(faults);
}

/** 403, 429, 503 and time-outs are not judged: the page may be there for people. */
function judgeDeadLinks(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const dead = new Map(
      [...site.pages, ...site.probed]
        .filter(({ status }) => status === 404 || status === 410)
        .map(({ asked, status }) => [asked, status ?? 404]),
    );
    const faults = pages.flatMap((page) =>
      page.html.links.flatMap((link) => {
        const status = link.url === null ? undefined : dead.get(link.url);
        return status === undefined ? [] : [at(page, link, `${status} ${link.url}`, 200)];
      }),
    );
    return failWith(faults);
  });
}

function judgeOrphans(site: SiteEvidence): Verdict {
  const { sitemap, limits } = site;
  return ofPages(site, (pages) => {
    if (!sitemap || sitemap.urls.length === 0) return notApplicable('nothing-of-the-kind');
    // Links of pages that were not read may lead to it.
    if (limits.length > 0) return notJudged('too-few-pages');
    const links = pages.flatMap(({ html }) => html.links.flatMap(({ url }) => url ?? []));
    const linked = new Set([site.first.url, ...links].map(withoutSlash));
    return failWith(
      sitemap.urls
        .filter((url) => !linked.has(withoutSlash(url)))
        .map((url) => fact(url, 0, '≥ 1')),
    );
  });
}

function judgeDepth(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) =>
    failWith(
      pages
        .filter(({ depth }) => depth !== null && depth > deepest)
        .map(({ url, depth }) => fact(url, depth ?? '', `≤ ${deepest}`)),
    ),
  );
}

function judgeSoft404({ unknownPath }: SiteEvidence): Verdict {
  if (!unknownPath || unknownPath.status === null) return notJudged('not-answered');
  if ([403, 429, 503].includes(unknownPath.status)) return notJudged('not-answered');
  return [404, 410].includes(unknownPath.status)
    ? pass(fact(unknownPath.asked, unknownPath.status))
    : failWith([fact(unknownPath.asked, unknownPath.status, 404)]);
}
