import { join } from 'node:path';
import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { sendToServer } from '../../../app/data/staff/accounts/staff-socket.server.ts';
import { addRecord } from '../support/crm-records.ts';
import { card } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { expectNoViolation } from '../support/page-checks.ts';
import { staffed, staffedData } from '../support/sites.ts';
import {
  button,
  createAccount,
  field,
  fillIn,
  good,
  signIn,
  signInAs,
} from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:01|22|29)/ });

const { crm, staff } = contentOf('fr');

/** Names of controls that do more than show. */
const changing =
  /^(?:Ajout|Annuler un|Assign|Cocher|Créer|Déplac|Enregistr|Export|Fusion|Import|Mesur|Modif|Nouve|Passer|Recalc|Supprim|Tout export|Termin|Vendre)/;

const command = async (given: Parameters<typeof sendToServer>[1]): Promise<string> => {
  const reply = await sendToServer(join(staffedData, 'staff.sock'), given);
  if (!reply?.ok) throw new Error(reply?.lines.join('\n') ?? 'No server listens');
  return reply.lines.join('\n');
};

test(
  'a member is invited, signs in, gets a client and leaves, and the successor is notified',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    const email = `ida-${process.pid}@iluma.example`;
    const name = `Ida Venue ${process.pid}`;
    const said = await command({
      name: 'invite',
      email,
      person: name,
      role: 'member',
      language: 'fr',
    });
    const link = /https?:\S+/.exec(said)?.[0] ?? '';
    await open(page, link.replace(/^https?:\/\/[^/]+/, ''));
    await expect(page.getByRole('heading', { level: 1, name: staff.link.welcome })).toBeVisible();
    await expectNoViolation(page);
    await field(page, staff.newPassword.password).fill(good);
    await field(page, staff.newPassword.again).fill(good);
    await button(page, staff.newPassword.submit).click();
    await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();

    const other = await (await browser.newContext({ baseURL: staffed })).newPage();
    const heir = await createAccount('manager', `Hugo Suite ${process.pid}`);
    await open(other, '/fr/crm-complet');
    await fillIn(other, heir.email, heir.password);
    await field(other, staff.newPassword.password).fill(good);
    await field(other, staff.newPassword.again).fill(good);
    await button(other, staff.newPassword.submit).click();
    await expect(other.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
    await open(other, '/fr/crm-complet?onglet=clients');
    const client = `Verger ${process.pid}`;
    await button(other, crm.clients.add).click();
    await field(other, crm.form.fields.name).fill(client);
    const form = other.getByRole('dialog');
    await form.getByLabel(crm.form.fields.assignedTo, { exact: true }).selectOption(name);
    await button(other, crm.frame.save).click();
    await expect(card(other, client)).toBeVisible();

    const bell = page.getByRole('button', { name: new RegExp(`^${crm.notifications.title}`) });
    await bell.click();
    await expect(
      page.getByRole('link', { name: new RegExp(`Hugo Suite .* ${client}`) }),
    ).toBeVisible();

    expect(await command({ name: 'disable', email, to: heir.email })).toContain('no longer');
    const theirs = other.getByRole('button', {
      name: new RegExp(`^${crm.notifications.title}, 1`),
    });
    await theirs.click();
    await expect(other.getByRole('link', { name: new RegExp(client) })).toBeVisible();
    await other.close();
  },
);

test(
  'a command requires one account to set up a second step at its next sign-in',
  { tag: '@long' },
  async ({ page }) => {
    const { email, password } = await createAccount('member');
    await command({ name: 'require-second-step', email, isRequired: true });
    await open(page, '/fr/crm-complet');
    await fillIn(page, email, password);
    await field(page, staff.newPassword.password).fill(good);
    await field(page, staff.newPassword.again).fill(good);
    await button(page, staff.newPassword.submit).click();
    await expect(
      page.getByRole('heading', { level: 1, name: staff.requiredSetUp.title }),
    ).toBeVisible();
  },
);

test('the CEO requires a second step of one account in the administration', async ({ page }) => {
  const person = `Zoé Étape ${process.pid}`;
  await createAccount('member', person);
  await signIn(page, 'CEO');
  await open(page, '/fr/crm-complet?admin=equipe');
  const { requireOf, ruleChanged } = contentOf('fr').admin.staff;
  await page.getByRole('switch', { name: requireOf.replace('{name}', person) }).click();
  await expect(page.getByText(ruleChanged)).toBeVisible();
});

