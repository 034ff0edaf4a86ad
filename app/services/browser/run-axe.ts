import type axe from 'axe-core';
import type { AxeResults, NodeResult } from 'axe-core';
import type { Page } from 'playwright-core';
import type { AxeImpact, RenderedPage } from '#app/domain/ila/audit/rendered-evidence.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const smallTargets = 'target-size';

/** Rules that duplicate other checks: each fault counts once. */
const judgedElsewhere: ReadonlySet<string> = new Set([
  'area-alt',
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'link-name',
  'meta-viewport',
  'select-name',
  smallTargets,
]);

type Found = Pick<RenderedPage, 'violations' | 'smallTargets'>;

/** Checks a page with axe against WCAG 2.2 A and AA. */
export async function runAxe(page: Page): Promise<Found> {
  const { default: axeCore } = await import('axe-core');
  await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (values) =>
      window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    tags,
  );
  return {
    violations: violations
      .filter(({ id }) => !judgedElsewhere.has(id))
      .map(({ id, impact, nodes }) => ({
        rule: id,
        impact: (impact satisfies AxeImpact | null | undefined) ?? 'minor',
        count: nodes.length,
        excerpt: (nodes[0]?.html ?? '').slice(0, 200),
      })),
    smallTargets: violations
      .filter(({ id }) => id === smallTargets)
      .flatMap(({ nodes }) => nodes.map(targetOf)),
  };
}

function targetOf({ html, any }: NodeResult): RenderedPage['smallTargets'][number] {
  const data: unknown = any.find(({ id }) => id === smallTargets)?.data;
  const size = typeof data === 'object' && data !== null ? data : {};
  const side = (name: string): number => {
    const value: unknown = Reflect.get(size, name);
    return typeof value === 'number' ? Math.round(value) : 0;
  };
  return { excerpt: html.slice(0, 200), width: side('width'), height: side('height') };
}
