import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { addResult } from '#app/domain/ila/saved-results.ts';
import { wizardDefaults } from '#app/domain/ila/wizard-fields.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';
import { expectHydrated, holdScripts, open, test } from '../support/journey.ts';

const hubs = [
  ['/fr/hub', contentOf('fr').hub],
  ['/fr/hub-services', contentOf('fr').servicesHub],
] as const;

for (const [path, { search, none }] of hubs) {
  test(`resetting an empty result clears the search field: ${path}`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', { name: search });
    await field.fill('zzzzz');
    await main.getByRole('link', { name: none.reset }).click();
    await expect(main.getByText(none.title)).toHaveCount(0);
    await expect(field).toHaveValue('');
  });
}

test('a module’s prompts run and it connects by keyboard, keeping the focus', async ({ page }) => {
  await open(page, '/fr/modules');
  const copy = contentOf('fr').modules;
  const cards = page.getByRole('article');
  const unconnected = cards.filter({ has: page.getByRole('button', { name: 'Relier au CRM' }) });
  const name = await unconnected.first().getByRole('heading', { level: 2 }).innerText();
  const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
  const run = card.getByRole('button', { name: /^(Lancer|Arrêter)/ }).first();
  const situation = card.getByRole('textbox', { name: copy.situation.label });
  await run.press('Enter');
  await expect(card.getByRole('status')).toHaveText(copy.result.local);
  await expect(card).not.toContainText('Vous avez écrit');
  await situation.fill('Une boulangerie à Laval');
  await run.press('Enter');
  await expect(run).toHaveAccessibleName(/^Arrêter/);
  await expect(run).toHaveAccessibleName(/^Lancer/);
  await expect(card.getByRole('status')).toHaveText(copy.result.local);
  await expect(card).toContainText('Vous avez écrit');
  await expect(card).toContainText('Une boulangerie à Laval');
  await expect(run).toBeFocused();
  await card.getByRole('button', { name: 'Relier au CRM' }).press('Enter');
  await expect(card.getByText('Relié', { exact: true })).toBeVisible();
});

test('a module shows the visitor’s own score, and attaches it to a message', async ({ page }) => {
  const copy = contentOf('fr').modules;
  const result = addResult([], {
    at: Date.now(),
    version: 1,
    score: 37,
    input: { ...wizardDefaults, businessName: 'Chez Ada' },
  });
  await page.addInitScript(
    (text) => sessionStorage.setItem('iluma-ila', text),
    JSON.stringify(result),
  );
  await open(page, '/fr/modules');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'ILA', exact: true }) });
  await expect(card).toContainText(`37 ${copy.scoreOf.own}`);
  const main = page.getByRole('main');
  await expect(main.getByText(copy.scoreOf.sample, { exact: true })).toHaveCount(5);
  await card.getByRole('button', { name: copy.connect }).click();
  await card.getByRole('link', { name: copy.send.result }).click();
  await expect(page.getByRole('textbox', { name: /message/i })).not.toBeEmpty();
  expect(page.url()).toContain('Chez');
});

test(
  'a running prompt can be stopped, and a failed one says why',
  { tag: '@long' },
  async ({ page }) => {
    const copy = contentOf('fr').modules;
    await open(page, '/fr/modules');
    const card = page.getByRole('article').first();
    const run = card.getByRole('button', { name: /^(Lancer|Arrêter)/ }).first();
    await card.getByRole('textbox').fill('Un café');
    await run.click();
    await expect(run).toHaveAccessibleName(/^Arrêter/);
    await run.click();
    await expect(card.getByRole('status')).toHaveText(copy.stopped);
    await page.route('/prompts', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: writeEvent('failure', 'busy') }),
    );
    await run.click();
    await expect(card.getByRole('status')).toHaveText(copy.failures.busy);
  },
);

test('a filter chosen before hydration is applied', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/fr/hub');
  const main = page.getByRole('main');
  await main.getByRole('combobox').first().selectOption('automation');
  release();
  await expectHydrated(page);
  await expect(page).toHaveURL(/automation/);
});
