import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { sampleDashboard } from '#app/domain/ila/projects.ts';
import type { Language } from '#app/i18n/languages.ts';
import { firstShort } from '../support/first-short.ts';
import { holdScripts, open, openWithStoppedClock, test } from '../support/journey.ts';

/** The ILA module in a language. */
function moduleOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).ilaDashboard;
  const panel = (name: keyof Omit<typeof copy.tabs, 'label'>) =>
    page.getByRole('tabpanel', { name: copy.tabs[name] });
  return {
    copy,
    panel,
    tab: (name: keyof Omit<typeof copy.tabs, 'label'>) =>
      page.getByRole('tab', { name: copy.tabs[name] }),
    slider: (id: keyof typeof copy.metrics) =>
      panel('calculator').getByRole('slider', { name: copy.metrics[id] }),
    calculate: page.getByRole('button', { name: copy.calculator.calculate }),
    calculating: page.getByRole('button', { name: copy.calculator.calculating }),
    result: page.getByRole('region', { name: copy.calculator.result }),
    interconnect: page.getByRole('button', { name: copy.dashboard.interconnect, exact: true }),
    syncing: page.getByRole('button', { name: copy.dashboard.syncing }),
    project: page.getByRole('combobox', { name: copy.dashboard.project }),
  };
}

