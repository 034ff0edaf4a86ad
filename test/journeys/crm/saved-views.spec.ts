import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { taskFilters } from '#app/features/crm/tasks/task-filters.ts';
import { fill } from '#app/i18n/format.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { addRecord } from '../support/crm-records.ts';
import { openActions, tab } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { button, field, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:01|09|22|29)/ });

const { savedViews: copy } = contentOf('fr').crm.clientList;

test(
  'tasks and leads have saved views, and those stored in the browser are brought in once',
  { tag: '@long' },
  async ({ page }) => {
    const name = `Retards ${process.pid}`;
    await signIn(page, 'manager');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      'iluma-crm-views',
      JSON.stringify([{ section: 'tasks', name, query: 'echeance=late' }]),
    ] as const);
    await open(page, '/fr/crm-complet?onglet=taches&priorite=high');
    await openActions(page);
    await button(page, copy.title).click();
    await button(page, fill(copy.bringIn, { count: '1' })).click();
    await expect(button(page, fill(copy.bringIn, { count: '1' }))).toBeHidden();
    await button(page, fill(copy.apply, { name })).click();
    await expect(page).toHaveURL(/onglet=taches.*echeance=late/);
    await expect(page).not.toHaveURL(/priorite/);

    await open(page, '/fr/crm-complet?onglet=demandes&etat=closed');
    await page
      .getByRole('button', { name: contentOf('fr').crm.frame.actions })
      .last()
      .click();
    await button(page, copy.title).click();
    await field(page, copy.name).fill(`Fermées ${process.pid}`);
    await button(page, copy.save).click();
    await expect(
      button(page, fill(copy.apply, { name: `Fermées ${process.pid}` })),
    ).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a prospecting view restores its search', { tag: '@long' }, async ({ page }) => {
  const name = `Salons de Laval ${process.pid}`;
  const { prospection } = contentOf('fr').crm;
  await signIn(page, 'manager');
  await open(page, '/fr/crm-complet?onglet=prospection');
  await field(page, prospection.ville).fill('Laval, QC');
  await page.getByLabel(prospection.secteur).selectOption('beauté');
  await field(page, prospection.keyword).fill('coiffure');
  await page.keyboard.press('Enter');
  await page.getByLabel(prospection.radius).focus();
  await page.keyboard.press('ArrowRight');
  // The URL is updated a moment after the form.
  await expect(page).toHaveURL(/rayon=/);
  await openActions(page);
  await button(page, copy.title).click();
  await field(page, copy.name).fill(name);
  await button(page, copy.save).click();
  await expect(button(page, fill(copy.apply, { name }))).toHaveAttribute('aria-pressed', 'true');

  await open(page, '/fr/crm-complet?onglet=prospection&mots=fleurs&score=20');
  await expect(button(page, fill(prospection.removeKeyword, { keyword: 'fleurs' }))).toBeVisible();
  await openActions(page);
  await button(page, copy.title).click();
  await button(page, fill(copy.apply, { name })).click();
  await expect(page).toHaveURL(/ville=Laval.*rayon=15/);
  await page.keyboard.press('Escape');
  await expect(field(page, prospection.ville)).toHaveValue('Laval, QC');
  await expect(page.getByLabel(prospection.secteur)).toHaveValue('beauté');
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveText(['coiffure']);
  await expect(page.getByLabel(prospection.score)).toHaveValue('60');
  await expect(page.getByLabel(prospection.radius)).toHaveValue('15');
  await button(page, prospection.launch).click();
  await expect(page.getByText('Ville recherchée : Laval, QC')).toBeVisible();
});

test(
  'a view belongs to an account, and colleagues see it once it is shared',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    const owner = `Vera Vue ${process.pid}`;
    const name = `Prospects ${process.pid}`;
    await signIn(page, 'manager', owner);
    await open(page, '/fr/crm-complet?onglet=clients&statut=prospect');
    await openActions(page);
    await button(page, copy.title).click();
    await field(page, copy.name).fill(name);
    await button(page, copy.save).click();
    const share = button(page, fill(copy.share, { name }));
    await share.click();
    await expect(share).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolationInContrasts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingSticksOut(page, 'in the views');

    const other = await (await browser.newContext({ baseURL: staffed })).newPage();
    await signIn(other, 'member');
    await open(other, '/fr/crm-complet?onglet=clients');
    await openActions(other);
    await button(other, copy.title).click();
    await expect(other.getByText(fill(copy.sharedBy, { name: owner }))).toBeVisible();
    await expect(button(other, fill(copy.remove, { name }))).toHaveCount(0);
    await button(other, fill(copy.apply, { name })).click();
    await expect(other).toHaveURL(/statut=prospect/);
    await other.close();
  },
);

