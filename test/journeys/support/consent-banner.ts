import type { Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { categoryIds, type Category } from '#app/domain/consent/categories.ts';
import { bannerDelay } from '#app/domain/consent/notice.ts';
import { consentKey, type ConsentRecord } from '#app/domain/consent/record.ts';
import type { Language } from '#app/i18n/languages.ts';
import { expectHydrated, open } from './journey.ts';

const optional = categoryIds.filter((id) => id !== 'necessary');

/** The consent banner in a language. */
export function bannerOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).consent;
  const banner = page.getByRole('region', { name: copy.title });
  const switchOf = (id: Category) =>
    banner.getByRole('checkbox', { name: copy.categories[id].name, exact: true });
  const button = (name: string) => banner.getByRole('button', { name, exact: true });
  return {
    copy,
    banner,
    acceptAll: button(copy.acceptAll),
    necessaryOnly: button(copy.necessaryOnly),
    customize: button(copy.customize),
    save: button(copy.save),
    list: banner.getByRole('list', { name: copy.list }),
    switches: [switchOf('necessary'), ...optional.map(switchOf)] as const,
  };
}

/** Opens an address with the clock paused before the page exists: no time passes until a test advances it. */
export async function openWithPausedClock(
  page: Page,
  address: string,
  at = Date.now(),
): Promise<void> {
  await page.clock.install({ time: at });
  await page.clock.pauseAt(at + 1000);
  await open(page, address);
}

/** Opens an address and advances the clock until the banner appears. */
export async function openAndWait(page: Page, address: string): Promise<void> {
  await openWithPausedClock(page, address);
  await page.clock.runFor(bannerDelay);
}

/** Reloads the page, and advances the clock past the banner's delay. */
export async function reloadAndWait(page: Page): Promise<void> {
  await page.reload();
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  await page.clock.runFor(2 * bannerDelay);
}

/** The stored consent record. */
export function storedRecord(page: Page): Promise<ConsentRecord | null> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as ConsentRecord | null,
    consentKey,
  );
}
