import type { Page } from '@playwright/test';
import { consentCopy } from '#app/content/consent/copy.ts';
import { categoryIds, type Category } from '#app/domain/consent/categories.ts';
import { consentKey, type ConsentRecord } from '#app/domain/consent/record.ts';
import { bannerDelay } from '#app/domain/consent/status.ts';
import type { Language } from '#app/i18n/languages.ts';
import { expectHydrated, open } from './journey.ts';

const optional = categoryIds.filter((id) => id !== 'necessary');

/** The banner as a visitor with this language meets it. */
export function bannerOf(page: Page, language: Language = 'fr') {
  const copy = consentCopy[language];
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

/** Opens an address with the clock stopped before the page exists: no time passes at all until it is told to. */
export async function openOutOfTime(page: Page, address: string, at = Date.now()): Promise<void> {
  await page.clock.install({ time: at });
  await page.clock.pauseAt(at + 1000);
  await open(page, address);
}

/** Opens an address and lets the banner come. */
export async function openAndWait(page: Page, address: string): Promise<void> {
  await openOutOfTime(page, address);
  await page.clock.runFor(bannerDelay);
}

/** Reloads the page, and lets as much time pass as a banner could want. */
export async function reloadAndWait(page: Page): Promise<void> {
  await page.reload();
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  await page.clock.runFor(2 * bannerDelay);
}

/** The record that the browser keeps. */
export function storedRecord(page: Page): Promise<ConsentRecord | null> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as ConsentRecord | null,
    consentKey,
  );
}
