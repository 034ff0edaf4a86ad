import { expect, type Page } from '@playwright/test';
import { remove } from '../support/colleague.ts';
import { addRecord } from '../support/crm-records.ts';
import { button, card, openActions, signInLive, tab } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { signIn } from '../support/staff-sign-in.ts';

const clientsTab = '/fr/crm-complet?onglet=clients';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Imports clients, and closes the dialog. */
async function importClients(page: Page, names: readonly string[]) {
  await button(page, 'Importer un CSV').click();
  await dialog(page, 'Importer des clients')
    .getByLabel('Choisir un fichier')
    .setInputFiles({
      name: 'clients.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['nom', ...names].join('\n')),
    });
  await button(page, 'Vérifier sans importer').click();
  await button(page, `Importer ${names.length} clients`).click();
  await button(page, 'Voir les clients').click();
}

async function openFromMenu(page: Page, item: string) {
  await openActions(page);
  await page.getByRole('link', { name: item }).click();
}

async function revertFirst(page: Page) {
  await dialog(page, 'Changements groupés')
    .getByRole('button', { name: /^Annuler ce changement : Import/ })
    .first()
    .click();
  await dialog(page, 'Annuler ce changement')
    .getByRole('button', { name: 'Annuler ce changement' })
    .click();
}

async function deleteClient(page: Page, name: string) {
  await button(page, `Supprimer ${name}`).click();
  await dialog(page, `Supprimer ${name} ?`).getByRole('button', { name: 'Supprimer' }).click();
}

test(
  'the sandbox reverts an earlier import, and keeps records changed since unless asked',
  { tag: '@long' },
  async ({ page }) => {
    await signInLive(page, '?onglet=clients');
    await importClients(page, ['Atelier Un', 'Atelier Deux', 'Atelier Trois']);
    await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients11');
    await button(page, 'Modifier Atelier Deux').click();
    await page.getByLabel('Secteur', { exact: true }).fill('Menuiserie');
    await button(page, 'Enregistrer').click();
    await tab(page, 'Projets').click();
    await openFromMenu(page, 'Annuler un changement groupé');
    await expect(dialog(page, 'Changements groupés')).toContainText('Import · 3 fiches ajoutées');
    await expectNoViolation(page);
    await revertFirst(page);
    await expect(dialog(page, 'Changements groupés')).toContainText('2 fiches sont comme avant.');
    await expect(dialog(page, 'Changements groupés')).toContainText(
      '1 fiche a changé depuis et reste telle quelle : Atelier Deux',
    );
    await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients9');
    await button(page, 'Les remettre aussi comme avant').click();
    await expect(dialog(page, 'Changements groupés')).toContainText('Annulé le');
    await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
    await page.goBack();
    await expect(dialog(page, 'Changements groupés')).toBeHidden();
  },
);

test(
  'deleted records are found in the sandbox’s bin and restored, one or several at once',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInLive(page, '?onglet=clients');
    await deleteClient(page, 'Salon Vénus');
    await deleteClient(page, 'Cycles Polaris');
    await openFromMenu(page, 'Corbeille');
    const bin = dialog(page, 'Corbeille');
    await expect(bin.getByRole('row')).toHaveCount(3);
    await expect(bin.getByRole('row', { name: /Cycles Polaris/ })).toContainText('30 jours');
    await expectNothingSticksOut(page, 'in the bin');
    await expectNoViolation(page);
    await bin.getByLabel('Chercher dans la corbeille').fill('venus');
    await expect(bin.getByRole('row')).toHaveCount(2);
    await bin.getByLabel('Type de fiche').selectOption('Projet');
    await expect(bin.getByText('Rien dans la corbeille ne correspond')).toBeVisible();
    await bin.getByLabel('Type de fiche').selectOption('Tous les types');
    await bin.getByRole('button', { name: 'Restaurer Salon Vénus' }).click();
    await expect(bin.getByText('1 fiche est de retour.')).toBeVisible();
    await bin.getByLabel('Chercher dans la corbeille').fill('');
    await bin.getByLabel('Tout sélectionner').check();
    await bin.getByRole('button', { name: 'Restaurer 1 fiche' }).click();
    await expect(bin.getByText('La corbeille est vide.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, 'Salon Vénus')).toBeVisible();
    await expect(card(page, 'Cycles Polaris')).toBeVisible();
  },
);

test.describe('in the team’s CRM', () => {
  test.use({ baseURL: staffed });

  test('an import is reverted in one step after a reload', { tag: '@long' }, async ({ page }) => {
    const names = ['Un', 'Deux'].map((each) => `Lot ${process.pid} ${each}`);
    await signIn(page, 'manager');
    await open(page, clientsTab);
    await importClients(page, names);
    await expect(card(page, names[0] ?? '')).toBeVisible();
    await open(page, clientsTab);
    await openFromMenu(page, 'Annuler un changement groupé');
    await revertFirst(page);
    await expect(dialog(page, 'Changements groupés')).toContainText('2 fiches sont comme avant.');
    await page.keyboard.press('Escape');
    await expect(card(page, names[0] ?? '')).toBeHidden();
    await openFromMenu(page, 'Corbeille');
    await dialog(page, 'Corbeille')
      .getByRole('button', { name: `Restaurer ${names[0]}` })
      .click();
    await page.keyboard.press('Escape');
    await expect(card(page, names[0] ?? '')).toBeVisible();
    await expectNoViolation(page);
  });

  test.describe('on an unreliable connection', () => {
    test.use({ failures: /ERR_FAILED/ });

    test(
      'a page of the bin that fails to load is reported, and can be loaded again',
      { tag: '@long' },
      async ({ page }) => {
        await signIn(page, 'manager');
        const name = `Parti ${process.pid}`;
        for (const each of ['un', 'deux'])
          await remove(
            page,
            'clients',
            await addRecord(page, 'clients', { name: `${name} ${each}` }),
          );
        let lost = 0;
        await page.route('**/api/crm/bin?*', async (route) => {
          const url = route.request().url();
          if (url.includes('after=') && (lost += 1) === 1) return route.abort();
          // Pages of one record each.
          await route.continue({ url: url.replace(/limit=\d+/, 'limit=1') });
        });
        await open(page, clientsTab);
        await openFromMenu(page, 'Corbeille');
        const bin = dialog(page, 'Corbeille');
        await bin.getByLabel('Chercher dans la corbeille').fill(name);
        await expect(bin.getByRole('row', { name })).toHaveCount(1);
        const more = bin.getByRole('button', { name: 'Afficher la suite' });
        await more.click();
        await expect(bin.getByRole('alert')).toBeVisible();
        await more.click();
        await expect(bin.getByRole('row', { name })).toHaveCount(2);
        await expect(bin.getByRole('alert')).toBeHidden();
      },
    );
  });
});
