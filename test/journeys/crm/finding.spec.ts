import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { signIn, signInLive } from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { button, field, signIn as signInStaff } from '../support/staff-sign-in.ts';

const words = contentOf('fr').crm;
const palette = (page: Page) => page.getByRole('dialog', { name: words.palette.title });
const searchField = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');

test.describe('in the sandbox', () => {
  for (const [typed, details] of firstShort([
    '514 555-0111',
    '(514) 555-0111',
    '+1 514 555 0111',
    '5550111',
    '0111',
  ]))
    test(`typing ${typed} and Enter opens the caller’s record`, details, async ({ page }) => {
      await signIn(page);
      await page.keyboard.press('Control+k');
      await searchField(page).fill(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/onglet=clients&fiche=/);
      await expect(page.getByText('514 555-0111').first()).toBeVisible();
    });

  test(
    'the results have their own URL, and show what matched',
    { tag: '@smoke' },
    async ({ page }) => {
      await signIn(page);
      await page.keyboard.press('Control+k');
      await searchField(page).fill('montreal');
      await options(page).filter({ hasText: 'Résultats pour « montreal »' }).click();
      await expect(page).toHaveURL(/recherche=montreal/);
      await expect(
        page.getByRole('heading', { name: 'Résultats pour « montreal »' }),
      ).toBeVisible();
      const clients = page.getByRole('region', { name: 'Clients' });
      await expect(clients.getByRole('listitem').first()).toContainText('Montréal');
      await page.getByRole('searchbox', { name: words.palette.searchLabel }).fill('introuvable');
      await page.keyboard.press('Enter');
      await expect(page.getByText('0 résultat')).toBeVisible();
      await page.goBack();
    },
  );

  test(
    'the results are accessible in three contrasts and fit a phone',
    { tag: '@long' },
    async ({ page }) => {
      await signInLive(page, '?recherche=montreal');
      await expect(page.getByRole('region', { name: 'Clients' })).toBeVisible();
      await expectNoViolationInContrasts(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNothingSticksOut(page, `the results at ${width} px`);
      }
    },
  );
});

test.describe('in the live CRM', () => {
  test.use({ baseURL: staffed });

  test(
    'the sender of a form message is found by telephone number in another format',
    { tag: '@long' },
    async ({ page }) => {
      const { fields, optional, send } = contentOf('fr').contact.form;
      const own = String(process.pid).padStart(4, '0').slice(-4);
      const name = `Rita ${own}`;
      await open(page, '/fr/contact');
      await field(page, fields.nom).fill(name);
      await field(page, fields.email).fill(`rita-${own}@commerce.example`);
      await field(page, `${fields.telephone} (${optional})`).fill(`(438) 555-${own} poste 12`);
      await field(page, fields.message).fill('Rappelez-moi en matinée.');
      await button(page, send).click();
      await expect(
        page.getByRole('heading', { name: contentOf('fr').contact.sent.title }),
      ).toBeVisible();

      await signInStaff(page, 'manager');
      await page.keyboard.press('Control+k');
      await searchField(page).fill(`438.555.${own}`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/onglet=demandes&lead=/);
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: `(438) 555-${own} poste 12` })).toHaveAttribute(
        'href',
        `tel:+1438555${own};ext=12`,
      );
    },
  );

  test('a read-only member finds no leads', async ({ page }) => {
    await signInStaff(page, 'read-only');
    await page.keyboard.press('Control+k');
    await searchField(page).fill('commerce.example');
    await expect(palette(page).getByRole('group', { name: 'Demandes' })).toHaveCount(0);
  });
});

test.describe('prospecting', () => {
  test('the sandbox suggests its clients’ towns, and shows a map of Montréal', async ({ page }) => {
    await signIn(page, '?onglet=prospection');
    const { prospection: copy } = words;
    await expect(button(page, copy.launch)).toBeDisabled();
    await page
      .getByRole('list', { name: copy.towns })
      .getByRole('button', { name: 'Montréal', exact: true })
      .click();
    await button(page, copy.launch).click();
    await page.clock.runFor(1000);
    await button(page, copy.map).click();
    await expect(
      page.getByRole('region', { name: /^Carte : Montréal et ses environs/ }),
    ).toBeVisible();
    await expect(page.locator('use[href="/map/montreal.svg#map"]')).toBeAttached();
  });

  test.describe('in the live CRM', () => {
    test.use({ baseURL: staffed });

    test('a search starts with the agency’s town, and recognises towns by name', async ({
      page,
    }) => {
      const { prospection: copy } = words;
      await signInStaff(page, 'manager');
      await open(page, '/fr/crm-complet?onglet=prospection');
      const city = page.getByLabel(copy.ville, { exact: true });
      await expect(city).toHaveValue('Montréal, QC');
      await city.fill('saint-lau');
      await page
        .getByRole('list', { name: copy.towns })
        .getByRole('button', { name: 'Saint-Laurent, QC', exact: true })
        .click();
      await expect(city).toHaveValue('Saint-Laurent, QC');
      await button(page, copy.launch).click();
      await expect(page.getByText('Ville recherchée : Saint-Laurent, QC')).toBeVisible();
      await city.fill('London');
      await button(page, copy.launch).click();
      await expect(page.getByText('Ville recherchée : London, ON')).toBeVisible();
      await page
        .getByRole('list', { name: copy.otherTowns })
        .getByRole('button', { name: /Royaume-Uni/ })
        .click();
      await expect(page.getByText(/Ville recherchée\s: London, .*Royaume-Uni/)).toBeVisible();
      await expect(page.getByText(copy.noBusiness)).toBeVisible();
    });
  });
});
