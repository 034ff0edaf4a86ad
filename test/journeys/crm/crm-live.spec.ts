import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { necessaryOnly } from '#app/domain/consent/categories.ts';
import { consentKey, recordOf } from '#app/domain/consent/record.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { card } from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { button, field, good, signIn } from '../support/staff-sign-in.ts';

// The console logs the status of refused requests, and that a browser is offline.
test.use({
  baseURL: staffed,
  failures: /status of 4(?:01|09)|Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/,
});

const words = contentOf('fr').crm;
// Only this worker's clients: a long list renders only those in view.
const clientsTab = `/fr/crm-complet?onglet=clients&q=${process.pid}`;

let made = 0;

const aName = () => {
  made += 1;
  return `Vitrine ${process.pid} ${made}`;
};

/** The client list in another browser, signed in with a role. */
async function atTheClients(browser: Browser, role: Role): Promise<Page> {
  const context = await browser.newContext({ baseURL: staffed, locale: 'fr-CA' });
  // The fixtures answer the consent banner in their own browser only.
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
  // A key pressed before the dialog has closed would go to the dialog.
  await expect(dialog(page, words.form.addTitle)).toBeHidden();
  await expect(card(page, name)).toBeVisible();
}

async function edit(page: Page, name: string): Promise<Locator> {
  // A key press, since a row that another journey adds could move this one away from the pointer.
  await button(page, `${words.clients.edit} ${name}`).press('Enter');
  return dialog(page, fill(words.form.editTitle, { name }));
}

test('two browsers see each other’s changes', { tag: '@smoke' }, async ({ browser }) => {
  const one = await atTheClients(browser, 'manager');
  const other = await atTheClients(browser, 'member');
  const name = aName();
  await addClient(one, name);
  await expect(card(other, name)).toBeVisible();
  await expect(card(other, name).getByText(words.observing.unmeasured)).toBeVisible();
  await expectNothingSticksOut(other, 'in the live workspace');
  await expectNoViolation(other);

  const form = await edit(other, name);
  await form.getByLabel(words.form.fields.sector).fill('Boulangerie');
  await button(other, words.frame.save).click();
  await expect(card(one, name).getByText('Boulangerie')).toBeVisible();
});

for (const [[view, query], details] of firstShort([
  ['lines', ''],
  ['table', '&vue=tableau'],
]))
  test(
    `focus and an open menu stay with their client when others add one: ${view}`,
    details,
    async ({ browser }) => {
      const one = await atTheClients(browser, 'manager');
      const other = await atTheClients(browser, 'manager');
      const name = aName();
      await addClient(one, name);
      await open(one, clientsTab + query);
      const change = button(one, `${words.clients.edit} ${name}`);
      await change.focus();
      // It sorts before the other name.
      const before = `Atelier ${process.pid} ${view}`;
      await addClient(other, before);
      await expect(button(one, `${words.clients.edit} ${before}`)).toBeVisible();
      await expect(change).toBeFocused();
      await one.keyboard.press('Enter');
      const form = dialog(one, fill(words.form.editTitle, { name }));
      await expect(form).toBeVisible();
      await one.keyboard.press('Escape');
      await expect(form).toBeHidden();

      const { statusOf, statusSet } = words.record;
      const { prospect, inactive } = words.clients.statuses;
      await button(one, fill(statusOf, { name, value: prospect })).press('Enter');
      await addClient(other, `${before} 2`);
      await expect(button(one, `${words.clients.edit} ${before} 2`)).toBeAttached();
      await button(one, inactive).press('Enter');
      await expect(one.getByText(fill(statusSet, { name, value: inactive }))).toBeVisible();
    },
  );

