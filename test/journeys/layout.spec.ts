import { expect, type Page } from '@playwright/test';
import { open, test } from './journey.ts';
import { builtPages, missingPages } from './pages.ts';
import { headerOf, menuIds } from './site-header.ts';

const pages = [...builtPages, ...missingPages];

/** Everything that sticks out of the window sideways. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const all = [...document.querySelectorAll('a, button, input, summary, h1, h2, h3, p, li, td')];
    const out = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isShown = width > 0 && element.checkVisibility();
      return isShown && !element.closest('.skip-link') && (left < -1 || right > clientWidth + 1);
    });
    const names = out.slice(0, 4).map((element) => element.outerHTML.slice(0, 100));
    return scrollWidth > clientWidth
      ? [`scrolls ${scrollWidth - clientWidth} px`, ...names]
      : names;
  });
}

/** Gives text another size, in pixels. */
async function setRootSize(page: Page, size: number): Promise<void> {
  const root = page.locator('html');
  await root.evaluate((element, pixels) => {
    element.style.fontSize = `${pixels}px`;
  }, size);
  await expect(root).toHaveCSS('font-size', `${size}px`);
}

/** Layout follows a change of size by and by, hence the polling. */
async function expectNothingSticksOut(page: Page, when: string): Promise<void> {
  const softly = expect.configure({ soft: true });
  await softly.poll(() => sticksOut(page), { message: when, timeout: 1000 }).toEqual([]);
}

for (const { language, screen, address } of pages) {
  test(`nothing scrolls sideways: ${screen}, ${language}`, async ({ page }) => {
    await open(page, address);
    for (const [width, rootSize] of [
      [1440, 16],
      [1440, 24],
      [1024, 16],
      [1024, 24],
      [768, 16],
      [390, 16],
      [390, 24],
      [320, 16],
      [320, 24],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await setRootSize(page, rootSize);
      await expectNothingSticksOut(page, `${width} px wide, text of ${rootSize} px`);
    }
  });
}

for (const width of [1440, 1024]) {
  test(`open menus stay in the window: ${width} px`, async ({ page }) => {
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

/** Everything to press that is less than 24 px wide or high. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input')]
      .filter((element) => element.checkVisibility() && !element.closest('.skip-link'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall = width < 24 || height < 24;
        return isSmall ? [`${width} by ${height}: ${element.outerHTML.slice(0, 100)}`] : [];
      }),
  );
}

for (const { language, screen, address } of pages) {
  test(`targets are large enough for a finger: ${screen}, ${language}`, async ({ page }) => {
    const { menuButton } = headerOf(page, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address);
    expect(await smallTargets(page)).toEqual([]);

    const box = await menuButton.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await menuButton.click();
    expect(await smallTargets(page)).toEqual([]);
  });
}
