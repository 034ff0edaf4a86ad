import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { bannerDelay } from '#app/domain/consent/notice.ts';
import { prefixes, withPrefix } from '#app/i18n/address.ts';
import { paths, screenIds } from '#app/i18n/paths.ts';
import { expectHydrated, hydrate, preventIdle, open, test } from '../support/journey.ts';
import { isVisited } from '../support/pages.ts';
import { headerOf } from '../support/site-header.ts';
import { beforeLaunch, launched } from '../support/sites.ts';
import { unknownPath } from '../support/unknown-path.ts';

for (const [intent, act] of Object.entries({
  'a key': (page) => page.keyboard.press('Shift'),
  'the pointer': (page) => page.mouse.move(200, 400, { steps: 3 }),
  'a click': (page) => page.getByRole('heading', { level: 1 }).click(),
  focus: (page) => headerOf(page).trigger('method').focus(),
  scrolling: (page) => page.mouse.wheel(0, 400),
} satisfies Record<string, (page: Page) => Promise<void>>)) {
  test(`${intent} loads the scripts`, async ({ page }) => {
    await preventIdle(page);
    await page.goto('/fr');
    await act(page);
    await expectHydrated(page);
  });
}

test('a value set without focus, as by voice control, loads the scripts and is applied', async ({
  page,
}) => {
  await preventIdle(page);
  await page.goto('/fr/hub');
  await page.getByLabel('Objectif').selectOption('automation');
  await expectHydrated(page);
  await expect(page).toHaveURL(/\?objectif=automation$/);
});

test('an idle browser loads the scripts, after the load event and the first paint', async ({
  page,
}) => {
  await page.goto('/fr');
  await expectHydrated(page);
  const { loaded, painted, asked } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      painted: paint?.startTime ?? Number.NaN,
      asked: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.max(loaded, painted));
});

test(
  'a background page that is not painted loads the scripts',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto('/fr');
    await expectHydrated(page);
  },
);

test('the full stylesheet adds no fonts to the inlined ones', async ({ page }) => {
  await preventIdle(page);
  await page.goto('/fr');
  const stated = () => page.evaluate(() => document.fonts.size);
  const inlined = await stated();
  await hydrate(page);
  expect(inlined).toBeGreaterThan(0);
  expect(await stated()).toBe(inlined);
});

test('a browser without idle callbacks loads the scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await page.goto('/fr');
  await expectHydrated(page);
});

test(
  'a button pressed before hydration acts once, after hydration',
  { tag: '@smoke' },
  async ({ page }) => {
    await preventIdle(page);
    await page.goto('/fr/modules');
    const connect = page.getByRole('main').getByRole('button', { name: 'Relier au CRM' });
    const before = await connect.count();
    await connect.first().click();
    await expectHydrated(page);
    await expect(connect).toHaveCount(before - 1);
  },
);

test('a button pressed before hydration is not pressed again on a later page', async ({ page }) => {
  await preventIdle(page);
  await page.goto('/fr');
  const help = page.getByRole('button', { name: contentOf('fr').shell.widgets.accessibility });
  await help.click();
  await expectHydrated(page);
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await help.click();
  await headerOf(page).switchTo('en').click();
  const other = page.getByRole('button', { name: contentOf('en').shell.widgets.accessibility });
  await expect(other).toHaveAttribute('aria-expanded', 'false');
});

test('a key pressed before hydration takes effect after it', async ({ page }) => {
  await preventIdle(page);
  await page.goto('/fr');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/fr/search#q');
});

test('text typed into a field before hydration is not typed twice', async ({ page }) => {
  await preventIdle(page);
  await page.goto('/fr/contact');
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.focus();
  await page.keyboard.type('A / B');
  await expectHydrated(page);
  await expect(name).toHaveValue('A / B');
  await expect(page).toHaveURL('/fr/contact');
});

test.describe('a browser without stored data', () => {
  test.use({ asksConsent: true });

  test('delays hydration of an untouched page, and prefetches its files', async ({ page }) => {
    await page.clock.install();
    await page.goto('/fr');
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
    await expect(async () => {
      await page.clock.runFor(10);
      expect(await page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
    }).toPass();
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
    await page.clock.runFor(2 * bannerDelay);
    await expectHydrated(page);
  });

  for (const [part, address] of Object.entries({
    tabs: '/fr/inter-visibilite#reseau',
    'the full simulator': '/fr/simulateur-complet',
    'the rank map': '/fr/heatmap-ila',
    'the wizard’s first button': '/fr/ila',
    'the choice of cookies': '/fr/cookies',
    'a page with a query': '/fr/search?q=seo',
  }))
    test(`hydrates at once for ${part}`, async ({ page }) => {
      await page.goto(address);
      // Sooner than an untouched page that waits.
      await expect
        .poll(() => page.evaluate(() => history.scrollRestoration), { timeout: 2 * bannerDelay })
        .toBe('manual');
    });
});

test('a link followed before hydration navigates', async ({ page }) => {
  await preventIdle(page);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/fr');
  await page.getByRole('main').getByRole('link', { name: 'Simuler mon budget' }).click();
  await expect(page).toHaveURL('/fr/adluma');
});

/** The fixture checks every page that is visited; every-page.spec.ts does not visit these addresses. */
for (const screen of screenIds.filter(isVisited)) {
  const [main, ...others] = paths[screen];
  const addresses = [
    main,
    ...prefixes.flatMap((prefix) => others.map((path) => withPrefix(prefix, path))),
  ];
  test(
    `every other address of ${screen} loads without an error or a third-party request`,
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      // Only the countdown, and the pages that redirect to it, differ before the launch.
      const origins =
        screen === 'countdown' || screen === 'home' ? [launched, beforeLaunch] : [launched];
      for (const address of origins.flatMap((origin) => addresses.map((path) => origin + path))) {
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.keyboard.press('End');
      }
    },
  );
}

test('an unknown address loads without an error', async ({ page }) => {
  for (const prefix of prefixes) {
    await open(page, withPrefix(prefix, unknownPath));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('a change of language keeps the campaign parameters', async ({ page }) => {
  const campaign = '?utm_source=lettre&utm_campaign=printemps';
  await page.goto(`/fr${campaign}`);
  const english = page.locator('a[hreflang="en"]').first();
  await expect(english).toHaveAttribute('href', new RegExp(`/en\\${campaign}$`));
  await english.click();
  await expect(page).toHaveURL(new RegExp(`/en\\${campaign}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('links to other sites do not get the campaign parameters', async ({ page }) => {
  await page.goto('/fr/accessibilite?utm_source=lettre');
  await expect(page.locator('a.language-link').first()).toHaveAttribute('href', /utm_source/);
  await expect(page.locator('main a[hreflang]').first()).toHaveAttribute('href', /^https:/);
  await expect(page.locator('main a[href*=utm_source]')).toHaveCount(0);
});

test(
  'changing the language in one tab does not break another that has not hydrated',
  { tag: '@long' },
  async ({ page }) => {
    await preventIdle(page);
    await page.goto('/');
    const other = await page.context().newPage();
    await open(other, '/');
    await headerOf(other).switchTo('en').click();
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await hydrate(page);
  },
);
