import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { expectNoViolationInContrasts, showContrast } from '../support/contrasts.ts';
import { button, card, fillLogin, signIn, tab } from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { holdScripts, open, openWithStoppedClock, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { expectNothingSticksOut, watchTransfers } from '../support/page-checks.ts';

const { email, password } = company.crmDemo;

test(
  'signing in to the demo takes a second, shows errors in red, and sends no password',
  { tag: '@smoke' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await openWithStoppedClock(page, '/fr/crm-complet');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText(password, { exact: true })).toBeVisible();

    await fillLogin(page, { email, password: 'autre' });
    const busy = button(page, 'Connexion en cours…');
    await expect(busy).toBeDisabled();
    await page.clock.runFor(999);
    await expect(busy).toBeDisabled();
    await page.clock.runFor(1);
    await expect(page.getByRole('alert')).toHaveText('Identifiants incorrects');
    await expect(page.getByRole('alert')).toHaveClass(/border-band-red/);

    await fillLogin(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { level: 2, name: 'Vue d’ensemble' })).toBeVisible();
    await expect(page.getByText('CEO')).toBeVisible();
    await expect(page.getByText(company.executives.ceo, { exact: true })).toBeVisible();
    expect(sent.filter((text) => text.includes(password))).toEqual([]);

    await button(page, 'Paramètres').click();
    await expect(page.getByRole('dialog', { name: 'Paramètres du compte' })).toContainText(email);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Paramètres')).toBeFocused();
    await button(page, 'Déconnexion').click();
    await expect(button(page, 'Se connecter')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'CRM Iluma' })).toBeFocused();
  },
);

test('pressing Enter before the scripts load signs in once they have, and sends no password', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const release = await holdScripts(page);
  await page.goto('/fr/crm-complet');
  await page.getByRole('textbox', { name: 'Adresse courriel' }).fill(email);
  const secret = page.getByLabel('Mot de passe', { exact: true });
  await secret.fill(password);
  await secret.press('Enter');
  await secret.press('Enter');
  await expect(secret).toHaveValue(password);
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Vue d’ensemble' })).toBeVisible();
  await expect(page).toHaveURL('/fr/crm-complet');
  expect(sent.filter((text) => text.includes(password))).toEqual([]);
});

test('signing in after a sign-out starts at the overview', { tag: '@long' }, async ({ page }) => {
  await signIn(page, '?onglet=clients&q=zénith');
  await button(page, 'Déconnexion').click();
  await expect(page).toHaveURL(/\/crm-complet$/);
  await fillLogin(page);
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { level: 2, name: 'Vue d’ensemble' })).toBeVisible();
});

test.describe('credentials that only the server can check', () => {
  test.use({ failures: /status of 401/ });
  test('wrong ones are refused after the same second', async ({ page }) => {
    await openWithStoppedClock(page, '/fr/crm-complet');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await fillLogin(page, { email: 'ana@exemple.example', password: 'autre' });
    await answered;
    await page.clock.runFor(999);
    await expect(button(page, 'Connexion en cours…')).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('alert')).toHaveText('Identifiants incorrects');
  });
});

for (const language of languages)
  test(
    `the document title names the open section in ${language}, and is restored on sign-out`,
    eachLanguage(language),
    async ({ page }) => {
      const { frame } = contentOf(language).crm;
      const login = contentOf(language).crmLogin;
      await open(page, `/${language}/crm-complet`);
      await expect(page).toHaveTitle(login.title);
      await button(page, login.hintUse).click();
      await button(page, login.submit).click();
      await expect(page).toHaveTitle(`${frame.overview} | ${frame.title}`);
      await page.getByRole('tab', { name: frame.tabs.taches }).click();
      await expect(page).toHaveTitle(`${frame.tabs.taches} | ${frame.title}`);
      await button(page, frame.logout).click();
      await expect(page).toHaveTitle(login.title);
    },
  );

test('the sign-in button keeps its label while work from the last session ends', async ({
  page,
}) => {
  await signIn(page, '?onglet=clients');
  await button(page, 'Recalculer ILA Garage Grande Ourse').click();
  await button(page, 'Déconnexion').click();
  await expect(button(page, 'Se connecter')).toBeDisabled();
  await page.clock.runFor(2000);
  await expect(button(page, 'Se connecter')).toBeEnabled();
});

