/** Result of the last automatic check of the built site; written by scripts/accessibility-check.ts. */
export interface AccessibilityCheck {
  /** Day of the check, ISO 8601. */
  on: string;
  /** Version of the checked site. */
  version: string;
  /** Name and version of the engine, and of the browser. */
  engine: string;
  browser: string;
  /** Number of the engine's rules that applied to at least one view. */
  rules: number;
  languages: number;
  contrasts: number;
  /** Viewport widths, in CSS pixels. */
  widths: number[];
  screens: CheckedScreen[];
}

export interface CheckedScreen {
  /** The screen's id in the URL table. */
  id: string;
  /** Number of checked combinations of language, contrast and width. */
  views: number;
  /** Violated rules, with the number of elements over all views. */
  violations: { rule: string; elements: number }[];
  /** Rules that the engine could not decide and that need a manual check. */
  toReview: string[];
}

/** Verdict of the check, with its screens and views. */
export interface CheckSummary {
  outcome: 'clean' | 'faulty';
  screens: number;
  views: number;
  violations: number;
  /** Unchecked screens. */
  unchecked: string[];
}

/** @param all ids of all screens */
export function summarize({ screens }: AccessibilityCheck, all: readonly string[]): CheckSummary {
  const seen = new Set(screens.map(({ id }) => id));
  const found = screens.flatMap(({ violations }) => violations);
  return {
    outcome: found.length === 0 ? 'clean' : 'faulty',
    screens: screens.length,
    views: screens.reduce((sum, { views }) => sum + views, 0),
    violations: found.reduce((sum, { elements }) => sum + elements, 0),
    unchecked: all.filter((id) => !seen.has(id)),
  };
}
