import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { change, colleague, recordOf, remove } from '../support/colleague.ts';
import { addRecord } from '../support/crm-records.ts';
import { open, test } from '../support/journey.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { button, field, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:04|09|12)/ });

const { crm, leads } = contentOf('fr');
const { conflict } = crm.live;
const home = '/fr/crm-complet';

const taskForm = (page: Page) => page.getByRole('dialog', { name: crm.tasks.editTitle });

test('saving a task keeps a colleague’s changes made while its form was open', async ({
  page,
  browser,
}) => {
  await signIn(page, 'manager');
  const other = await colleague(browser);
  const title = `Appeler ${process.pid}-1`;
  const id = await addRecord(page, 'tasks', { title });
  await open(page, `${home}?onglet=taches&fiche=${id}`);
  const form = taskForm(page);
  await form.getByLabel(crm.tasks.taskTitle).fill(`${title} demain`);
  await change(other, 'tasks', id, { status: 'progress', priority: 'high', due: '2031-05-06' });
  // The list behind the form already shows the change.
  await expect(
    page.getByRole('article', { includeHidden: true }).filter({ hasText: title }),
  ).toContainText('2031');
  await form.getByRole('button', { name: crm.frame.save }).click();
  await expect(form).toBeHidden();
  expect(await recordOf(page, 'tasks', id)).toMatchObject({
    title: `${title} demain`,
    status: 'progress',
    priority: 'high',
    due: '2031-05-06',
  });
});

test(
  'concurrent edits of a task’s title ask which one to keep',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const title = `Appeler ${process.pid}-2`;
    const id = await addRecord(page, 'tasks', { title });
    await open(page, `${home}?onglet=taches&fiche=${id}`);
    const form = taskForm(page);
    await form.getByLabel(crm.tasks.taskTitle).fill(`${title} demain`);
    await change(other, 'tasks', id, { title: `${title} lundi` });
    await expect(page.getByText(`${title} lundi`)).toBeAttached();
    await form.getByRole('button', { name: crm.frame.save }).click();
    await expect(page.getByRole('dialog', { name: conflict.title })).toBeVisible();
    await button(page, conflict.keepMine).click();
    await expect(form).toBeHidden();
    expect(await recordOf(page, 'tasks', id)).toMatchObject({ title: `${title} demain` });
  },
);

test(
  'the form of a task that a colleague deletes keeps its text, and can still save it',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const title = `Appeler ${process.pid}-3`;
    const id = await addRecord(page, 'tasks', { title });
    await open(page, `${home}?onglet=taches&fiche=${id}`);
    const form = taskForm(page);
    await form.getByLabel(crm.tasks.taskTitle).fill(`${title} demain`);
    await remove(other, 'tasks', id);
    await expect(page.getByRole('heading', { name: title, includeHidden: true })).toHaveCount(0);
    await expect(form.getByLabel(crm.tasks.taskTitle)).toHaveValue(`${title} demain`);
    await form.getByRole('button', { name: crm.frame.save }).click();
    await expect(page.getByRole('dialog', { name: conflict.title })).toBeVisible();
    await button(page, conflict.keepMine).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: `${title} demain` })).toBeVisible();
  },
);

test(
  'saving a project keeps a colleague’s changes made while its form was open',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const own = `${process.pid}-4`;
    const clientId = await addRecord(page, 'clients', { name: `Serre ${own}` });
    const id = await addRecord(page, 'projects', { name: `Site ${own}`, clientId });
    await open(page, `${home}?onglet=projets&fiche=${id}`);
    const form = page.getByRole('dialog', { name: crm.projects.editTitle });
    await form.getByLabel(crm.projects.name, { exact: true }).fill(`Site neuf ${own}`);
    await change(other, 'projects', id, { stage: 'proposal' });
    await expect(
      page
        .getByRole('region', { name: crm.projects.stages.proposal, includeHidden: true })
        .getByRole('heading', { name: `Site ${own}`, includeHidden: true }),
    ).toBeAttached();
    await form.getByRole('button', { name: crm.frame.save }).click();
    await expect(form).toBeHidden();
    expect(await recordOf(page, 'projects', id)).toMatchObject({
      name: `Site neuf ${own}`,
      stage: 'proposal',
    });
  },
);

test(
  'concurrent inline edits of a client’s field ask which one to keep',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const name = `Serre ${process.pid}-5`;
    const id = await addRecord(page, 'clients', { name, sector: 'Fleurs' });
    await open(page, `${home}?onglet=clients&fiche=${id}`);
    const panel = page.getByRole('dialog', { name, exact: true });
    const { sector } = crm.form.fields;
    await panel.getByRole('button', { name: fill(crm.record.editField, { name: sector }) }).click();
    await panel.getByRole('textbox', { name: sector }).fill('Plantes');
    await change(other, 'clients', id, { sector: 'Légumes' });
    await expect(page.getByText('Légumes').first()).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: conflict.title })).toBeVisible();
  },
);

