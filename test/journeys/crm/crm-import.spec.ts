import { readFile, truncate, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { importLimits } from '#app/domain/crm/csv-import.ts';
import { button, card, signInLive, tab } from './crm-desk.ts';
import { test } from './journey.ts';
import { expectNothingSticksOut, expectNoViolation } from './page-checks.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importer des clients' });

async function openImport(page: Page) {
  await signInLive(page, '?onglet=clients');
  await button(page, 'Importer un CSV').click();
  await expect(dialog(page)).toBeVisible();
}

async function choose(page: Page, content: string | Buffer, name = 'clients.csv') {
  await dialog(page)
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

const figure = (page: Page, name: string) =>
  dialog(page).getByRole('term').filter({ hasText: name }).locator('..');

const table = [
  'Raison sociale;Courriel;Couleur;Revenu mensuel;Statut',
  'Atelier Nova;contact@nova.example;bleu;1 200,50 €;Actif',
  'Salon Venus inc.;;rose;800;Prospect',
  'Atelier Nova;;vert;10;Actif',
  ';sans-arobase;gris;-3;Peut-être',
].join('\r\n');

test('a table is read, checked, imported and taken back', async ({ page }) => {
  await openImport(page);
  await choose(page, table);
  await expect(
    dialog(page).getByText(/lignes\s: 4, séparateur\s: point-virgule, encodage\s: UTF-8/),
  ).toBeVisible();
  await expect(dialog(page).getByLabel(/Raison sociale.+devient/)).toHaveValue('name');
  await expect(dialog(page).getByLabel(/Couleur.+devient/)).toHaveValue('');
  await expect(dialog(page).getByLabel('Signe des décimales')).toHaveValue('comma');
  await expectNoViolation(page);

  await button(page, 'Vérifier sans importer').click();
  await expect(figure(page, 'Nouveaux')).toContainText('1');
  await expect(figure(page, 'Doublons')).toContainText('2');
  await expect(figure(page, 'Lignes à corriger')).toContainText('1');
  const errors = dialog(page).getByRole('table', { name: 'Lignes à corriger' });
  await expect(errors.getByRole('row')).toHaveCount(5);
  for (const row of [
    /5\s*Raison sociale\s*Indiquez une valeur/,
    /5\s*Courriel\s*Écrivez une adresse.*sans-arobase/,
    /5\s*Revenu mensuel\s*Le montant ne peut pas être négatif\.\s*-3/,
    /5\s*Statut\s*Choisissez une valeur de la liste\.\s*Peut-être/,
  ])
    await expect(errors.getByRole('row').filter({ hasText: row })).toHaveCount(1);
  await dialog(page).getByText('Doublons trouvés (2)').click();
  await expect(dialog(page).getByText('Déjà dans vos clients : Salon Vénus')).toBeVisible();
  await expect(dialog(page).getByText('Déjà à la ligne 2 du fichier')).toBeVisible();

  const file = page.waitForEvent('download');
  await button(page, 'Télécharger les lignes à corriger').click();
  const rest = await readFile(await (await file).path(), 'utf8');
  expect(rest.split('\r\n')[1]).toMatch(/^5;.*;sans-arobase;gris;'-3;/);
  // Checking has changed nothing.
  await expect(page.getByText('Fiches Clients8')).toBeAttached();

  await button(page, 'Importer 1 client').click();
  await expect(dialog(page).getByRole('heading', { name: '1 client importé.' })).toBeVisible();
  await button(page, 'Voir les clients').click();
  await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients9');
  await expect(card(page, 'Atelier Nova')).toContainText(/1\s200,50\s€/);
  await expect(tab(page, 'Journal IA')).toHaveText('Journal IA6');
  await button(page, 'Annuler').click();
  await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
  await expect(tab(page, 'Journal IA')).toHaveText('Journal IA5');
});

test('duplicates are imported when they are asked for, and the journal says how many', async ({
  page,
}) => {
  await openImport(page);
  await choose(page, table);
  await button(page, 'Vérifier sans importer').click();
  await page.getByRole('switch', { name: 'Importer aussi les doublons' }).check();
  await button(page, 'Importer 3 clients').click();
  await button(page, 'Voir les clients').click();
  await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients11');
  await tab(page, 'Journal IA').click();
  await expect(card(page, 'Import terminé')).toContainText('Clients importés : 3.');
});

test.describe('a file is refused in words', () => {
  const long = `nom\n${'a\n'.repeat(importLimits.rows + 1)}`;
  const refusals: [name: string, content: string | Buffer, words: string | RegExp][] = [
    ['duplicate headers', 'nom;Nom\nA;B', /Deux colonnes portent le même titre\s: Nom/],
    ['a missing header', 'nom;;ville\nA;B;C', /Il manque le titre de ces colonnes\s: 2/],
    ['nothing below the head', 'nom;ville\n', /ne contient aucune ligne/],
    ['an open quote', 'nom\n"A\nB', /Un guillemet ouvert à la ligne 2/],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 20]), /est un classeur/],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), /pas un fichier texte/],
    ['too many rows', long, /dépasse 200\s000 lignes/],
  ];
  for (const [name, content, words] of refusals)
    test(name, async ({ page }) => {
      await openImport(page);
      await choose(page, content);
      await expect(dialog(page).getByRole('alert')).toHaveText(words);
      await expect(dialog(page).getByLabel('Choisir un fichier')).toBeAttached();
    });

  test('too many bytes', async ({ page }, info) => {
    await openImport(page);
    const path = info.outputPath('huge.csv');
    await writeFile(path, 'nom\n');
    await truncate(path, importLimits.bytes + 1);
    await dialog(page).getByLabel('Choisir un fichier').setInputFiles(path);
    await expect(dialog(page).getByRole('alert')).toHaveText(/«\shuge\.csv\s» pèse plus de 50\sMo/);
  });
});

