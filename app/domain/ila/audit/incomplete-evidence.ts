import { notJudged, type Area, type Check, type Proof, type Verdict } from './check.ts';
import type { SiteEvidence } from './evidence.ts';
import type { RenderedPage } from './rendered-evidence.ts';
import { isContactRead, isContactUnread } from './unread-pages.ts';

/** Faults of missing content: if only a part of a page was read, it may be in the rest. */
const absences: ReadonlySet<string | null> = new Set([
  'missing',
  'only-link',
  'no-link',
  'few',
  'none',
  'privacy',
  'legal',
  'author',
  'date',
  'name',
  'address',
  'logo',
  'profiles',
  'orphan',
]);

/** Whether a check looks at the content of pages rather than at their headers. */
const readsPages = (id: string, area: Area) =>
  ['page', 'local', 'answer'].includes(area) ||
  /^(?:trust\.(?:legal|viewport)|reach\.orphans)$/.test(id);

/** Checks of content that may be on an unread contact page. */
const onContactPage: ReadonlySet<string> = new Set([
  'local.phone',
  'local.address',
  'local.hours',
  'local.directions',
]);

/** A verdict without claims of missing content in parts of pages that were not read, or that scripts add. */
export function withoutUnseenAbsences(
  { id, area, judge }: JudgedCheck,
  site: SiteEvidence,
): Verdict {
  const verdict = judge(site);
  if (verdict.status !== 'fail' || !readsPages(id, area)) return verdict;
  const cut = new Set(site.pages.filter(({ isCut }) => isCut).map(({ url }) => url));
  const evidence = verdict.evidence.filter(
    ({ fault, page }) => !(cut.has(page) && absences.has(fault)),
  );
  if (evidence.length === 0) return notJudged('read-in-part');
  const isAbsent = evidence.every(({ fault }) => absences.has(fault));
  if (isAbsent && onContactPage.has(id) && isContactUnread(site)) return notJudged('read-in-part');
  if (isAbsent && id === 'local.schema' && isContactUnread(site) && !isContactRead(site))
    return notJudged('read-in-part');
  const added = addedPages(site);
  if (!isAbsent || added.length === 0) return { ...verdict, evidence };
  const seen = judge(withAdded(site, added));
  if (seen.status !== 'fail') return seen;
  // Scripts may add the same to other pages as they do to the pages opened in a browser.
  const isAdded = ({ page }: Proof) => added.some(({ url }) => url === page);
  return evidence.some(isAdded) && !seen.evidence.some(isAdded)
    ? notJudged('read-in-part')
    : { ...verdict, evidence };
}

type JudgedCheck = Pick<Check, 'judge'> & { readonly id: string; readonly area: Area };

/** Pages opened in a browser whose content scripts extend. */
const addedPages = ({ rendered }: SiteEvidence) =>
  (rendered ?? []).filter(({ drawn, isDrawn }) => drawn !== null && !isDrawn);

/** The site with the content that scripts add to its pages. */
function withAdded(site: SiteEvidence, added: readonly RenderedPage[]): SiteEvidence {
  const pages = site.pages.map((page) => ({
    ...page,
    ...added.find(({ url }) => url === page.url)?.drawn,
  }));
  return { ...site, pages };
}
