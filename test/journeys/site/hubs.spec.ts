import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { expectHydrated, holdScripts, open, test } from '../support/journey.ts';

const hubs = [
  ['/fr/hub', contentOf('fr').hub],
  ['/fr/hub-services', contentOf('fr').servicesHub],
] as const;

for (const [path, { search, none }] of hubs) {
  test(`the link to reset an empty result clears the search field: ${path}`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', { name: search });
    await field.fill('zzzzz');
    await main.getByRole('link', { name: none.reset }).click();
    await expect(main.getByText(none.title)).toHaveCount(0);
    await expect(field).toHaveValue('');
  });
}

test('the keyboard runs a module’s prompts and connects it, and keeps the focus', async ({
  page,
}) => {
  await open(page, '/fr/modules');
  const cards = page.getByRole('article');
  const unconnected = cards.filter({ has: page.getByRole('button', { name: 'Relier au CRM' }) });
  const name = await unconnected.first().getByRole('heading', { level: 2 }).innerText();
  const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
  const run = card.getByRole('button', { name: /^Lancer/ }).first();
  await run.press('Enter');
  await expect(run).toBeDisabled();
  await expect(run).toBeEnabled();
  await expect(card.getByRole('status')).not.toBeEmpty();
  await expect(run).toBeFocused();
  await card.getByRole('button', { name: 'Relier au CRM' }).press('Enter');
  await expect(card.getByRole('status')).toBeFocused();
  await expect(card.getByText('Relié', { exact: true })).toBeVisible();
});

test('a filter chosen before hydration is applied', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/fr/hub');
  const main = page.getByRole('main');
  await main.getByRole('combobox').first().selectOption('automation');
  release();
  await expectHydrated(page);
  await expect(page).toHaveURL(/automation/);
});
