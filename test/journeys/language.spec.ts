import { expect, type Page } from '@playwright/test';
import { homeCopy } from '#app/content/home/copy.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageKey } from '#app/i18n/negotiate.ts';
import { expectHydrated, holdScripts, hydrate, open, test } from './journey.ts';
import { nobodysPath } from './not-built-yet.ts';
import { addressesOf, headerOf } from './site-header.ts';

/** The whole page speaks one language: its `lang`, its title, its header, its content and the switcher. */
async function expectLanguage(page: Page, language: Language): Promise<void> {
  const { navigation, switchTo } = headerOf(page, language);
  const { emphasis } = homeCopy[language].hero.title;
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(homeCopy[language].title);
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(emphasis);
  await expect(switchTo(language)).toHaveAttribute('aria-current', 'true');
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageKey);

async function cookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === languageKey)?.value;
}

/** Puts a language into local storage alone, as an older visit would have left it. */
async function store(page: Page, language: string): Promise<void> {
  await page.goto('/fr');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    languageKey,
    language,
  ] as const);
}

/** Counts the documents a page asks for from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

async function denyLocalStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

async function denyCookies(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

for (const [locale, language] of [
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['fr-FR', 'fr'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['en-US', 'en'],
  ['de', 'en'],
  ['pt-BR', 'en'],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`nothing stored: a browser in ${locale} gets ${language}`, async ({ page }) => {
      const loads = countLoads(page);
      await open(page, '/');
      await expectLanguage(page, language);
      await expect(page).toHaveURL('/');
      expect(loads()).toBe(1);
      expect(await stored(page)).toBeNull();
    });
  });
}

test('a bare address changes language in place, and keeps it', async ({ page }) => {
  const loads = countLoads(page);
  await open(page, '/');
  for (const language of ['en', 'es', 'fr', 'en'] as const) {
    await headerOf(page).switchTo(language).click();
    await expectLanguage(page, language);
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toBe(language);
    expect(await cookie(page)).toBe(language);
  }
  expect(loads()).toBe(1);

  await page.reload();
  await hydrate(page);
  await expectLanguage(page, 'en');
  expect(loads()).toBe(2);

  const other = await page.context().newPage();
  await open(other, '/home');
  await expectLanguage(other, 'en');
});
