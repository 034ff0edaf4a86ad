import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { inbox, leadLink, openedLead, openLead } from '../support/inbox.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation, smallTargets } from '../support/page-checks.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { button, createAccount, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:09|12)|Failed to fetch|ERR_FAILED/ });

const words = contentOf('fr').leads;

const aMessage = (
  page: Page,
  message = 'Bonjour, mon commerce est introuvable.',
  company?: string,
) => sendMessage(page, 'Ana', message, { company });

test(
  'a message is assigned, annotated, answered and converted to a client',
  { tag: '@smoke' },
  async ({ page }) => {
    const { person } = await createAccount('member');
    const name = await aMessage(page);
    await signIn(page, 'manager');
    const lead = await openLead(page, name);
    await expect(lead.getByText('introuvable')).toBeVisible();
    await expect(lead.getByText(words.clock.promise)).toBeVisible();
    await expectNothingSticksOut(page, 'in the inbox');
    await expectNoViolation(page);

    await lead
      .getByLabel(words.assignee)
      .selectOption({ label: `${person} (${words.team.statuses.available})` });
    await lead.getByRole('button', { name: words.actions.assign, exact: true }).click();
    await expect(lead.getByText(words.statusNames.assigned, { exact: true })).toBeVisible();

    await lead.getByLabel(words.notes.label).fill('Rappelée ce matin');
    await lead.getByRole('button', { name: words.notes.add }).click();
    await expect(lead.getByRole('listitem').getByText('Rappelée ce matin')).toBeVisible();
    await expect(lead.getByLabel(words.notes.label)).toHaveValue('');

    await lead.getByRole('button', { name: words.actions.answered }).click();
    await expect(lead.getByText(words.clock.states.kept)).toBeVisible();

    await lead.getByRole('button', { name: words.actions.convert }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.conversion.project).fill('Vitrine');
    await dialog.getByRole('button', { name: words.conversion.submit }).click();
    const done = fill(words.conversion.done, { name: `Chez ${name}` });
    await expect(page.getByText(done)).toBeVisible();
    await expect(lead.getByText(words.statusNames.converted, { exact: true })).toBeVisible();
  },
);

test(
  'the best matching client of a lead is preselected for its conversion',
  { tag: '@long' },
  async ({ page }) => {
    const shop = `Boulangerie ${process.pid}`;
    const first = await aMessage(page, 'Premier message', shop);
    const second = await aMessage(page, 'Second message', shop);
    await signIn(page, 'manager');
    const dialog = page.getByRole('dialog');
    await openLead(page, first);
    await openedLead(page, first).getByRole('button', { name: words.actions.convert }).click();
    await dialog.getByRole('button', { name: words.conversion.submit }).click();
    await expect(dialog).toBeHidden();

    await openLead(page, second);
    await openedLead(page, second).getByRole('button', { name: words.actions.convert }).click();
    const join = fill(words.conversion.join, { name: shop });
    await expect(dialog.getByRole('radio', { name: new RegExp(`^${join}`) })).toBeChecked();
    await dialog.getByRole('button', { name: words.conversion.submit }).click();
    await expect(
      openedLead(page, second).getByText(words.statusNames.converted, { exact: true }),
    ).toBeVisible();
  },
);

