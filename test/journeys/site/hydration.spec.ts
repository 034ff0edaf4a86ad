import { expect, type Page } from '@playwright/test';
import { shellCopy } from '#app/content/shell/copy.ts';
import { prefixes, withPrefix } from '#app/i18n/address.ts';
import { paths, screenIds } from '#app/i18n/paths.ts';
import { expectHydrated, hydrate, neverIdle, open, test } from './journey.ts';
import { nobodysPath } from './nobodys-path.ts';
import { watchScripts } from './page-checks.ts';
import { headerOf } from './site-header.ts';
import { beforeLaunch, launched } from './sites.ts';

for (const [intent, act] of Object.entries({
  'a key': (page) => page.keyboard.press('Shift'),
  'the pointer': (page) => page.mouse.move(200, 400, { steps: 3 }),
  'a click': (page) => page.getByRole('heading', { level: 1 }).click(),
  focus: (page) => headerOf(page).trigger('method').focus(),
  scrolling: (page) => page.mouse.wheel(0, 400),
} satisfies Record<string, (page: Page) => Promise<void>>)) {
  test(`${intent} brings the scripts`, async ({ page }) => {
    await neverIdle(page);
    await page.goto('/fr');
    await act(page);
    await expectHydrated(page);
  });
}

test('an idle browser brings the scripts, and not before the page has loaded', async ({ page }) => {
  const asked = watchScripts(page);
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (...args) => {
      if (document.readyState !== 'complete') console.error('scripts before load');
      return whenIdle(...args);
    };
  });
  await page.goto('/fr');
  await expectHydrated(page);
  expect(asked).not.toEqual([]);
});

test('a browser without idle callbacks gets the scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await page.goto('/fr');
  await expectHydrated(page);
});

test('a button pressed before hydration acts once, when somebody hears it', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/fr/modules');
  const connect = page.getByRole('main').getByRole('button', { name: 'Relier au CRM' });
  const before = await connect.count();
  await connect.first().click();
  await expectHydrated(page);
  await expect(connect).toHaveCount(before - 1);
});

test('a button pressed before hydration is not pressed again by a later page', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/fr');
  const help = page.getByRole('button', { name: shellCopy.fr.widgets.accessibility });
  await help.click();
  await expectHydrated(page);
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await help.click();
  await headerOf(page).switchTo('en').click();
  const other = page.getByRole('button', { name: shellCopy.en.widgets.accessibility });
  await expect(other).toHaveAttribute('aria-expanded', 'false');
});

test('a link chosen before hydration leads on', async ({ page }) => {
  await neverIdle(page);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/fr');
  await page.getByRole('main').getByRole('link', { name: 'Simuler mon budget' }).click();
  await expect(page).toHaveURL('/fr/adluma');
});

/** The watch over every journey does the checking; this only goes where the checks of every page do not. */
for (const screen of screenIds) {
  const [main, ...others] = paths[screen];
  const addresses = [
    main,
    ...prefixes.flatMap((prefix) => others.map((path) => withPrefix(prefix, path))),
  ];
  test(`no error and no other host at any other address of ${screen}`, async ({ page }) => {
    test.slow();
    // Only the countdown, and what leads to it, knows of a time before the launch.
    const origins =
      screen === 'countdown' || screen === 'home' ? [launched, beforeLaunch] : [launched];
    for (const address of origins.flatMap((origin) => addresses.map((path) => origin + path))) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.keyboard.press('End');
    }
  });
}

test('no error at an address that is nobody’s', async ({ page }) => {
  for (const prefix of prefixes) {
    await open(page, withPrefix(prefix, nobodysPath));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('another tab that changes the language does not break one that still waits', async ({
  page,
}) => {
  await neverIdle(page);
  await page.goto('/');
  const other = await page.context().newPage();
  await open(other, '/');
  await headerOf(other).switchTo('en').click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await hydrate(page);
});
