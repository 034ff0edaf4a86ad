import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer depends on colours: all that another contrast changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export interface Inspection {
  /** A selector: only what is inside of it. */
  inside?: string;
  /** Only the rules about colours. */
  isOnlyColours?: boolean;
  /** Only breaches are described in full. */
  isBrief?: boolean;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds in a page as it is, by WCAG 2.2 A and AA and its own best practices. Frames are not looked into. */
export async function inspect(page: Page, inspection: Inspection = {}): Promise<AxeResults> {
  const { inside, isOnlyColours = false, isBrief = false } = inspection;
  // Once a document: the checker is half a megabyte, which takes longer to read than a page to check.
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
