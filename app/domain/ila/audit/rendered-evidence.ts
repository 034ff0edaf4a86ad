import type { Page } from './page-evidence.ts';

/** A rendered element. */
export interface ShownElement {
  /** Source text, at most 200 characters. */
  readonly excerpt: string;
}

export const axeImpacts = ['critical', 'serious', 'moderate', 'minor'] as const;

export type AxeImpact = (typeof axeImpacts)[number];

/** What a browser showed of one page. */
export interface RenderedPage {
  readonly url: string;
  /** Visible text, at most 100,000 characters. */
  readonly text: string;
  /** The page's content after scripts have run; null if they add nothing. */
  readonly drawn: Pick<Page, 'html' | 'local' | 'spoken'> | null;
  /** Whether scripts render the page, rather than only extend it. */
  readonly isDrawn: boolean;
  /** Largest Contentful Paint of each load, in milliseconds; only the first page is loaded more than once. */
  readonly largestPaints: readonly number[];
  /** Cumulative Layout Shift of each load. */
  readonly shifts: readonly number[];
  /** Controls without an accessible name. */
  readonly nameless: readonly (ShownElement & { readonly role: string })[];
  /** Requests to known trackers, and third-party or tracking identifiers set before consent. */
  readonly trackers: readonly string[];
  readonly identifiers: readonly { readonly name: string; readonly host: string }[];
  readonly violations: readonly (ShownElement & {
    /** Id of the axe-core rule. */
    readonly rule: string;
    readonly impact: AxeImpact;
    /** Elements that violate the rule. */
    readonly count: number;
  })[];
  /** Targets smaller than 24 by 24 CSS pixels without sufficient spacing. */
  readonly smallTargets: readonly (ShownElement & {
    readonly width: number;
    readonly height: number;
  })[];
  /** Width of the content in a viewport of 320 CSS pixels, and the widest element that overflows. */
  readonly narrow: ShownElement & { readonly width: number };
}
