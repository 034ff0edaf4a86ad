import type { Area } from './check.ts';

/** An excerpt with the place of a finding marked in it. */
export interface MarkedExcerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** One observation in words. */
export interface ProofView {
  /** Address of the page or file, and its short form. */
  readonly href: string;
  readonly page: string;
  /** Line of the source, in words; empty for none. */
  readonly line: string;
  /** What is wrong, in a sentence; empty where found and wanted say it. */
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
  /** Where the threshold comes from; empty for none. */
  readonly source: string;
  /** Address of its page in the guide; empty for a check that is no longer there. */
  readonly guide: string;
  /** Gain and effort in words; empty for what has no points. */
  readonly gain: string;
  readonly effort: string;
  readonly proofs: readonly ProofView[];
  /** How many more there are, in words; empty for none. */
  readonly more: string;
}

export interface AreaView {
  readonly id: Area;
  readonly name: string;
  /** Null where nothing could be judged. */
  readonly score: number | null;
  readonly judged: string;
  readonly findings: readonly FindingView[];
  readonly good: readonly string[];
}

/** A check that was not judged, and why. */
interface UnjudgedView {
  readonly name: string;
  readonly reason: string;
}

/** What the owner's exports come to. */
export interface OwnerView {
  /** When they were handed in. */
  readonly given: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly queries: readonly {
    readonly query: string;
    readonly clicks: string;
    readonly impressions: string;
    readonly position: string;
  }[];
}

/** A report in the words of one language, for the site and the CRM. */
export interface ReportView {
  readonly site: string;
  /** Query of the estimate in which only what was not measured is asked. */
  readonly estimate: string;
  /** Host of the site, without `www`. */
  readonly host: string;
  readonly score: number | null;
  /** When, how many pages, by which version. */
  readonly measured: string;
  /** How much could be judged, and what limits the score or the reading. */
  readonly remarks: readonly string[];
  readonly areas: readonly AreaView[];
  readonly mends: readonly Pick<FindingView, 'id' | 'name' | 'gain' | 'effort'>[];
  readonly notJudged: readonly UnjudgedView[];
  readonly notApplicable: readonly UnjudgedView[];
  /** Null where nothing was handed in. */
  readonly owner: OwnerView | null;
}