test(
  'a form submitted repeatedly until its dialog closes is saved once',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await atTheClients(browser, 'manager');
    const name = aName();
    await button(page, words.clients.add).click();
    const form = dialog(page, words.form.addTitle);
    await field(page, words.form.fields.name).fill(name);
    await form.locator('form').evaluate((sent: HTMLFormElement) => {
      // React schedules rendering by messages; delaying them simulates a busy machine.
      const late = {
        apply(post: () => void, port: MessagePort, message: unknown[]) {
          setTimeout(() => Reflect.apply(post, port, message), 50);
        },
      };
      const { prototype } = MessagePort;
      Object.assign(prototype, {
        postMessage: new Proxy(Reflect.get(prototype, 'postMessage'), late),
      });
      const again = () => {
        if (!sent.isConnected) return;
        sent.requestSubmit();
        setTimeout(again);
      };
      again();
    });
    await expect(form).toBeHidden();
    await page.reload();
    await expect(card(page, name)).toHaveCount(1);
  },
);

for (const [keeps, details] of firstShort(['mine', 'theirs']))
  test(
    `a conflict keeps the chosen version of a record: ${keeps}`,
    details,
    async ({ browser }) => {
      const one = await atTheClients(browser, 'manager');
      const other = await atTheClients(browser, 'manager');
      const name = aName();
      await addClient(one, name);
      const [form, late] = [await edit(one, name), await edit(other, name)];
      await form.getByLabel(words.form.fields.sector).fill('Librairie');
      await form
        .getByLabel(words.form.fields.address, { exact: true })
        .fill('1, rue Roy, Montréal');
      await button(one, words.frame.save).click();
      await expect(form).toBeHidden();

      await late.getByLabel(words.form.fields.sector).fill('Papeterie');
      await button(other, words.frame.save).click();
      const { conflict } = words.live;
      const screen = dialog(other, conflict.title);
      await expect(screen.getByRole('cell', { name: 'Papeterie' })).toBeVisible();
      await expect(screen.getByRole('cell', { name: 'Librairie' })).toBeVisible();
      // Only one side has changed the address, which is no conflict.
      await expect(screen.getByRole('cell', { name: '1, rue Roy, Montréal' })).toHaveCount(0);
      await expectNoViolation(other);
      // Escape decides nothing, and the form keeps its values.
      await other.keyboard.press('Escape');
      await expect(screen).toBeHidden();
      await expect(late.getByText(conflict.undecided)).toBeVisible();
      await expect(late.getByLabel(words.form.fields.sector)).toHaveValue('Papeterie');
      await button(other, words.frame.save).click();
      await expect(screen.getByRole('cell', { name: 'Librairie' })).toBeVisible();
      await button(other, keeps === 'mine' ? conflict.keepMine : conflict.takeTheirs).click();
      await expect(late).toBeHidden();
      const kept = keeps === 'mine' ? 'Papeterie' : 'Librairie';
      await expect(card(one, name).getByText(`Montréal · ${kept}`)).toBeVisible();
      await expect(card(other, name).getByText(kept)).toBeVisible();
    },
  );

test('concurrent changes of different fields of a record are both saved without a conflict', async ({
  browser,
}) => {
  const one = await atTheClients(browser, 'manager');
  const other = await atTheClients(browser, 'manager');
  const name = aName();
  await addClient(one, name);
  const form = await edit(one, name);
  const late = await edit(other, name);
  await form.getByLabel(words.form.fields.sector).fill('Librairie');
  await button(one, words.frame.save).click();
  await expect(form).toBeHidden();
  await late.getByLabel(words.form.fields.address, { exact: true }).fill('2, rue Roy, Montréal');
  await button(other, words.frame.save).click();
  await expect(late).toBeHidden();
  for (const each of [one, other])
    await expect(card(each, name).getByText('Montréal · Librairie')).toBeVisible();
  await button(one, `${words.clients.edit} ${name}`).press('Enter');
  await expect(form.getByLabel(words.form.fields.address, { exact: true })).toHaveValue(
    '2, rue Roy, Montréal',
  );
  await expect(form.getByLabel(words.form.fields.sector)).toHaveValue('Librairie');
});

