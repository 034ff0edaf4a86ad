import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { addRecord } from '../support/crm-records.ts';
import { open, test } from '../support/journey.ts';
import { countPresses } from '../support/presses.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { button, createAccount, field, good, signInAs } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /ERR_FAILED/ });

const { crm, crmLogin, leads } = contentOf('fr');

/** Maximum number of Tab presses to reach a control. */
const mostTabs = 150;

/** Expects the focus on an element, with a visible ring if Tab has moved it there. */
async function expectFocus(page: Page, isSeen = false): Promise<void> {
  const lost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(lost, 'the focus is lost').toBe(false);
  if (!isSeen) return;
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  expect(ring, 'a ring around the focus').toBe(true);
}

async function reach(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const isThere = () => what.evaluate((element) => element === document.activeElement);
  // A person who sees the control before the focus goes back, instead of through all clients.
  const isBefore = await what.evaluate(
    (element) =>
      ((document.activeElement?.compareDocumentPosition(element) ?? 0) &
        Node.DOCUMENT_POSITION_PRECEDING) !==
      0,
  );
  for (let tabs = 0; tabs < mostTabs && !(await isThere()); tabs += 1)
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
  await expect(what).toBeFocused();
  await expectFocus(page, true);
}

/** Presses Enter on a control reached by Tab, and waits for the effect. */
async function press(page: Page, what: Locator, seen: Locator): Promise<void> {
  await reach(page, what);
  await page.keyboard.press('Enter');
  await expect(seen).toBeVisible();
  await expectFocus(page);
}

/** Signs in for the first time, in another browser. */
async function choosePassword(
  browser: Browser,
  account: Awaited<ReturnType<typeof createAccount>>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: staffed });
  await signInAs(await context.newPage(), 'member', account);
  await context.close();
}

test(
  'a working day is done by keyboard only, without losing the focus',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    test.slow();
    const lead = await sendMessage(page, 'Kim', 'Bonjour, je cherche plus de clients.');
    const account = await createAccount('member');
    await choosePassword(browser, account);
    const presses = await countPresses(page);

    // Signs in.
    await open(page, '/fr/crm-complet');
    await reach(page, field(page, crmLogin.email));
    await page.keyboard.type(account.email);
    await reach(page, field(page, crmLogin.password));
    await page.keyboard.type(good);
    await page.keyboard.press('Enter');
    const today = page.getByRole('heading', { name: crm.overview.leads });
    await expect(today).toBeVisible();
    await expect(page.getByRole('heading', { name: crm.frame.overview })).toBeFocused();

    // Opens a lead from the overview, and answers it.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(lead);
    await expect(
      page.getByRole('option', { name: new RegExp(lead), selected: true }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: lead })).toBeFocused();
    const file = page.getByRole('article', { name: lead, exact: true });
    const text = file.getByLabel(leads.reply.text);
    await press(page, file.getByRole('button', { name: leads.reply.open, exact: true }), text);
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(file.getByText(leads.timeline.reply, { exact: true })).toBeVisible();
    await expectFocus(page);

    // Converts it to a client.
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: leads.conversion.submit });
    await press(page, file.getByRole('button', { name: leads.actions.convert }), submit);
    const converted = file.getByText(leads.statusNames.converted, { exact: true });
    await press(page, submit, converted);
    const link = file.getByRole('link', { name: leads.file.client });
    const panel = page.getByRole('dialog', { name: `Chez ${lead}` });
    await press(page, link, panel);

    // Adds a note with a next step, and completes the step.
    await reach(page, panel.getByRole('textbox', { name: crm.record.noteLabel }));
    await page.keyboard.type('Intéressée par les avis');
    await reach(page, panel.getByRole('button', { name: crm.record.dueIn[1], exact: true }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    const told = panel.getByRole('list', { name: crm.record.timeline });
    await expect(told).toContainText('Intéressée par les avis');
    await expectFocus(page);
    const task = fill(crm.record.nextStepUsual, { name: `Chez ${lead}` });
    const done = panel.getByRole('button', { name: fill(crm.record.done, { name: task }) });
    await press(page, done, panel.getByText(crm.record.noNextStep));

    expect(presses.pointer).toBe(0);
  },
);

test('completing a task moves the focus to the next one, and after the last to the list’s heading', async ({
  page,
}) => {
  await signInAs(page, 'member', await createAccount('member'));
  const titles = ['Relire le bail', 'Rappeler le notaire'].map((each) => `${each} ${process.pid}`);
  // The oldest tasks come first; the year keeps those of other journeys from coming between them.
  const year = 1900 + (process.pid % 100);
  for (const [at, title] of titles.entries())
    await addRecord(page, 'tasks', { title, due: `${year}-03-0${at + 1}` });
  await open(page, '/fr/crm-complet');
  const [first, second] = titles.map((name) =>
    page.getByRole('button', { name: fill(crm.tasks.complete, { name }) }),
  ) as [Locator, Locator];
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeHidden();
  await expect(second).toBeFocused();
  // From here on, no other tasks are due.
  await page.route('**/api/crm/tasks?*', (route) =>
    route.fulfill({ json: { items: [], total: 0 } }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: crm.overview.next })).toBeFocused();
});

test(
  'a dialog that fails to save keeps the focus on its button',
  { tag: '@long' },
  async ({ page }) => {
    const lead = await sendMessage(page, 'Noa', 'Bonjour, rappelez-moi.');
    await signInAs(page, 'member', await createAccount('member'));
    await open(page, '/fr/crm-complet?onglet=demandes');
    await page.getByRole('link', { name: lead }).first().click();
    await page.route('**/api/leads/*/conversion', (route) => route.abort());
    await button(page, leads.actions.convert).click();
    const submit = page.getByRole('dialog').getByRole('button', { name: leads.conversion.submit });
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expect(submit).toBeFocused();
  },
);
