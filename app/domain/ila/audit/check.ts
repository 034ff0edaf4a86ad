import type { SiteEvidence } from './evidence.ts';
import type { Page, Place } from './page-evidence.ts';

export const areas = ['reach', 'page', 'local', 'answer', 'speed', 'trust'] as const;

export type Area = (typeof areas)[number];

/** Why a check could not be judged, or does not apply. */
const reasons = [
  'no-browser',
  'drawn-by-scripts',
  'read-in-part',
  'unreachable',
  'blocked-by-robots',
  'not-answered',
  'language-unclear',
  'no-town-stated',
  'town-unclear',
  'address-unclear',
  'hours-unclear',
  'number-unclear',
  'call-unclear',
  'not-configured',
  'too-few-pages',
  'local-address',
  'nothing-of-the-kind',
  'owner-only',
] as const;

export type Reason = (typeof reasons)[number];

/** One observation: where it was made, what was found and what is expected, in neutral notation. */
export interface Proof<Fault extends string = string> {
  /** The fault of its check; null for something that is correct. */
  readonly fault: Fault | null;
  /** URL of the page or file. */
  readonly page: string;
  /** Numbered from 1; null for headers, URLs and figures. */
  readonly line: number | null;
  readonly excerpt: string;
  readonly found: string;
  readonly wanted: string;
}

export type Verdict<Fault extends string = string> =
  | { readonly status: 'pass'; readonly evidence: readonly Proof<never>[] }
  | { readonly status: 'fail'; readonly evidence: readonly Proof<Fault>[] }
  | { readonly status: 'not-judged' | 'not-applicable'; readonly reason: Reason };

export interface Check {
  /** Stable; the area is the part before the dot, except for `page.indexable`. */
  readonly id: string;
  /** Within its area: 3 keeps customers away, 2 costs visits, 1 is polish, 0 is informational. */
  readonly weight: 0 | 1 | 2 | 3;
  /** Source of the rule or its threshold. */
  readonly source: string;
  readonly judge: (site: SiteEvidence) => Verdict;
}

/** Maximum number of observations per check. */
const mostProofs = 20;

export const notJudged = (reason: Reason): Verdict<never> => ({ status: 'not-judged', reason });

export const notApplicable = (reason: Reason): Verdict<never> => ({
  status: 'not-applicable',
  reason,
});

export function pass(...evidence: readonly Proof<never>[]): Verdict<never> {
  return { status: 'pass', evidence: evidence.slice(0, mostProofs) };
}

/** Fails with the given faults; passes if there are none. */
export function failWith<Fault extends string>(
  faults: readonly Proof<Fault>[],
  good: readonly Proof<never>[] = [],
): Verdict<Fault> {
  return faults.length > 0
    ? { status: 'fail', evidence: faults.slice(0, mostProofs) }
    : pass(...good);
}

/** An observation of a header, a URL or a figure. */
export function fact(
  page: string,
  found: string | number,
  wanted: string | number = '',
): Proof<never> {
  return {
    fault: null,
    page,
    line: null,
    excerpt: '',
    found: String(found),
    wanted: String(wanted),
  };
}

/** An observation in a page's source. */
export function at(
  page: Pick<Page, 'url'>,
  place: Place,
  found: string | number,
  wanted: string | number = '',
): Proof<never> {
  const { line, excerpt } = place;
  return { ...fact(page.url, found, wanted), line: line > 0 ? line : null, excerpt };
}

/** An observation that makes a check fail. */
export function fault<Fault extends string>(code: Fault, observed: Proof<never>): Proof<Fault> {
  return { ...observed, fault: code };
}

export type HtmlPage = Page & { readonly html: NonNullable<Page['html']> };

/** Pages with status 200 and HTML content. */
export function htmlPages({ pages }: SiteEvidence): HtmlPage[] {
  return pages.filter(isHtmlPage);
}

const isHtmlPage = (page: Page): page is HtmlPage => page.html !== null && page.status === 200;

/**
 * Judges the content of pages. A page rendered by scripts is judged by what a browser showed, not by its HTML: if no
 * page was rendered, nothing is judged.
 *
 * @param judge returns the verdict on the pages
 */
export function ofPages<Fault extends string>(
  site: SiteEvidence,
  judge: (pages: readonly HtmlPage[]) => Verdict<Fault>,
): Verdict<Fault> {
  const readable = readablePages(site);
  if (readable.length > 0) return judge(readable);
  return notJudged(htmlPages(site).length > 0 ? 'drawn-by-scripts' : unread(site));
}

/** Pages with content, either in their HTML or in a browser. */
export function readablePages(site: SiteEvidence): HtmlPage[] {
  return htmlPages(site)
    .map((page) => asDrawn(page, site))
    .filter(({ html }) => !html.isDrawnByScripts);
}

function asDrawn(page: HtmlPage, { rendered }: SiteEvidence): HtmlPage {
  const drawn = rendered?.find(({ url, isDrawn }) => url === page.url && isDrawn)?.drawn;
  const seen = { ...page, ...drawn };
  return isHtmlPage(seen) ? seen : page;
}

/** Fails with the faults of all pages. */
export function onEveryPage<Fault extends string>(
  site: SiteEvidence,
  faultsOf: (page: HtmlPage) => readonly Proof<Fault>[],
): Verdict<Fault> {
  return ofPages(site, (pages) => failWith(pages.flatMap(faultsOf)));
}

/** Why no page of a site was read. */
export function unread({ first, robots }: SiteEvidence): Reason {
  if (first.failure === 'blocked-by-robots' || robots.allows.IlumaAudit === false)
    return 'blocked-by-robots';
  return 'unreachable';
}

/** Whether the site is local, so that HTTPS and DNS mean nothing for it. */
export function isLocalSite({ first }: SiteEvidence): boolean {
  const url = first.url;
  return /^https?:\/\/(?:[\d.]+|\[[^\]]*\]|(?:[^/]+\.)?localhost|[^/]+:\d+)(?::\d+)?(?:\/|$)/i.test(
    url,
  );
}
