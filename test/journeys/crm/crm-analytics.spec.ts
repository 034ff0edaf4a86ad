import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { button, card, openActions, signIn, signInLive, tab } from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';

const figure = (page: Page, name: string) =>
  page.getByRole('figure').filter({ has: page.getByText(name, { exact: true }) });

/** Body rows of the table behind a chart. */
async function rowsOf(page: Page, name: string): Promise<string[]> {
  const there = figure(page, name);
  await there.getByText('Voir les chiffres').click();
  const rows = await there.getByRole('row').allTextContents();
  return rows.slice(1).map((row) => row.replaceAll(/\s/g, ' '));
}

test(
  'the charts of the CRM show the expected figures, each with a data table',
  { tag: '@smoke' },
  async ({ page }) => {
    await signInLive(page, '?onglet=analytics');
    const months = await rowsOf(page, 'Revenu mensuel du portefeuille');
    expect(months).toHaveLength(12);
    // The overview shows the same figure (CRM-29).
    expect(months.at(-1)).toMatch(/23 100 €$/);
    expect(await rowsOf(page, 'Revenu mensuel par responsable')).toEqual([
      'Mateo Rivas15 800 €',
      'Claire Oduya7 300 €',
    ]);
    const scores = await rowsOf(page, 'Répartition des scores ILA');
    expect(scores).toHaveLength(10);
    expect(scores[9]).toBe('90–100, bon1');
    expect(await rowsOf(page, 'Projets par étape')).toHaveLength(5);
    const weeks = await rowsOf(page, 'Activité par semaine');
    expect(weeks.length).toBeGreaterThan(45);
    await expectNoViolation(page);
  },
);

test('the charts print on at most three sheets, whole, without the CRM’s bar and folded tables', async ({
  page,
}) => {
  await signIn(page, '?onglet=analytics');
  await expect(figure(page, 'Tâches par statut')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Voir les chiffres').filter({ visible: true })).toHaveCount(0);
  const breaks = await page
    .locator('figure')
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each.closest('.charts > *') ?? each).breakInside),
    );
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('owner and period are kept in the URL, and the figures follow changes of the records', async ({
  page,
}) => {
  await signIn(page, '?onglet=analytics&periode=3');
  await expect(page.getByLabel('Période')).toHaveValue('3');
  await page.getByRole('combobox', { name: 'Responsable' }).selectOption('Claire Oduya');
  await expect(page).toHaveURL(/responsable=Claire\+Oduya/);
  expect(await rowsOf(page, 'Revenu mensuel du portefeuille')).toHaveLength(3);
  expect(await rowsOf(page, 'Revenu mensuel par responsable')).toEqual(['Claire Oduya7 300 €']);
  await page.getByLabel('Période').selectOption('24 derniers mois');
  await expect(page).toHaveURL(/periode=24/);
  await expect(figure(page, 'Revenu mensuel du portefeuille').getByRole('row')).toHaveCount(25);

  await tab(page, 'Fiches Clients').click();
  await button(page, 'Supprimer Salon Vénus').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await tab(page, 'Analytics').click();
  expect((await rowsOf(page, 'Revenu mensuel du portefeuille')).at(-1)).toMatch(/20 000 €$/);
});

test(
  'the analytics have empty states for an owner without records',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, '?onglet=analytics&responsable=Personne');
    await expect(page.getByRole('combobox', { name: 'Responsable' })).toHaveValue('Personne');
    await expect(page.getByText('Rien à mesurer pour l’instant')).toHaveCount(9);
  },
);

test('the analytics fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, '?onglet=analytics');
  await expect(figure(page, 'Activité par semaine')).toBeVisible();
  await expectNothingSticksOut(page, 'analytics');
});

for (const [[section, what, columns], details] of firstShort([
  ['clients', 'clients', /Nom.*Responsable/],
  ['projets', 'projets', /Nom du projet/],
  ['taches', 'tâches', /Priorité/],
  ['journal', 'journal', /Date.*Type/],
]))
  test(`${section}: export as CSV, JSON and PDF`, details, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.lang = `${document.documentElement.lang} printed`;
      };
    });
    await signIn(page, `?onglet=${section}&q=zzz`);
    for (const format of ['CSV', 'JSON'] as const) {
      const download = page.waitForEvent('download');
      await openActions(page);
      await button(page, `Exporter en ${format}`).click();
      await page.clock.runFor(1000);
      const file = await download;
      expect(file.suggestedFilename()).toBe(`iluma-${section}.${format.toLowerCase()}`);
      // Without matches the export is the header row alone.
      const text = await readFile(await file.path(), 'utf8');
      if (format === 'CSV') expect(text.trim()).toMatch(columns);
      else expect(JSON.parse(text)).toEqual([]);
    }
    await openActions(page);
    await button(page, 'Exporter en PDF').click();
    await page.clock.runFor(1000);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Filtres\s: recherche = zzz · 0 résultat/)).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('tablist')).toBeVisible();
    await tab(page, 'Journal IA').click();
    await expect(card(page, 'Export PDF généré')).toContainText(
      `Données ${what} exportées avec succès`,
    );
  });
