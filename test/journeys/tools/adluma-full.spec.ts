import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import type { Language } from '#app/i18n/languages.ts';
import { firstShort } from '../support/first-short.ts';
import { open, test } from '../support/journey.ts';
import { headerOf } from '../support/site-header.ts';

/** Every estimate is monthly. */
const perMonth = { fr: 'par mois', en: /per month|monthly/, es: 'al mes' } as const;

/** The full simulator in a language. */
function simulatorOf(page: Page, language: Language = 'fr') {
  const { simulator: copy, full } = contentOf(language).adluma;
  const channel = (id: keyof typeof copy.channels) =>
    page.getByRole('group', { name: copy.channels[id].name, exact: true });
  return {
    copy,
    full,
    field: (id: keyof typeof copy.fields) =>
      page.getByRole('textbox', { name: copy.fields[id].label }),
    rate: (id: keyof typeof copy.channels, rate: keyof typeof copy.sources.rate) =>
      channel(id).getByRole('textbox', { name: copy.sources.rate[rate] }),
    direction: (id: keyof typeof full.directions) =>
      page.getByRole('radio', { name: full.directions[id] }),
    figures: page.getByText(full.groups.figures, { exact: true }),
    estimate: page.getByRole('status').filter({ hasText: perMonth[language] }),
    outcomes: page.getByRole('table', { name: copy.result.caption }),
    split: page.getByRole('table', { name: copy.split.title }),
    keep: page.getByRole('button', { name: full.scenarios.keep }),
    scenarios: page.getByRole('table', { name: full.scenarios.title }),
  };
}

test('the full simulator gives the documented example', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/fr/simulateur-complet?v=1&channel=search');
  const { field, rate, figures, outcomes, full } = simulatorOf(page);
  await figures.click();
  await rate('search', 'cpc').fill('1');
  await rate('search', 'cvr').fill('2 %');
  await rate('search', 'reach').fill('100');
  await field('zone').fill('10 000 000');
  await field('budget').fill('5 000 €');
  await field('close').fill('100');
  await field('value').fill('75,00');
  await expect(outcomes.getByRole('row', { name: 'Clients' })).toContainText('100');
  await expect(outcomes.getByRole('row', { name: 'ROAS de la publicité' })).toContainText('1,5');
  await expect(page.getByRole('table', { name: full.breakEven.title })).toContainText('1,67');
  await expect(page.getByText(full.verdicts.loses.label)).toBeVisible();
});

for (const [language, details] of firstShort(['fr', 'en'])) {
  test(
    `the full simulator calculates the budget for a number of customers: ${language}`,
    details,
    async ({ page }) => {
      await open(page, `/${language}/simulateur-complet`);
      const { direction, field, estimate, outcomes, copy } = simulatorOf(page, language);
      await direction('customers').check();
      await field('customers').fill('12');
      await expect(outcomes.getByRole('row', { name: copy.metrics.customers })).toContainText('12');
      await expect(estimate).toContainText('€');
      await field('customers').fill('10000');
      await expect(page.getByText(copy.remarks.all['out-of-reach'].slice(0, 30))).toBeVisible();
    },
  );
}

test('a benchmark is replaced, marked as edited and restored', async ({ page }) => {
  await open(page, '/fr/simulateur-complet');
  const { rate, figures, full, outcomes } = simulatorOf(page);
  const before = await outcomes.innerText();
  await figures.click();
  await expect(page.getByText(full.editedCount.none)).toBeVisible();
  await rate('search', 'cpc').fill('1,25');
  await expect(page.getByText('1 hypothèse modifiée.')).toBeVisible();
  await expect(outcomes).not.toHaveText(before);
  await page.getByRole('button', { name: 'Revenir au repère : Coût par clic' }).click();
  await expect(rate('search', 'cpc')).toHaveValue('');
  await expect(page.getByText(full.editedCount.none)).toBeVisible();
  expect(await outcomes.innerText()).toBe(before);

  await rate('meta', 'ctr').fill('5');
  await page.getByRole('textbox', { name: /1er mois/ }).fill('80');
  await page.getByRole('button', { name: full.resetAll }).click();
  await expect(rate('meta', 'ctr')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: /1er mois/ })).toHaveValue('30');
});

