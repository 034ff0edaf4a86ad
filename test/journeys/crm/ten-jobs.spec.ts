import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { addRecord } from '../support/crm-records.ts';
import { card } from '../support/crm-workspace.ts';
import { firstShort } from '../support/first-short.ts';
import { open, test } from '../support/journey.ts';
import { countPresses } from '../support/presses.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { button, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed });

const { crm, leads } = contentOf('fr');

/** The records of a job: a client with a task and a project, clients with a common name, and a lead. */
interface Given {
  /** The signed-in member. */
  person: string;
  client: string;
  clientId: string;
  branches: string;
  phone: string;
  task: string;
  project: string;
  lead: string;
  leadId: string;
}

let made = 0;

async function givenRecords(page: Page): Promise<Given> {
  made += 1;
  const own = `${process.pid} ${made}`;
  const person = `Hana Dix ${own}`;
  await signIn(page, 'manager', person);
  const client = `Atelier ${own}`;
  const phone = `(438) ${200 + (process.pid % 700)}-${3000 + made}`;
  const clientId = await addRecord(page, 'clients', {
    name: client,
    contact: { phone, email: '', website: '' },
  });
  const [task, project] = [`Rappeler ${own}`, `Vitrine ${own}`];
  // Due before any task of other journeys.
  await addRecord(page, 'tasks', { title: task, clientId, due: `2001-01-${10 + made}` });
  await addRecord(page, 'projects', { name: project, clientId });
  const branches = `Succursale ${own}`;
  for (const place of ['nord', 'sud', 'est'])
    await addRecord(page, 'clients', { name: `${branches} ${place}` });
  const lead = await sendMessage(page, 'Rose', 'Bonjour, je cherche plus de clients.');
  const found = await page.request.get(`/api/leads?search=${encodeURIComponent(lead)}`);
  const { items } = (await found.json()) as { items: { id: string }[] };
  const leadId = items[0]?.id ?? '';
  return { person, client, clientId, branches, phone, task, project, lead, leadId };
}

interface Job {
  job: string;
  /** Maximum number of presses. */
  most: number;
  /** The screen on which the job starts, and its address. */
  screen: string;
  from: (given: Given) => string;
  /** Waits until the screen is ready for the job. */
  isReady: (page: Page, given: Given) => Promise<void>;
  does: (page: Page, given: Given) => Promise<void>;
  /** Expects the result of the job. */
  isDone: (page: Page, given: Given) => Promise<void>;
}

const list = ({ client }: Given) => `?onglet=clients&q=${encodeURIComponent(client)}`;
const opened = ({ clientId }: Given) => `?onglet=clients&fiche=${clientId}`;
const record = (page: Page, { client }: Given) =>
  page.getByRole('dialog', { name: client, exact: true });
const timeline = (page: Page, given: Given) =>
  record(page, given).getByRole('list', { name: crm.record.timeline });
const message = (page: Page, { lead }: Given) =>
  page.getByRole('article', { name: lead, exact: true });
const tick = (page: Page, { task }: Given) =>
  button(page, fill(crm.tasks.complete, { name: task }));
const column = (page: Page, stage: 'discovery' | 'proposal') =>
  page.getByRole('region', { name: crm.projects.stages[stage], exact: true });

