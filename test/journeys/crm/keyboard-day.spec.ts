import { expect, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { open, test } from '../support/journey.ts';
import { countPresses } from '../support/presses.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { createAccount, field, good, signInAs } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed });

const { crm, crmLogin, leads } = contentOf('fr');

/** Tabs from anywhere to a control at most. */
const mostTabs = 150;

/** The focus is on something, and can be seen where Tab has put it. */
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
  for (let tabs = 0; tabs < mostTabs && !(await isThere()); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(what).toBeFocused();
  await expectFocus(page, true);
}

/** Presses a key on a control that Tab reaches, and waits for what it does. */
async function press(page: Page, what: Locator, seen: Locator): Promise<void> {
  await reach(page, what);
  await page.keyboard.press('Enter');
  await expect(seen).toBeVisible();
  await expectFocus(page);
}

test('a working day needs no pointer, and the focus is never lost', async ({ page }) => {
  test.slow();
  const lead = await sendMessage(page, 'Kim', 'Bonjour, je cherche plus de clients.');
  const account = await createAccount('member');
  await signInAs(page, 'member', account);
  await page.context().clearCookies();
  const presses = await countPresses(page);

  // Signing in.
  await open(page, '/fr/crm-complet');
  await reach(page, field(page, crmLogin.email));
  await page.keyboard.type(account.email);
  await reach(page, field(page, crmLogin.password));
  await page.keyboard.type(good);
  await page.keyboard.press('Enter');
  const today = page.getByRole('heading', { name: crm.overview.leads });
  await expect(today).toBeVisible();

  // From today to a lead, which is answered.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(lead);
  await expect(page.getByRole('option', { name: new RegExp(lead), selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: lead })).toBeFocused();
  const file = page.getByRole('article', { name: lead, exact: true });
  const text = file.getByLabel(leads.reply.text);
  await press(page, file.getByRole('button', { name: leads.reply.open, exact: true }), text);
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(file.getByText(leads.timeline.reply, { exact: true })).toBeVisible();
  await expectFocus(page);

  // It becomes a client.
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: leads.conversion.submit });
  await press(page, file.getByRole('button', { name: leads.actions.convert }), submit);
  const converted = file.getByText(leads.statusNames.converted, { exact: true });
  await press(page, submit, converted);
  const link = file.getByRole('link', { name: leads.file.client });
  const panel = page.getByRole('dialog', { name: `Chez ${lead}` });
  await press(page, link, panel);

  // A note with a next step, which is completed.
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
});
