import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on colours, and so on the contrast setting. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export interface Inspection {
  /** A selector that limits the check to its content. */
  inside?: string;
  /** Only the rules about colours. */
  isOnlyColours?: boolean;
  /** Only violations are described in detail. */
  isBrief?: boolean;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Checks a page with axe by WCAG 2.2 A and AA and axe's best practices. Frames are not checked. */
export async function inspect(page: Page, inspection: Inspection = {}): Promise<AxeResults> {
  const { inside, isOnlyColours = false, isBrief = false } = inspection;
  // Injected once per document: axe is half a megabyte, and parsing it takes longer than a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const scope = {
    selector: inside,
    runOnly: isOnlyColours
      ? { type: 'rule' as const, values: colourRules }
      : { type: 'tag' as const, values: tags },
    ...(isBrief && { resultTypes: ['violations' as const] }),
  };
  return page.evaluate(
    ({ selector, ...options }) => window.axe.run(selector ?? document, options),
    scope,
  );
}
