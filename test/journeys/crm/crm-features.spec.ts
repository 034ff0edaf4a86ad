import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { open, test } from '../support/journey.ts';
import { expectNoViolation } from '../support/page-checks.ts';

const { preview, features, head } = contentOf('fr').crmFeatures;
const list = (page: Page) => page.getByRole('region', { name: preview.title });
const rows = (page: Page) => list(page).getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

test('the CRM page has four features and a link to the demo (CRMF-01)', async ({ page }) => {
  await open(page, '/fr/crm-iluma');
  for (const { title } of features.items)
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: head.button }).first().click();
  await expect(page).toHaveURL(/\/fr\/crm-complet$/);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('sample clients are searched and filtered (CRMF-04, CRMF-05)', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/fr/crm-iluma') : page.goto('/fr/crm-iluma'));
      await expect(rows(page)).toHaveCount(6);
      await list(page).getByRole('searchbox', { name: preview.search }).fill('publicite');
      await list(page).getByRole('button', { name: preview.filter }).click();
      await expect(rows(page)).toHaveCount(2);
      await list(page).getByRole('combobox', { name: preview.status }).selectOption('Prospect');
      await list(page).getByRole('button', { name: preview.filter }).click();
      await expect(rows(page)).toHaveText(/Immobilier Rive Claire/);
      await expect(page).toHaveURL(/q=publicite&statut=prospect/);
      await list(page).getByRole('link', { name: preview.reset }).click();
      await expect(rows(page)).toHaveCount(6);
      await expect(list(page).getByRole('searchbox')).toHaveValue('');
    });
  });

test(
  'sample clients are viewed, added, changed, deleted and restored (CRMF-03, CRMF-06)',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/fr/crm-iluma');
    await list(page).getByRole('button', { name: 'Voir Clinique du Zénith' }).click();
    await expect(dialog(page)).toContainText('84/100');
    await expect(dialog(page).getByRole('term')).toHaveCount(7);
    await page.keyboard.press('Escape');

    await list(page).getByRole('button', { name: preview.add }).click();
    await dialog(page).getByRole('textbox', { name: preview.score }).fill('120');
    await dialog(page).getByRole('button', { name: preview.save }).click();
    await expect(dialog(page).getByText(preview.errors.name)).toBeVisible();
    await expect(dialog(page).getByText(preview.errors.score)).toBeVisible();
    await expectNoViolation(page);
    await dialog(page).getByRole('textbox', { name: preview.name }).fill('<i>Atelier</i>');
    await dialog(page).getByRole('textbox', { name: preview.score }).fill('45');
    await dialog(page).getByRole('textbox', { name: preview.revenue }).fill('1 000,50');
    await dialog(page).getByRole('button', { name: preview.save }).click();
    await expect(rows(page).first()).toContainText('<i>Atelier</i>');
    await expect(list(page)).toContainText(/18\s400,50\s€/);

    await list(page).getByRole('button', { name: 'Modifier <i>Atelier</i>' }).click();
    await dialog(page).getByRole('combobox', { name: preview.status }).selectOption('Actif');
    await dialog(page).getByRole('button', { name: preview.save }).click();
    await expect(rows(page).first()).toContainText('Actif');

    // A cleared score counts as not measured, and clearing it is no contact with the client.
    await list(page).getByRole('button', { name: 'Modifier Clinique du Zénith' }).click();
    await dialog(page).getByRole('textbox', { name: preview.score }).fill('');
    await dialog(page).getByRole('button', { name: preview.save }).click();
    const clinic = rows(page).filter({ hasText: 'Clinique du Zénith' });
    await expect(clinic).toContainText(preview.unmeasured);
    await expect(clinic).toContainText('il y a 3 jours');

    await list(page).getByRole('button', { name: 'Supprimer <i>Atelier</i>' }).click();
    await expect(rows(page)).toHaveCount(6);
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('button', { name: preview.undo })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(7);
  },
);
