import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { languageKey } from '#app/i18n/negotiate.ts';
import { denyStorage } from '../support/denied-storage.ts';
import { firstShort } from '../support/first-short.ts';
import { expectHydrated, holdScripts, hydrate, open, test } from '../support/journey.ts';
import { addressesOf, headerOf } from '../support/site-header.ts';
import { unknownPath } from '../support/unknown-path.ts';

/** Expects one language in the whole page: `lang`, title, header, content and switcher. */
async function expectLanguage(page: Page, language: Language): Promise<void> {
  const { navigation, switchTo } = headerOf(page, language);
  const { emphasis } = contentOf(language).home.hero.title;
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(contentOf(language).home.title);
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(emphasis);
  await expect(switchTo(language)).toHaveAttribute('aria-current', 'true');
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageKey);

async function cookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === languageKey)?.value;
}

/** Stores a language in local storage alone, as an older visit would have. */
async function store(page: Page, language: string): Promise<void> {
  await page.goto('/fr');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    languageKey,
    language,
  ] as const);
}

/** Counts the documents that a page requests from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

async function denyCookies(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

for (const [[locale, language], details] of firstShort(
  [
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['fr-FR', 'fr'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['en-US', 'en'],
    ['de', 'en'],
    ['pt-BR', 'en'],
    // North Frisian starts with the same letters as French.
    ['frr', 'en'],
  ] as const,
  4,
)) {
  test.describe(() => {
    test.use({ locale });
    test(
      `without a stored language a browser in ${locale} gets ${language}`,
      details,
      async ({ page }) => {
        const loads = countLoads(page);
        await open(page, '/');
        await expectLanguage(page, language);
        await expect(page).toHaveURL('/');
        expect(loads()).toBe(1);
        expect(await stored(page)).toBeNull();
      },
    );
  });
}

test(
  'an address without a language prefix changes language in place, and stores it',
  { tag: '@smoke' },
  async ({ page }) => {
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
  },
);

test('a language chosen before hydration is stored too', { tag: '@long' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await headerOf(page).switchTo('en').click();
  await expectLanguage(page, 'en');
  release();
  await expectHydrated(page);
  await page.goto('/');
  await expectLanguage(page, 'en');
});

test(
  'a tab that learns late of a language chosen in another never mixes languages',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, unknownPath);
    const other = await page.context().newPage();
    await open(other, '/');
    await headerOf(other).switchTo('en').click();
    await expectLanguage(other, 'en');
    await headerOf(page)
      .banner.getByRole('link', { name: /^Iluma/ })
      .click();
    await expect(page).toHaveURL('/');
    await expectLanguage(page, 'en');
  },
);

test('a language change in place keeps query, hash and scroll position', async ({ page }) => {
  await open(page, '/?kd=10#ila');
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await headerOf(page).switchTo('en').click();
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL('/?kd=10#ila');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('an address with a language prefix leads to its translation, and stores the choice', async ({
  page,
}) => {
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

test('an address with a language prefix keeps its language, whatever is stored', async ({
  page,
}) => {
  await store(page, 'es');
  await open(page, '/fr');
  await expectLanguage(page, 'fr');
  await expect(page).toHaveURL('/fr');
});

test('a stored language takes precedence over the browser’s, without a cookie or a redirect loop', async ({
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

test(
  'a stored language takes precedence over a different cookie',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: languageKey, value: 'en', url: baseURL ?? '' }]);
    await store(page, 'es');
    await page.goto('/', { waitUntil: 'commit' });
    await expectLanguage(page, 'es');
    await expect(page).toHaveURL('/');
    expect(await cookie(page)).toBe('es');
  },
);

test('a cookie alone is ignored in favour of the browser’s language', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: languageKey, value: 'es', url: baseURL ?? '' }]);
  const loads = countLoads(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expectLanguage(page, 'fr');
  await hydrate(page);
  expect(loads()).toBeLessThanOrEqual(2);
  expect(await cookie(page)).toBeUndefined();
});

for (const [value, details] of firstShort(['de', '', '<script>', 'FR'])) {
  test(`a stored language of "${value}" is ignored`, details, async ({ page }) => {
    await store(page, value);
    const loads = countLoads(page);
    await open(page, '/');
    await expectLanguage(page, 'fr');
    expect(loads()).toBe(1);
  });
}

test('the cookie keeps the language where local storage is denied', async ({ page }) => {
  await denyStorage(page);
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

test('where cookies are denied, choosing a language leads to its prefix, and is remembered', async ({
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

test(
  'the address keeps the language where local storage and cookies are denied',
  { tag: '@long' },
  async ({ page }) => {
    await denyStorage(page);
    await denyCookies(page);
    await open(page, '/');
    await headerOf(page).switchTo('es').click();
    await expectLanguage(page, 'es');
    await expect(page).toHaveURL('/es');
    await page.reload();
    await expectLanguage(page, 'es');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-MX' });

  test(
    'the browser’s language decides, and the switcher leads to addresses with a prefix',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/');
      await expectLanguage(page, 'es');
      await headerOf(page, 'es').switchTo('fr').click();
      await expect(page).toHaveURL('/fr');
      await expectLanguage(page, 'fr');
      await headerOf(page).switchTo('en').click();
      await expect(page).toHaveURL('/en');
      await expectLanguage(page, 'en');
    },
  );
});

for (const [[form, home], details] of firstShort(
  [
    ['', '/'],
    ['/fr', '/fr'],
    ['/es', '/es'],
  ] as const,
  2,
)) {
  test(
    `links keep the language prefix of the address: ${form || 'bare'}`,
    details,
    async ({ page }) => {
      await open(page, home);
      const links = await addressesOf(page.getByRole('link', { includeHidden: true }));
      const paths = links.filter((link) => link?.startsWith('/'));
      expect(paths.length).toBeGreaterThan(50);
      const toLanguages = new Set(['/fr', '/en', '/es']);
      const others = paths.filter((path) => path && !toLanguages.has(path));
      const fixed = new RegExp(`^/(?:${languages.join('|')})(?:[/?#]|$)`);
      const isFixed = (path: string | null) => fixed.test(path ?? '');
      const ours = new RegExp(`^${form}[/#]`);
      const kept = others.filter((path) => (form ? ours.test(path ?? '') : !isFixed(path)));
      expect(kept).toEqual(others);

      const language = form === '/es' ? 'es' : 'fr';
      await page.getByRole('contentinfo').getByRole('link', { name: 'ILUMATCH' }).click();
      await expect(page).toHaveURL(`${form}/ilumatch`);
      const { banner, copy } = headerOf(page, language);
      await banner.getByRole('link', { name: copy.homeLink }).click();
      await expect(page).toHaveURL(home);
      await expectLanguage(page, language);
    },
  );
}
