import { expect, type Page } from '@playwright/test';
import { homeCopy } from '#app/content/home/copy.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageKey } from '#app/i18n/negotiate.ts';
import { expectHydrated, holdScripts, hydrate, open, test } from './journey.ts';
import { nobodysPath } from './nobodys-path.ts';
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
  // North Frisian begins like French.
  ['frr', 'en'],
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

test('a choice made before hydration is kept too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await headerOf(page).switchTo('en').click();
  await expectLanguage(page, 'en');
  release();
  await expectHydrated(page);
  await page.goto('/');
  await expectLanguage(page, 'en');
});

test('a tab that learns of another tab’s choice only later never mixes languages', async ({
  page,
}) => {
  await open(page, nobodysPath);
  const other = await page.context().newPage();
  await open(other, '/');
  await headerOf(other).switchTo('en').click();
  await expectLanguage(other, 'en');
  await headerOf(page)
    .banner.getByRole('link', { name: /^Iluma/ })
    .click();
  await expect(page).toHaveURL('/');
  await expectLanguage(page, 'en');
});

test('a change in place keeps the place: query, hash and scrolling', async ({ page }) => {
  await open(page, '/?kd=10#ila');
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await headerOf(page).switchTo('en').click();
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL('/?kd=10#ila');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a fixed address goes to its sibling, and the choice is kept', async ({ page }) => {
  await open(page, '/fr');
  await headerOf(page).switchTo('es').click();
  await expect(page).toHaveURL('/es');
  await expectLanguage(page, 'es');
  expect(await stored(page)).toBe('es');
  expect(await cookie(page)).toBe('es');

  await page.reload();
  await hydrate(page);
  await expectLanguage(page, 'es');
  await open(page, '/');
  await expectLanguage(page, 'es');
  await expect(page).toHaveURL('/');
});

test('a fixed address keeps its language, whatever is stored', async ({ page }) => {
  await store(page, 'es');
  await open(page, '/fr');
  await expectLanguage(page, 'fr');
  await expect(page).toHaveURL('/fr');
});

test('what is stored wins over the browser, without a cookie and without a loop', async ({
  page,
}) => {
  await store(page, 'es');
  expect(await cookie(page)).toBeUndefined();
  const loads = countLoads(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expectLanguage(page, 'es');
  await hydrate(page);
  await expectLanguage(page, 'es');
  await expect(page).toHaveURL('/');
  expect(loads()).toBe(2);
  expect(await cookie(page)).toBe('es');

  await page.reload();
  await expectLanguage(page, 'es');
  expect(loads()).toBe(3);
});

test('what is stored wins over a cookie that says otherwise', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: languageKey, value: 'en', url: baseURL ?? '' }]);
  await store(page, 'es');
  await page.goto('/', { waitUntil: 'commit' });
  await expectLanguage(page, 'es');
  await expect(page).toHaveURL('/');
  expect(await cookie(page)).toBe('es');
});

test('a cookie alone is no choice: the browser decides', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: languageKey, value: 'es', url: baseURL ?? '' }]);
  const loads = countLoads(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expectLanguage(page, 'fr');
  await hydrate(page);
  expect(loads()).toBeLessThanOrEqual(2);
  expect(await cookie(page)).toBeUndefined();
});

for (const value of ['de', '', '<script>', 'FR']) {
  test(`a stored value of "${value}" counts as nothing`, async ({ page }) => {
    await store(page, value);
    const loads = countLoads(page);
    await open(page, '/');
    await expectLanguage(page, 'fr');
    expect(loads()).toBe(1);
  });
}

test('local storage denied: the cookie carries the choice', async ({ page }) => {
  await denyLocalStorage(page);
  await open(page, '/');
  await expectLanguage(page, 'fr');
  await headerOf(page).switchTo('en').click();
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL('/');
  const loads = countLoads(page);
  await page.reload();
  await hydrate(page);
  await expectLanguage(page, 'en');
  expect(loads()).toBe(1);
});

test('cookies denied: the choice leads to the fixed address, and is found again', async ({
  page,
}) => {
  await denyCookies(page);
  await open(page, '/');
  await expectLanguage(page, 'fr');
  await headerOf(page).switchTo('en').click();
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL('/en');
  expect(await stored(page)).toBe('en');

  const loads = countLoads(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expectLanguage(page, 'en');
  await hydrate(page);
  await expectLanguage(page, 'en');
  expect(loads()).toBeLessThanOrEqual(2);
});

test('local storage and cookies denied: the fixed address carries the choice', async ({ page }) => {
  await denyLocalStorage(page);
  await denyCookies(page);
  await open(page, '/');
  await headerOf(page).switchTo('es').click();
  await expectLanguage(page, 'es');
  await expect(page).toHaveURL('/es');
  await page.reload();
  await expectLanguage(page, 'es');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-MX' });

  test('the browser decides, and the switcher leads to fixed addresses', async ({ page }) => {
    await page.goto('/');
    await expectLanguage(page, 'es');
    await headerOf(page, 'es').switchTo('fr').click();
    await expect(page).toHaveURL('/fr');
    await expectLanguage(page, 'fr');
    await headerOf(page).switchTo('en').click();
    await expect(page).toHaveURL('/en');
    await expectLanguage(page, 'en');
  });
});

for (const [form, home] of [
  ['', '/'],
  ['/fr', '/fr'],
  ['/es', '/es'],
] as const) {
  test(`links keep the form of the address: ${form || 'bare'}`, async ({ page }) => {
    await open(page, home);
    const links = await addressesOf(page.getByRole('link', { includeHidden: true }));
    const paths = links.filter((link) => link?.startsWith('/'));
    expect(paths.length).toBeGreaterThan(50);
    const toLanguages = new Set(['/fr', '/en', '/es']);
    const others = paths.filter((path) => path && !toLanguages.has(path));
    const isFixed = (path: string | null) => /^\/(?:fr|en|es)(?:[/?#]|$)/.test(path ?? '');
    const kept = others.filter((path) => (form ? path?.startsWith(`${form}/`) : !isFixed(path)));
    expect(kept).toEqual(others);

    const language = form === '/es' ? 'es' : 'fr';
    await page.getByRole('contentinfo').getByRole('link', { name: 'ILUMATCH' }).click();
    await expect(page).toHaveURL(`${form}/ilumatch`);
    const { banner, copy } = headerOf(page, language);
    await banner.getByRole('link', { name: copy.homeLink }).click();
    await expect(page).toHaveURL(home);
    await expectLanguage(page, language);
  });
}
