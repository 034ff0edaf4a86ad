import { expect, type Page } from '@playwright/test';
import { accessibilityKey } from '#app/domain/accessibility/settings.ts';
import { expectHydrated, holdScripts, open, test } from '../support/journey.ts';
import { addressesOf, headerOf, menuIds, menuLinks } from '../support/site-header.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the hamburger opens the phone menu and closes it', { tag: '@smoke' }, async ({ page }) => {
  const { navigation, menuButton } = headerOf(page);
  await open(page, '/fr');
  await expect(navigation).toBeHidden();
  await menuButton.tap();
  await expect(navigation).toBeVisible();
  await menuButton.tap();
  await expect(navigation).toBeHidden();
  await menuButton.tap();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(menuButton).toBeFocused();
});

for (const width of [320, 360, 373, 375, 390, 412]) {
  test(`the header is one row at ${width} px`, async ({ page }) => {
    const { banner, menuButton } = headerOf(page);
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/fr');
    const [row, button] = [await banner.boundingBox(), await menuButton.boundingBox()];
    expect(button?.y).toBe(((row?.height ?? 0) - 1 - (button?.height ?? 0)) / 2);
  });
}

/** Sets the text size and large targets, as the panel stores them. */
function storeSettings(page: Page, settings: { fontSize: number; largeButtons: boolean }) {
  return page.addInitScript(
    ([key, record]) => {
      localStorage[key] = record;
    },
    [accessibilityKey, JSON.stringify(settings)] as const,
  );
}

for (const width of [390, 320]) {
  for (const fontSize of [16, 18, 20, 22, 24]) {
    for (const largeButtons of [false, true]) {
      const name = `${width} px, text of ${fontSize} px${largeButtons ? ', large buttons' : ''}`;
      const isWorst = fontSize === 24 && largeButtons;
      const tag = isWorst ? [] : '@long';
      test(
        `the hamburger closes the phone menu, which starts below the header: ${name}`,
        { tag },
        async ({ page }) => {
          const { banner, navigation, menuButton } = headerOf(page);
          await storeSettings(page, { fontSize, largeButtons });
          await page.setViewportSize({ width, height: 844 });
          await open(page, '/fr');
          const row = await banner.boundingBox();
          // One row; on the narrowest phones the search is above the languages.
          expect(row?.height).toBeLessThanOrEqual(width === 390 ? fontSize * 4.25 + 1 : 103);
          await menuButton.tap();
          expect((await navigation.boundingBox())?.y).toBe(row?.height);
          await menuButton.tap();
          await expect(navigation).toBeHidden();
        },
      );
    }
  }
}

test('the phone menu starts below a header that a notice has moved down', async ({ page }) => {
  const { banner, navigation, menuButton } = headerOf(page);
  await open(page, '/fr');
  await banner.evaluate((header) => {
    const notice = Object.assign(document.createElement('p'), { textContent: 'Maintenance' });
    header.before(notice);
  });
  await menuButton.tap();
  const row = await banner.boundingBox();
  expect(row?.y).toBeGreaterThan(0);
  expect((await navigation.boundingBox())?.y).toBe((row?.y ?? 0) + (row?.height ?? 0));
  await menuButton.tap();
  await expect(navigation).toBeHidden();
});

test('the phone menu has every link of the header', async ({ page }) => {
  const { navigation, menuButton, trigger, openLinks } = headerOf(page);
  await open(page, '/fr');
  await menuButton.tap();
  expect(await addressesOf(navigation.getByRole('link'))).toEqual([
    '/fr/hub-central',
    '/fr/blog-intelligent',
    '/fr/contact',
    '/fr/contact',
  ]);
  await expect(navigation.getByRole('link', { name: 'Planifier une démo' })).toBeVisible();
  for (const id of menuIds) {
    await trigger(id).tap();
    await expect(openLinks).toHaveCount(menuLinks[id].length);
    expect(await addressesOf(openLinks)).toEqual(menuLinks[id].map((path) => `/fr${path}`));
  }
  await trigger('hub').tap();
  await expect(openLinks).toHaveCount(0);
});

test('following a link closes the phone menu', async ({ page }) => {
  const { navigation, menuButton, trigger, openLinks } = headerOf(page);
  await open(page, '/fr');
  await menuButton.tap();
  await navigation.getByRole('link', { name: 'Contact', exact: true }).tap();
  await expect(page).toHaveURL('/fr/contact');
  await expect(navigation).toBeHidden();

  await menuButton.tap();
  await trigger('method').tap();
  await openLinks.first().tap();
  await expect(page).toHaveURL('/fr/methode-iluma');
  await expect(navigation).toBeHidden();
  await menuButton.tap();
  await expect(openLinks).toHaveCount(0);
});

test('following the link of the current page closes the phone menu too', async ({ page }) => {
  const { navigation, menuButton } = headerOf(page);
  await open(page, '/fr/contact');
  await menuButton.tap();
  await navigation.getByRole('link', { name: 'Contact', exact: true }).tap();
  await expect(navigation).toBeHidden();
});

test('the phone menu opened before hydration stays open and can be closed', async ({ page }) => {
  const { navigation, menuButton, trigger, openLinks } = headerOf(page);
  const release = await holdScripts(page);
  await page.goto('/fr');
  await menuButton.tap();
  await trigger('modules').tap();
  await expect(openLinks).toHaveCount(menuLinks.modules.length);
  release();
  await expectHydrated(page);
  await expect(openLinks).toHaveCount(menuLinks.modules.length);
  await openLinks.first().tap();
  await expect(page).toHaveURL('/fr/landing-page-intelligente');
  await expect(navigation).toBeHidden();
});

test('widening the window shows the wide header, even with the phone menu open', async ({
  page,
}) => {
  const { navigation, menuButton } = headerOf(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await open(page, '/fr');
  const before = await navigation.boundingBox();
  await page.setViewportSize({ width: 800, height: 1200 });
  await menuButton.tap();
  await expect(navigation).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menuButton).toBeHidden();
  // Its width depends on its text, which late fonts change.
  const place = { y: before?.y, height: before?.height };
  await expect.poll(() => navigation.boundingBox()).toMatchObject(place);
  await expect(
    navigation.getByRole('link', { name: 'Contact', exact: true }).first(),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hamburger, the menus and their links work', { tag: '@smoke' }, async ({ page }) => {
    const { navigation, menuButton, trigger, openLinks } = headerOf(page);
    await page.goto('/fr');
    await expect(navigation).toBeHidden();
    await menuButton.tap();
    await expect(navigation).toBeVisible();
    await menuButton.tap();
    await expect(navigation).toBeHidden();
    await menuButton.tap();
    for (const id of menuIds) {
      await trigger(id).tap();
      await expect(openLinks).toHaveCount(menuLinks[id].length);
    }
    await openLinks.nth(1).tap();
    await expect(page).toHaveURL('/fr/hub-services');
    await expect(navigation).toBeHidden();
  });
});
