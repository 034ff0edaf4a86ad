import { notJudged, type Area, type Verdict } from './check.ts';
import type { SiteEvidence } from './evidence.ts';

/** Faults of what is not there: where only a part of a page was read, it may stand in the rest. */
const absences: ReadonlySet<string | null> = new Set([
  'missing',
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
]);

/** Whether a check looks for what stands in pages, and not in their headers. */
const readsPages = (id: string, area: Area) =>
  area === 'page' || area === 'local' || area === 'answer' || id === 'trust.legal';

/** A verdict without claims about parts of pages that were not read. */
export function withoutUnseen(
  { id, area }: { readonly id: string; readonly area: Area },
  verdict: Verdict,
  { pages }: SiteEvidence,
): Verdict {
  if (verdict.status !== 'fail' || !readsPages(id, area)) return verdict;
  const cut = new Set(pages.filter(({ isCut }) => isCut).map(({ url }) => url));
  const evidence = verdict.evidence.filter(
    ({ fault, page }) => !(cut.has(page) && absences.has(fault)),
  );
  return evidence.length > 0 ? { ...verdict, evidence } : notJudged('read-in-part');
}
