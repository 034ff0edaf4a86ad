import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { change, colleague, recordOf, remove } from '../support/colleague.ts';
import { addRecord } from '../support/crm-records.ts';
import { openActions } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { staffed } from '../support/sites.ts';
import { button, createHost, field, signIn, signInAs } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:04|09|12)/ });

const { crm, leads } = contentOf('fr');
const home = '/fr/crm-complet';

/** Holds changes back from the server until released. */
async function holdChanges(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/crm/changes', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

test(
  'a second task typed while the first is being saved is kept',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'manager');
    await open(page, `${home}?onglet=taches`);
    const letGo = await holdChanges(page);
    const own = `${process.pid}-1`;
    const title = field(page, crm.tasks.quickLabel);
    await title.fill(`Alpha ${own}`);
    await title.press('Enter');
    await title.pressSequentially(`Beta ${own}`);
    letGo();
    await expect(title).toHaveValue(`Beta ${own}`);
    await title.press('Enter');
    for (const each of ['Alpha', 'Beta'])
      await expect(
        page.getByRole('heading', { name: `${each} ${own}`, exact: true }),
      ).toBeVisible();
    await expect(title).toHaveValue('');
  },
);

test('text typed while a note is being saved is kept', async ({ page }) => {
  await signIn(page, 'manager');
  const name = `Serre ${process.pid}-2`;
  const id = await addRecord(page, 'clients', { name });
  await open(page, `${home}?onglet=clients&fiche=${id}`);
  const letGo = await holdChanges(page);
  const note = page.getByRole('textbox', { name: crm.record.noteLabel });
  await note.fill('Elle rappelle jeudi.');
  await note.press('Control+Enter');
  await note.pressSequentially(' Et vendredi.');
  letGo();
  await expect(note).toHaveValue('Et vendredi.');
  const timeline = page.getByRole('list', { name: crm.record.timeline });
  await expect(timeline.getByText('Elle rappelle jeudi.', { exact: true })).toBeVisible();
});

test(
  'checklist items ticked concurrently are both saved without a conflict',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const title = `Ouvrir ${process.pid}-3`;
    const checklist = ['Un', 'Deux'].map((text) => ({ id: text, text, isDone: false }));
    const id = await addRecord(page, 'tasks', { title, checklist });
    await open(page, `${home}?onglet=taches&q=${encodeURIComponent(title)}`);
    const task = page.getByRole('article').filter({ hasText: title });
    await task.locator('summary').click();
    const letGo = await holdChanges(page);
    await task.getByLabel('Un', { exact: true }).click();
    const theirs = checklist.map((item) => ({ ...item, isDone: item.id === 'Deux' }));
    await change(other, 'tasks', id, { checklist: theirs });
    letGo();
    await expect(task.getByLabel('Un', { exact: true })).toBeChecked();
    await expect(task.getByLabel('Deux', { exact: true })).toBeChecked();
  },
);

test(
  'concurrent changes of a contact’s role and telephone number are both saved',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const name = `Serre ${process.pid}-4`;
    const lea = { id: 'p1', name: 'Léa', role: '', email: '', phone: '', language: null };
    const id = await addRecord(page, 'clients', { name, contacts: [lea] });
    await open(page, `${home}?onglet=clients&fiche=${id}`);
    const panel = page.getByRole('dialog', { name, exact: true });
    await panel.getByRole('button', { name: fill(crm.record.more, { name: 'Léa' }) }).click();
    await button(page, fill(crm.people.edit, { name: 'Léa' })).click();
    const form = page.getByRole('dialog', { name: fill(crm.people.editTitle, { name: 'Léa' }) });
    await form.locator('#person-role').fill('Directrice');
    await change(other, 'clients', id, { contacts: [{ ...lea, phone: '514 555-0199' }] });
    await expect(panel.getByText('514 555-0199')).toBeAttached();
    await form.getByRole('button', { name: crm.frame.save }).click();
    await expect(form).toBeHidden();
    expect(await recordOf(page, 'clients', id)).toMatchObject({
      contacts: [{ name: 'Léa', role: 'Directrice', phone: '514 555-0199' }],
    });
  },
);

test(
  'an edited template keeps its text while another one is shown',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'CEO');
    await open(page, `${home}?onglet=demandes`);
    await openActions(page);
    await button(page, leads.reply.templates.title).click();
    const dialog = page.getByRole('dialog', { name: leads.reply.templates.title });
    const text = dialog.getByLabel(leads.reply.text);
    await text.fill('Bonjour {name}, à demain.');
    const choice = dialog.getByRole('combobox', { name: leads.reply.template });
    await choice.selectOption({ index: 1 });
    await expect(text).not.toHaveValue('Bonjour {name}, à demain.');
    await choice.selectOption({ index: 0 });
    await expect(text).toHaveValue('Bonjour {name}, à demain.');
  },
);

test('a time taken in the meantime is no longer offered', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'member', await createHost());
  const { book, move } = crm.agenda;
  const name = `Serre ${process.pid}-6`;
  const contact = { email: 'lea@serre.example', phone: '', website: '' };
  const id = await addRecord(page, 'clients', { name, contact });
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await open(each, `${home}?onglet=clients&fiche=${id}`);
    await each.getByRole('dialog', { name, exact: true }).getByText(book.open).first().click();
    await each.getByRole('radio').first().check();
  }
  const taken = await page.getByRole('radio', { checked: true }).getAttribute('value');
  const form = page.getByRole('dialog', { name: book.title });
  await other.getByRole('dialog', { name: book.title }).getByText(book.submit).click();
  await expect(other.getByRole('dialog', { name: book.title })).toBeHidden();
  await form.getByRole('button', { name: book.submit }).click();
  await expect(form.getByText(move.taken)).toBeVisible();
  await expect(form.getByRole('radio').first()).not.toHaveValue(taken ?? '');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
});

test(
  'text typed before the palette has loaded is searched for',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'manager');
    const name = `Gouache ${process.pid}-7`;
    await addRecord(page, 'clients', { name });
    await open(page, home);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route(/palette-.*\.js/, async (route) => {
      await promise;
      await route.continue();
    });
    // Before the workspace has loaded, the site's shortcuts apply.
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    // The name's first two letters are a shortcut outside the palette.
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    resolve(undefined);
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  },
);

test('Enter selects a client whose search result arrives later', async ({ page }) => {
  await signIn(page, 'manager');
  const name = `Gouache ${process.pid}-8`;
  const id = await addRecord(page, 'clients', { name });
  await open(page, `${home}?onglet=projets&fiche=nouveau`);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/api\/crm\/clients\?.*search=/, async (route) => {
    await promise;
    await route.continue();
  });
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: crm.tasks.client }).fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  resolve(undefined);
  await expect(form.getByRole('combobox', { name: crm.tasks.client })).toHaveValue(name);
  await expect(form.locator('input[name=project-client]')).toHaveValue(id);
});

test('the URL of a deleted task reports that it is gone', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'manager');
  const id = await addRecord(page, 'tasks', { title: `Appeler ${process.pid}-9` });
  await remove(page, 'tasks', id);
  await open(page, `${home}?onglet=taches&fiche=${id}`);
  await expect(page.getByRole('dialog').getByText(crm.clientList.record.gone)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
