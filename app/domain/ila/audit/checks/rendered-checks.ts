import { fact, failWith, fault, notJudged, pass, type Proof, type Verdict } from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { median } from '../median.ts';
import {
  axeImpacts,
  type AxeImpact,
  type RenderedPage,
  type ShownElement,
} from '../rendered-evidence.ts';

/** Minimum share of the displayed words that must be in the HTML. */
const rawShare = 0.6;

/** Milliseconds. Source: web.dev, Largest Contentful Paint */
const latestPaint = 2500;

/** Source: web.dev, Cumulative Layout Shift */
const mostShift = 0.1;

/** CSS pixels. Source: WCAG 2.2, 2.5.8 */
const smallestTarget = 24;

/** CSS pixels. Source: WCAG 2.2, 1.4.10 */
const narrowest = 320;

/** Judges what a browser rendered; nothing is judged if there was no browser, or if it showed nothing. */
function ofRendered<Fault extends string>(
  { rendered }: SiteEvidence,
  judge: (pages: readonly [RenderedPage, ...RenderedPage[]]) => Verdict<Fault>,
): Verdict<Fault> {
  if (rendered === null) return notJudged('no-browser');
  const [first, ...others] = rendered;
  return first ? judge([first, ...others]) : notJudged('not-answered');
}

/** An observation of a rendered element. */
function shown(
  { url }: RenderedPage,
  { excerpt }: ShownElement,
  found: string,
  wanted = '',
): Proof<never> {
  return { ...fact(url, found, wanted), excerpt };
}

/** Distinct displayed words: scripts may repeat or reorder them. */
const wordsOf = (text: string) =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []);

export function judgeRawText(site: SiteEvidence): Verdict<'drawn'> {
  return ofRendered(site, (pages) => {
    const shares = pages.flatMap((page) => {
      const raw = site.pages.find(({ url }) => url === page.url)?.html;
      const words = [...wordsOf(page.text)];
      if (!raw || words.length === 0) return [];
      const inHtml = wordsOf(raw.wholeText);
      const share = words.filter((word) => inHtml.has(word)).length / words.length;
      return [{ share, proof: fact(page.url, percent(share), `≥ ${percent(rawShare)}`) }];
    });
    const [first] = shares;
    if (!first) return notJudged('not-answered');
    return failWith(
      shares.filter(({ share }) => share < rawShare).map(({ proof }) => fault('drawn', proof)),
      [first.proof],
    );
  });
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

export function judgeTree(site: SiteEvidence): Verdict<'nameless'> {
  return ofRendered(site, (pages) =>
    failWith(
      pages.flatMap((page) =>
        page.nameless.map((each) => fault('nameless', shown(page, each, each.role))),
      ),
    ),
  );
}

/** A median with its range if the loads differed: "1200 ms (1100 ms–1500 ms)". */
function withSpread(values: readonly number[], digits: number, unit: string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(
    (each) => `${each.toFixed(digits)}${unit}`,
  );
  const middle = `${(median(values) ?? 0).toFixed(digits)}${unit}`;
  return least === most ? middle : `${middle} (${least}–${most})`;
}

export function judgeLargestPaint(site: SiteEvidence): Verdict<'slow'> {
  return ofRendered(site, ([{ url, largestPaints }]) => {
    const middle = median(largestPaints);
    if (middle === undefined) return notJudged('not-answered');
    const found = withSpread(largestPaints, 0, ' ms');
    const proof = fact(url, found, `≤ ${latestPaint} ms`);
    return middle <= latestPaint ? pass(proof) : failWith([fault('slow', proof)]);
  });
}

export function judgeShifts(site: SiteEvidence): Verdict<'shifts'> {
  return ofRendered(site, ([{ url, shifts }]) => {
    const middle = median(shifts);
    if (middle === undefined) return notJudged('not-answered');
    const proof = fact(url, withSpread(shifts, 2, ''), `≤ ${mostShift}`);
    return middle <= mostShift ? pass(proof) : failWith([fault('shifts', proof)]);
  });
}

export function judgeTrackers(site: SiteEvidence): Verdict<'tracker' | 'identifier'> {
  return ofRendered(site, (pages) =>
    failWith(
      pages.flatMap(({ url, trackers, identifiers }): Proof<'tracker' | 'identifier'>[] => [
        ...trackers.map((host) => fault('tracker', fact(url, host))),
        ...identifiers.map(({ name, host }) => fault('identifier', fact(url, `${name} (${host})`))),
      ]),
    ),
  );
}

/** The most severe violations come first. */
export function judgeAxe(site: SiteEvidence): Verdict<AxeImpact> {
  return ofRendered(site, (pages) =>
    failWith(
      pages
        .flatMap((page) =>
          page.violations.map((each) => fault(each.impact, shown(page, each, each.rule))),
        )
        .toSorted((a, b) => rankOf(a) - rankOf(b)),
    ),
  );
}

const rankOf = ({ fault: impact }: Proof<AxeImpact>) =>
  impact === null ? axeImpacts.length : axeImpacts.indexOf(impact);

export function judgeTargets(site: SiteEvidence): Verdict<'small'> {
  return ofRendered(site, (pages) =>
    failWith(
      pages.flatMap((page) =>
        page.smallTargets.map((each) =>
          fault(
            'small',
            shown(page, each, `${each.width} × ${each.height} px`, `≥ ${smallestTarget} px`),
          ),
        ),
      ),
    ),
  );
}

export function judgeNarrow(site: SiteEvidence): Verdict<'sideways'> {
  return ofRendered(site, (pages) =>
    failWith(
      pages
        .filter(({ narrow }) => narrow.width > narrowest)
        .map((page) =>
          fault(
            'sideways',
            shown(page, page.narrow, `${page.narrow.width} px`, `≤ ${narrowest} px`),
          ),
        ),
    ),
  );
}
