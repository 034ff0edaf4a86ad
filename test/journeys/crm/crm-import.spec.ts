import { readFile, truncate, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { importLimits } from '#app/domain/crm/import/csv-import.ts';
import { agencyFile } from '../../agency-file.ts';
import { button, card, signInLive, tab } from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';

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

test('a CSV file is read, checked, imported and undone', { tag: '@smoke' }, async ({ page }) => {
  await openImport(page);
  await choose(page, table);
  await expect(
    dialog(page).getByText(/lignes\s: 4, séparateur\s: point-virgule, encodage\s: UTF-8/),
  ).toBeVisible();
  await expect(dialog(page).getByLabel(/Raison sociale.+devient/)).toHaveValue('name');
  await expect(dialog(page).getByLabel(/Couleur.+devient/)).toHaveValue('');
  await expect(dialog(page).getByLabel('Séparateur décimal')).toHaveValue('comma');
  await expectNoViolation(page);

  await button(page, 'Vérifier sans importer').click();
  await expect(figure(page, 'Nouveaux')).toContainText('1');
  await expect(figure(page, 'Doublons')).toContainText('2');
  await expect(figure(page, 'Lignes à corriger')).toContainText('1');
  const errors = dialog(page).getByRole('table', { name: 'Lignes à corriger' });
  await expect(errors.getByRole('row')).toHaveCount(4);
  for (const row of [
    /5\s*Raison sociale\s*Indiquez une valeur/,
    /5\s*Courriel\s*Écrivez une adresse.*sans-arobase/,
    /5\s*Revenu mensuel\s*Le montant ne peut pas être négatif\.\s*-3/,
  ])
    await expect(errors.getByRole('row').filter({ hasText: row })).toHaveCount(1);
  await dialog(page).getByText('Doublons trouvés (2)').click();
  await expect(dialog(page).getByText('Déjà parmi vos clients : Salon Vénus')).toBeVisible();
  await expect(dialog(page).getByText('Déjà à la ligne 2 du fichier')).toBeVisible();

  const file = page.waitForEvent('download');
  await button(page, 'Télécharger les lignes à corriger').click();
  const rest = await readFile(await (await file).path(), 'utf8');
  expect(rest.split('\r\n')[1]).toMatch(/^5;.*;sans-arobase;gris;'-3;/);
  // The check changes nothing.
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

test(
  'undoing an import before closing its dialog is shown there',
  { tag: '@long' },
  async ({ page }) => {
    await openImport(page);
    await choose(page, table);
    await button(page, 'Vérifier sans importer').click();
    await button(page, 'Importer 1 client').click();
    await expect(dialog(page).getByRole('heading', { name: '1 client importé.' })).toBeVisible();
    await button(page, 'Annuler').click();
    await expect(dialog(page).getByRole('heading', { name: 'C’est annulé.' })).toBeVisible();
    await expect(dialog(page).getByText('retire tout l’import')).toHaveCount(0);
  },
);

test(
  'duplicates are imported on request and counted in the journal',
  { tag: '@long' },
  async ({ page }) => {
    await openImport(page);
    await choose(page, table);
    await button(page, 'Vérifier sans importer').click();
    await dialog(page).getByRole('radio', { name: 'Les ajouter comme nouvelles fiches' }).check();
    await button(page, 'Importer 3 clients').click();
    await button(page, 'Voir les clients').click();
    await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients11');
    await tab(page, 'Journal IA').click();
    await expect(card(page, 'Import terminé')).toContainText('Clients importés : 3.');
  },
);

test('a small agency’s file of 500 rows in Windows-1252 is imported completely', async ({
  page,
}) => {
  const file = agencyFile(500, ['Claire Oduya', 'Mateo Rivas']);
  await openImport(page);
  await choose(page, file.bytes);
  await expect(dialog(page).getByText(/lignes\s: 500.*encodage\s: Windows-1252/)).toBeVisible();
  await expect(dialog(page).getByLabel(/Client depuis.+devient/)).toHaveValue('createdAt');
  await expect(dialog(page).getByLabel(/Remarques.+devient/)).toHaveValue('notes');
  await expect(dialog(page).getByLabel(/«\sContact\s».+devient/)).toHaveValue('contactName');
  await expect(dialog(page).getByLabel('Ordre des dates')).toHaveValue('day-first');
  await button(page, 'Vérifier sans importer').click();
  await expect(figure(page, 'Nouveaux')).toContainText('500');
  await expect(figure(page, 'Lignes à corriger')).toContainText('0');

  const mapping = dialog(page).getByRole('region', { name: 'Valeurs à associer' });
  await expect(mapping.getByLabel('Statut « en cours » devient')).toHaveValue('active');
  await expect(mapping.getByLabel('Statut « Ancien client » devient')).toHaveValue('inactive');
  await expect(mapping.getByLabel('Responsable « Claire » devient')).toHaveValue('Claire Oduya');
  await mapping.getByLabel('Responsable « Mateo » devient').selectOption('Claire Oduya');
  await expect(dialog(page).getByText(`Valeurs illisibles (${losing(file)})`)).toBeVisible();
  const [loss] = file.losses;
  await expect(
    dialog(page)
      .getByRole('table', { name: 'Valeurs illisibles' })
      .getByRole('row')
      .filter({ hasText: loss?.text ?? '' })
      .first(),
  ).toContainText('Revenu mensuel');

  await dialog(page).getByRole('radio', { name: 'Laisser la ligne de côté' }).check();
  await expect(button(page, `Importer ${500 - losing(file)} clients`)).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Importer la ligne sans cette valeur' }).check();
  await expectNoViolation(page);
  await button(page, 'Importer 500 clients').click();
  await expect(dialog(page).getByRole('heading', { name: '500 clients importés.' })).toBeVisible();
  await button(page, 'Voir les clients').click();
  await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients508');
});

const losing = ({ losses }: ReturnType<typeof agencyFile>) =>
  new Set(losses.map(({ line }) => line)).size;

test('duplicates update existing records by field, and the import is undone', async ({ page }) => {
  await openImport(page);
  await choose(
    page,
    'nom;telephone;secteur;remarque;contact;fonction\nSalon Venus;418 555-0177;Beauté;Vu en mars;Zoé Roy;Gérante\n',
  );
  await button(page, 'Vérifier sans importer').click();
  await dialog(page).getByRole('radio', { name: 'Mettre à jour ou compléter leur fiche' }).check();
  const changes = dialog(page).getByRole('region', { name: 'Changements dans les fiches' });
  const phone = changes.getByRole('row').filter({ hasText: '418 555-0177' });
  await expect(phone.getByRole('checkbox')).not.toBeChecked();
  await expect(
    changes.getByRole('row').filter({ hasText: 'Zoé Roy, Gérante' }).getByRole('checkbox'),
  ).toBeChecked();
  await phone.getByRole('checkbox').check();
  await expectNoViolation(page);
  await button(page, 'Mettre à jour 1 fiche').click();
  await expect(dialog(page).getByRole('heading', { name: '1 fiche mise à jour.' })).toBeVisible();
  await button(page, 'Voir les clients').click();
  await card(page, 'Salon Vénus').getByRole('button', { name: 'Voir' }).click();
  await expect(page.getByText('418 555-0177').first()).toBeVisible();
  await expect(page.getByText('Vu en mars')).toBeVisible();
  await expect(page.getByText('Zoé Roy', { exact: true })).toBeVisible();

  // One undo step reverts the whole import.
  await button(page, 'Annuler').click();
  await expect(page.getByText('Zoé Roy', { exact: true })).toBeHidden();
  await expect(page.getByText('Vu en mars')).toBeHidden();
  await expect(page.getByText('418 555-0177')).toBeHidden();
});

test(
  'rows of one new company become one client with several contacts',
  { tag: '@long' },
  async ({ page }) => {
    await openImport(page);
    await choose(
      page,
      'nom;contact;fonction\nStudio Brume;Zoé Roy;Gérante\nStudio Brume;Rémi Caron;\n',
    );
    await button(page, 'Vérifier sans importer').click();
    await expect(
      dialog(page).getByRole('radio', { name: 'Mettre à jour ou compléter leur fiche' }),
    ).toBeChecked();
    const joins = dialog(page)
      .getByRole('region', { name: 'Changements dans les fiches' })
      .getByRole('row')
      .filter({ hasText: 'Rémi Caron' });
    await expect(joins).toContainText('Studio Brume');
    await expect(joins.getByRole('checkbox')).toBeChecked();
    await expectNoViolation(page);
    await button(page, 'Importer 1 client').click();
    await expect(dialog(page).getByRole('heading', { name: '1 client importé.' })).toBeVisible();
    await expect(
      dialog(page).getByText('Lignes réunies à la fiche d’une autre ligne : 1.'),
    ).toBeVisible();
    await button(page, 'Voir les clients').click();
    await card(page, 'Studio Brume').getByRole('button', { name: 'Voir' }).click();
    await expect(page.getByText('Zoé Roy', { exact: true })).toBeVisible();
    await expect(page.getByText('Rémi Caron', { exact: true })).toBeVisible();
  },
);

test.describe('a rejected import file', () => {
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
  for (const [[name, content, words], details] of firstShort(refusals, 2))
    test(`the dialog reports ${name}`, details, async ({ page }) => {
      await openImport(page);
      await choose(page, content);
      await expect(dialog(page).getByRole('alert')).toHaveText(words);
      await expect(dialog(page).getByLabel('Choisir un fichier')).toBeAttached();
    });

  test(
    'the dialog reports a file over the size limit',
    { tag: '@long' },
    async ({ page }, info) => {
      await openImport(page);
      const path = info.outputPath('huge.csv');
      await writeFile(path, 'nom\n');
      await truncate(path, importLimits.bytes + 1);
      await dialog(page).getByLabel('Choisir un fichier').setInputFiles(path);
      await expect(dialog(page).getByRole('alert')).toHaveText(
        /«\shuge\.csv\s» pèse plus de 50\sMo/,
      );
    },
  );
});

test(
  'the encoding of an import file is detected, and the check requires a name column',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);

test('a table is imported by pasting or dropping it', async ({ page }) => {
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

test(
  'an import into a failing store changes nothing, and reports it',
  { tag: '@long' },
  async ({ page }) => {
    await signInLive(page, '?onglet=clients');
    await button(page, 'Paramètres').click();
    await page.getByRole('switch', { name: 'Simuler une panne' }).check();
    await page.keyboard.press('Escape');
    await button(page, 'Importer un CSV').click();
    await choose(page, table);
    await button(page, 'Vérifier sans importer').click();
    await button(page, 'Importer 1 client').click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      /L’import a échoué\s: rien n’a changé/,
    );
    // The result of the check is still shown, so that a retry takes one click.
    await expect(button(page, 'Importer 1 client')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
  },
);

test('an import of 100,000 rows completes', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const rows = Array.from(
    { length: 100_000 },
    (_, index) => `Atelier ${index};a${index}@a${index}.example;commerce;1 200,50`,
  );
  await openImport(page);
  await choose(page, `nom;courriel;secteur;revenu\n${rows.join('\n')}`);
  await button(page, 'Vérifier sans importer').click();
  // `npm run bench:crm` measures the duration; here other journeys run beside it.
  const ample = { timeout: 60_000 };
  await page.getByRole('button', { name: /^Importer 100\s000 clients$/ }).click(ample);
  await expect(
    dialog(page).getByRole('heading', { name: /100\s000 clients importés/ }),
  ).toBeVisible(ample);
});

test(
  'closing the dialog stops an import and removes what it has imported',
  { tag: '@long' },
  async ({ page }) => {
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
    await expect(page.getByText('Import arrêté : rien n’a été importé.')).toBeVisible();
    await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
  },
);

test('every step of the import fits a phone', async ({ page }) => {
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

test(
  'a file with nothing new about its clients offers no update',
  { tag: '@long' },
  async ({ page }) => {
    await openImport(page);
    await choose(page, 'nom\nSalon Vénus');
    await button(page, 'Vérifier sans importer').click();
    await dialog(page).getByLabel('Mettre à jour ou compléter leur fiche').check();
    await expect(dialog(page).getByText('Le fichier ne contient rien de nouveau')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /^Mettre à jour/ })).toHaveCount(0);
  },
);
