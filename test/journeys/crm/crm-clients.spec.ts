import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolationInContrasts, showContrast } from '../support/contrasts.ts';
import {
  button,
  card,
  fillLogin,
  openActions,
  signIn,
  signInLive,
  tab,
  unfoldFilters,
} from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { hydrate, test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Fiches Clients' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Nom, secteur ou contact' });
const bulk = (page: Page) => page.getByRole('region', { name: 'Agir sur la sélection' });
const dialog = (page: Page) => page.getByRole('dialog');
const pick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Sélectionner ${name}` });
/** Advances the clock in steps until an element is visible. */
const passUntil = (page: Page, what: Locator) =>
  expect(async () => {
    await page.clock.runFor(100);
    await expect(what).toBeVisible({ timeout: 100 });
  }).toPass();
const textbox = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('textbox', { name, exact: true });

test.describe('100,000 clients', () => {
  test.slow();

  test('the table renders only visible rows, sorts and searches', async ({ page }) => {
    await signIn(page, '?onglet=clients&clients=100000');
    await expect(tab(page, 'Fiches Clients')).toHaveText(/100\s000/);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '100001');
    expect(await grid(page).getByRole('row').count()).toBeLessThan(60);

    await page.getByRole('button', { name: /^Trier par\s: Revenu$/ }).click();
    await expect(page).toHaveURL(/tri=revenue/);
    await expect(grid(page).getByRole('columnheader', { name: 'Revenu' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(grid(page).getByRole('row').nth(1)).toContainText(/9\s000\s€/);

    await search(page).fill('bistro VEGA');
    await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '100001');
    await expect(grid(page).getByRole('row').nth(1)).toContainText('Bistro Véga');
    await search(page).fill('personne de tel');
    await expect(page.getByText('Aucun client trouvé')).toBeVisible();
  });

  test(
    'the table changes a status and recalculates a score in place',
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, '?onglet=clients&clients=100000');
      const row = grid(page).getByRole('row').nth(1);
      const status = row.getByRole('button', { name: /^Statut, / });
      await status.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Inactif', exact: true }).click();
      await expect(status).toHaveAccessibleName(/Inactif/);
      await row.getByRole('button', { name: /^Recalculer/ }).click();
      await page.clock.runFor(2000);
      await expect(page.getByRole('status').filter({ hasText: /score/i })).toBeVisible();
      await expect(row.getByRole('button', { name: /^Responsable, / })).toBeVisible();
    },
  );

  test('the table is navigated by keyboard, and one Tab leaves it', async ({ page }) => {
    await signIn(page, '?onglet=clients&clients=100000');
    const cell = grid(page).getByRole('row').nth(1).getByRole('button').first();
    await cell.focus();
    const focused = () =>
      page.evaluate(() =>
        document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'),
      );
    for (const [key, row] of [
      ['ArrowDown', '3'],
      ['PageDown', '13'],
      ['PageUp', '3'],
      ['Control+End', '100001'],
      ['ArrowUp', '100000'],
      ['Control+Home', '2'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused, key).toBe(row);
    }
    await page.keyboard.press('Space');
    await expect(bulk(page)).toContainText('1 client sélectionné');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(grid(page).locator(':focus')).toHaveCount(0);
  });

  test(
    'the table keeps row order and focus during fast scrolling',
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, '?onglet=clients&clients=100000');
      const first = grid(page).getByRole('row').nth(1).getByRole('button').first();
      await first.focus();
      const places = () =>
        grid(page)
          .getByRole('row')
          .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
      for (const share of [0.2, 0.5, 0.8]) {
        await grid(page).evaluate((list, part) => {
          list.scrollTop = list.scrollHeight * part;
        }, share);
        await expect.poll(async () => (await places()).at(-1)).toBeGreaterThan(100_000 * share);
        const shown = await places();
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
        await expect(grid(page).getByRole('row').last()).not.toHaveAttribute('aria-busy', 'true');
        await expect(first).toBeFocused();
      }
    },
  );

  test(
    'deleting all inactive clients of 3,000 adds one journal entry, and is undone in one step',
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, '?onglet=clients&clients=3000&statut=inactive');
      const count = page.getByText(/^[\d\s]+résultats$/);
      const found = (await count.textContent()) ?? '';
      await button(page, 'Sélectionner les clients affichés').click();
      await page.getByRole('button', { name: /^Sélectionner les .* résultats$/ }).click();
      await button(page, 'Supprimer la sélection').click();
      await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
      await passUntil(page, page.getByText('Aucun client trouvé'));
      await expect(tab(page, 'Journal IA')).toHaveText('Journal IA6');
      await button(page, 'Annuler').click();
      await passUntil(page, page.getByText('C’est annulé.'));
      await expect(count).toHaveText(found);
      await expect(tab(page, 'Fiches Clients')).toHaveText(/3\s000/);
      await expect(tab(page, 'Journal IA')).toHaveText('Journal IA5');
    },
  );
});

test(
  'several clients are assigned, tagged and deleted at once, and the deletion is undone',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page, '?onglet=clients');
    for (const name of ['Garage Grande Ourse', 'École Horizon Bleu', 'Salon Vénus'])
      await pick(page, name).check();
    await expect(bulk(page)).toContainText('3 clients sélectionnés');
    await bulk(page).getByRole('button', { name: 'Responsable' }).click();
    await button(page, 'Confier à Claire Oduya').click();
    await expect(page.getByText('2 clients confiés à Claire Oduya.')).toBeVisible();
    await expect(tab(page, 'Journal IA')).toHaveText('Journal IA6');

    await pick(page, 'Salon Vénus').check();
    await page.getByRole('button', { name: 'Sélectionner les 8 résultats' }).click();
    await pick(page, 'Yoga Petite Lumière').uncheck();
    await expect(bulk(page)).toContainText('7 clients sélectionnés');
    await bulk(page).getByRole('button', { name: 'Étiquettes' }).click();
    await bulk(page)
      .getByRole('combobox', { name: 'Étiquettes, séparées par des virgules' })
      .fill('<b>été</b>');
    await button(page, 'Étiqueter').click();
    await expect(page.getByText(/7 clients étiquetés «\s<b>été<\/b>\s»/)).toBeVisible();
    await unfoldFilters(page);
    await page.getByRole('combobox', { name: 'Étiquette', exact: true }).fill('<b>été</b>');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(7);
    await button(page, 'Effacer les filtres').click();
    await expect(page.getByRole('article')).toHaveCount(8);

    await button(page, 'Sélectionner les clients affichés').click();
    await expect(bulk(page)).toContainText('8 clients sélectionnés');
    await button(page, 'Supprimer la sélection').click();
    await expect(dialog(page)).toContainText(/Supprimer 8 clients\s\?/);
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Aucun client trouvé')).toBeVisible();
    await button(page, 'Annuler').click();
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(tab(page, 'Journal IA')).toHaveText('Journal IA7');
  },
);

test('merging two selected records clears the selection', async ({ page }) => {
  await signIn(page, '?onglet=clients');
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(bulk(page)).toContainText('2 clients sélectionnés');
  await button(page, 'Fusionner les deux').click();
  await button(page, 'Fusionner').click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(bulk(page)).toBeHidden();
});

test('two records of one business are merged, and the merge is undone', async ({ page }) => {
  await signIn(page, '?onglet=clients');
  await button(page, 'Nouveau client').click();
  await textbox(page, 'Nom').fill('Salon Venus inc.');
  await textbox(page, 'Téléphone').fill('514 555-0199');
  await button(page, 'Enregistrer').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Salon Vénus');
  await button(page, 'Ajouter puis fusionner avec Salon Vénus').click();
  const merge = page.getByRole('dialog', { name: 'Fusionner deux fiches' });
  await expect(merge.getByRole('group', { name: 'Téléphone' })).toContainText('514 555-0117');
  await merge
    .getByRole('group', { name: 'Téléphone' })
    .getByRole('radio', { name: '514 555-0199' })
    .check();
  await expect(merge).toContainText(/Tâches à rattacher\s: 0/);
  await button(page, 'Fusionner').click();
  await expect(merge).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(8);

  await button(page, 'Voir Salon Vénus').click();
  await expect(dialog(page)).toContainText('514 555-0199');
  await expect(dialog(page)).toContainText('Fiches fusionnées');
  await page.keyboard.press('Escape');
  await button(page, 'Annuler').click();
  await expect(page.getByRole('article')).toHaveCount(9);
  await button(page, 'Voir Salon Vénus').first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Doublons possibles' })).toBeVisible();
  await expect(dialog(page)).toContainText('514 555-0117');
});

test(
  'saved views survive a reload and can be applied, renamed and deleted',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, '?onglet=clients');
    await button(page, 'Prospects').click();
    await unfoldFilters(page);
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Score ILA');
    await openActions(page);
    await button(page, 'Tableau').click();
    await openActions(page);
    await button(page, 'Vues enregistrées').click();
    await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('À relancer');
    await button(page, 'Enregistrer la vue').click();
    await expect(button(page, 'Appliquer la vue À relancer')).toBeVisible();

    await page.goto('/fr/crm-complet?onglet=clients');
    await hydrate(page);
    await fillLogin(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('article')).toHaveCount(8);
    await openActions(page);
    await button(page, 'Vues enregistrées').click();
    await button(page, 'Appliquer la vue À relancer').click();
    await expect(page).toHaveURL(/statut=prospect.*tri=score|tri=score.*statut=prospect/);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');

    await button(page, 'Renommer la vue À relancer').click();
    await page.getByRole('textbox', { name: 'Nom de la vue' }).first().fill('Prospects chauds');
    await button(page, 'Renommer').click();
    await button(page, 'Supprimer la vue Prospects chauds').click();
    await expect(page.getByText('Aucune vue pour l’instant.')).toBeVisible();
  },
);

test.describe('unsaved changes', () => {
  const typed = 'Un nom en cours';
  const ways: [way: string, leave: (page: Page) => Promise<unknown>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Cancel', (page) => dialog(page).getByRole('button', { name: 'Annuler' }).click()],
    ['the cross', (page) => dialog(page).getByRole('button', { name: 'Fermer' }).click()],
    ['going back', (page) => page.evaluate(() => history.back())],
  ];
  const forms = ['Nouveau client', 'Modifier Garage Grande Ourse'];
  const cases = ways.flatMap((way) => forms.map((form) => [...way, form] as const));
  for (const [[way, leave, form], details] of firstShort(cases, 2))
    test(`${way} asks for confirmation: ${form}`, details, async ({ page }) => {
      await signIn(page, '?onglet=projets');
      await tab(page, 'Fiches Clients').click();
      await button(page, form).click();
      await textbox(page, 'Nom').fill(typed);
      await leave(page);
      await expect(page.getByText('Vos changements ne sont pas enregistrés.')).toBeVisible();
      await button(page, 'Continuer la saisie').click();
      await expect(textbox(page, 'Nom')).toHaveValue(typed);
      await leave(page);
      await button(page, 'Abandonner les changements').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
    });

  test(
    'saving from the confirmation goes back and leaves no dialog open',
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, '?onglet=projets');
      await tab(page, 'Fiches Clients').click();
      await button(page, 'Modifier Garage Grande Ourse').click();
      await textbox(page, 'Nom').fill(typed);
      await page.evaluate(() => history.back());
      await expect(page.getByText('Vos changements ne sont pas enregistrés.')).toBeVisible();
      await button(page, 'Enregistrer').click();
      await expect(page).toHaveURL(/onglet=projets/);
      await expect(dialog(page)).toHaveCount(0);
      await tab(page, 'Fiches Clients').click();
      await expect(page.getByRole('article').filter({ hasText: typed })).toHaveCount(1);
    },
  );

  test('the browser asks for confirmation before a reload', { tag: '@long' }, async ({ page }) => {
    await signIn(page, '?onglet=clients');
    await button(page, 'Nouveau client').click();
    await textbox(page, 'Nom').fill(typed);
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => {
      location.reload();
    });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await reloading;
    await expect(textbox(page, 'Nom')).toHaveValue(typed);
  });
});

test.describe('a failing store', () => {
  const failure = 'L’enregistrement a échoué';
  const actions: [what: string, act: (page: Page) => Promise<unknown>, still: string][] = [
    [
      'recalculating',
      async (page) => {
        await button(page, 'Recalculer ILA Garage Grande Ourse').click();
        await page.clock.runFor(2000);
      },
      '51',
    ],
    [
      'deleting',
      async (page) => {
        await button(page, 'Supprimer Garage Grande Ourse').click();
        await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
      },
      'Inactif',
    ],
    [
      'assigning',
      async (page) => {
        await pick(page, 'Garage Grande Ourse').check();
        await bulk(page).getByRole('button', { name: 'Responsable' }).click();
        await button(page, 'Confier à Claire Oduya').click();
      },
      'Inactif',
    ],
    [
      'editing',
      async (page) => {
        await button(page, 'Modifier Garage Grande Ourse').click();
        await dialog(page).getByRole('combobox', { name: 'Statut' }).selectOption('Actif');
        await button(page, 'Enregistrer').click();
      },
      'Inactif',
    ],
  ];
  for (const [[what, act, still], details] of firstShort(actions))
    test(`${what} reports the failure and keeps the earlier state`, details, async ({ page }) => {
      await signIn(page, '?onglet=clients');
      await button(page, 'Paramètres').click();
      await page.getByRole('switch', { name: 'Simuler une panne' }).check();
      await page.keyboard.press('Escape');
      await act(page);
      await page.clock.runFor(1000);
      await expect(page.getByText(failure).first()).toBeAttached();
      await expect(card(page, 'Garage Grande Ourse')).toContainText(still);
      await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
      await expect(tab(page, 'Journal IA')).toHaveText('Journal IA5');
    });
});

test('a client’s record has its sections, validates document URLs and keeps an unsaved note', async ({
  page,
}) => {
  await signIn(page, '?onglet=clients&fiche=clinique');
  const record = page.getByRole('dialog', { name: 'Clinique du Zénith' });
  for (const part of [
    'Coordonnées et suivi',
    'Services et étiquettes',
    'Projets et tâches',
    'Personnes à contacter',
    'Documents',
    'Journal de la fiche',
  ])
    await expect(record.getByRole('heading', { name: part })).toBeVisible();
  await expect(record.getByRole('link', { name: '514 555-0112' })).toHaveAttribute(
    'href',
    'tel:+15145550112',
  );
  await record.getByText('Évolution du score ILA').first().click();
  await record.getByText('Voir les valeurs').click();
  await expect(record.getByRole('row')).toHaveCount(6);
  await expect(record.getByRole('link', { name: 'Prise de rendez-vous' })).toBeVisible();

  await textbox(page, 'Nom du document').fill('Bilan');
  await textbox(page, 'Adresse du document').fill('javascript:alert(1)');
  await button(page, 'Ajouter le document').click();
  await expect(record.getByText(/Écrivez une adresse comme exemple\.com/)).toBeVisible();
  await textbox(page, 'Adresse du document').fill('exemple.example/bilan.pdf');
  await button(page, 'Ajouter le document').click();
  await expect(record.getByRole('link', { name: 'Bilan' })).toHaveAttribute(
    'href',
    'https://exemple.example/bilan.pdf',
  );
  await button(page, 'Retirer Bilan').click();
  await expect(record.getByRole('link', { name: 'Bilan' })).toBeHidden();

  await textbox(page, 'Nouvelle note').fill('À ne pas perdre');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Vos changements ne sont pas enregistrés.')).toBeVisible();
  await button(page, 'Continuer la saisie').click();
  await button(page, 'Ajouter la note').dblclick();
  await expect(record.getByRole('listitem').filter({ hasText: 'À ne pas perdre' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(page).not.toHaveURL(/fiche=/);
});

test(
  'a toast over an open record offers undo, and moves into a dialog that opens',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, '?onglet=clients&fiche=clinique');
    const record = page.getByRole('dialog', { name: 'Clinique du Zénith' });
    const note = record.getByRole('listitem').filter({ hasText: 'Une note à reprendre' });
    const toast = page.getByRole('status').filter({ has: button(page, 'Masquer le message') });
    const add = async () => {
      await record.getByRole('textbox', { name: 'Nouvelle note' }).fill('Une note à reprendre');
      await record.getByRole('button', { name: 'Ajouter la note' }).click();
      await expect(note).toBeVisible();
    };
    const undo = toast.getByRole('button', { name: 'Annuler' });
    await add();
    await undo.click();
    await expect(note).toHaveCount(0);
    await expect(page.getByText('C’est annulé.')).toHaveCount(1);

    await add();
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(0);
    // The next Tab reaches the button that closes the toast.
    await expect(toast).toBeFocused();

    await button(page, 'Paramètres').click();
    const settings = page.getByRole('dialog', { name: 'Paramètres' });
    await expect(settings.getByRole('status')).toContainText('C’est annulé.');
    await button(page, 'Masquer le message').click();
    await expect(page.getByText('C’est annulé.')).toHaveCount(0);
  },
);

test('an unknown record is reported as missing', async ({ page }) => {
  await signIn(page, '?onglet=clients&fiche=personne');
  await expect(dialog(page)).toContainText('Cette fiche n’existe pas ou n’existe plus.');
});

test.describe('unusual names and values', () => {
  const names = [
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a word of 200 letters', 'x'.repeat(200)],
    ['right to left', 'مطعم البحر الأبيض'],
  ] as const;
  for (const [[kind, name], details] of firstShort(names))
    test(
      `a name of ${kind} is saved once on a double click, and fits`,
      details,
      async ({ page }) => {
        await signIn(page, '?onglet=clients');
        await button(page, 'Nouveau client').click();
        await textbox(page, 'Nom').fill(name);
        await button(page, 'Enregistrer').dblclick();
        await expect(dialog(page)).toBeHidden();
        await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients9');
        await expect(card(page, name)).toHaveCount(1);
        for (const view of ['Fiches', 'Tableau'])
          for (const width of [1440, 390, 320]) {
            await openActions(page);
            await button(page, view).click();
            await page.setViewportSize({ width, height: 844 });
            await expectNothingSticksOut(page, `${view} at ${width} px`);
          }
      },
    );

  const refused = [
    [/^Revenu/, '-3', 'Le montant ne peut pas être négatif.'],
    [/^Latitude/, '91', 'Cette coordonnée n’existe pas.'],
    [/^Longitude/, 'ouest', 'Écrivez un nombre.'],
    [/^Site web/, 'javascript:alert(1)', 'Écrivez une adresse comme exemple.com.'],
  ] as const;
  for (const [[field, value, words], details] of firstShort(refused))
    test(`the value ${value} is rejected with a message`, details, async ({ page }) => {
      await signIn(page, '?onglet=clients');
      await button(page, 'Nouveau client').click();
      await textbox(page, 'Nom').fill('Atelier');
      await dialog(page).getByRole('textbox', { name: field }).fill(value);
      await button(page, 'Enregistrer').click();
      await expect(dialog(page).getByText(words)).toBeVisible();
      await expect(dialog(page).getByRole('textbox', { name: field })).toHaveValue(value);
    });
});

test(
  'the client table, the selection and a record are accessible in three contrasts and fit a phone',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    await signInLive(page, '?onglet=clients&vue=tableau');
    await pick(page, 'Salon Vénus').check();
    for (const open of [null, 'Salon Vénus']) {
      if (open) await grid(page).getByRole('button', { name: open, exact: true }).click();
      await expectNoViolationInContrasts(page);
      await showContrast(page, 'normal');
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNothingSticksOut(page, `${open ?? 'the table'} at ${width} px`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  },
);
