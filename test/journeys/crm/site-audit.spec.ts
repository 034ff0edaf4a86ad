import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { startCorpusServer, type CorpusServer } from '../../audit-corpus/serve.ts';
import { sites } from '../../audit-corpus/sites.ts';
import { aDraft } from '../../contracts/crm-samples.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { open, test } from '../support/journey.ts';
import { staffed } from '../support/sites.ts';
import { button, signIn } from '../support/staff-sign-in.ts';

// The console logs the status of refused requests.
test.use({ baseURL: staffed, failures: /status of 503/ });

const {
  audits: copy,
  frame: { undo },
} = contentOf('fr').crm;
const check = contentOf('fr').auditChecks.checks['page.alt'];

let corpus: CorpusServer;
test.beforeAll(async () => {
  corpus = await startCorpusServer();
});
test.afterAll(() => corpus[Symbol.asyncDispose]());

/** Serves a site of the corpus under another name. */
function publish(name: string, as: string): void {
  const site = sites.find((each) => each.name === name);
  if (!site) throw new Error(`${name} is not in the corpus`);
  corpus.serve(as, site.files(corpus.originOf(as)));
}

/** Adds a client through the API, as the signed-in member of staff. */
async function addClient(page: Page, name: string, website: string): Promise<string> {
  const { status, id } = await page.evaluate(
    async (draft) => {
      const response = await fetch('/api/crm/clients', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(draft),
      });
      return { status: response.status, id: ((await response.json()) as { id?: string }).id ?? '' };
    },
    { ...aDraft('clients'), name, contact: { email: '', phone: '', website } },
  );
  expect(status).toBe(201);
  return id;
}

/** Delays each read of a client's audits until all of them are done. */
async function readLate(page: Page): Promise<void> {
  await page.route('**/api/crm/clients/*/audits', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const over = async () => {
      const { items } = (await (await route.fetch()).json()) as { items: { state: string }[] };
      return items.every(({ state }) => state === 'done');
    };
    await expect.poll(over, { timeout: 90_000 }).toBe(true);
    return route.continue();
  });
}

test('a finding becomes a task that a scan closes when it is fixed, and shows open when it breaks again', async ({
  page,
}) => {
  // Three audits in a browser, beside other journeys.
  test.slow();
  const name = `Boulangerie ${process.pid}`;
  const site = `proof-${process.pid}`;
  publish('no-alt-fr', site);
  await signIn(page, 'manager');
  const id = await addClient(page, name, corpus.originOf(site));
  await open(page, `/fr/crm-complet?onglet=clients&fiche=${id}`);
  const record = page.getByRole('dialog', { name });
  const finding = record.locator('[id$="page.alt"]');

  async function scan(): Promise<void> {
    await record.getByRole('button', { name: copy.scan }).click();
    await expect(page.getByText(copy.scanned).first()).toBeVisible({ timeout: 90_000 });
    await expect(record.getByRole('button', { name: copy.scan })).toBeVisible();
  }

  await scan();
  await record.getByText(copy.report, { exact: true }).click();
  const before = await page.evaluate(() => [location.href, history.length]);
  await record.getByRole('link', { name: check.name, exact: true }).first().click();
  await expect(finding.locator('summary')).toBeFocused();
  await expect(finding).toBeInViewport();
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
  await finding.locator('summary').click();
  const makeTask = finding.getByRole('button', { name: copy.task, exact: true });
  await makeTask.click();
  await button(page, undo).click();
  await makeTask.click();
  await expect(finding.getByRole('link', { name: copy.taskOpen })).toBeVisible();
  await expect(finding.locator(':focus')).toContainText(copy.taskOpen);

  publish('whole-fr', site);
  await page.reload();
  await readLate(page);
  await scan();
  await page.unrouteAll({ behavior: 'wait' });
  const journal = record.getByRole('list', { name: 'Journal de la fiche' });
  await expect(journal).toContainText(check.name);
  await expect(record.getByRole('figure', { name: copy.curve })).toBeVisible();

  publish('no-alt-fr', site);
  await page.reload();
  // A server at its limit refuses the event stream, and the page asks again.
  await page.route('**/api/audits/*/events', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await scan();
  await record.getByText(copy.report, { exact: true }).click();
  await finding.locator('summary').click();
  await expect(finding.getByRole('link', { name: copy.taskOpen })).toBeVisible();
  await expectNoViolationInContrasts(page);
  await expect(button(page, copy.scan)).toBeVisible();
});
