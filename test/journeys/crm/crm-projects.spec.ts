import { expect, type Page } from '@playwright/test';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import {
  button,
  card,
  pick,
  signIn,
  signInLive,
  tab,
  unfoldFilters,
} from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';

const homes = 'Pages de quartier';
const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const grip = (page: Page, name: string) => button(page, `Déplacer ${name}`);
const dialog = (page: Page) => page.getByRole('dialog');

async function breakSandbox(page: Page) {
  await button(page, 'Paramètres').click();
  await page.getByRole('switch', { name: 'Simuler une panne' }).check();
  await page.keyboard.press('Escape');
}

test.describe('moving a project', () => {
  test(
    'dragging a card moves the project, and undo moves it back',
    { tag: '@smoke' },
    async ({ page }) => {
      await signIn(page, '?onglet=projets');
      await expect(stage(page, 'Découverte').getByRole('article')).toHaveText(new RegExp(homes));
      await page.getByRole('heading', { name: homes }).hover();
      await page.mouse.down();
      const column = await stage(page, 'Production').boundingBox();
      if (!column) throw new Error('the column is not there');
      await page.mouse.move(column.x + 60, column.y + 60, { steps: 8 });
      await page.mouse.up();
      await expect(stage(page, 'Production').getByRole('article')).toHaveCount(2);
      await expect(page.getByText(`${homes} : Production.`)).toBeVisible();
      await button(page, 'Annuler').click();
      await expect(stage(page, 'Découverte').getByRole('article')).toHaveCount(1);
    },
  );

  test('a fast drag by the handle, whose first movement leaves the card, moves the project', async ({
    page,
  }) => {
    await signIn(page, '?onglet=projets');
    await grip(page, homes).hover();
    await page.mouse.down();
    const column = await stage(page, 'Production').boundingBox();
    if (!column) throw new Error('the column is not there');
    await page.mouse.move(column.x + 60, column.y + 60);
    await page.mouse.move(column.x + 62, column.y + 62);
    await page.mouse.up();
    await expect(page.getByText(`${homes} : Production.`)).toBeVisible();
  });

  test('Escape cancels a drag', { tag: '@long' }, async ({ page }) => {
    await signIn(page, '?onglet=projets');
    await page.getByRole('heading', { name: homes }).hover();
    await page.mouse.down();
    const column = await stage(page, 'Production').boundingBox();
    if (!column) throw new Error('the column is not there');
    await page.mouse.move(column.x + 60, column.y + 60, { steps: 8 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(stage(page, 'Découverte').getByRole('article')).toHaveCount(1);
  });

  test('the arrow keys move a project between stages, stop at both ends, and keep the focus', async ({
    page,
  }) => {
    await signIn(page, '?onglet=projets');
    await grip(page, homes).focus();
    for (const [key, there] of [
      ['ArrowLeft', 'Découverte'],
      ['ArrowRight', 'Proposition'],
      ['ArrowRight', 'Production'],
      ['ArrowLeft', 'Proposition'],
      ['ArrowRight', 'Production'],
      ['ArrowRight', 'Validation'],
      ['ArrowRight', 'En ligne'],
      ['ArrowRight', 'En ligne'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stage(page, there).getByRole('heading', { name: homes })).toBeVisible();
      await expect(grip(page, homes)).toBeFocused();
    }
    // The last stage has no next one.
    const last = stage(page, 'En ligne').getByRole('article').filter({ hasText: homes });
    await expect(last.getByRole('button', { name: /à l’étape/ })).toHaveCount(0);
  });

  test(
    'a failed change moves the project back, with a message',
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, '?onglet=projets');
      await breakSandbox(page);
      await grip(page, homes).focus();
      await page.keyboard.press('ArrowRight');
      await expect(stage(page, 'Proposition').getByRole('heading', { name: homes })).toBeVisible();
      await page.clock.runFor(600);
      await expect(stage(page, 'Découverte').getByRole('heading', { name: homes })).toBeVisible();
      await expect(page.getByText('L’enregistrement a échoué')).toBeVisible();
      await expect(grip(page, homes)).toBeFocused();
    },
  );
});

test('the project list keeps its view, search and owner in the URL', async ({ page }) => {
  await signIn(page, '?onglet=projets&vue=liste&responsable=Claire+Oduya');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Chercher un projet' }).fill('VIDEOS');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/vue=liste.*q=VIDEOS/);
  await button(page, 'Effacer les filtres').click();
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('combobox', { name: `Déplacer « ${homes} » vers` }).selectOption('En ligne');
  await expect(page.getByText(`${homes} : En ligne.`)).toBeVisible();
  await button(page, 'Par étape').click();
  await expect(page).not.toHaveURL(/vue=/);
  await expect(stage(page, 'En ligne').getByRole('article')).toHaveCount(2);
});

test('projects, clients and tasks link to each other', { tag: '@long' }, async ({ page }) => {
  await signIn(page, '?onglet=projets');
  const project = card(page, 'Prise de rendez-vous');
  await project.getByRole('link', { name: /^2 tâches/ }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(/onglet=taches&projet=project-booking/);
  await page.getByRole('link', { name: 'Prise de rendez-vous' }).first().click();
  await expect(dialog(page).getByRole('textbox', { name: 'Nom du projet' })).toHaveValue(
    'Prise de rendez-vous',
  );
  await dialog(page).getByRole('textbox', { name: 'Ajouter une tâche au projet' }).fill('Relire');
  await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Relire' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(project.getByRole('link', { name: /^3 tâches/ })).toBeVisible();
  await project.getByRole('link', { name: 'Clinique du Zénith' }).click();
  await expect(tab(page, 'Fiches Clients')).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page)).toContainText('514 555-0112');
});

