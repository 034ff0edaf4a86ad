import type { Page } from '@playwright/test';

/** Makes reading the storage throw in every page from now on, as in browsers that deny it. */
export async function denyStorage(
  page: Page,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }, storage);
}