test(
  'a role changes only to a different one, after confirmation',
  { tag: '@long' },
  async ({ page }) => {
    const person = `Ria Rôle ${process.pid}`;
    await createAccount('member', person);
    await signIn(page, 'CEO');
    await open(page, '/fr/crm-complet?admin=equipe');
    const copy = contentOf('fr').admin.staff;
    const line = page.getByRole('listitem').filter({ hasText: person });
    const role = line.getByLabel(fill(copy.newRole, { name: person }));
    const change = button(page, copy.changeRole).and(line.getByRole('button'));
    await expect(role.getByRole('option', { selected: true })).toHaveText(copy.roles.member);
    await expect(change).toBeDisabled();

    await role.selectOption(copy.roles.manager);
    await change.click();
    const asked = { name: person, role: copy.roles.manager };
    const dialog = page.getByRole('dialog', { name: fill(copy.changingRole.title, asked) });
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(line.getByText(copy.roles.member, { exact: true }).first()).toBeVisible();

    await change.click();
    await dialog.getByRole('button', { name: copy.changingRole.yes }).click();
    await expect(page.getByText(fill(copy.roleChanged, { name: person }))).toBeVisible();
    await expect(role.getByRole('option', { selected: true })).toHaveText(copy.roles.manager);
    await expect(change).toBeDisabled();
  },
);

test(
  'signing in again with a lower role removes its actions and keeps a half-written note',
  { tag: '@long' },
  async ({ page }) => {
    const account = await createAccount('manager', `Luc Rôle ${process.pid}`);
    await signInAs(page, 'manager', account);
    const id = await addRecord(page, 'clients', { name: `Moulin ${process.pid}` });
    await open(page, `/fr/crm-complet?onglet=clients&fiche=${id}`);
    const note = field(page, crm.record.noteLabel);
    await note.fill('Rappeler lundi');
    await command({ name: 'role', email: account.email, role: 'read-only' });
    await button(page, crm.record.addNote).click();
    const again = page.getByRole('dialog', { name: crm.live.signIn.title });
    await again.getByLabel(crm.live.signIn.password).fill(good);
    await again.getByRole('button', { name: crm.live.signIn.submit }).click();

    await expect(page.getByText(crm.live.gone.role)).toBeVisible();
    await expect(field(page, crm.record.noteLabel)).toHaveValue('Rappeler lundi');
    await expect(field(page, crm.record.noteLabel)).not.toBeEditable();
    await expect(button(page, crm.record.addNote)).toHaveCount(0);
    await expect(button(page, crm.clients.add)).toHaveCount(0);
  },
);

test('a reader sees every record, and no control that changes, exports or imports any', async ({
  page,
}) => {
  await signIn(page, 'manager');
  const name = `Lecture ${process.pid}`;
  const clientId = await addRecord(page, 'clients', { name });
  await addRecord(page, 'projects', { name, clientId });
  await addRecord(page, 'tasks', { title: name, clientId });
  await page.context().clearCookies();
  await signIn(page, 'read-only');
  for (const place of ['clients', `clients&fiche=${clientId}`, 'projets', 'taches']) {
    await open(page, `/fr/crm-complet?onglet=${place}`);
    await expect(page.getByText(name).first()).toBeVisible();
    const controls = page.getByRole('main').locator('button, summary, a, input[type=checkbox]');
    const enabled = await controls.evaluateAll((all) =>
      all
        .filter((each) => !each.matches(':disabled, [aria-disabled=true]'))
        .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
    );
    expect(enabled.filter((each) => changing.test(each.trim()))).toEqual([]);
  }
  // Nothing can be done with selected clients, in either view.
  for (const view of ['fiches', 'tableau']) {
    await open(page, `/fr/crm-complet?onglet=clients&vue=${view}`);
    const shown = page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(shown).toBeVisible();
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
    await expect(button(page, crm.clientList.selectShown)).toHaveCount(0);
  }
  await expect(page.getByRole('tab', { name: crm.frame.tabs.clients })).toBeVisible();
  for (const tab of [crm.agenda.tab, crm.live.inbox.tab])
    await expect(page.getByRole('tab', { name: tab })).toHaveCount(0);
});

test(
  'a client’s last action stays inside its row beside an open record',
  { tag: '@long' },
  async ({ page }) => {
    // The list is then just wide enough for one line.
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, 'manager');
    const name = `Rangée ${process.pid}`;
    const id = await addRecord(page, 'clients', { name });
    await open(page, `/fr/crm-complet?onglet=clients&fiche=${id}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    const line = page.getByRole('article').first();
    const [row, action] = await Promise.all([
      line.boundingBox(),
      line.getByRole('button').last().boundingBox(),
    ]);
    if (!row || !action) throw new Error('No client is drawn');
    expect(action.x + action.width).toBeLessThanOrEqual(row.x + row.width + 1);
  },
);
