import type { Area } from './check.ts';

/** An excerpt with the location of a finding marked in it. */
export interface MarkedExcerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** One observation as text. */
export interface ProofView {
  /** URL of the page or file, and its short form. */
  readonly href: string;
  readonly page: string;
  /** Line of the source, as text; empty if there is none. */
  readonly line: string;
  /** What is wrong, in a sentence; empty if the found and expected values are enough. */
  readonly said: string;
  readonly found: string;
  readonly wanted: string;
  readonly excerpt: MarkedExcerpt | null;
}

export interface FindingView {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly how: readonly string[];
  /** Source of the threshold; empty if there is none. */
  readonly source: string;
  /** URL of its page in the guide; empty for a check that no longer exists. */
  readonly guide: string;
  /** Gain and effort as text; empty for a check without points. */
  readonly gain: string;
  readonly effort: string;
  readonly proofs: readonly ProofView[];
  /** Number of further ones, as text; empty if there are none. */
  readonly more: string;
}

export interface AreaView {
  readonly id: Area;
  readonly name: string;
  /** Null if nothing could be judged. */
  readonly score: number | null;
  readonly judged: string;
  readonly findings: readonly FindingView[];
  readonly good: readonly string[];
}

/** A check that was not judged, with the reason. */
interface UnjudgedView {
  readonly name: string;
  readonly reason: string;
}

/** Results from the owner's exports. */
export interface OwnerView {
  /** When they were provided. */
  readonly given: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly queries: readonly {
    readonly query: string;
    readonly clicks: string;
    readonly impressions: string;
    readonly position: string;
  }[];
}

/** A report as text in one language, for the site and the CRM. */
export interface ReportView {
  readonly site: string;
  /** Query of the estimate that only asks what was not measured. */
  readonly estimate: string;
  /** The site's host, without `www`. */
  readonly host: string;
  readonly score: number | null;
  /** Date, number of pages and version. */
  readonly measured: string;
  /** How much could be judged, and what limited the score or the reading. */
  readonly remarks: readonly string[];
  readonly areas: readonly AreaView[];
  readonly mends: readonly Pick<FindingView, 'id' | 'name' | 'gain' | 'effort'>[];
  readonly notJudged: readonly UnjudgedView[];
  readonly notApplicable: readonly UnjudgedView[];
  /** Null if nothing was provided. */
  readonly owner: OwnerView | null;
}
