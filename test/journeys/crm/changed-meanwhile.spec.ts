import { expect, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { change, colleague, recordOf, remove } from '../support/colleague.ts';
import { addRecord } from '../support/crm-records.ts';
import { open, test } from '../support/journey.ts';
import { staffed } from '../support/sites.ts';
import { button, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:04|09|12)/ });

const { clientList, importing } = contentOf('fr').crm;
const clients = '/fr/crm-complet?onglet=clients';

/** Checks a file of clients for an import, and returns the dialog. */
async function checkImport(page: Page, file: string): Promise<Locator> {
  await open(page, clients);
  await button(page, importing.open).click();
  const dialog = page.getByRole('dialog', { name: importing.title });
  await dialog
    .getByLabel(importing.choose)
    .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await button(page, importing.check).click();
  return dialog;
}

test(
  'a bulk change reports a selected client that a colleague has deleted',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const names = [1, 2, 3].map((at) => `Choisi ${process.pid}-${at}`);
    const ids: string[] = [];
    for (const name of names) ids.push(await addRecord(page, 'clients', { name }));
    await open(page, `${clients}&q=${encodeURIComponent(`Choisi ${process.pid}`)}`);
    for (const name of names) {
      await page.getByRole('checkbox', { name: fill(clientList.select, { name }) }).check();
    }
    const bar = page.getByRole('region', { name: clientList.bulk });
    await expect(bar.getByRole('status')).toHaveText(plural('fr', 3, clientList.selected));
    await remove(other, 'clients', ids[0] ?? '');
    await expect(page.getByText(names[0] ?? '')).toHaveCount(0);
    const { statuses } = contentOf('fr').crm.clients;
    await bar.getByRole('button', { name: clientList.sorts.status }).click();
    await bar.getByRole('button', { name: statuses.inactive, exact: true }).click();
    const done = fill(plural('fr', 2, clientList.statusSet), { status: statuses.inactive });
    await expect(page.getByText(`${done} ${plural('fr', 1, clientList.gone)}`)).toBeVisible();
  },
);

test(
  'an import does not duplicate a client that a colleague adds after the check',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const [name, another] = [`Ajouté ${process.pid}`, `Nouveau ${process.pid}`];
    const dialog = await checkImport(
      page,
      `Nom;Adresse\r\n${name};12 rue Neuve\r\n${another};14 rue Neuve\r\n`,
    );
    await expect(
      dialog.getByRole('button', { name: plural('fr', 2, importing.run) }),
    ).toBeVisible();
    await addRecord(other, 'clients', { name: `${name} inc.` });
    await dialog.getByRole('button', { name: plural('fr', 2, importing.run) }).click();
    await expect(dialog.getByRole('alert')).toHaveText(importing.changed);
    await dialog.getByRole('button', { name: plural('fr', 1, importing.run) }).click();
    await expect(
      dialog.getByRole('heading', { name: plural('fr', 1, importing.done) }),
    ).toBeVisible();
    const found = await page.request.get(`/api/crm/clients?search=${encodeURIComponent(name)}`);
    expect(((await found.json()) as { total: number }).total).toBe(1);
  },
);

test(
  'an import is checked again when a colleague changes a record that it updates',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const name = `Importé ${process.pid}`;
    const id = await addRecord(page, 'clients', { name });
    const dialog = await checkImport(page, `Nom;Adresse\r\n${name};12 rue Neuve\r\n`);
    await dialog.getByRole('radio', { name: importing.duplicates.modes.update }).check();
    await change(other, 'clients', id, { sector: 'Fleurs' });
    const run = dialog.getByRole('button', { name: /^Mettre à jour 1/ });
    await run.click();
    await expect(dialog.getByRole('alert')).toHaveText(importing.changed);
    await run.click();
    await expect(
      dialog.getByRole('heading', { name: plural('fr', 1, importing.doneUpdates) }),
    ).toBeVisible();
    expect(await recordOf(page, 'clients', id)).toMatchObject({
      sector: 'Fleurs',
      address: '12 rue Neuve',
    });
  },
);