test('the workspace’s code loads only after sign-in, and the login’s own scripts stay below 30 KB', async ({
  page,
}) => {
  const workspaceScripts = /\/(?:workspace-screen|palette)-[^/]*\.js$/;
  const framework = /\/(?:framework|rolldown-runtime|manifest)-[^/]*\.js$/;
  const transfers = watchTransfers(page);
  const scripts = async () => (await transfers()).filter(({ type }) => type === 'script');
  const found = async () =>
    (await scripts()).filter(({ url }) => workspaceScripts.test(url)).length;
  await open(page, '/fr/crm-complet');
  await page.waitForLoadState('networkidle');
  const own = (await scripts()).filter(({ url }) => !framework.test(url));
  expect(own.length).toBeGreaterThan(0);
  expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(30 * 1024);
  for (const address of ['/fr', '/fr/crm-iluma', '/fr/tableau-analytics', '/fr/crm-complet']) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
  }
  expect(await found()).toBe(0);
  await fillLogin(page);
  await expect.poll(found).toBeGreaterThan(0);
});

test('the workspace has an overview, six tabs with counts, and links between them', async ({
  page,
}) => {
  await signIn(page);
  const names = [
    'Fiches Clients8',
    'Projets5',
    'Tâches8',
    'Journal IA5',
    'Analytics',
    'Prospection IA',
  ];
  await expect(page.getByRole('tab')).toHaveText(names);
  await expect(page.getByText('Fiches Clients', { exact: true })).toBeVisible();
  for (const [name, value] of [
    ['Clients actifs', '5'],
    ['Score ILA moyen', '77'],
    ['Revenu mensuel', /23\s100\s€/],
    ['Tâches en cours', '4'],
  ] as const)
    await expect(page.getByRole('term').filter({ hasText: name }).locator('..')).toContainText(
      value,
    );
  for (const [action, title] of [
    ['Nouveau client', 'Fiches Clients'],
    ['Prospection IA', 'Prospection IA'],
    ['Analyser les scores', 'Analytics'],
  ] as const) {
    await page.getByRole('link', { name: action, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Vue d’ensemble' }).click();
  }
  await tab(page, 'Fiches Clients').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/onglet=projets/);
  await expect(tab(page, 'Projets')).toHaveAttribute('aria-selected', 'true');
});

test('clients are searched, filtered, scored and matched', { tag: '@smoke' }, async ({ page }) => {
  await signIn(page, '?onglet=clients');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(card(page, 'Boulangerie du Méridien')).toContainText(
    /Actif.*92\/100.*4\s200\s€.*Montréal · restauration/s,
  );
  // Visible, and not only to screen readers.
  const outOf = card(page, 'Boulangerie du Méridien').getByText('/100', { exact: true });
  expect((await outOf.boundingBox())?.width).toBeGreaterThan(10);
  await button(page, 'Inactifs').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/statut=inactive/);
  await button(page, 'Tous').click();
  const search = page.getByRole('searchbox', { name: 'Nom, secteur ou contact' });
  await search.fill('SANTE');
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const contact of ['contact@clinique-zenith.example', '+1 (514) 555.0112']) {
    await search.fill('');
    await expect(page.getByRole('article')).toHaveCount(8);
    await search.fill(contact);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'Clinique du Zénith')).toBeVisible();
  }
  await search.fill('rien de tel');
  await expect(page.getByText('Aucun client trouvé')).toBeVisible();
  await search.fill('');

  await button(page, 'Recalculer ILA Garage Grande Ourse').click();
  for (const each of await page.getByRole('button', { name: /^(Recalculer ILA|ILUMATCH) / }).all())
    await expect(each).toBeDisabled();
  await page.clock.runFor(1999);
  await expect(card(page, 'Garage Grande Ourse')).toContainText('51');
  await page.clock.runFor(1);
  await expect(card(page, 'Garage Grande Ourse')).toContainText(/[7-9]\d\/100/);
  await expect(tab(page, 'Journal IA')).toHaveText('Journal IA6');

  await button(page, 'ILUMATCH Salon Vénus').click();
  await page.clock.runFor(1500);
  await expect(tab(page, 'Journal IA')).toHaveText('Journal IA7');
  await tab(page, 'Journal IA').click();
  await expect(card(page, '3 partenaires potentiels identifiés')).toContainText('IA');
  await button(page, 'Succès').click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a client is added despite a duplicate warning, changed, deleted and restored', async ({
  page,
}) => {
  await signIn(page, '?onglet=clients');
  await button(page, 'Nouveau client').click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Enregistrer').click();
  await expect(dialog.getByText('Indiquez une valeur.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('<b>Salon Vénus</b>');
  await dialog.getByRole('textbox', { name: /^Revenu/ }).fill('-3');
  await button(page, 'Enregistrer').click();
  await expect(dialog.getByText('Le montant ne peut pas être négatif.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Vos changements ne sont pas enregistrés.')).toBeVisible();
  await button(page, 'Continuer la saisie').click();
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Salon Venus inc.');
  await dialog.getByRole('textbox', { name: /^Revenu/ }).fill('1 200,50');
  await button(page, 'Enregistrer').click();
  await expect(dialog.getByRole('alert')).toContainText('Salon Vénus');
  await dialog.getByRole('textbox', { name: 'Adresse', exact: true }).fill('8 rue Roy, Laval, QC');
  await button(page, 'Ajouter quand même').click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Salon Venus inc.')).toContainText('8 rue Roy, Laval');
  await expect(card(page, 'Salon Venus inc.')).toContainText(/1\s200,50\s€/);

  await button(page, 'Modifier Salon Venus inc.').click();
  await dialog.getByRole('combobox', { name: 'Statut' }).selectOption('Inactif');
  await button(page, 'Enregistrer').click();
  await expect(card(page, 'Salon Venus inc.')).toContainText('Inactif');

  await button(page, 'Voir Clinique du Zénith').click();
  await expect(dialog).toContainText('514 555-0112');
  await dialog.getByRole('textbox', { name: 'Nouvelle note' }).fill('Une note');
  await button(page, 'Ajouter la note').click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Une note' })).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, 'Supprimer Salon Venus inc.').click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients8');
  await button(page, 'Annuler').click();
  await expect(tab(page, 'Fiches Clients')).toHaveText('Fiches Clients9');

  await page.reload();
  await expect(button(page, 'Se connecter')).toBeVisible();
});