const jobs: Job[] = [
  {
    job: 'the caller is found by telephone',
    most: 1,
    screen: 'today',
    from: () => '',
    isReady: (page, given) => expect(tick(page, given)).toBeVisible(),
    does: async (page, { phone }) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(phone.replaceAll(/\D/g, ''));
    },
    isDone: (page, { client }) =>
      expect(page.getByRole('option', { name: new RegExp(client), selected: true })).toBeVisible(),
  },
  {
    job: 'a client is opened',
    most: 1,
    screen: 'the list of clients',
    from: list,
    isReady: (page, { client }) => expect(card(page, client)).toBeVisible(),
    does: (page, { client }) => button(page, client).click(),
    isDone: (page, given) => expect(timeline(page, given)).toBeVisible(),
  },
  {
    job: 'a lead is answered',
    most: 2,
    screen: 'the lead, in the inbox',
    from: ({ leadId }) => `?onglet=demandes&lead=${leadId}`,
    isReady: (page, given) => expect(message(page, given)).toBeVisible(),
    does: async (page, given) => {
      await message(page, given)
        .getByRole('button', { name: leads.reply.open, exact: true })
        .click();
      await message(page, given).getByRole('button', { name: leads.reply.send }).click();
    },
    isDone: (page, given) =>
      expect(message(page, given).getByText(leads.timeline.reply, { exact: true })).toBeVisible(),
  },
  {
    job: 'a note is written with a next step',
    most: 3,
    screen: 'the client',
    from: opened,
    isReady: (page, given) => expect(timeline(page, given)).toBeVisible(),
    does: async (page, given) => {
      await record(page, given).getByRole('textbox', { name: crm.record.noteLabel }).click();
      await page.keyboard.type('Intéressée par les avis');
      await record(page, given).getByRole('button', { name: crm.record.dueIn[7] }).click();
      await page.keyboard.press('Control+Enter');
    },
    isDone: async (page, given) => {
      await expect(timeline(page, given)).toContainText('Intéressée par les avis');
      const usual = fill(crm.record.nextStepUsual, { name: given.client });
      await expect(timeline(page, given)).toContainText(usual);
    },
  },
  {
    job: 'a status is changed',
    most: 2,
    screen: 'the list of clients',
    from: list,
    isReady: (page, { client }) => expect(card(page, client)).toBeVisible(),
    does: async (page, { client }) => {
      await card(page, client)
        .getByRole('button', { name: /^Statut, / })
        .click();
      await button(page, crm.clients.statuses.inactive).click();
    },
    isDone: (page, { client }) =>
      expect(card(page, client)).toContainText(crm.clients.statuses.inactive),
  },
  {
    job: 'a task is completed',
    most: 1,
    screen: 'today',
    from: () => '',
    isReady: (page, given) => expect(tick(page, given)).toBeVisible(),
    does: (page, given) => tick(page, given).click(),
    isDone: (page, given) => expect(tick(page, given)).toHaveCount(0),
  },
  {
    job: 'a project moves on',
    most: 1,
    screen: 'the board of projects',
    from: ({ project }) => `?onglet=projets&q=${encodeURIComponent(project)}`,
    isReady: (page, { project }) => expect(column(page, 'discovery')).toContainText(project),
    does: (page, { project }) =>
      page.getByRole('button', { name: new RegExp(`^Passer « ${project} »`) }).click(),
    isDone: (page, { project }) => expect(column(page, 'proposal')).toContainText(project),
  },
  {
    job: 'many clients are given to somebody else',
    most: 3,
    screen: 'the list of clients',
    from: ({ branches }) => `?onglet=clients&q=${encodeURIComponent(branches)}`,
    isReady: (page, { branches }) => expect(card(page, branches)).toHaveCount(3),
    does: async (page, { person }) => {
      await button(page, crm.clientList.selectShown).click();
      const bulk = page.getByRole('region', { name: crm.clientList.bulk });
      await bulk.getByRole('button', { name: crm.form.fields.assignedTo }).click();
      await button(page, fill(crm.clientList.assign, { owner: person })).click();
    },
    isDone: (page, { branches, person }) =>
      expect(card(page, branches).filter({ hasText: person })).toHaveCount(3),
  },
  {
    job: 'a lead becomes a client',
    most: 2,
    screen: 'the lead, in the inbox',
    from: ({ leadId }) => `?onglet=demandes&lead=${leadId}`,
    isReady: (page, given) => expect(message(page, given)).toBeVisible(),
    does: async (page, given) => {
      await message(page, given).getByRole('button', { name: leads.actions.convert }).click();
      await page.getByRole('dialog').getByRole('button', { name: leads.conversion.submit }).click();
    },
    isDone: (page, given) =>
      expect(
        message(page, given).getByText(leads.statusNames.converted, { exact: true }),
      ).toBeVisible(),
  },
  {
    job: 'a client gets a follow-up task',
    most: 2,
    screen: 'the client',
    from: opened,
    isReady: (page, given) => expect(timeline(page, given)).toBeVisible(),
    does: async (page, given) => {
      await record(page, given).getByRole('button', { name: crm.record.addNextStep }).click();
      await page.keyboard.press('Enter');
    },
    isDone: (page, given) =>
      expect(timeline(page, given)).toContainText(
        fill(crm.record.nextStepUsual, { name: given.client }),
      ),
  },
];

for (const [{ job, most, screen, from, isReady, does, isDone }, details] of firstShort(
  jobs,
  2,
  '@smoke',
))
  test(`${job} with at most ${most} presses from ${screen}`, details, async ({ page }) => {
    const given = await givenRecords(page);
    const presses = await countPresses(page);
    await open(page, `/fr/crm-complet${from(given)}`);
    await isReady(page, given);
    // The key press that hydrates the page does not count.
    Object.assign(presses, { pointer: 0, keys: 0 });
    await does(page, given);
    await isDone(page, given);
    expect(presses.pointer + presses.keys).toBeGreaterThan(0);
    expect(presses.pointer + presses.keys).toBeLessThanOrEqual(most);
  });
