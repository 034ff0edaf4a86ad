import type { Page } from '@playwright/test';
import { contrasts, type Contrast } from '#app/domain/accessibility/settings.ts';
import type { Inspection } from '../../axe.ts';
import { expectNoViolation } from './page-checks.ts';

/** Sets the contrast of every page opened from now on, before its first paint. */
export async function setContrast(page: Page, contrast: Contrast): Promise<void> {
  if (contrast === 'normal') return;
  await page.addInitScript((value) => {
    // The script runs before the document has a root element.
    new MutationObserver((_, observer) => {
      document.documentElement.dataset.contrast = value;
      observer.disconnect();
    }).observe(document, { childList: true });
  }, contrast);
}

/** Sets the contrast of a page whose styles are all loaded. */
export async function showContrast(page: Page, contrast: Contrast): Promise<void> {
  await page.evaluate((value) => {
    const { dataset } = document.documentElement;
    if (value === 'normal') delete dataset.contrast;
    else dataset.contrast = value;
  }, contrast);
}

/** Checks a page with axe in each contrast: every rule in the first, those about colours in the others. */
export async function expectNoViolationInContrasts(
  page: Page,
  inspection?: Inspection,
): Promise<void> {
  for (const [index, contrast] of contrasts.entries()) {
    await showContrast(page, contrast);
    await expectNoViolation(page, { ...inspection, isOnlyColours: index > 0 });
  }
  await showContrast(page, 'normal');
}
