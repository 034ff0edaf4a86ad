import { expect, type Browser, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { addRecord } from '../support/crm-records.ts';
import { card } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { expectNoViolation } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { button, createAccount, field, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:01|04|09|22|29)/ });

const { crm, crmLogin, admin } = contentOf('fr');
const clients = '/fr/crm-complet?onglet=clients';
const record = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function colleague(browser: Browser, person?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: staffed, locale: 'fr-CA' });
  const page = await context.newPage();
  await signIn(page, 'manager', person);
  return page;
}

const written = 'Elle rappelle jeudi, et voudrait';

/** A colleague in the middle of writing a note about a client. */
async function writerAt(browser: Browser, name: string, id: string) {
  const page = await colleague(browser);
  await open(page, `${clients}&fiche=${id}`);
  const panel = record(page, name);
  const note = panel.getByRole('textbox', { name: crm.record.noteLabel });
  await note.fill(written);
  return { page, panel, note, notice: panel.getByRole('alert') };
}

test(
  'a merge is shown in a colleague’s open record, which keeps their half-written note',
  { tag: '@long' },
  async ({ page, browser }) => {
    const person = `Max Fusion ${process.pid}`;
    await signIn(page, 'manager', person);
    const [kept, double] = [`Verrerie ${process.pid}`, `Verrerie ${process.pid} inc.`];
    await addRecord(page, 'clients', { name: kept, sector: 'Artisanat' });
    const gone = await addRecord(page, 'clients', { name: double, sector: 'Artisanat' });

    const writer = await writerAt(browser, double, gone);
    const { page: other, notice } = writer;

    await open(page, `${clients}&q=${encodeURIComponent(kept)}`);
    await button(page, kept).click();
    const { twins, merge } = crm.clientList;
    await button(page, fill(twins.merge, { name: double })).click();
    await page
      .getByRole('dialog', { name: merge.title })
      .getByRole('button', { name: merge.run })
      .click();
    await expect(page.getByRole('dialog', { name: merge.title })).toBeHidden();

    // The open record reports the merge by itself, so that nobody keeps writing in a record that is gone.
    await expect(notice).toContainText(person);
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('textbox', { name: crm.record.noteLabel })).toHaveValue(written);
    await expect(writer.panel.getByRole('textbox')).toHaveCount(1);
    await expectNoViolation(other);
    await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await notice.getByRole('button', { name: crm.live.gone.copy }).click();
    await expect(notice.getByRole('button', { name: crm.live.gone.copied })).toBeVisible();
    expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(written);
    await notice.getByRole('link', { name: fill(crm.live.gone.open, { name: kept }) }).click();
    await button(other, crm.frame.discard).click();
    await expect(record(other, kept)).toBeVisible();

    await open(other, `${clients}&q=${encodeURIComponent(kept)}`);
    await expect(other.getByRole('article')).toHaveCount(1);
  },
);

test(
  'a deleted client is restored from a colleague’s open record, with their half-written note',
  { tag: '@long' },
  async ({ page, browser }) => {
    const person = `Ida Corbeille ${process.pid}`;
    await signIn(page, 'manager', person);
    const name = `Reliure ${process.pid}`;
    const id = await addRecord(page, 'clients', { name });
    const { panel, note, notice } = await writerAt(browser, name, id);

    await open(page, `${clients}&q=${encodeURIComponent(name)}`);
    await button(page, `${crm.clients.remove} ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: crm.clients.remove }).click();

    await expect(notice).toContainText(person);
    await expect(notice.getByRole('textbox', { name: crm.record.noteLabel })).toHaveValue(written);
    await notice.getByRole('button', { name: fill(crm.history.bin.restoreOne, { name }) }).click();
    await expect(notice).toHaveCount(0);
    await expect(note).toHaveValue(written);
    await expect(panel).toBeFocused();
    await note.press('Control+Enter');
    await expect(panel.getByRole('list', { name: crm.record.timeline })).toContainText(written);
  },
);

test(
  'a record is restored to an earlier version from the audit log',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page, 'CEO');
    const name = `Fromagerie ${process.pid}`;
    const id = await addRecord(page, 'clients', { name, sector: 'Alimentation' });
    await open(page, `${clients}&fiche=${id}`);
    const panel = record(page, name);
    await panel.getByRole('button', { name: new RegExp(`${crm.form.fields.sector}$`) }).click();
    await panel.getByRole('textbox', { name: crm.form.fields.sector }).fill('Tourisme');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Tourisme').first()).toBeVisible();

    await open(page, `/fr/crm-complet?admin=historique&element=${id}`);
    const entry = page
      .getByRole('article')
      .filter({ hasText: name })
      .filter({ hasText: admin.audit.verbs['update'] ?? '' });
    await entry.getByText(admin.audit.values).click();
    await expect(entry.getByRole('row', { name: /Alimentation Tourisme/ })).toBeVisible();
    await entry.getByRole('button', { name: admin.audit.restore }).click();
    await page.getByRole('dialog').getByRole('button', { name: admin.audit.restoring.yes }).click();
    await expect(page.getByText(admin.audit.restored)).toBeVisible();
    await open(page, `${clients}&fiche=${id}`);
    await expect(panel.getByText('Alimentation').first()).toBeVisible();
  },
);

test(
  'a departing member’s records are handed over in one step, and are still found by their name',
  { tag: '@long' },
  async ({ page, browser }) => {
    // Three people, one after the other: 40 s on a busy machine.
    test.setTimeout(120_000);
    const [leaver, heir] = [`Lia Départ ${process.pid}`, `Hana Suite ${process.pid}`];
    const theirs = await colleague(browser, leaver);
    const [given, left] = [`Pépinière ${process.pid}`, `Poterie ${process.pid}`];
    await addRecord(theirs, 'clients', { name: given, assignedTo: leaver });
    await addRecord(theirs, 'tasks', { title: `Appeler ${given}`, owner: leaver });
    await createAccount('manager', heir);

    await signIn(page, 'CEO');
    const { departure } = admin.staff;
    await open(page, '/fr/crm-complet?admin=equipe');
    const member = page.getByRole('listitem').filter({ hasText: leaver });
    await member.getByRole('button', { name: departure.label, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fill(departure.title, { name: leaver }) });
    await expect(dialog.getByRole('link', { name: departure.what.clients })).toBeVisible();
    await expect(dialog.getByRole('link', { name: departure.what.tasks })).toBeVisible();
    await field(page, departure.toAll).selectOption(heir);
    await dialog.getByRole('button', { name: departure.yes }).click();
    await expect(page.getByText(fill(departure.left, { name: leaver }))).toBeVisible();

    await open(page, `${clients}&responsable=${encodeURIComponent(heir)}`);
    await expect(card(page, given)).toBeVisible();
    // The departed member is signed out at once.
    await theirs.goto(clients);
    await expect(button(theirs, crmLogin.submit)).toBeVisible();

    // Records left under the departed member's name are still found by it.
    await addRecord(page, 'clients', { name: left, assignedTo: leaver });
    await open(page, `${clients}&responsable=${encodeURIComponent(leaver)}`);
    await expect(card(page, left)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(leaver);
    await expect(page.getByRole('option', { name: new RegExp(left) })).toBeVisible();
  },
);