test('a project is added with a rounded average of its scores, deleted and restored', async ({
  page,
}) => {
  await signIn(page, '?onglet=projets');
  await button(page, 'Nouveau projet').click();
  await button(page, 'Enregistrer').click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Indiquez un nom.');
  await dialog(page).getByRole('textbox', { name: 'Nom du projet' }).fill('<b>Essai</b>');
  await button(page, 'Enregistrer').click();
  const client = dialog(page).getByRole('combobox', { name: 'Client' });
  await expect(client).toBeFocused();
  await expect(client).toHaveAccessibleDescription('Choisissez un client.');
  await pick(page, client, 'Clinique du Zénith');
  await expect(client).toHaveAccessibleDescription('');
  await dialog(page).getByRole('textbox', { name: 'ADLUMA' }).fill('101');
  await button(page, 'Enregistrer').click();
  await expect(dialog(page).getByRole('alert')).toContainText('de 0 à 100');
  for (const [module, score] of [
    ['ADLUMA', '80'],
    ['BlogIA', '81'],
    ['HUB', '82'],
    ['ILA', '83'],
    ['ILUMATCH', '84'],
    ['LandingPage', '87'],
  ] as const)
    await dialog(page).getByRole('textbox', { name: module, exact: true }).fill(score);
  await expect(dialog(page).getByRole('status').filter({ hasText: '83' })).toHaveText('83');
  await button(page, 'Enregistrer').click();
  await expect(card(page, '<b>Essai</b>')).toContainText('83');
  await expect(tab(page, 'Projets')).toHaveText('Projets6');

  await button(page, 'Modifier <b>Essai</b>').click();
  await button(page, 'Supprimer le projet').click();
  await expect(tab(page, 'Projets')).toHaveText('Projets5');
  await button(page, 'Annuler').click();
  await expect(tab(page, 'Projets')).toHaveText('Projets6');
});

for (const [{ what, query, open, field }, details] of firstShort([
  {
    what: 'project',
    query: '?onglet=projets',
    open: `Modifier ${homes}`,
    field: 'Nom du projet',
  },
  {
    what: 'task',
    query: '?onglet=taches',
    open: 'Modifier Préparer l’infolettre',
    field: 'Titre',
  },
]))
  test(`the ${what} form asks before discarding unsaved changes`, details, async ({ page }) => {
    await signIn(page, query);
    await button(page, open).click();
    await dialog(page).getByRole('textbox', { name: field }).fill('Autre nom');
    await page.keyboard.press('Escape');
    const question = dialog(page).getByText('Vos changements ne sont pas enregistrés.');
    await expect(question).toBeVisible();
    await button(page, 'Continuer la saisie').click();
    await page.goBack();
    await expect(question).toBeVisible();
    await expect(dialog(page).getByRole('textbox', { name: field })).toHaveValue('Autre nom');
    await button(page, 'Abandonner les changements').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/fiche=/);
    await expect(page.getByText('Autre nom')).toHaveCount(0);
  });

for (const [{ query, opens, field }, details] of firstShort([
  { query: '?onglet=projets', opens: 'Nouveau projet', field: 'Nom du projet' },
  { query: '?onglet=taches', opens: 'Créer une tâche', field: 'Titre' },
  { query: '?onglet=journal', opens: 'Nouvelle entrée', field: 'Titre' },
  { query: '?onglet=clients', opens: 'Nouveau client', field: 'Nom' },
]))
  test(
    `text typed right after opening goes into the first field: ${opens}`,
    details,
    async ({ page }) => {
      await signIn(page, query);
      await button(page, opens).click();
      await page.keyboard.type('Mot ');
      await expect(dialog(page).getByRole('textbox', { name: field, exact: true })).toHaveValue(
        'Mot ',
      );
    },
  );

test('the URL filters tasks, and filters update the URL', async ({ page }) => {
  await signIn(page, '?onglet=taches&echeance=late');
  await expect(page.getByRole('article')).toHaveText(/Rappeler pour la proposition/);
  await button(page, 'Toutes les échéances').click();
  await expect(page.getByRole('article')).toHaveCount(8);
  await unfoldFilters(page);
  for (const [name, choice, count, address] of [
    ['Statut', 'En cours', 4, /statut=progress/],
    ['Priorité', 'Haute', 1, /priorite=high/],
  ] as const) {
    await page.getByRole('combobox', { name, exact: true }).first().selectOption(choice);
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page).toHaveURL(address);
  }
  // The playbook below has a field for a client, too.
  const client = page.getByRole('combobox', { name: 'Client', exact: true }).first();
  await pick(page, client, 'Clinique du Zénith');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/client=clinique/);
  await button(page, 'Effacer les filtres').click();
  await expect(page.getByRole('article')).toHaveCount(8);
  await button(page, 'Les miennes').click();
  await expect(page.getByText('Aucune tâche ici')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nouvelle tâche' }).fill('À moi');
  await button(page, 'Ajouter').click();
  await expect(page.getByRole('article')).toHaveText(/À moi/);
});

