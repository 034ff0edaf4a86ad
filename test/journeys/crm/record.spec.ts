import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolationInContrasts, showContrast } from '../support/contrasts.ts';
import { button, card, signIn, signInLive, tab } from '../support/crm-workspace.ts';
import { test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';

const record = (page: Page, name: string) => page.getByRole('dialog', { name });
const timeline = (panel: Locator) => panel.getByRole('list', { name: 'Journal de la fiche' });

/** Counts pointer presses and keys other than text. */
function counted(page: Page) {
  let count = 0;
  return {
    click: async (what: Locator) => {
      count += 1;
      await what.click();
    },
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}

test('a pasted text that is too long for its field is truncated, with a message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, '?onglet=clients&fiche=salon');
  const note = record(page, 'Salon Vénus').getByRole('textbox', { name: 'Nouvelle note' });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await note.press('ControlOrMeta+v');
  };
  const said = page.getByText('la fin n’a pas été gardée');
  await paste('Devis '.repeat(1000));
  await expect(note).toHaveValue('Devis '.repeat(1000));
  await expect(said).toHaveCount(0);
  await paste('Devis '.repeat(1000));
  await expect(said).toBeVisible();
  await expect(note).toHaveValue('Devis '.repeat(1667).slice(0, 10_000));
});

test.describe('frequent jobs take few presses', () => {
  test('opening a client beside the list takes 1 press, and going back closes it', async ({
    page,
  }) => {
    await signIn(page, '?onglet=clients');
    const by = counted(page);
    await by.click(button(page, 'Salon Vénus'));
    await expect(record(page, 'Salon Vénus')).toBeVisible();
    expect(by.count()).toBe(1);
    await expect(page).toHaveURL(/fiche=salon/);
    await expect(card(page, 'Garage Grande Ourse')).toBeVisible();
    await page.goBack();
    await expect(record(page, 'Salon Vénus')).toHaveCount(0);
    await expect(page).toHaveURL(/onglet=clients/);
  });

  test('writing a note with a next step takes 3 presses', async ({ page }) => {
    await signIn(page, '?onglet=clients&fiche=salon');
    const panel = record(page, 'Salon Vénus');
    const by = counted(page);
    await by.click(panel.getByRole('textbox', { name: 'Nouvelle note' }));
    await page.keyboard.type('Intéressée par les avis');
    await by.click(panel.getByRole('button', { name: 'Dans une semaine' }));
    await by.press('Control+Enter');
    await expect(timeline(panel)).toContainText('Intéressée par les avis');
    expect(by.count()).toBe(3);
    await expect(timeline(panel)).toContainText('Relancer Salon Vénus');
    await expect(panel.getByRole('textbox', { name: 'Nouvelle note' })).toHaveValue('');
  });

  test('changing a status takes 2 presses in the list, and works in the record too', async ({
    page,
  }) => {
    await signIn(page, '?onglet=clients');
    const by = counted(page);
    await by.click(card(page, 'Salon Vénus').getByRole('button', { name: /^Statut, / }));
    await by.click(button(page, 'Inactif'));
    await expect(card(page, 'Salon Vénus')).toContainText('Inactif');
    expect(by.count()).toBe(2);

    await button(page, 'Salon Vénus').click();
    const panel = record(page, 'Salon Vénus');
    await panel.getByRole('button', { name: /^Statut, / }).click();
    await panel.getByRole('button', { name: 'Prospect', exact: true }).click();
    await expect(card(page, 'Salon Vénus')).toContainText('Prospect');
  });

  test('adding a follow-up task takes 2 presses', async ({ page }) => {
    await signIn(page, '?onglet=clients&fiche=garage');
    const panel = record(page, 'Garage Grande Ourse');
    const by = counted(page);
    await by.click(panel.getByRole('button', { name: 'Ajouter une prochaine étape' }));
    await by.press('Enter');
    await expect(
      panel.getByRole('region', { name: 'Prochaine étape' }).getByRole('link').first(),
    ).toBeVisible();
    expect(by.count()).toBe(2);
    await expect(timeline(panel)).toContainText('Relancer Garage Grande Ourse');
  });

  test('assigning many clients to another owner takes 3 presses, and is undone in one step', async ({
    page,
  }) => {
    await signIn(page, '?onglet=clients');
    const by = counted(page);
    await by.click(button(page, 'Sélectionner les clients affichés'));
    const bulk = page.getByRole('region', { name: 'Agir sur la sélection' });
    await by.click(bulk.getByRole('button', { name: 'Responsable' }));
    await by.click(button(page, 'Confier à Mateo Rivas'));
    await expect(page.getByText(/clients? confiés? à Mateo Rivas/)).toBeVisible();
    expect(by.count()).toBe(3);
    await expect(page.getByRole('button', { name: /: Claire Oduya$/ })).toHaveCount(0);
    await button(page, 'Annuler').click();
    await expect(page.getByRole('button', { name: /: Claire Oduya$/ }).first()).toBeVisible();
  });
});

