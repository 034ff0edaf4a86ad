import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { languages } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { card, signInLive } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { button, field, signIn } from '../support/staff-sign-in.ts';

const { crm, accountNotifications, staff } = contentOf('fr');
const { notifications: copy } = crm;

const bell = (page: Page) => page.getByRole('button', { name: new RegExp(`^${copy.title}`) });
const unread = (count: number) => plural('fr', count, copy.unread);

/** Adds a client and opens it. */
async function addClient(page: Page, name: string): Promise<void> {
  await open(page, '/fr/crm-complet?onglet=clients');
  await button(page, crm.clients.add).click();
  await field(page, crm.form.fields.name).fill(name);
  await button(page, crm.frame.save).click();
  await expect(card(page, name)).toBeVisible();
  await button(page, name).click();
}

test.describe('in the team’s CRM', () => {
  test.use({ baseURL: staffed, failures: /status of 4(?:01|22|29)/ });

  test(
    'a mention in a note notifies at once, is read by keyboard, and is counted in the tab’s title',
    { tag: '@smoke' },
    async ({ page, browser }) => {
      // A unique first name, so that a retry has only one person to complete.
      const person = `Nora${process.pid} Appel`;
      // A read-only member takes no leads, and so gets no other notifications.
      await signIn(page, 'read-only', person);
      await expect(bell(page)).toHaveAccessibleName(copy.title);

      const other = await (await browser.newContext({ baseURL: staffed })).newPage();
      await signIn(other, 'manager', `Otto Note ${process.pid}`);
      await addClient(other, `Nommée ${process.pid}`);
      const note = other.getByRole('textbox', { name: crm.record.noteLabel });
      await note.fill('Voir avec ');
      await note.press('End');
      await note.pressSequentially(`@nora${process.pid} app`);
      await expect(other.getByRole('option', { name: person })).toBeVisible();
      await note.press('Enter');
      await expect(note).toHaveValue(`Voir avec @${person} `);
      await note.press('Control+Enter');

      // The event stream delivers it without a reload.
      await expect(bell(page)).toHaveAccessibleName(unread(1));
      await expect(page).toHaveTitle(/^\(1\) /);
      await bell(page).focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('link', { name: new RegExp(`Otto Note .* vous mentionne`) });
      await expect(entry).toBeVisible();
      await expectNoViolationInContrasts(page);
      await entry.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: `Nommée ${process.pid}` })).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName(copy.title);
      await expect(page).not.toHaveTitle(/^\(/);
      await other.close();
    },
  );

  test('mail preferences are shown in three languages, and saved without scripts', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'manager');
    for (const language of languages) {
      await open(page, `/${language}/crm-complet?compte=1`);
      const { title, kinds, mail } = contentOf(language).accountNotifications;
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const label = fill(mail, { kind: kinds.mentioned });
      await expect(page.getByRole('combobox', { name: label })).toHaveValue('at-once');
    }
    const state = await page.context().storageState();
    const context = await browser.newContext({
      baseURL: staffed,
      javaScriptEnabled: false,
      storageState: state,
    });
    const plain = await context.newPage();
    await plain.goto('/fr/crm-complet?compte=1');
    const { kinds, mail, submit, saved } = accountNotifications;
    const choice = plain.getByRole('combobox', { name: fill(mail, { kind: kinds.due }) });
    await choice.selectOption('none');
    await button(plain, submit).click();
    await expect(plain.getByText(saved)).toBeVisible();
    await expect(choice).toHaveValue('none');
    await expect(plain.getByRole('heading', { level: 1, name: staff.account.title })).toBeVisible();
  });

  test('the list fits a phone', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'manager');
    await bell(page).click();
    await expect(page.getByText(copy.none)).toBeVisible();
    await expectNothingSticksOut(page, 'in the notifications');
  });
});

test('the demo says that notifications need a server', async ({ page }) => {
  await signInLive(page);
  await bell(page).click();
  await expect(page.getByText(copy.sandbox)).toBeVisible();
});
