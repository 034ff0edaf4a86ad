import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { open, test } from '../support/journey.ts';
import { headerOf } from '../support/site-header.ts';

const copy = contentOf('fr').heatmap;

/** The heat map in French. */
function heatmapOf(page: Page) {
  const grid = page.getByRole('grid', { name: copy.map.label });
  const form = page.getByRole('form', { name: copy.form.title });
  return {
    grid,
    cells: grid.getByRole('gridcell'),
    point: (name: string) => grid.getByRole('link', { name: new RegExp(`^Point ${name},`) }),
    business: form.getByRole('textbox', { name: copy.form.fields.business.label }),
    size: form.getByRole('combobox', { name: copy.form.fields.size.label }),
    radius: form.getByRole('slider', { name: copy.form.fields.radius.label }),
    submit: form.getByRole('button', { name: copy.form.submit }),
    result: page.getByRole('heading', { name: copy.result.title }),
    panel: (name: string) => page.getByRole('region', { name: `Point ${name}` }),
    view: (name: keyof typeof copy.map.views) =>
      page.getByRole('link', { name: copy.map.views[name], exact: true }),
  };
}

test('the heat map’s grid is one Tab stop, and arrow keys move within it', async ({ page }) => {
  await open(page, '/fr/heatmap-ila');
  const { cells, point, panel } = heatmapOf(page);
  await expect(cells).toHaveCount(49);
  await expect(panel('D4')).toBeVisible();
  await point('D4').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(point('C5')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(point('A1')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(point('A1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel('A1')).toBeVisible();
  await expect(page).toHaveURL(/[?&]point=A1(&|$)/);
  await expect(panel('A1').getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('gridcell').locator(':focus')).toHaveCount(0);
});

test(
  'a new search draws another heat map, which a reload keeps',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/fr/heatmap-ila');
    const { cells, business, size, radius, submit, result } = heatmapOf(page);
    await business.fill('Katz Sport');
    await size.selectOption('13');
    await radius.fill('6');
    await submit.click();
    await expect(cells).toHaveCount(169);
    await expect(result).toBeFocused();
    await expect(page.getByText(/^Katz Sport est dans les trois premiers/)).toBeVisible();
    await page.reload();
    await expect(cells).toHaveCount(169);
    await expect(radius).toHaveValue('6');
  },
);

test(
  'values typed for a heat map are kept in another language',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/fr/heatmap-ila');
    await heatmapOf(page).business.fill('Chez Zoé');
    await headerOf(page).switchTo('es').click();
    const { fields, samples } = contentOf('es').heatmap.form;
    await expect(page.getByLabel(fields.keyword.label)).toHaveValue(samples.keyword);
    await expect(page.getByLabel(fields.business.label)).toHaveValue('Chez Zoé');
  },
);

test('an unknown town is reported beside its field, and no map is drawn', async ({ page }) => {
  await open(page, '/fr/heatmap-ila');
  const { grid, result, submit } = heatmapOf(page);
  const town = page.getByLabel(copy.form.fields.town.label);
  await town.fill('Zzyzxbourg');
  await submit.click();
  await expect(town).toBeFocused();
  await expect(town).toHaveAccessibleDescription(/Zzyzxbourg/);
  await expect(grid).toHaveCount(0);
  await expect(result).toHaveCount(0);
  await town.fill('');
  await submit.click();
  await expect(result).toBeFocused();
  await expect(grid).toBeVisible();
});

test('the heat map compares two months in place', { tag: '@long' }, async ({ page }) => {
  await open(page, '/fr/heatmap-ila?v=2&size=3&place=villeray');
  const { view, point } = heatmapOf(page);
  const now = await point('A1').textContent();
  await view('before').click();
  await expect(view('before')).toHaveAttribute('aria-current', 'true');
  await view('change').click();
  await expect(point('A1')).toHaveText(/^(?:[+\-−]\d+|=)$/);
  await view('now').click();
  await expect(point('A1')).toHaveText(now ?? '');
});

test('the finest heat map fits a phone’s page, with targets of at least 24 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/fr/heatmap-ila?v=2&size=13');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  const box = await heatmapOf(page).point('A1').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the heat map’s form and points reload the page with the result', async ({ page }) => {
    await page.goto('/fr/heatmap-ila');
    const { size, submit, panel } = heatmapOf(page);
    await size.selectOption('3');
    await submit.click();
    await expect(panel('B2')).toBeVisible();
    await page.getByRole('link', { name: /^Point C1,/ }).click();
    await expect(panel('C1')).toBeVisible();
  });
});