test(
  'the form of a sold service keeps its client when a colleague adds one that sorts first',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    await addRecord(page, 'clients', { name: `Bijoux ${process.pid}` });
    await open(page, `${home}?onglet=taches`);
    const form = page.getByRole('form', { name: crm.tasks.playbook });
    const chosen = form.getByRole('combobox', { name: crm.tasks.client });
    await expect(chosen).not.toHaveValue('');
    const shown = await chosen.inputValue();
    const before = `0 Avant ${process.pid}`;
    await addRecord(other, 'clients', { name: before });
    await addRecord(other, 'tasks', { title: `Signal ${process.pid}` });
    await expect(page.getByText(`Signal ${process.pid}`)).toBeVisible();
    await expect(chosen).toHaveValue(shown);
  },
);

test(
  'Space completes no other task after a colleague deletes the focused one',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const own = `${process.pid}-7`;
    const first = await addRecord(page, 'tasks', { title: `Un ${own}`, due: '2001-02-01' });
    const second = await addRecord(page, 'tasks', { title: `Deux ${own}`, due: '2001-02-02' });
    await open(page, `${home}?onglet=taches&q=${encodeURIComponent(own)}`);
    const tick = button(page, fill(crm.tasks.complete, { name: `Un ${own}` }));
    await tick.focus();
    await remove(other, 'tasks', first);
    await expect(tick).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(button(page, fill(crm.tasks.complete, { name: `Deux ${own}` }))).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(await recordOf(page, 'tasks', second)).toMatchObject({ status: 'todo' });
  },
);

test(
  'a double click completes only one task when the next one moves up',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'manager');
    const own = `${process.pid}-8`;
    await addRecord(page, 'tasks', { title: `Un ${own}`, due: '2001-03-01' });
    const second = await addRecord(page, 'tasks', { title: `Deux ${own}`, due: '2001-03-02' });
    await open(page, `${home}?onglet=taches&q=${encodeURIComponent(own)}&statut=todo`);
    const box = await button(page, fill(crm.tasks.complete, { name: `Un ${own}` })).boundingBox();
    if (!box) throw new Error('no tick');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    await expect(button(page, fill(crm.tasks.complete, { name: `Un ${own}` }))).toHaveCount(0);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    // Changes are saved in order: once this one is, an earlier one would be too.
    await field(page, crm.tasks.quickLabel).fill(`Trois ${own}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Trois ${own}` })).toBeVisible();
    expect(await recordOf(page, 'tasks', second)).toMatchObject({ status: 'todo' });
  },
);

test(
  'a card that a colleague moves during a drag no longer follows the pointer',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const own = `${process.pid}-9`;
    const clientId = await addRecord(page, 'clients', { name: `Serre ${own}` });
    const id = await addRecord(page, 'projects', {
      name: `Site ${own}`,
      clientId,
      stage: 'discovery',
    });
    await open(page, `${home}?onglet=projets&q=${encodeURIComponent(own)}`);
    const region = (stage: 'discovery' | 'proposal' | 'production') =>
      page.getByRole('region', { name: crm.projects.stages[stage], exact: true });
    await page.getByRole('heading', { name: `Site ${own}` }).hover();
    await page.mouse.down();
    const there = await region('proposal').boundingBox();
    if (!there) throw new Error('no column');
    await page.mouse.move(there.x + 40, there.y + 60, { steps: 5 });
    await change(other, 'projects', id, { stage: 'production' });
    await expect(region('production').getByRole('heading', { name: `Site ${own}` })).toBeVisible();
    await page.mouse.move(there.x + 50, there.y + 70);
    await page.mouse.up();
    const card = await region('production')
      .getByRole('listitem')
      .filter({ hasText: own })
      .boundingBox();
    if (!card) throw new Error('no card');
    await page.mouse.move(card.x + 20, card.y + 20);
    await page.mouse.move(card.x + 60, card.y + 90, { steps: 4 });
    const after = await region('production')
      .getByRole('listitem')
      .filter({ hasText: own })
      .boundingBox();
    expect(after).toMatchObject({ x: card.x, y: card.y });
  },
);

test(
  'the author of a reply is told when a colleague has already replied',
  { tag: '@long' },
  async ({ page, browser }) => {
    const name = await sendMessage(page, 'Rose', 'Bonjour, je cherche plus de clients.');
    await signIn(page, 'manager');
    const author = `Zoé Prompte ${process.pid}`;
    const other = await colleague(browser, author);
    for (const each of [page, other]) {
      await open(each, `${home}?onglet=demandes&q=${encodeURIComponent(name)}`);
      await each
        .getByRole('list', { name: leads.title })
        .getByRole('link', { name: new RegExp(name) })
        .click();
      await button(each, leads.reply.open).click();
      await expect(each.getByLabel(leads.reply.text)).toHaveValue(/Bonjour/);
    }
    await field(page, leads.reply.text).fill('Je vous rappelle.');
    await button(other, leads.reply.send).click();
    await expect(other.getByText(leads.reply.sent)).toBeVisible();
    const lead = page.getByRole('article', { name, exact: true });
    await expect(lead.getByText(leads.timeline.reply, { exact: true })).toHaveCount(1);
    await expect(lead.getByRole('alert')).toHaveText(fill(leads.reply.answered, { author }));
    await button(page, leads.reply.send).click();
    await expect(lead.getByRole('alert')).toHaveText(fill(leads.reply.answered, { author }));
    await expect(field(page, leads.reply.text)).toHaveValue('Je vous rappelle.');
    await button(page, leads.reply.send).click();
    await expect(lead.getByText(leads.timeline.reply, { exact: true })).toHaveCount(2);
  },
);