test('a budget fixed for one channel stays, and the rest is split', async ({ page }) => {
  await open(page, '/fr/simulateur-complet?v=1&channel=search&channel=meta&budget=2000');
  const { split, copy } = simulatorOf(page);
  await page.getByRole('textbox', { name: copy.lock.label }).first().fill('500');
  const search = split.getByRole('row', { name: copy.channels.search.name });
  await expect(search).toContainText('500');
  await expect(search).toContainText(copy.split.locked);
  await expect(split.getByRole('row', { name: copy.channels.meta.name })).toContainText(/1\s500/);
});

test('the full simulator warns of too large a budget for a small area', async ({ page }) => {
  await open(page, '/fr/simulateur-complet?v=1&channel=search&budget=50000&zone=5000');
  await expect(page.getByText(/^Extrapolation/)).toBeVisible();
});

test(
  'values just typed into the full simulator are kept in another language',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/en/full-simulator');
    const { field } = simulatorOf(page, 'en');
    await field('zone').fill('60,000');
    await field('value').fill('2500.5');
    await field('budget').fill('2345');
    await headerOf(page, 'en').switchTo('es').click();
    const spanish = simulatorOf(page, 'es');
    await expect(spanish.field('budget')).toHaveValue('2,345');
    await expect(spanish.field('value')).toHaveValue('2,500.5');
    await expect(spanish.field('zone')).toHaveValue('60,000');
    await expect(page).toHaveURL(/\/es\/.*budget=2345/);
    await expect(page).toHaveURL(/zone=60000&.*value=2500.5/);
  },
);

test('three scenarios are stored, compared, opened and removed', async ({ page }) => {
  await open(page, '/fr/simulateur-complet?v=1&channel=meta&budget=800');
  const { keep, scenarios, field, full } = simulatorOf(page);
  await keep.click();
  await expect(page.getByText('Scénario A gardé.')).toBeVisible();
  await field('budget').fill('1600');
  await keep.click();
  await field('budget').fill('3200');
  await keep.click();
  await expect(keep).toBeDisabled();
  await expect(scenarios.getByRole('row', { name: full.scenarios.budget })).toContainText(
    /800\s€.*1\s600\s€.*3\s200\s€/,
  );
  await page.getByRole('link', { name: 'Ouvrir A' }).click();
  await expect(field('budget')).toHaveValue('800');
  await page.reload();
  await expect(scenarios.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: 'Retirer B' }).click();
  await expect(scenarios.getByRole('columnheader')).toHaveCount(3);
  await expect(keep).toBeEnabled();
});

test('unreadable stored scenarios are ignored', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('iluma-adluma-scenarios', '[{"v":0}, 3, "budget=-1&channel=tv"]');
  });
  await open(page, '/fr/simulateur-complet');
  await expect(simulatorOf(page).scenarios.getByRole('columnheader')).toHaveCount(2);
});

for (const [[language, name, line], details] of firstShort([
  ['fr', 'fr', 'Budget publicitaire par mois;800;€'],
  ['en', 'en', 'Ad budget per month,800,€'],
  ['es', 'es', 'Presupuesto publicitario al mes,800,€'],
])) {
  test(`the table of figures can be downloaded: ${name}`, details, async ({ page }) => {
    await open(page, `/${language}/simulateur-complet?v=1&channel=meta&budget=800`);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: contentOf(language).adluma.full.csv.button }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('adluma.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\r\n')).toContain(line);
    expect(text).not.toMatch(/NaN|Infinity/);
  });
}

test('the full simulator prints its results, without header and footer', async ({ page }) => {
  await open(page, '/fr/simulateur-complet');
  await page.emulateMedia({ media: 'print' });
  await expect(simulatorOf(page).outcomes).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: contentOf('fr').adluma.full.print })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the full simulator’s form', async ({ page }) => {
    await page.goto('/en/simulateur-complet');
    const { field, direction, estimate } = simulatorOf(page, 'en');
    await direction('customers').check();
    await field('customers').fill('15');
    await page.getByRole('button', { name: contentOf('en').adluma.simulator.calculate }).click();
    await expect(page).toHaveURL(/direction=customers/);
    await expect(estimate).toContainText('monthly budget for 15 customers');
  });
});

test('fields side by side stay aligned when one label wraps', async ({ page }) => {
  await open(page, '/fr/simulateur-complet');
  const { field } = simulatorOf(page);
  const top = async (id: 'budget' | 'customers') => (await field(id).boundingBox())?.y;
  const heights = await page
    .locator('label[for=budget], label[for=customers]')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
  expect(new Set(heights).size, 'one label wraps').toBe(2);
  expect(await top('customers')).toBe(await top('budget'));
});