test('a failed change is reported and reverted', async ({ page }) => {
  await signIn(page, '?onglet=taches');
  await button(page, 'Paramètres').click();
  await page.getByRole('switch', { name: 'Simuler une panne' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Nouvelle tâche' }).fill('Perdue');
  await button(page, 'Ajouter').click();
  await expect(card(page, 'Perdue')).toBeVisible();
  await page.clock.runFor(600);
  await expect(page.getByText('L’enregistrement a échoué')).toBeVisible();
  await expect(card(page, 'Perdue')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Nouvelle tâche' })).toHaveValue('Perdue');
  await expect(tab(page, 'Tâches')).toHaveText('Tâches8');
});

test('tasks change status, a sold service creates its tasks, and projects advance', async ({
  page,
}) => {
  await signIn(page, '?onglet=taches');
  await page.getByRole('textbox', { name: 'Nouvelle tâche' }).fill('Écrire à Marc');
  await button(page, 'Ajouter').click();
  const status = page.getByRole('button', { name: /^Statut de « Écrire à Marc »/ });
  for (const next of ['En cours', 'Terminée', 'À faire']) {
    await status.click();
    await expect(status).toHaveText(next);
  }
  await button(page, 'En retard').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await button(page, 'Créer les tâches').click();
  await expect(tab(page, 'Tâches')).toHaveText('Tâches13');

  await tab(page, 'Projets').click();
  await card(page, 'Pages de quartier').locator('summary').click();
  const move = page.getByRole('combobox', { name: /Pages de quartier/ });
  await move.selectOption('En ligne');
  await expect(
    page.getByRole('region', { name: 'En ligne' }).getByRole('article').filter({
      hasText: 'Pages de quartier',
    }),
  ).toBeVisible();
});

test('prospecting shows the specified results, and exports them', async ({ page }) => {
  await signIn(page, '?onglet=prospection');
  const launch = button(page, 'Lancer la prospection');
  await expect(launch).toBeDisabled();
  // Names as in the specification (ledger CRMP-02 to CRMP-11).
  for (const name of ['ville', 'secteur', 'motsCles', 'ilaScoreMin', 'rayonKm', 'statusIlumatch'])
    await expect(page.locator(`#${name}`)).toHaveAttribute('name', name);
  await page.getByRole('textbox', { name: 'Ville' }).fill('Montréal');
  await expect(page.getByRole('combobox', { name: 'Secteur' }).getByRole('option')).toHaveCount(11);
  const keyword = page.getByRole('textbox', { name: 'Mots-clés' });
  for (const typed of ['bio', '  ', ' bio ', 'local']) {
    await keyword.fill(typed);
    await keyword.press('Enter');
  }
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(2);
  await button(page, 'Retirer bio').click();
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(1);
  await expect(page.getByRole('slider', { name: 'Score ILA minimum' })).toHaveValue('60');
  await expect(page.getByRole('slider', { name: 'Rayon' })).toHaveValue('10');

  await launch.click();
  await expect(button(page, 'Prospection en cours…')).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(page.getByText(/^87\s%$/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await button(page, 'Voir la carte').click();
  await expect(page.getByRole('region', { name: /Boulangerie du Méridien/ })).toBeVisible();
  const inList = button(page, 'Repérer Clinique du Zénith sur la carte');
  const onMap = page.getByRole('button', { name: /^2 Clinique du Zénith/ });
  await onMap.click();
  await expect(inList).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page, 'Clinique du Zénith')).toHaveAttribute('aria-current', 'true');
  await inList.click();
  await expect(onMap).toHaveAttribute('aria-pressed', 'false');
  await expect(card(page, 'Boulangerie du Méridien')).toContainText('dans le rayon de 10 km');
  await button(page, 'Ajouter au CRM Cycles Polaris').click();
  await expect(page.getByText('Cycles Polaris fait déjà partie de vos clients.')).toBeVisible();
  await expect(button(page, 'Dans le CRM Cycles Polaris')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Détails Clinique du Zénith').click();
  await expect(page.getByRole('dialog')).toContainText(/87\s%/);
  await expect(page.getByRole('dialog')).toContainText('Secteurs différents (restauration, santé)');
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await button(page, 'Exporter en CSV').click();
  await expect(button(page, 'Exporter en CSV')).toBeDisabled();
  await expect(launch).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(page.getByText('Export CSV généré')).toBeVisible();
  await expect(button(page, 'Annuler')).toHaveCount(0);
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table.split('\r\n')).toHaveLength(5);
  await button(page, 'Retirer local').click();
  await launch.click();
  await page.clock.runFor(1000);
  const newcomers = page.getByRole('list', { name: 'Pas encore clientes' });
  await expect(newcomers.getByRole('article')).toHaveCount(7);
  await expect(card(page, 'Studio Aurore')).toContainText('Montréal · fitness');
  await expect(page.getByText('3 résultats', { exact: true })).toBeAttached();
  await newcomers.getByRole('button', { name: 'Ajouter au CRM Studio Aurore' }).click();
  await expect(
    page.getByText('Studio Aurore fait maintenant partie de vos clients.'),
  ).toBeVisible();

  await tab(page, 'Journal IA').click();
  await page.getByRole('searchbox', { name: 'Chercher dans le journal' }).fill('introuvable');
  await expect(page.getByText('Journal vide pour ces filtres')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Chercher dans le journal' }).fill('');
  const entry = card(page, 'Export CSV généré');
  await expect(entry).toContainText('Données prospection exportées avec succès');
  await expect(entry).toContainText('Mise à jour');
});

const sections = ['Fiches Clients', 'Projets', 'Tâches', 'Journal IA', 'Analytics', 'Prospection'];
for (const [name, details] of firstShort(['', ...sections], 2)) {
  test(
    `${name || 'the overview'} is accessible in three contrasts and fits a phone`,
    details,
    async ({ page }) => {
      await signIn(page);
      // The accessibility check needs a running clock.
      await page.clock.resume();
      if (name) await tab(page, name).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoViolationInContrasts(page);
      await showContrast(page, 'normal');
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNothingSticksOut(page, `${width} px wide`);
      }
    },
  );
}
