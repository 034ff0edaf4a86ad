import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readZip } from '../../read-zip.ts';
import { openActions, signIn as signInSandbox } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { good, signIn } from '../support/staff-sign-in.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Exporter les données' });

/** Starts an export and reads the downloaded file. */
async function exported(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const submit = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Exporter', exact: true }).click();

test('the sandbox exports all its data as one archive', async ({ page }) => {
  await signInSandbox(page, '?onglet=taches');
  await openActions(page);
  await page.getByRole('link', { name: 'Tout exporter…' }).click();
  await expect(dialog(page)).toContainText('cette démo');
  const { name, bytes } = await exported(page, async () => {
    await submit(page);
    await page.clock.runFor(1000);
  });
  expect(name).toMatch(/^iluma-\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(bytes);
  expect(files.get('csv/clients.csv')).toContain('Salon Vénus');
  expect(files.get('csv/taches.csv')?.split('\r\n').length).toBeGreaterThan(3);
  expect([...files.keys()]).not.toContain('csv/demandes.csv');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Export ZIP généré')).toBeVisible();
});

test.describe('in the live CRM', () => {
  test.use({ baseURL: staffed, failures: /status of 403/ });

  test(
    'one table or everything is exported, after a password prompt where required',
    { tag: '@smoke' },
    async ({ page }) => {
      await signIn(page, 'manager');
      await open(page, '/fr/crm-complet?onglet=clients&fenetre=export');
      await expectNoViolation(page);
      await dialog(page).getByLabel('Contenu').selectOption({ label: 'Demandes' });
      const table = await exported(page, () => submit(page));
      expect(table.name).toMatch(/^iluma-demandes-.*\.csv$/);
      expect(table.bytes.toString('utf8')).toContain('Reçue le;Référence;État');

      // A fresh sign-in counts as confirmed, so the first request is answered as if it came later.
      await page.route(
        '**/api/exports',
        (route) =>
          route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify({ code: 'confirmation-required', hasSecondStep: false }),
          }),
        { times: 1 },
      );
      await page.goto('/fr/crm-complet?onglet=clients&fenetre=export');
      await submit(page);
      await dialog(page).getByLabel('Votre mot de passe').fill('pas le bon');
      await submit(page);
      await expect(dialog(page).getByRole('alert')).toContainText('n’est pas le bon');
      await dialog(page).getByLabel('Votre mot de passe').fill(good);
      const archive = await exported(page, () => submit(page));
      expect([...readZip(archive.bytes).keys()]).toContain('json/clients.json');
      await expect(page.getByText('Export ZIP généré')).toBeVisible();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dialog fits', async ({ page }) => {
    await signInSandbox(page, '?onglet=projets&fenetre=export');
    await expect(dialog(page)).toBeVisible();
    await expectNothingSticksOut(page, 'the export at 390 px');
  });
});