test('14 clients are visible, the first within 200 px of the top, on a phone within 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInLive(page, '?onglet=clients&clients=40');
  const rows = page.getByRole('article');
  const bottoms = await rows.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().bottom),
  );
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(14);
  const topOf = async () => (await rows.first().boundingBox())?.y ?? Infinity;
  expect(await topOf()).toBeLessThan(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(topOf).toBeLessThan(320);
});

test(
  'fields are edited in place: Enter saves, Escape cancels',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page, '?onglet=clients&fiche=salon');
    const panel = record(page, 'Salon Vénus');
    await panel.getByRole('button', { name: /^Modifier\s: Téléphone$/ }).click();
    const phone = panel.getByRole('textbox', { name: 'Téléphone' });
    await phone.fill('plus tard');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Écrivez un numéro comme 514 555-0142.')).toBeVisible();
    await expect(phone).toHaveValue('plus tard');
    await phone.fill('514 555-0199');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: '514 555-0199' })).toBeVisible();

    await panel.getByRole('button', { name: /^Modifier\s: Nom$/ }).click();
    await panel.getByRole('textbox', { name: 'Nom', exact: true }).fill('Autre');
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('textbox', { name: 'Nom', exact: true })).toHaveCount(0);
    await expect(panel).toBeVisible();
  },
);

test(
  'contact people are added, made the main contact and removed',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, '?onglet=clients&fiche=salon');
    const panel = record(page, 'Salon Vénus');
    const add = async (name: string, email: string) => {
      await panel.getByRole('button', { name: 'Ajouter une personne' }).click();
      const form = record(page, 'Nouvelle personne à contacter');
      await form.getByRole('textbox', { name: 'Nom de la personne' }).fill(name);
      await form.getByRole('textbox', { name: 'Courriel de la personne' }).fill(email);
      await form.getByRole('combobox', { name: 'Langue' }).selectOption('Español');
      await form.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(form).toBeHidden();
    };
    await add('Ana Núñez', 'ana@salon.example');
    await add('Léo Roy', '');
    const people = panel.getByRole('listitem').filter({ hasText: /Ana Núñez|Léo Roy/ });
    await expect(people.first()).toContainText('Contact principal');
    await expect(people.first()).toContainText('Ana Núñez');
    await panel.getByRole('button', { name: 'Autres actions sur Léo Roy' }).click();
    await button(page, 'Choisir Léo Roy comme contact principal').click();
    await expect(people.first()).toContainText('Léo Roy');
    await panel.getByRole('button', { name: 'Autres actions sur Ana Núñez' }).click();
    await button(page, 'Retirer Ana Núñez').click();
    await expect(people).toHaveCount(1);
  },
);

test('a new client is shown as not measured until its score is calculated', async ({ page }) => {
  await signIn(page, '?onglet=clients');
  await button(page, 'Nouveau client').click();
  const form = page.getByRole('dialog', { name: 'Nouveau client' });
  await form.getByRole('textbox', { name: 'Nom', exact: true }).fill('Atelier Vega');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(card(page, 'Atelier Vega')).toContainText('non mesuré');
  await button(page, 'Recalculer ILA Atelier Vega').click();
  await page.clock.runFor(2000);
  await expect(card(page, 'Atelier Vega')).toContainText(/\b[789]\d\b/);
  await expect(card(page, 'Atelier Vega')).not.toContainText('non mesuré');
});

test('an open record is printed whole on two sheets, without the list and what can be pressed', async ({
  page,
}) => {
  await signIn(page, '?onglet=clients&fiche=salon');
  const panel = record(page, 'Salon Vénus');
  await expect(timeline(panel).getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').first()).toBeHidden();
  const cut = await panel.evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  await expect(panel.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  // These buttons show a value.
  await expect(panel.getByRole('button').filter({ visible: true })).toHaveText([
    /^Statut/,
    /^Responsable/,
  ]);
  const pdf = await page.pdf({ format: 'letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).toHaveLength(2);
});

test('the record is used by keyboard only and restores the focus when closed', async ({ page }) => {
  await signIn(page, '?onglet=clients');
  const name = button(page, 'Salon Vénus');
  await name.focus();
  await page.keyboard.press('Enter');
  const panel = record(page, 'Salon Vénus');
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Notes', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(timeline(panel).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('the record is accessible in every contrast, and fits a phone', async ({ page }) => {
  test.slow();
  await signInLive(page, '?onglet=clients&fiche=salon');
  await expect(record(page, 'Salon Vénus')).toBeVisible();
  await expect(tab(page, 'Fiches Clients')).toBeVisible();
  await expectNoViolationInContrasts(page);
  await showContrast(page, 'normal');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSticksOut(page, `the record at ${width} px`);
  }
});