test('a file of another encoding is read, and said; without a name column nothing starts', async ({
  page,
}) => {
  await openImport(page);
  await choose(page, Buffer.from('Enseigne,Ville\nCaf\xe9 d\xe9j\xe0,Qu\xe9bec', 'latin1'));
  await expect(
    dialog(page).getByText(/séparateur\s: virgule, encodage\s: Windows-1252/),
  ).toBeVisible();
  await expect(dialog(page).getByText('Café déjà')).toBeVisible();
  await expect(button(page, 'Vérifier sans importer')).toBeDisabled();
  await expect(dialog(page).getByText(/quelle colonne contient le nom/)).toBeVisible();
  await dialog(page)
    .getByLabel(/Enseigne.+devient/)
    .selectOption('Nom');
  await button(page, 'Vérifier sans importer').click();
  await expect(figure(page, 'Nouveaux')).toContainText('1');
});

test('a table is pasted or dropped', async ({ page }) => {
  await openImport(page);
  const field = dialog(page).getByLabel('Ou collez un tableau copié d’un tableur');
  await field.fill('Nom\tTéléphone\nCollé\t514 555-0199');
  await button(page, 'Lire ce tableau').click();
  await expect(
    dialog(page).getByText(/tableau collé.*lignes\s: 1, séparateur\s: tabulation/),
  ).toBeVisible();
  await button(page, 'Revenir').click();

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['nom\nDéposé'], 'depot.csv', { type: 'text/csv' }));
    return data;
  });
  await dialog(page)
    .getByRole('group', { name: 'Fichier' })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog(page).getByText(/depot\.csv/)).toBeVisible();
});

test('a failing store leaves nothing behind, and says so', async ({ page }) => {
  await signInLive(page, '?onglet=clients');
  await button(page, 'Paramètres').click();
  await page.getByRole('switch', { name: 'Simuler une panne' }).check();
  await page.keyboard.press('Escape');
  await button(page, 'Importer un CSV').click();
  await choose(page, table);
  await button(page, 'Vérifier sans importer').click();
  await button(page, 'Importer 1 client').click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/L’import a échoué\s: rien n’a changé/);
  // The check still stands there: nothing has to be done again.
  await expect(button(page, 'Importer 1 client')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
});

test('100,000 rows are imported', async ({ page }) => {
  test.slow();
  const rows = Array.from(
    { length: 100_000 },
    (_, index) => `Atelier ${index};a${index}@a${index}.example;commerce;1 200,50`,
  );
  await openImport(page);
  await choose(page, `nom;courriel;secteur;revenu\n${rows.join('\n')}`);
  await button(page, 'Vérifier sans importer').click();
  // How long that takes is measured by `npm run bench:crm`: here another journey runs beside it.
  const ample = { timeout: 60_000 };
  await page.getByRole('button', { name: /^Importer 100\s000 clients$/ }).click(ample);
  await expect(
    dialog(page).getByRole('heading', { name: /100\s000 clients importés/ }),
  ).toBeVisible(ample);
});

test('an import that is left is stopped, and nothing stays of it', async ({ page }) => {
  test.slow();
  const rows = Array.from({ length: importLimits.rows }, (_, index) => `Atelier ${index}`);
  await openImport(page);
  await choose(page, `nom\n${rows.join('\n')}`);
  await button(page, 'Vérifier sans importer').click();
  await page
    .getByRole('button', { name: /^Importer 200\s000 clients$/ })
    .click({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('C’est arrêté : rien n’a été importé.')).toBeVisible();
  await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
});

test('every step fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openImport(page);
  await expectNothingSticksOut(page, 'file');
  await choose(page, table);
  await expect(button(page, 'Vérifier sans importer')).toBeVisible();
  await expectNothingSticksOut(page, 'columns');
  await button(page, 'Vérifier sans importer').click();
  await expect(figure(page, 'Nouveaux')).toBeVisible();
  await expectNothingSticksOut(page, 'check');
  await expectNoViolation(page);
});
