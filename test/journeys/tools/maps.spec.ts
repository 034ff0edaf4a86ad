import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { open, test } from '../support/journey.ts';

// Journeys fail on requests to other hosts, so maps request no tiles.
const { heatmap, maps, contact } = contentOf('fr');

function mapOf(page: Page, name: string) {
  const map = page.getByRole('region', { name, exact: true });
  const viewBox = async () =>
    ((await map.locator('svg').first().getAttribute('viewBox')) ?? '').split(' ').map(Number);
  return { map, viewBox, width: async () => (await viewBox())[2] ?? 0 };
}

/** Labels that overlap, as the browser draws them. */
function coveredNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<SVGTextElement>('.map-labels text')];
    const boxes = texts.map((text) => ({
      name: text.textContent,
      ...text.getBoundingClientRect().toJSON(),
    }));
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} and ${b.name}`),
    );
  });
}

test('a map zooms, pans and resets by keys and buttons', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/fr/heatmap-ila');
  const { map, viewBox, width } = mapOf(page, heatmap.map.frame);
  const start = await viewBox();
  await map.focus();
  await page.keyboard.press('+');
  await expect.poll(width).toBeLessThan(start[2] ?? 0);
  const closer = await viewBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await viewBox())[0]).toBeGreaterThan(closer[0] ?? 0);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await viewBox())[1]).toBeLessThan(closer[1] ?? 0);
  await page.keyboard.press('0');
  await expect.poll(viewBox).toEqual(start);
  await page.getByRole('button', { name: maps.zoomOut }).click();
  await expect.poll(width).toBeGreaterThan(start[2] ?? 0);
  await page.getByRole('button', { name: maps.whole }).click();
  await expect.poll(viewBox).toEqual(start);
  expect(await coveredNames(page)).toEqual([]);
});

test('Ctrl and the wheel zoom the map, and dragging moves it without following a link', async ({
  page,
}) => {
  await open(page, '/fr/heatmap-ila?v=2&size=3&place=villeray');
  const { map, viewBox, width } = mapOf(page, heatmap.map.frame);
  await map.scrollIntoViewIfNeeded();
  const before = await width();
  await map.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeLessThan(before);
  const from = await viewBox();
  const { href } = new URL(page.url());
  const box = await map.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await viewBox())[0]).toBeGreaterThan(from[0] ?? 0);
  expect(page.url()).toBe(href);
});

test('a point in water has no rank, and says so in the panel and the table', async ({ page }) => {
  await open(page, '/fr/heatmap-ila?v=2&size=5&radius=6&place=tribeca&point=C1');
  const grid = page.getByRole('grid', { name: heatmap.map.label });
  const wet = grid.getByRole('link', { name: new RegExp(`: ${heatmap.map.water}$`) });
  expect(await wet.count()).toBeGreaterThan(2);
  await wet.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(heatmap.point.water)).toBeVisible();
  await page.getByText(heatmap.table.label).click();
  await expect(page.getByRole('cell', { name: heatmap.map.water, exact: true })).toHaveCount(
    await wet.count(),
  );
  await expectNoViolationInContrasts(page);
});

test(
  'an office’s pin leads to its address, and a button zooms to its town',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/fr/contact');
    const { map, width } = mapOf(page, contact.details.map);
    await map.scrollIntoViewIfNeeded();
    expect(await coveredNames(page)).toEqual([]);
    await expect(map.getByRole('status')).toHaveCount(0);
    await map.getByRole('link', { name: 'New York' }).click();
    await expect(page).toHaveURL(/#bureau-newYork$/);
    await expect(page.locator('#bureau-newYork')).toBeInViewport();
    await page.getByRole('button', { name: 'New York' }).click();
    await expect.poll(width).toBeLessThan(20);
    await expect(map.locator('use[href="/map/new-york.svg#map"]')).toHaveCount(1);
    await expectNoViolationInContrasts(page);
  },
);

test.describe('when the map fails to load', () => {
  test.use({ failures: /ERR_FAILED/ });

  test('the offices say that the map is coming (CTC-14)', async ({ page }) => {
    await page.route('**/map/*.svg', (route) => route.abort());
    await open(page, '/fr/contact');
    const { map } = mapOf(page, contact.details.map);
    await expect(map.getByRole('status')).toHaveText('Carte interactive à venir');
    await map.getByRole('link', { name: 'New York' }).click();
    await expect(page.locator('#bureau-newYork')).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('maps are drawn, and their points are links', async ({ page }) => {
    await page.goto('/fr/heatmap-ila?v=2&size=3&place=grenelle');
    await expect(page.locator('use[href="/map/paris.svg#map"]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: maps.zoomIn })).toBeHidden();
    await page.getByRole('link', { name: /^Point A1,/ }).click();
    await expect(page.getByRole('heading', { name: 'Point A1' })).toBeVisible();
  });
});
