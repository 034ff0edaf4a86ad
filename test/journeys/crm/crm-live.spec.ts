import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { crmCopy } from '#app/content/crm/copy.ts';
import { necessaryOnly } from '#app/domain/consent/categories.ts';
import { consentKey, recordOf } from '#app/domain/consent/record.ts';
import type { Role } from '#app/domain/crm/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { card } from './crm-desk.ts';
import { open, test } from './journey.ts';
import { expectNothingSticksOut, expectNoViolation } from './page-checks.ts';
import { staffed } from './sites.ts';
import { button, field, good, signIn } from './staff-door.ts';

// Refusals have statuses of their own, and a browser that is offline says so; the console repeats both.
test.use({
  baseURL: staffed,
  failures: /status of 4(?:01|09)|Failed to fetch|ERR_INTERNET_DISCONNECTED/,
});

const words = crmCopy.fr;
const clientsTab = '/fr/crm-complet?onglet=clients';

let made = 0;

const aName = () => {
  made += 1;
  return `Vitrine ${process.pid} ${made}`;
};

/** Another browser, of somebody with a role, at the clients. */
async function atTheClients(browser: Browser, role: Role): Promise<Page> {
  const context = await browser.newContext({ baseURL: staffed, locale: 'fr-CA' });
  // The fixtures' own answer to the banner is for their own browser only.
  const consent = recordOf(necessaryOnly, Date.now(), 'a journey');
  await context.addInitScript(([key, record]) => localStorage.setItem(key, record), [
    consentKey,
    JSON.stringify(consent),
  ] as const);
  const page = await context.newPage();
  await signIn(page, role);
  await open(page, clientsTab);
  return page;
}

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

async function addClient(page: Page, name: string): Promise<void> {
  await button(page, words.clients.add).click();
  await field(page, words.form.fields.name).fill(name);
  await button(page, words.frame.save).click();
  await expect(card(page, name)).toBeVisible();
}

async function edit(page: Page, name: string): Promise<Locator> {
  await button(page, `${words.clients.edit} ${name}`).click();
  return dialog(page, fill(words.form.editTitle, { name }));
}

test('two browsers see what the other one does', async ({ browser }) => {
  const one = await atTheClients(browser, 'manager');
  const other = await atTheClients(browser, 'member');
  const name = aName();
  await addClient(one, name);
  await expect(card(other, name)).toBeVisible();
  await expect(card(other, name).getByText(words.observing.unmeasured)).toBeVisible();
  await expectNothingSticksOut(other, 'on the live desk');
  await expectNoViolation(other);

  const form = await edit(other, name);
  await form.getByLabel(words.form.fields.sector).fill('Boulangerie');
  await button(other, words.frame.save).click();
  await expect(card(one, name).getByText('Boulangerie')).toBeVisible();
});

for (const keeps of ['mine', 'theirs'] as const)
  test(`of two versions, ${keeps} is kept`, async ({ browser }) => {
    const one = await atTheClients(browser, 'manager');
    const other = await atTheClients(browser, 'manager');
    const name = aName();
    await addClient(one, name);
    const [form, late] = [await edit(one, name), await edit(other, name)];
    await form.getByLabel(words.form.fields.sector).fill('Librairie');
    await form.getByLabel(words.form.fields.address, { exact: true }).fill('1, rue Roy');
    await button(one, words.frame.save).click();
    await expect(form).toBeHidden();

    await late.getByLabel(words.form.fields.sector).fill('Papeterie');
    await button(other, words.frame.save).click();
    const { conflict } = words.live;
    const screen = dialog(other, conflict.title);
    await expect(screen.getByRole('cell', { name: 'Papeterie' })).toBeVisible();
    await expect(screen.getByRole('cell', { name: 'Librairie' })).toBeVisible();
    // Only one of them has changed the address.
    await expect(screen.getByRole('cell', { name: '1, rue Roy' })).toHaveCount(0);
    await expectNoViolation(other);
    // The cross that closes the screen means the same as taking theirs.
    await button(other, keeps === 'mine' ? conflict.keepMine : conflict.takeTheirs)
      .last()
      .click();
    await expect(late).toBeHidden();
    const kept = keeps === 'mine' ? 'Papeterie' : 'Librairie';
    await expect(card(one, name).getByText(`1 · ${kept}`)).toBeVisible();
    await expect(card(other, name).getByText(kept)).toBeVisible();
  });

