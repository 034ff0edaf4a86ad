import type { Page } from './page-evidence.ts';

/** An element that a browser shows. */
export interface ShownElement {
  /** Source text, at most 200 characters. */
  readonly excerpt: string;
}

export const axeImpacts = ['critical', 'serious', 'moderate', 'minor'] as const;

export type AxeImpact = (typeof axeImpacts)[number];

/** What a browser has seen of one page. */
export interface RenderedPage {
  readonly url: string;
  /** Visible text, at most 100,000 characters. */
  readonly text: string;
  /** What the page says once scripts have drawn it; null for a page that says all of it by itself. */
  readonly drawn: Pick<Page, 'html' | 'local' | 'spoken'> | null;
  /** Whether scripts draw the page, and do not only add to it. */
  readonly isDrawn: boolean;
  /** Largest contentful paint of each load, in milliseconds; only the first page is loaded more than once. */
  readonly largestPaints: readonly number[];
  /** Cumulative layout shift of each load. */
  readonly shifts: readonly number[];
  /** Controls without an accessible name. */
  readonly nameless: readonly (ShownElement & { readonly role: string })[];
  /** Requests to known trackers, and identifiers of third parties or known trackers, before any consent. */
  readonly trackers: readonly string[];
  readonly identifiers: readonly { readonly name: string; readonly host: string }[];
  readonly violations: readonly (ShownElement & {
    /** Id of the rule in axe-core. */
    readonly rule: string;
    readonly impact: AxeImpact;
    /** Elements that break the rule. */
    readonly count: number;
  })[];
  /** Targets smaller than 24 by 24 CSS pixels without the space that would make up for it. */
  readonly smallTargets: readonly (ShownElement & {
    readonly width: number;
    readonly height: number;
  })[];
  /** Width of the content in a window of 320 CSS pixels, and the widest element that does not fit. */
  readonly narrow: ShownElement & { readonly width: number };
}
