import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { open, test } from '../support/journey.ts';

const copy = contentOf('fr').analytics;

/** The analytics in French. */
function dashboardOf(page: Page) {
  return {
    tab: (name: string) => page.getByRole('tab', { name }),
    panel: (name: string) => page.getByRole('tabpanel', { name }),
    filter: (group: string, name: string) =>
      page.getByRole('group', { name: group }).getByRole('link', { name, exact: true }),
    shown: page.getByRole('status').filter({ hasText: 'Visites' }),
    rows: (table: string) =>
      page
        .getByRole('table', { name: table })
        .getByRole('row')
        .filter({ has: page.getByRole('cell') }),
  };
}

test(
  'period and source change the figures, and keep the open tab',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/fr/tableau-analytics');
    const { tab, panel, filter, shown } = dashboardOf(page);
    await tab(copy.tabs.traffic).click();
    const before = await shown.innerText();
    await filter(copy.filters.period, copy.filters.periods[7]).click();
    await expect(shown).not.toHaveText(before);
    const week = await shown.innerText();
    await filter(copy.filters.source, copy.filters.sources.search).click();
    await expect(shown).not.toHaveText(week);
    await expect(shown).toContainText('recherche');
    await expect(panel(copy.tabs.traffic)).toBeVisible();
    await expect(page).toHaveURL('/fr/tableau-analytics?period=7&source=search#traffic');
    await page.reload();
    await expect(panel(copy.tabs.traffic)).toBeVisible();
    await expect(filter(copy.filters.period, copy.filters.periods[7])).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test('campaigns are filtered by status', async ({ page }) => {
  await open(page, '/fr/tableau-analytics');
  const { filter, rows } = dashboardOf(page);
  const { status, statuses, table } = copy.campaigns;
  await expect(rows(table)).toHaveCount(6);
  await filter(status, statuses.paused).click();
  await expect(rows(table)).toHaveCount(2);
  for (const row of await rows(table).all()) await expect(row).toContainText(statuses.paused);
});

test('the funnel has an equivalent table', async ({ page }) => {
  await open(page, '/fr/tableau-analytics#conversion');
  const { panel } = dashboardOf(page);
  const [twin] = await panel(copy.tabs.conversion).getByText(copy.table).all();
  await twin?.click();
  const { steps } = copy.conversion;
  for (const step of Object.values(steps))
    await expect(
      panel(copy.tabs.conversion).getByRole('rowheader', { name: step, exact: true }),
    ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and filters are links', async ({ page }) => {
    await page.goto('/fr/tableau-analytics');
    const { filter, shown } = dashboardOf(page);
    const before = await shown.innerText();
    await filter(copy.filters.period, copy.filters.periods[90]).click();
    await expect(shown).not.toHaveText(before);
    await page.getByRole('link', { name: copy.tabs.conversion }).click();
    await expect(page.getByRole('figure', { name: /^Sur 100 visites/ })).toBeVisible();
  });
});
