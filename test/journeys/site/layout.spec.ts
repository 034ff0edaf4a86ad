import { expect } from '@playwright/test';
import sharp from 'sharp';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut, smallTargets } from '../support/page-checks.ts';
import { headerOf, menuIds } from '../support/site-header.ts';

for (const width of [1440, 1024]) {
  test(`open menus stay within the window: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await open(page, '/es');
    const { trigger } = headerOf(page, 'es');
    for (const id of menuIds) {
      await trigger(id).click();
      await expectNothingSticksOut(page, id);
    }
  });
}

test('every target in the phone menu is large enough for touch', async ({ page }) => {
  const { menuButton } = headerOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/fr');
  const box = await menuButton.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await menuButton.click();
  expect(await smallTargets(page)).toEqual([]);
});

test(
  'pages print black on white, without header and footer',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/fr/contact');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['header', 'footer'])
      await expect(page.locator(`body > ${part}`)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  },
);

test('no background star beside text is as bright as a full stop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/fr', '/fr/blogia', '/fr/guide']) {
    await open(page, address);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main * { color: transparent !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    const words = page.getByRole('main').locator('.lead').first();
    const pixels = sharp(await words.screenshot());
    const { channels } = await pixels.stats();
    // Out of 255: text has a green value of 180, the sky at most 35.
    expect(channels[1]?.max, address).toBeLessThan(80);
  }
});