test(
  'a client is found among 100,000 by a few letters, by keyboard only',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, '?clients=100000&onglet=projets&fiche=nouveau');
    const client = dialog(page).getByRole('combobox', { name: 'Client' });
    await client.focus();
    await page.keyboard.press('ArrowDown');
    await expect(client).toHaveAttribute('aria-expanded', 'true');
    await expect(
      dialog(page)
        .getByRole('status')
        .filter({ hasText: /^Les 20 premiers/ }),
    ).toHaveCount(1);
    await page.keyboard.type('zenith clin');
    await page.clock.runFor(150);
    const found = dialog(page).getByRole('listbox').getByRole('option', { selected: true });
    await expect(found).toContainText('Clinique du Zénith');
    await page.keyboard.press('Enter');
    await expect(client).toHaveValue('Clinique du Zénith');
    await expect(client).toHaveAttribute('aria-expanded', 'false');
    // Escape closes the list first, and drops the typed text.
    await page.keyboard.type('zzz');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await expect(client).toHaveValue('Clinique du Zénith');
  },
);

test(
  'a checklist is ticked in place, and a deleted task is restored',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page, '?onglet=taches');
    const task = card(page, 'Choisir les photos de la vitrine');
    await task.getByText('1 sur 3').click();
    await task.getByRole('checkbox', { name: 'Les faire approuver' }).check();
    await expect(task.getByText('2 sur 3')).toBeVisible();
    await task.getByRole('button', { name: /^Modifier/ }).click();
    await button(page, 'Supprimer la tâche').click();
    await expect(tab(page, 'Tâches')).toHaveText('Tâches7');
    await button(page, 'Annuler').click();
    await expect(task.getByText('2 sur 3')).toBeVisible();
  },
);

test('a playbook previews the tasks that it creates, and the journal names its rule', async ({
  page,
}) => {
  await signIn(page, '?onglet=taches');
  const playbook = page.getByRole('form', { name: 'Plan de travail d’un service vendu' });
  await playbook.getByRole('combobox', { name: 'Service' }).selectOption('Publicité');
  await expect(playbook.getByRole('listitem')).toHaveCount(4);
  await expect(playbook).toContainText('Fixer les objectifs de campagne');
  const there = playbook.getByText('Ce client a déjà les tâches de ce service.');
  await expect(there).toBeHidden();
  await playbook.getByRole('button').click();
  await expect(there).toBeVisible();
  await expect(page.getByText('4 tâches créées.')).toBeVisible();
  await tab(page, 'Journal IA').click();
  const entry = card(page, 'Plan de travail lancé : Publicité');
  await expect(entry).toContainText('créer les tâches du service vendu (playbook-1)');
  await expect(entry.getByRole('term')).toHaveText(['service', 'nombre']);
});

test('the journal is filtered by author, client and day', async ({ page }) => {
  await signIn(page, '?onglet=journal&auteur=Claire+Oduya');
  await expect(page.getByRole('article')).toHaveCount(3);
  await unfoldFilters(page);
  await pick(page, page.getByRole('combobox', { name: 'Client' }), 'Salon Vénus');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Partenaires à proximité')).toContainText('partners-nearby-1');
  await page.getByLabel('Du', { exact: true }).fill('2100-01-01');
  await expect(page.getByText('Journal vide pour ces filtres')).toBeVisible();
  await expect(page).toHaveURL(/auteur=.*client=salon.*du=2100-01-01/);
  await button(page, 'Effacer les filtres').last().click();
  await expect(page.getByRole('article')).toHaveCount(5);
});

test(
  'controls of a project card stay inside it in narrow columns',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await signIn(page, '?onglet=projets');
    await expect(page.getByRole('article')).toHaveCount(5);
    const outside = await page.getByRole('article').evaluateAll((cards) =>
      cards.flatMap((one) => {
        // A button's target may end in the card's padding.
        const { right = 0 } = one.parentElement?.getBoundingClientRect() ?? {};
        const controls = [...one.querySelectorAll('a, button, summary')];
        return controls
          .filter((control) => control.getBoundingClientRect().right > right)
          .map((control) => control.outerHTML.slice(0, 100));
      }),
    );
    expect(outside).toEqual([]);
  },
);

test(
  'a project dialog and the project list are accessible in three contrasts and fit a phone',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    for (const query of ['?onglet=projets&vue=liste', '?onglet=projets&fiche=project-booking']) {
      await signInLive(page, query);
      await expectNoViolationInContrasts(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNothingSticksOut(page, query);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  },
);
