import { expect, type Locator, type Page } from '@playwright/test';
import { button, card, signIn, signInLive, tab } from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { holdScripts, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { signIn as signInAsStaff } from '../support/staff-sign-in.ts';

const article = (page: Page) => page.getByRole('article').first();
const menu = (page: Page) => page.getByRole('group', { name: 'Mathilde Arsenault · CEO' });

/** The sections' lists: their address and first record. */
const lists: [address: string, first: (page: Page) => Locator][] = [
  [
    '?',
    (page) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .first(),
  ],
  ['?onglet=projets', article],
  ['?onglet=projets&vue=liste', (page) => page.getByRole('row').nth(1)],
  ['?onglet=taches', article],
  ['?onglet=journal', article],
];

async function topOf(there: Locator): Promise<number> {
  await expect(there).toBeVisible();
  return (await there.boundingBox())?.y ?? Infinity;
}

async function expectNoSiteFrame(page: Page) {
  await expect(page.getByRole('banner').getByRole('button')).not.toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Planifier' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('.float-button').filter({ visible: true })).toHaveCount(0);
}

test.describe('the frame', () => {
  test(
    'the CRM’s frame replaces the site’s until sign-out',
    { tag: '@smoke' },
    async ({ page }) => {
      await signIn(page);
      await expectNoSiteFrame(page);
      await expect(page.getByRole('heading', { level: 1, name: 'CRM Iluma' })).toBeVisible();
      await expect(page.getByText('Mathilde Arsenault', { exact: true })).toBeVisible();
      await expect(button(page, 'Paramètres')).toBeVisible();
      await button(page, 'Déconnexion').click();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    },
  );

  test('the accessibility settings open from the bar and restore the focus when closed', async ({
    page,
  }) => {
    await signInLive(page);
    const opener = page.getByRole('button', { name: /accessibilité/i });
    await opener.click();
    const panel = page.getByRole('dialog', { name: /accessibilité/i });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('the account menu closes on Escape and restores the focus', async ({ page }) => {
    await signIn(page);
    const opener = button(page, 'Mathilde Arsenault · CEO');
    await opener.click();
    await expect(menu(page).getByRole('radio', { name: 'Compacte' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('for staff', () => {
  test.use({ baseURL: staffed });

  test('a signed-in session never shows the site’s header, in any part of the CRM', async ({
    page,
  }) => {
    await signInAsStaff(page, 'manager');
    await expectNoSiteFrame(page);
    for (const query of ['', '?compte=1', '?admin=']) {
      const release = await holdScripts(page);
      await page.goto(`/fr/crm-complet${query}`, { waitUntil: 'commit' });
      await expect(page.getByText(/^Ada Journey/).first()).toBeVisible();
      await expectNoSiteFrame(page);
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
});

test.describe('density', () => {
  for (const [[address, first], details] of firstShort(lists, 2))
    test(
      `the first record of ${address} is near the top of a desktop window and of a phone`,
      details,
      async ({ page }) => {
        await signIn(page, address);
        expect(await topOf(first(page))).toBeLessThanOrEqual(200);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await topOf(first(page))).toBeLessThanOrEqual(320);
        await expectNothingSticksOut(page, address);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNothingSticksOut(page, `${address} at 320 px`);
      },
    );

  test('a window fits six whole cards of a stage, and tasks take one line each', async ({
    page,
  }) => {
    await signIn(page, '?onglet=projets');
    const box = await card(page, 'Prise de rendez-vous').locator('..').boundingBox();
    const gap = 8;
    expect((box?.y ?? 0) + 6 * ((box?.height ?? 900) + gap)).toBeLessThanOrEqual(900 + gap);
    await tab(page, 'Tâches').click();
    const heights = await page
      .getByRole('article')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(42);
  });

  test(
    'the compact density makes rows lower, and is remembered by the browser',
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, '?onglet=taches');
      const height = async () => (await article(page).boundingBox())?.height ?? 0;
      const normal = await height();
      await button(page, 'Mathilde Arsenault · CEO').click();
      await menu(page).getByRole('radio', { name: 'Compacte' }).check();
      expect(await height()).toBeLessThan(normal);
      await signIn(page, '?onglet=taches');
      expect(await height()).toBeLessThan(normal);
    },
  );

  test('the main action is at the bottom of a phone, and covers nothing at the end of the page', async ({
    page,
  }) => {
    await signIn(page, '?onglet=taches');
    await page.setViewportSize({ width: 390, height: 844 });
    const add = await button(page, 'Créer une tâche').boundingBox();
    expect(add?.y).toBeGreaterThan(844 - 80);
    expect(add?.height).toBeGreaterThanOrEqual(44);
    const last = page.getByRole('form', { name: 'Plan de travail d’un service vendu' });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(add?.y ?? 0);
  });
});

test.describe('colours', () => {
  const ground = (page: Page) => page.locator('body');
  const [dark, light] = ['rgb(8, 11, 26)', 'rgb(250, 248, 242)'];

  test('the CRM follows the system’s colour scheme until another is chosen, also after a reload', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page);
    await expect(ground(page)).toHaveCSS('background-color', light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(ground(page)).toHaveCSS('background-color', dark);
    await button(page, 'Mathilde Arsenault · CEO').click();
    await menu(page).getByRole('radio', { name: 'Claires' }).check();
    await expect(ground(page)).toHaveCSS('background-color', light);
    await signIn(page);
    await expect(ground(page)).toHaveCSS('background-color', light);
    await button(page, 'Mathilde Arsenault · CEO').click();
    await menu(page).getByRole('radio', { name: 'Comme l’appareil' }).check();
    await expect(ground(page)).toHaveCSS('background-color', dark);
  });

  test('public pages keep their colours whatever scheme the system prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/fr/crm-complet');
    await expect(ground(page)).toHaveCSS('background-color', dark);
  });

  test(
    'forced colours distinguish the open tab and pressed filters',
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await signIn(page, '?onglet=taches');
      const line = (there: Locator) =>
        there.evaluate((element) => getComputedStyle(element).borderBottomColor);
      expect(await line(tab(page, 'Tâches'))).not.toBe(await line(tab(page, 'Projets')));
      const fill = (there: Locator) =>
        there.evaluate((element) => getComputedStyle(element).backgroundColor);
      const pressed = button(page, 'Toutes les échéances');
      expect(await fill(pressed)).not.toBe(await fill(button(page, 'D’ici 7 jours')));
    },
  );

  for (const [colorScheme, details] of firstShort(['dark', 'light']))
    test(
      `the overview and the frame’s menus are accessible in ${colorScheme} colours`,
      details,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await signInLive(page);
        await expectNoViolation(page);
        await button(page, 'Mathilde Arsenault · CEO').click();
        await expectNoViolation(page);
        await page.keyboard.press('Escape');
        await tab(page, 'Tâches').click();
        await page.getByRole('button', { name: 'Filtres' }).click();
        await expectNoViolation(page);
      },
    );
});

for (const [section, details] of firstShort(['projets', 'taches', 'journal']))
  test(
    `the first record of ${section} is at most 8 Tab presses after the skip link`,
    details,
    async ({ page }) => {
      await signIn(page, `?onglet=${section}`);
      await expect(article(page)).toBeVisible();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.getByRole('link', { name: 'Aller au contenu' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#content')).toBeFocused();
      const isInRecord = () =>
        article(page).evaluate((record) => record.contains(document.activeElement));
      let tabs = 0;
      while (tabs <= 8 && !(await isInRecord())) {
        await page.keyboard.press('Tab');
        tabs += 1;
      }
      expect(tabs).toBeLessThanOrEqual(8);
    },
  );

test.describe('the overview', () => {
  test('due tasks and clients without a next step are listed, with links to their records', async ({
    page,
  }) => {
    await signIn(page);
    const tasks = page.getByRole('region', { name: 'Prochaines échéances' });
    await expect(tasks.getByRole('listitem').first()).toContainText('En retard');
    const clients = page.getByRole('region', { name: 'Clients sans prochaine étape' });
    await expect(clients.getByRole('listitem')).toHaveText(/Immobilier Rive Claire/);
    await tasks.getByRole('button', { name: 'Terminer « Vérifier la fiche Google »' }).click();
    await expect(tasks.getByText('Vérifier la fiche Google')).toHaveCount(0);
    // Its client has a meeting to come.
    await expect(clients.getByRole('listitem')).toHaveText(/Immobilier Rive Claire/);
    await button(page, 'Annuler').click();
    await expect(tasks.getByText('Vérifier la fiche Google')).toBeVisible();
    await clients.getByRole('link', { name: 'Immobilier Rive Claire' }).click();
    await expect(page).toHaveURL(/onglet=clients&fiche=/);
  });

  test('a project advances and a task is completed with one press each', async ({ page }) => {
    await signIn(page, '?onglet=projets');
    await button(page, 'Passer « Pages de quartier » à l’étape Proposition').click();
    const proposal = page.getByRole('region', { name: 'Proposition', exact: true });
    await expect(proposal.getByRole('article')).toHaveCount(2);
    await tab(page, 'Tâches').click();
    const tick = button(page, 'Terminer « Préparer l’infolettre »');
    await tick.click();
    await expect(tick).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page, 'Préparer l’infolettre')).toContainText('Terminée');
  });
});