test('a prospecting search, with a keyword typed without Enter, survives switching tabs', async ({
  page,
}) => {
  const { prospection, clients, journal } = contentOf('fr').crm;
  await signIn(page, 'manager');
  const word = `serrurerie${process.pid}`;
  const name = `Clef ${word}`;
  await addRecord(page, 'clients', {
    name,
    address: '12 rue Neuve, Laval, QC',
    coordinates: { lat: 45.57, lng: -73.69 },
  });
  await open(page, '/fr/crm-complet?onglet=prospection');
  await field(page, prospection.ville).fill('Laval, QC');
  await field(page, prospection.keyword).fill(word);
  await button(page, prospection.launch).click();
  const removal = fill(prospection.removeKeyword, { keyword: word });
  await expect(button(page, removal)).toBeVisible();
  const results = page.getByRole('region', { name: prospection.results });
  await expect(results.getByText('Ville recherchée : Laval, QC')).toBeVisible();
  // An existing client is not offered again.
  await expect(results.getByRole('button', { name: `${prospection.inCrm} ${name}` })).toBeVisible();
  const found = await results.innerText();
  await tab(page, clients.title).click();
  await expect(results).toHaveCount(0);
  await tab(page, prospection.title).click();
  await expect(results).toHaveText(found, { useInnerText: true });
  await expect(field(page, prospection.ville)).toHaveValue('Laval, QC');
  await expect(button(page, removal)).toBeVisible();
  await tab(page, journal.title).click();
  const entry = page.getByRole('article').filter({ hasText: word });
  await expect(entry).toContainText(prospection.statuses.all);
});

test('leaving a section right after changing its filter is not undone by the filter', async ({
  page,
}) => {
  const { prospection, clients } = contentOf('fr').crm;
  await signIn(page, 'manager');
  await open(page, '/fr/crm-complet?onglet=prospection');
  // Keeps the browser busy between the new URL and its screen, until the filter's delayed update is due.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      const end = performance.now() + 300;
      while (performance.now() < end);
    };
  });
  await field(page, prospection.ville).fill('Laval, QC');
  await tab(page, clients.title).click();
  await expect(page.getByRole('tabpanel', { name: new RegExp(`^${clients.title}`) })).toBeVisible();
  await expect(field(page, prospection.ville)).toHaveCount(0);
  await expect(page).toHaveURL(/onglet=clients$/);
});

test('two filters set before the screen updates are both kept', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page, '/fr/crm-complet?onglet=taches');
  await expect(page.locator(`#${taskFilters.status.id}`)).toBeAttached();
  const chosen = [
    [taskFilters.status, 'progress'],
    [taskFilters.priority, 'high'],
  ] as const;
  await page.evaluate(
    async (selects) => {
      for (const { id, param, value } of selects) {
        const select = document.getElementById(id);
        if (!(select instanceof HTMLSelectElement)) throw new Error(`No list has the id ${id}`);
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // The URL changes in microtasks, the screen in a task.
        while (!location.search.includes(param)) await Promise.resolve();
      }
    },
    chosen.map(([{ id, param }, value]) => ({ id, param, value })),
  );
  await expect(page).toHaveURL(/priorite=high/);
  await expect(page).toHaveURL(/statut=progress/);
});

test(
  'views appear and disappear in other tabs, and sharing a removed one does not recreate it',
  { tag: '@long' },
  async ({ page, context }) => {
    const name = `Partie ${process.pid}`;
    await signIn(page, 'manager');
    const address = '/fr/crm-complet?onglet=clients&statut=prospect';
    await open(page, address);
    const tabBeside = await context.newPage();
    await open(tabBeside, address);
    await openActions(tabBeside);
    await button(tabBeside, copy.title).click();
    const beside = button(tabBeside, fill(copy.apply, { name }));
    await expect(field(tabBeside, copy.name)).toBeVisible();
    await expect(beside).toHaveCount(0);

    await openActions(page);
    await button(page, copy.title).click();
    await field(page, copy.name).fill(name);
    await button(page, copy.save).click();
    const share = button(page, fill(copy.share, { name }));
    await expect(share).toBeVisible();
    await expect(beside).toBeVisible();
    const body = await (await page.request.get('/api/views')).text();
    await page.route('**/api/views', (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    );
    await button(page, fill(copy.remove, { name })).click();
    await expect(beside).toHaveCount(0);
    // The first tab still lists the view.
    await share.click();
    await expect(page.getByRole('dialog').getByText(copy.gone)).toBeVisible();
    await expect(beside).toHaveCount(0);
  },
);
