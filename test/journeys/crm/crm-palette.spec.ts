import { expect, type Page } from '@playwright/test';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { button, signIn, signInLive, tab } from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Palette de commandes' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');

test('the palette loads its code when opened, and restores the focus when closed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page);
  expect(asked.filter((url) => /palette/.test(url))).toEqual([]);
  await button(page, 'Paramètres').focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(asked.filter((url) => /palette/.test(url))).not.toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(button(page, 'Paramètres')).toBeFocused();
});

test(
  'the palette finds a record without accents, opens it by keyboard, and lists it as recent',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page, '?onglet=journal');
    await page.keyboard.press('Meta+k');
    await field(page).fill('ecole horizon');
    const found = options(page).filter({ hasText: 'École Horizon Bleu' });
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await found.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Fiches Clients')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('dialog', { name: 'École Horizon Bleu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(options(page).first()).toContainText('École Horizon Bleu');
    await expect(palette(page).getByRole('group').first()).toHaveAccessibleName('Récents');
    const last = options(page).last();
    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await field(page).fill('zzz');
    await expect(
      palette(page).getByRole('status').filter({ hasText: 'Rien ne correspond' }),
    ).toBeVisible();
  },
);

for (const [[typed, expected], details] of firstShort([
  ['taches', { tab: 'Tâches' }],
  ['creer projet', { dialog: 'Nouveau projet' }],
  ['creer client', { dialog: 'Nouveau client' }],
  ['creer tache', { dialog: 'Nouvelle tâche' }],
  ['parametres', { dialog: 'Paramètres du compte' }],
  ['raccourcis', { dialog: 'Raccourcis du CRM' }],
] as const))
  test(`the palette runs the command for "${typed}"`, details, async ({ page }) => {
    await signIn(page);
    await button(page, 'Chercher un client, une tâche, une action…').click();
    await field(page).fill(typed);
    await page.keyboard.press('Enter');
    if ('tab' in expected)
      await expect(tab(page, expected.tab)).toHaveAttribute('aria-selected', 'true');
    else await expect(page.getByRole('dialog', { name: expected.dialog })).toBeVisible();
  });

test('the palette runs an export and signs out', { tag: '@long' }, async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('exporter projets csv');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  expect((await download).suggestedFilename()).toBe('iluma-projets.csv');
  await expect(tab(page, 'Journal IA')).toHaveText('Journal IA6');
  await page.keyboard.press('Control+k');
  await field(page).fill('deconnexion');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Se connecter')).toBeVisible();
});

test('single-key shortcuts navigate the workspace and take precedence over the site’s', async ({
  page,
}) => {
  await signIn(page);
  for (const [key, name] of [
    ['c', 'Fiches Clients'],
    ['p', 'Projets'],
    ['t', 'Tâches'],
    ['j', 'Journal IA'],
    ['a', 'Analytics'],
    ['r', 'Prospection IA'],
  ] as const) {
    // The shortcuts work once the workspace has loaded; the tabs appear earlier.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
  }
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  const search = page.getByRole('searchbox', { name: 'Chercher une tâche' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('n?gc/');
  await expect(search).toHaveValue('n?gc/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tab(page, 'Tâches')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'Tâches').focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Nouvelle tâche' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Raccourcis du CRM' })).toBeVisible();
});

test('single-key shortcuts can be switched off; the palette’s shortcut remains (WCAG 2.1.4)', async ({
  page,
}) => {
  await signIn(page);
  await button(page, 'Paramètres').click();
  await page.getByRole('switch', { name: 'Raccourcis à une touche' }).uncheck();
  await page.keyboard.press('Escape');
  for (const key of ['g', 'c', 'n', '?', '/']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 2, name: 'Vue d’ensemble' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await field(page).fill('raccourcis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('sont coupés');
});

test(
  'the palette is accessible in three contrasts and fits a phone',
  { tag: '@long' },
  async ({ page }) => {
    await signInLive(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('cl');
    await expect(palette(page).getByRole('group', { name: 'Clients' })).toBeVisible();
    await expectNoViolationInContrasts(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSticksOut(page, `the palette at ${width} px`);
    }
  },
);