test(
  'a conflicting change of a lead shows both versions',
  { tag: '@long' },
  async ({ page, context }) => {
    const name = await aMessage(page);
    await signIn(page, 'manager');
    await openLead(page, name);
    const colleague = await context.newPage();
    await openLead(colleague, name);
    // This browser receives no changes in the meantime.
    await page.route(/\/api\/leads[?/]/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await openedLead(colleague, name).getByRole('button', { name: words.actions.close }).click();
    await expect(
      openedLead(colleague, name).getByText(words.statusNames.closed, { exact: true }),
    ).toBeVisible();

    const lead = openedLead(page, name);
    await lead.getByRole('button', { name: words.actions.answered }).click();
    const conflict = lead.getByRole('alert');
    await expect(conflict.getByRole('heading', { name: words.conflict.title })).toBeVisible();
    const state = conflict.getByRole('row', { name: new RegExp(words.conflict.status) });
    await expect(state).toContainText(words.statusNames.new);
    await expect(state).toContainText(words.statusNames.closed);
    await expectNoViolation(page);
    await conflict.getByRole('button', { name: words.conflict.apply }).click();
    await expect(lead.getByText(words.clock.states.kept)).toBeVisible();
  },
);

test('a failed change of a lead is reverted and reported, and can be retried', async ({ page }) => {
  const name = await aMessage(page);
  await signIn(page, 'member');
  const lead = await openLead(page, name);
  await page.route('**/api/leads/*/moves', (route) => route.abort());
  await lead.getByRole('button', { name: words.actions.close }).click();
  const alert = lead.getByRole('alert');
  await expect(alert).toContainText(words.failure.unreachable);
  await expect(lead.getByText(words.statusNames.closed, { exact: true })).toBeHidden();
  await page.unroute('**/api/leads/*/moves');
  await alert.getByRole('button', { name: words.failure.retry }).click();
  await expect(lead.getByText(words.statusNames.closed, { exact: true })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('suspected spam is quarantined with reasons, and can be released', async ({ page }) => {
  const links = Array.from({ length: 6 }, (_, at) => `https://liens.example/${at}`).join(' ');
  const name = await aMessage(page, links);
  await signIn(page, 'member');
  await open(page, `${inbox}&etat=quarantined`);
  await leadLink(page, name).click();
  const lead = openedLead(page, name);
  await expect(lead.getByText(words.signals['many-links'])).toBeVisible();
  await lead.getByRole('button', { name: words.actions.release }).click();
  await expect(page.getByText(words.done.release)).toBeVisible();
  // The release has sent the emails.
  await expect(lead.getByText(words.outbox.mails['lead-confirmation'])).toBeVisible();
});

test('the leads API refuses read-only members', async ({ page }) => {
  await signIn(page, 'read-only');
  const answer = await page.request.get('/api/leads');
  expect(answer.status()).toBe(403);
});

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('arrows, Enter and Escape move between the list and the message', async ({ page }) => {
    const first = await aMessage(page);
    const second = await aMessage(page);
    await signIn(page, 'member');
    // Only this worker's messages, so that no others come between them.
    await open(page, `${inbox}&q=${encodeURIComponent(`Ana ${process.pid}`)}`);
    await leadLink(page, second).focus();
    await page.keyboard.press('ArrowDown');
    await expect(leadLink(page, first)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: first })).toBeFocused();
    await expect(leadLink(page, second)).toBeHidden();
    await expectNothingSticksOut(page, 'in a message on a phone');
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(leadLink(page, first)).toBeFocused();
  });
});

test('the inbox is accessible in each contrast on a phone', async ({ page }) => {
  const name = await aMessage(page);
  await signIn(page, 'member');
  await openLead(page, name);
  await expectNoViolationInContrasts(page);
});

test(
  'the inbox links to outgoing emails, without webhook calls for managers',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'manager');
    await open(page, inbox);
    await page
      .getByRole('button', { name: contentOf('fr').crm.frame.actions })
      .last()
      .click();
    await page.getByRole('link', { name: words.everythingSent }).click();
    const { outbox, sections } = contentOf('fr').admin;
    await expect(page.getByRole('heading', { level: 2, name: sections.envois })).toBeVisible();
    await expect(page.getByText(outbox.empty)).toBeVisible();
    await button(page, outbox.states.sent).click();
    await expect(page).toHaveURL(/etat=sent/);
    // Only administrators see webhook calls.
    await expect(button(page, outbox.topics.webhook)).toHaveCount(0);
  },
);

test('availabilities that fail to save are reverted', { tag: '@long' }, async ({ page }) => {
  const members = [await createAccount('member'), await createAccount('member')];
  await signIn(page, 'manager');
  await page.route('**/api/team/*', (route) => route.abort());
  await open(page, '/fr/crm-complet?onglet=demandes');
  await button(page, 'Plus d’actions').click();
  await button(page, words.team.title).click();
  const chip = (person: string, name: string) =>
    page.getByRole('toolbar', { name: person }).getByRole('button', { name, exact: true });
  for (const { person } of members) await chip(person, words.team.statuses.busy).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  for (const { person } of members)
    await expect(chip(person, words.team.statuses.available)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
});
