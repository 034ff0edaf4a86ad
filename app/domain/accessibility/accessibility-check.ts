/** What the last automatic check of the built site found; written by scripts/accessibility-check.ts. */
export interface AccessibilityCheck {
  /** Day of the check, ISO 8601. */
  on: string;
  /** Version of the site that was checked. */
  version: string;
  /** Name and version of the engine, and of the browser it ran in. */
  engine: string;
  browser: string;
  /** How many of the engine's rules applied to at least one view. */
  rules: number;
  languages: number;
  contrasts: number;
  /** Widths of the window, in CSS pixels. */
  widths: number[];
  screens: CheckedScreen[];
}

export interface CheckedScreen {
  /** The screen's id in the URL table. */
  id: string;
  /** How many combinations of language, contrast and width were checked. */
  views: number;
  /** Rules that were broken, with the number of elements in all views together. */
  violations: { rule: string; elements: number }[];
  /** Rules about which the engine could not tell, and a person must. */
  toReview: string[];
}

/** Whether the check found the site clean, and over which screens and views. */
export interface CheckSummary {
  outcome: 'clean' | 'faulty';
  screens: number;
  views: number;
  violations: number;
  /** Screens that the check has not seen. */
  unchecked: string[];
}

/** @param all ids of the screens that there are */
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