test('a session that has ended costs nothing that was typed', async ({ browser }) => {
  const page = await atTheClients(browser, 'manager');
  const name = aName();
  await addClient(page, name);
  const form = await edit(page, name);
  const sector = form.getByLabel(words.form.fields.sector);
  await sector.fill('Fromagerie');
  await page.context().clearCookies();
  await button(page, words.frame.save).click();
  const again = dialog(page, words.live.signIn.title);
  await expect(again).toBeVisible();
  await expectNoViolation(page);
  const password = again.getByLabel(words.live.signIn.password);
  await password.fill('autre chose encore');
  await again.getByRole('button', { name: words.live.signIn.submit }).click();
  await expect(again.getByRole('alert')).toHaveText(words.live.signIn.problems.refused);
  await password.fill(good);
  await again.getByRole('button', { name: words.live.signIn.submit }).click();
  await expect(again).toBeHidden();
  await expect(sector).toHaveValue('Fromagerie');
  await button(page, words.frame.save).click();
  await expect(card(page, name).getByText('Fromagerie')).toBeVisible();
});

test('a server that does not answer is told of, and asked again', async ({ browser }) => {
  const page = await atTheClients(browser, 'manager');
  const name = aName();
  await addClient(page, name);
  const form = await edit(page, name);
  await form.getByLabel(words.form.fields.sector).fill('Épicerie');
  await page.context().setOffline(true);
  await button(page, words.frame.save).click();
  await expect(form.getByRole('alert')).toHaveText(words.live.failures.unreachable);
  await page.context().setOffline(false);
  await button(page, words.frame.save).click();
  await expect(card(page, name).getByText('Épicerie')).toBeVisible();
  await expect(page.getByText(words.live.troubles.unreachable)).toBeHidden();
});

test('whoever may only read sees nothing to change', async ({ browser }) => {
  const manager = await atTheClients(browser, 'manager');
  const name = aName();
  await addClient(manager, name);
  const page = await atTheClients(browser, 'read-only');
  await expect(card(page, name)).toBeVisible();
  for (const hidden of [
    words.clients.add,
    words.importing.open,
    `${words.clients.edit} ${name}`,
    `${words.clients.remove} ${name}`,
    `${words.clients.recalculate} ${name}`,
    fill(words.exporting.as, { format: 'CSV' }),
  ])
    await expect(button(page, hidden)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: words.live.inbox.tab })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: new RegExp(words.frame.tabs.clients) })).toBeVisible();
});

test('a score follows from what was observed', async ({ browser }) => {
  const page = await atTheClients(browser, 'member');
  const name = aName();
  await addClient(page, name);
  await button(page, `${words.clients.recalculate} ${name}`).click();
  const form = dialog(page, fill(words.observing.title, { name }));
  await expect(form.getByText(words.observing.first)).toBeVisible();
  const { fields } = words.observing;
  await form.getByLabel(fields.searches).fill('10');
  await form.getByLabel(fields.topThree).fill('11');
  await button(page, words.observing.save).click();
  await expect(form.getByText(words.observing.problems['more-than-all'])).toBeVisible();
  await form.getByLabel(fields.topThree).fill('5');
  await form.getByLabel(fields.rating).fill('4,5');
  await form.getByLabel(fields.reviews).fill('25');
  await button(page, words.observing.save).click();
  // 25 % of 20, 20 % of 74.5 and of 95, 15 % of 30, 10 % of 40 and of 45.
  await expect(
    page.getByText(fill(words.clients.recalculated, { name, score: '52' })),
  ).toBeVisible();
  await button(page, `${words.clients.recalculate} ${name}`).click();
  await expect(card(page, name).getByText('52')).toBeVisible();
});
