import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { freePort, start, stopAll, waitUntil } from '../../../bench/processes.ts';
import { readMime, type Mime } from '../../mime.ts';
import { openSmtpSink } from '../../smtp-sink.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';
import { sendMessage } from '../support/send-message.ts';
import { button, createAccount, field, good, signInAs } from '../support/staff-sign-in.ts';

/** A separate site that sends its mails to a real SMTP server. */
const data = mkdtempSync(join(tmpdir(), 'iluma-mails-'));
const origin = `http://127.0.0.1:${await freePort()}`;
const sink = await openSmtpSink();

test.use({
  actionTimeout: 20_000,
  baseURL: origin,
  allowedOrigins: [origin],
  failures: /status of 4(?:01|22|29)/,
});
test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const { hostname: HOST, port: PORT } = new URL(origin);
  const log = join(data, 'log');
  const own = { HOST, PORT, SITE_ORIGIN: origin, DATA_DIR: join(data, 'site'), DATABASE_URL: '' };
  const env = {
    ...process.env,
    ...own,
    NODE_ENV: 'production',
    WARM_UP: 'false',
    SMTP_URL: sink.url,
  };
  const child = start([process.execPath, 'server/main.ts'], { cwd: process.cwd(), env, log });
  const isReady = async () => (await fetch(`${origin}/readyz`)).ok;
  await waitUntil(isReady, { child, log, seconds: 90 });
});

test.afterAll(async () => {
  await stopAll();
  await sink.close();
  rmSync(data, { recursive: true });
});

const { admin, leads, staff } = contentOf('fr');

/** Waits for a mail to an address, and returns the latest. */
async function mailTo(address: string): Promise<Mime> {
  const found = () => sink.caught.findLast(({ to }) => to.includes(address))?.raw;
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return readMime(found() ?? '');
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: origin, locale: 'fr-CA' })).newPage();
}

test(
  'an invitation mail leads to the first sign-in, and its link works once',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    await signInAs(page, 'CEO', await createAccount('CEO', 'Clara Tête', join(data, 'site')));
    await open(page, '/fr/crm-complet?admin=equipe');
    const { invite, roles } = admin.staff;
    const address = 'nils@iluma.example';
    await page.getByText(invite.title, { exact: true }).first().click();
    await field(page, invite.name).fill('Nils Neuf');
    await field(page, invite.email).fill(address);
    await field(page, invite.role).selectOption(roles.member);
    await button(page, invite.submit).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Nils Neuf' })).toBeVisible();

    const { bodies } = await mailTo(address);
    const link = new RegExp(`${origin}/\\S+lien=[\\w-]+`).exec(bodies.get('text/plain') ?? '')?.[0];
    const newcomer = await newPage(browser);
    await open(newcomer, link ?? 'no link');
    await expect(
      newcomer.getByRole('heading', { level: 1, name: staff.link.welcome }),
    ).toBeVisible();
    await field(newcomer, staff.newPassword.password).fill(good);
    await field(newcomer, staff.newPassword.again).fill(good);
    await button(newcomer, staff.newPassword.submit).click();
    await expect(button(newcomer, 'Déconnexion')).toBeVisible();
    // The link works only once.
    const late = await newPage(browser);
    await open(late, link ?? 'no link');
    await expect(late.getByRole('heading', { level: 1, name: staff.link.welcome })).toHaveCount(0);
  },
);

test('replies to the notice of a lead reach the visitor, and replies to the answer its author', async ({
  page,
}) => {
  const account = await createAccount('member', 'Rosa Répond', join(data, 'site'));
  const name = await sendMessage(page, 'Bea', 'Bonjour, je cherche plus de clients.');
  // The notice of an unassigned lead goes to the team's address.
  const notice = async () =>
    sink.caught
      .map(({ raw }) => readMime(raw))
      .find(
        ({ headers, bodies }) =>
          headers.get('reply-to')?.[0]?.includes('bea@') &&
          bodies.get('text/plain')?.includes(name),
      );
  await expect.poll(notice, { timeout: 30_000 }).toBeDefined();
  const visitor = /<?(bea@[^>]+)>?/.exec((await notice())?.headers.get('reply-to')?.[0] ?? '')?.[1];

  await signInAs(page, 'member', account);
  await open(page, `/fr/crm-complet?onglet=demandes&q=${encodeURIComponent(name)}`);
  await page
    .getByRole('list', { name: leads.title })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  const lead = page.getByRole('article', { name, exact: true });
  await lead.getByRole('button', { name: leads.reply.open, exact: true }).click();
  await expect(lead.getByLabel(leads.reply.text)).toHaveValue(new RegExp(name));
  await lead.getByRole('button', { name: leads.reply.send }).click();
  await expect(page.getByText(leads.reply.sent)).toBeVisible();

  const isAnswer = ({ headers }: Mime) =>
    headers.get('reply-to')?.[0]?.includes(account.email) ?? false;
  const answers = () => sink.caught.map(({ raw }) => readMime(raw)).filter(isAnswer);
  await expect.poll(() => answers().length, { timeout: 30_000 }).toBe(1);
  const [answer] = answers();
  expect(answer?.headers.get('to')?.[0]).toContain(visitor);
  expect(answer?.bodies.get('text/plain')).toContain(name);
  const sent = lead.getByRole('listitem').filter({ hasText: leads.timeline.reply });
  await expect(sent).toContainText(admin.outbox.states.sent);
});

test('failing mails are reported at once in the administration, and can be sent again', async ({
  page,
}) => {
  const { title, mail, backups } = admin.status;
  await signInAs(page, 'COO', await createAccount('COO', 'Olga Envoie', join(data, 'site')));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/fr/crm-complet?admin=');
  const status = page.getByRole('region', { name: title, exact: true });
  await expect(status).toContainText(mail.fine);
  await expect(status).toContainText(backups.none);

  sink.refuseWith({ code: 450, words: 'busy' });
  await sendMessage(page, 'Cleo', 'Bonjour, je cherche plus de clients.');
  // Both the confirmation and the notice fail.
  const both = /\(smtp-eenvelope-450\)\s: [2-9]/;
  await expect(status).toContainText(both, { timeout: 30_000 });
  await expect(status).toContainText(mail.reasons.refused);
  await expectNothingSticksOut(page, title);
  await expectNoViolation(page);

  sink.refuseWith(null);
  await status.getByRole('button', { name: mail.sendNow, exact: true }).press('Enter');
  const said = new RegExp(mail.sent.other.replace('{count}', String.raw`\d`));
  await expect(page.getByText(said)).toBeVisible();
  await expect(status).toContainText(mail.fine, { timeout: 30_000 });
});