test('the dashboard’s tabs work by keyboard, and the URL keeps the open one', async ({ page }) => {
  await open(page, '/fr/modules/ila');
  const { tab, panel } = moduleOf(page);
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(panel('dashboard')).toBeVisible();
  await tab('dashboard').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('calculator')).toBeFocused();
  await expect(tab('calculator')).toHaveAttribute('aria-selected', 'true');
  await expect(panel('calculator')).toBeVisible();
  await expect(panel('dashboard')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(panel('settings')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(panel('dashboard')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/fr/modules/ila#settings');
  await open(page, '/fr/modules/ila#team');
  await expect(panel('team')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

for (const [[language, band], details] of firstShort(
  [
    ['fr', 'Très Bon'],
    ['en', 'Very good'],
  ],
  1,
  '@smoke',
)) {
  test(`the calculator’s defaults give 82, in ${language}`, details, async ({ page }) => {
    await openWithStoppedClock(page, `/${language}/modules/ila#calculator`);
    const { calculate, calculating, result, copy } = moduleOf(page, language);
    await expect(result).toBeHidden();
    await calculate.click();
    await expect(calculating).toBeVisible();
    await expect(result).toBeHidden();
    await page.clock.runFor(1500);
    await expect(result.getByRole('heading', { name: copy.calculator.result })).toBeFocused();
    await expect(result.getByText('82', { exact: true })).toBeVisible();
    await expect(result.getByText(band, { exact: true })).toBeVisible();
    await expect(result.getByText(copy.directions.stable, { exact: true })).toBeVisible();
    const advice = result.getByRole('list', { name: copy.analysis.advice });
    await expect(advice.getByRole('listitem')).toHaveText([
      copy.advice.conversion,
      copy.advice.content,
    ]);
    await expect(result.getByText(copy.analysis.noRisk)).toBeVisible();
  });
}

test('a calculation started before hydration runs in the browser', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/fr/modules/ila#calculator');
  const { calculate, calculating, result } = moduleOf(page);
  await calculate.click();
  release();
  await expect(calculating).toBeVisible();
  await expect(result.getByText('82', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/fr/modules/ila#calculator');
});

test('the calculator’s sliders stop at 0 by keyboard, and reset to their defaults', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/fr/modules/ila#calculator');
  const { slider, calculate, result, copy } = moduleOf(page);
  for (const id of ['seo', 'content', 'conversion', 'engagement', 'technical'] as const) {
    await slider(id).press('Home');
    await slider(id).press('ArrowLeft');
    await expect(slider(id)).toHaveValue('0');
    await slider(id).press('ArrowRight');
    await expect(slider(id)).toHaveAttribute('aria-valuetext', '1');
    await slider(id).press('Home');
  }
  await calculate.click();
  await page.clock.runFor(1500);
  await expect(result.getByText('À Améliorer', { exact: true })).toBeVisible();
  await expect(
    result.getByRole('list', { name: copy.analysis.risks }).getByRole('listitem'),
  ).toHaveCount(5);
  await page.getByRole('button', { name: copy.calculator.reset }).click();
  await expect(slider('seo')).toHaveValue('80');
  await expect(slider('technical')).toHaveValue('85');
});

test('"Interconnecter" stores the calculation in the project', async ({ page }) => {
  await openWithStoppedClock(page, '/fr/modules/ila#calculator');
  const { tab, panel, slider, calculate, interconnect, syncing, copy } = moduleOf(page);
  await slider('seo').fill('60');
  await calculate.click();
  await page.clock.runFor(1500);
  await tab('dashboard').click();
  await expect(panel('dashboard').getByText('Aucun facteur de risque détecté')).toBeVisible();
  await interconnect.click();
  await expect(syncing).toHaveText('Synchronisation...');
  await page.clock.runFor(1500);
  await expect(interconnect).toBeVisible();
  // The ILA module's score becomes 82 - 0.25 x 20 = 77 instead of 89: (540 - 12) / 6 = 88.
  const said = copy.dashboard.synced.replace('{score}', '77').replace('{value}', '88');
  await expect(page.getByText(said)).toBeVisible();
  const risk = copy.analysis.risk.replace('{name}', 'SEO').replace('{score}', '60');
  await expect(panel('dashboard').getByText(risk.replace('{low}', '70'))).toBeVisible();
  await page.reload();
  await expect(panel('dashboard').getByText('88', { exact: true }).first()).toBeVisible();
});

test('each project has its own dashboard', { tag: '@long' }, async ({ page }) => {
  await open(page, '/es/modules/ila');
  const { project, panel, copy } = moduleOf(page, 'es');
  for (const { name, analysis } of sampleDashboard.projects) {
    await project.selectOption(name);
    await expect(panel('dashboard').getByRole('heading', { name, exact: true })).toBeVisible();
    const score = panel('dashboard').getByText(String(analysis.overallScore), { exact: true });
    await expect(score.first()).toBeVisible();
    const risks = panel('dashboard').getByRole('list', { name: copy.analysis.risks });
    await expect(risks.getByRole('listitem')).toHaveCount(analysis.riskFactors.length);
  }
});

test('own projects are added, edited, deleted and restored, and their entries draw the curve', async ({
  page,
}) => {
  await open(page, '/fr/modules/ila');
  const { panel, project, copy } = moduleOf(page);
  const { form, ...words } = copy.dashboard;
  const dashboard = panel('dashboard');
  const curve = dashboard.getByRole('figure', { name: 'De 80 à 83 en 2 mises à jour' });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(words.add).click();
  await button(form.save).click();
  await expect(dialog.getByText(form.nameNeeded)).toBeVisible();
  await dialog.getByLabel(form.name).fill('Chez Rose');
  await dialog.getByLabel(copy.metrics.seo).fill('120');
  await button(form.save).click();
  await expect(dialog.getByText(form.outOfRange)).toHaveCount(1);
  await expect(dialog.getByLabel(form.name)).toHaveValue('Chez Rose');
  await dialog.getByLabel(copy.metrics.seo).fill('80');
  await button(form.save).click();
  await expect(dashboard.getByRole('heading', { name: 'Chez Rose', exact: true })).toBeVisible();
  await expect(dashboard.getByText(words.courseNote)).toBeVisible();

  await button('Modifier Chez Rose').click();
  await dialog.getByLabel(copy.modules.hub).fill('98');
  await dialog.getByLabel(form.member).selectOption('Claire Oduya');
  await button(form.save).click();
  // Five modules at 80 and ILA at 82 average 80; with the HUB at 98, they average 83.
  await expect(curve).toBeVisible();
  await expect(dashboard.getByText(words.enteredNote)).toBeVisible();
  await page.reload();
  await project.selectOption('Chez Rose');
  await expect(curve).toBeVisible();

  await button('Supprimer Chez Rose').click();
  await expect(project.getByRole('option')).toHaveCount(4);
  await button(words.undo).click();
  await expect(dashboard.getByRole('heading', { name: 'Chez Rose', exact: true })).toBeVisible();
  for (const { name } of [{ name: 'Chez Rose' }, ...sampleDashboard.projects])
    await button(`Supprimer ${name}`).click();
  await expect(dashboard.getByRole('heading', { name: words.empty })).toBeVisible();
  await page.reload();
  await expect(dashboard.getByRole('heading', { name: words.empty })).toBeVisible();
});

test('the team’s availability is read-only, and changed assignments are stored', async ({
  page,
}) => {
  await open(page, '/fr/modules/ila#team');
  const { panel, copy } = moduleOf(page);
  const owner = page.getByRole('combobox', { name: 'Responsable, Katz Sport' });
  const claire = panel('team')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: 'Claire Oduya' }),
    });
  await expect(claire).toContainText(copy.team.statuses.busy);
  await expect(claire.getByRole('combobox')).toHaveCount(0);
  await owner.selectOption('Claire Oduya');
  await expect(claire).toContainText('2 sur 4 projets');
  await page.reload();
  await expect(claire).toContainText('Katz Sport, Concept M Rustique');
});

test(
  'the dashboard’s settings change the risk threshold, and export and reset data',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/fr/modules/ila#settings');
    const { panel, tab, copy } = moduleOf(page);
    const threshold = panel('settings').getByRole('slider', { name: copy.settings.threshold });
    await threshold.fill('90');
    await expect(panel('settings').getByText(copy.settings.saved)).toBeVisible();
    await tab('dashboard').click();
    const risks = panel('dashboard').getByRole('list', { name: copy.analysis.risks });
    await expect(risks.getByRole('listitem')).toHaveCount(2);

    await tab('settings').click();
    const waiting = page.waitForEvent('download');
    await panel('settings').getByRole('button', { name: copy.settings.export }).click();
    const file = await (await waiting).path();
    const exported = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    expect(exported).toMatchObject({ version: 1, riskBelow: 90, weights: { seo: 0.25 } });

    const reset = panel('settings').getByRole('button', { name: copy.settings.reset });
    await reset.click();
    await panel('settings').getByRole('button', { name: copy.settings.no }).click();
    await expect(reset).toBeFocused();
    await page.reload();
    await expect(threshold).toHaveValue('90');
    await reset.click();
    await panel('settings').getByRole('button', { name: copy.settings.yes }).click();
    await expect(panel('settings').getByText(copy.settings.done)).toBeVisible();
    await expect(reset).toBeFocused();
    await expect(threshold).toHaveValue('70');
  },
);

test('the summary describes the project in a sentence', { tag: '@long' }, async ({ page }) => {
  await openWithStoppedClock(page, '/fr/modules/ila');
  const { copy } = moduleOf(page);
  const { button, busy, title } = copy.dashboard.summary;
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: busy })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole('figure', { name: title })).toContainText(
    'Katz Sport obtient 90 sur 100 (Excellent), tendance en hausse.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard’s tabs are links and its calculator is a form', async ({ page }) => {
    await page.goto('/fr/modules/ila');
    const { copy } = moduleOf(page);
    await expect(page.getByRole('heading', { name: 'Katz Sport' })).toBeVisible();
    await expect(page.getByRole('heading', { name: copy.team.title })).toBeHidden();
    await page.getByRole('link', { name: copy.tabs.team }).click();
    await expect(page.getByRole('heading', { name: copy.team.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Katz Sport' })).toBeHidden();
    await page.getByRole('link', { name: copy.tabs.calculator }).click();
    await page.getByRole('slider', { name: copy.metrics.seo }).fill('100');
    await page.getByRole('button', { name: copy.calculator.calculate }).click();
    const result = page.getByRole('region', { name: copy.calculator.result });
    await expect(result.getByText('87', { exact: true })).toBeVisible();
  });
});