test('an expired session keeps the form’s values until the member has signed in again', async ({
  browser,
}) => {
  const page = await atTheClients(browser, 'manager');
  const name = aName();
  await addClient(page, name);
  const form = await edit(page, name);
  const sector = form.getByLabel(words.form.fields.sector);
  await sector.fill('Fromagerie');
  await page.context().clearCookies();
  // Dispatched, since a list read in the meantime may have opened the dialog over the button already.
  await button(page, words.frame.save).dispatchEvent('click');
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

test('an unreachable server is reported in the form, and saving works once it is back', async ({
  browser,
}) => {
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

test('a bulk edit that fails offline keeps its value, and can be retried', async ({ browser }) => {
  const page = await atTheClients(browser, 'manager');
  const names = [aName(), aName()];
  for (const name of names) {
    await addClient(page, name);
    await page.getByRole('checkbox', { name: fill(words.clientList.select, { name }) }).check();
  }
  const bar = page.getByRole('region', { name: words.clientList.bulk });
  const openTags = () => bar.getByRole('button', { name: words.record.tags }).click();
  const typed = page.getByRole('combobox', { name: words.clientList.tagLabel });
  await openTags();
  await typed.fill('Salon 2027');
  await page.context().setOffline(true);
  await button(page, words.clientList.addTag).click();
  await expect(page.getByText(words.live.failures.unreachable).first()).toBeVisible();
  await openTags();
  await expect(typed).toHaveValue('Salon 2027');
  await page.context().setOffline(false);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/crm/changes', async (route) => {
    await answered;
    await route.continue();
  });
  await button(page, words.live.retry).click();
  await expect(bar).toHaveAttribute('aria-busy', 'true');
  answer();
  const done = fill(words.clientList.tagged.other, { count: '2', tag: 'Salon 2027' });
  await expect(page.getByText(done)).toBeVisible();
});

test(
  'a change sent again after a lost response is saved once',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await atTheClients(browser, 'manager');
    const name = aName();
    /** The server applies the next changes, but the page never gets the response. */
    const loseAnswer = () =>
      page.route(
        '**/api/crm/changes',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );

    await loseAnswer();
    await button(page, words.clients.add).click();
    await field(page, words.form.fields.name).fill(name);
    await button(page, words.frame.save).click();
    const form = dialog(page, words.form.addTitle);
    await expect(form.getByRole('alert')).toHaveText(words.live.unanswered);
    await button(page, words.frame.save).click();
    await expect(form).toBeHidden();
    await expect(card(page, name)).toHaveCount(1);

    await card(page, name).getByRole('button', { name, exact: true }).click();
    const record = dialog(page, name);
    const note = record.getByRole('textbox', { name: words.record.noteLabel });
    const notes = record.getByRole('listitem').filter({ hasText: 'Rappeler lundi' });
    await loseAnswer();
    await note.fill('Rappeler lundi');
    await button(page, words.record.addNote).click();
    await expect(page.getByText(words.live.unanswered).first()).toBeVisible();
    await expect(note).toHaveValue('Rappeler lundi');
    await button(page, words.record.addNote).click();
    await expect(note).toHaveValue('');
    await expect(notes).toHaveCount(1);
    // Sending the same note again on purpose adds it twice.
    await note.fill('Rappeler lundi');
    await button(page, words.record.addNote).click();
    await expect(notes).toHaveCount(2);
  },
);

test('a read-only member sees no controls that change records', async ({ browser }) => {
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
  await open(page, '/fr/crm-complet');
  await expect(page.getByRole('link', { name: words.overview.analyze })).toBeVisible();
  await expect(page.getByRole('link', { name: words.overview.newClient })).toHaveCount(0);
});

test(
  'a client’s score is computed from its observations',
  { tag: '@long' },
  async ({ browser }) => {
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
    await expect(card(page, name).getByText('52/100')).toBeVisible();
  },
);
