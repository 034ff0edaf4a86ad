import { expect, type Browser, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { inbox, leadLink, openedLead, openLead } from '../support/inbox.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation, smallTargets } from '../support/page-checks.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { createAccount, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:09|12)|Failed to fetch|ERR_FAILED/ });

const words = contentOf('fr').leads;
const { reply } = words;

let called = 0;

/** Three digits of telephone numbers, unique to this worker. */
const exchange = 200 + (process.pid % 700);

const aMessage = (page: Page, company?: string, from = '') => {
  called += 1;
  const phone = `(438) ${exchange}-${1000 + called}`;
  return sendMessage(page, 'Bea', 'Bonjour, je cherche plus de clients.', { company, phone, from });
};

/** A page in another person's browser. */
async function visitorOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: staffed, locale: 'fr-CA' });
  return context.newPage();
}

test(
  'a lead is answered in two clicks, with a template in its language',
  { tag: '@smoke' },
  async ({ page }) => {
    const name = await aMessage(page);
    await signIn(page, 'member');
    const lead = await openLead(page, name);
    await lead.getByRole('button', { name: reply.open, exact: true }).click();
    const text = lead.getByLabel(reply.text);
    await expect(text).toHaveValue(new RegExp(`^Bonjour ${name},`));
    await expect(lead.getByLabel(reply.subject)).toHaveValue(/IL-/);
    await expectNoViolation(page);
    await lead.getByRole('button', { name: reply.send }).click();

    await expect(page.getByText(reply.sent)).toBeVisible();
    await expect(lead.getByText(words.clock.states.kept)).toBeVisible();
    await expect(lead.getByText(words.timeline.reply, { exact: true })).toBeVisible();
    // The mail's state of delivery appears without a reload.
    const mail = lead.getByRole('listitem').filter({ hasText: words.timeline.reply });
    await expect(mail.getByText(words.outbox.states.kept, { exact: true })).toBeVisible();
  },
);

test('a reply with unfilled placeholders or no subject is not sent, and keeps its text', async ({
  page,
}) => {
  const name = await aMessage(page);
  await signIn(page, 'member');
  const lead = await openLead(page, name);
  await lead.getByRole('button', { name: reply.open, exact: true }).click();
  await lead.getByLabel(reply.text).fill('Pour {company} : oui');
  await lead.getByLabel(reply.subject).fill('');
  await lead.getByRole('button', { name: reply.send }).click();
  await expect(lead.getByText(reply.errors.required)).toBeVisible();
  const missing = fill(reply.errors['open-fields'], { fields: reply.fields.company });
  await expect(lead.getByText(missing)).toBeVisible();
  // Going back to the list and returning keeps the text.
  await page.getByRole('button', { name: reply.preview }).focus();
  await page.keyboard.press('Escape');
  await leadLink(page, name).click();
  await expect(lead.getByLabel(reply.text)).toHaveValue('Pour {company} : oui');
});

test(
  'the assignee stays selected while the team is still loading',
  { tag: '@long' },
  async ({ page }) => {
    const { person } = await createAccount('member');
    const name = await aMessage(page);
    await signIn(page, 'manager');
    let lead = await openLead(page, name);
    const option = `${person} (${words.team.statuses.available})`;
    await lead.getByLabel(words.assignee).selectOption({ label: option });
    await lead.getByRole('button', { name: words.actions.assign, exact: true }).click();
    await expect(page.getByText(words.done.assign)).toBeVisible();

    const late = Promise.withResolvers<void>();
    await page.route('**/api/team', async (route) => {
      await late.promise;
      await route.continue();
    });
    lead = await openLead(page, name);
    await expect(lead.getByRole('button', { name: words.actions.answered })).toBeVisible();
    late.resolve();
    await expect(
      lead.getByLabel(words.assignee).getByRole('option', { selected: true }),
    ).toHaveText(option);
  },
);

test('a template added by the team fills in a reply', { tag: '@long' }, async ({ page }) => {
  const name = await aMessage(page);
  await signIn(page, 'manager');
  await open(page, inbox);
  await page
    .getByRole('button', { name: contentOf('fr').crm.frame.actions })
    .last()
    .click();
  await page.getByRole('button', { name: reply.templates.title }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(reply.template, { exact: true })
    .selectOption({ label: reply.templates.add });
  await dialog.getByLabel(reply.templates.name).fill(`Devis ${process.pid}`);
  await dialog.getByLabel(reply.subject).fill('Votre devis {reference}');
  await dialog.getByLabel(reply.text).fill('Bonjour {name}, voici.');
  await dialog.getByRole('button', { name: reply.templates.save }).click();
  await expect(dialog.getByLabel(reply.template, { exact: true })).toContainText(
    `Devis ${process.pid}`,
  );
  await dialog.getByRole('button', { name: reply.templates.close }).click();

  const lead = await openLead(page, name);
  await lead.getByRole('button', { name: reply.open, exact: true }).click();
  await lead.getByLabel(reply.template).selectOption({ label: `Devis ${process.pid}` });
  await expect(lead.getByLabel(reply.text)).toHaveValue(`Bonjour ${name}, voici.`);
});

test('a lead becomes a client in two clicks', async ({ page }) => {
  const name = await aMessage(page);
  await signIn(page, 'manager');
  const lead = await openLead(page, name);
  await lead.getByRole('button', { name: words.actions.convert }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.conversion.submit }).click();
  await expect(lead.getByText(words.statusNames.converted, { exact: true })).toBeVisible();
  // The conversion does not stop the response clock.
  await expect(lead.getByText(/^Il reste/)).toBeVisible();
  await open(page, inbox);
  await expect(leadLink(page, name)).toBeVisible();
});

test(
  'switching between a known and a new client keeps the new client’s fields',
  { tag: '@long' },
  async ({ page }) => {
    const company = `Serrurerie ${process.pid}`;
    const [first, second] = [await aMessage(page, company), await aMessage(page, company)];
    await signIn(page, 'manager');
    const { actions, conversion } = words;
    const { create, sector, submit } = conversion;
    const dialog = page.getByRole('dialog');
    const lead = await openLead(page, first);
    await lead.getByRole('button', { name: actions.convert }).click();
    await dialog.getByRole('button', { name: submit }).click();
    await expect(lead.getByText(words.statusNames.converted, { exact: true })).toBeVisible();

    await (await openLead(page, second)).getByRole('button', { name: actions.convert }).click();
    const [known, another] = [
      dialog.getByRole('radio', { name: fill(conversion.join, { name: company }) }),
      dialog.getByRole('radio', { name: create }),
    ];
    await expect(known).toBeChecked();
    await expect(dialog.getByLabel(sector)).toBeHidden();
    await another.check();
    await dialog.getByLabel(sector).fill('Artisanat');
    await known.check();
    await another.check();
    await expect(dialog.getByLabel(sector)).toHaveValue('Artisanat');
  },
);

test(
  'two people convert one lead: one client is created, and the other is told and keeps their input',
  { tag: '@long' },
  async ({ page, browser }) => {
    const name = await aMessage(page);
    await signIn(page, 'manager');
    const other = await visitorOf(browser);
    await signIn(other, 'manager');
    for (const each of [page, other]) {
      const lead = await openLead(each, name);
      await lead.getByRole('button', { name: words.actions.convert }).click();
    }
    const convert = (each: Page) =>
      each.getByRole('dialog').getByRole('button', { name: words.conversion.submit }).click();
    const sector = other.getByLabel(words.conversion.sector);
    await sector.fill('Artisanat');
    await convert(page);
    await expect(openedLead(page, name).getByText(words.statusNames.converted)).toBeVisible();
    await convert(other);
    await expect(other.getByRole('alert').getByText(words.conversion.taken)).toBeVisible();
    await expect(sector).toHaveValue('Artisanat');
    const found = await page.request.get(`/api/crm/clients?search=${encodeURIComponent(name)}`);
    const { items } = (await found.json()) as { items: { contacts: { name: string }[] }[] };
    // The search also finds similar names.
    expect(items.filter(({ contacts }) => contacts[0]?.name === name)).toHaveLength(1);
  },
);

test(
  'a converted lead’s client shows the origin of its score and the tool’s result',
  { tag: '@long' },
  async ({ page }) => {
    const name = await aMessage(page, undefined, '/fr/ila?v=1&step=4&businessName=Elan');
    await signIn(page, 'manager');
    const lead = await openLead(page, name);
    await lead.getByRole('button', { name: words.actions.convert }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.conversion.submit }).click();
    await expect(lead.getByText(words.statusNames.converted, { exact: true })).toBeVisible();
    await lead.getByRole('link', { name: words.file.client }).click();
    const { timeline, record } = contentOf('fr').crm;
    const told = page.getByRole('list', { name: record.timeline });
    await expect(
      told.getByText(fill(timeline.origin, { name: timeline.methods.ila, version: '1' })),
    ).toBeVisible();
    await told.getByText(timeline.leadResults).click();
    await expect(told.getByRole('heading', { name: words.tools.ila })).toBeVisible();
    await expectNoViolationInContrasts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingSticksOut(page, 'the result of a lead in its client');
  },
);

test('a caller is found by telephone number', async ({ page }) => {
  const name = await aMessage(page);
  const number = `438.${exchange}.${1000 + called}`;
  await signIn(page, 'member');
  await open(page, inbox);
  await page.getByRole('searchbox', { name: words.search }).fill(number);
  await expect(leadLink(page, name)).toBeVisible();
  await expect(page.getByRole('list', { name: words.title }).getByRole('link')).toHaveCount(1);
});

test('a message and its assignment appear in another browser without a reload', async ({
  page,
  browser,
}) => {
  const colleague = await visitorOf(browser);
  await createAccount('manager');
  await signIn(page, 'member');
  await open(page, inbox);
  await expect(page.getByRole('heading', { level: 2, name: words.title })).toBeAttached();
  const name = await aMessage(colleague);
  await expect(leadLink(page, name)).toBeVisible();

  await signIn(colleague, 'manager');
  const theirs = await openLead(colleague, name);
  const option = theirs.getByLabel(words.assignee).locator('option').nth(1);
  const owner = ((await option.innerText()).split(' (')[0] ?? '').trim();
  await theirs.getByLabel(words.assignee).selectOption((await option.getAttribute('value')) ?? '');
  await theirs.getByRole('button', { name: words.actions.assign, exact: true }).click();
  await expect(leadLink(page, name)).toContainText(owner);
  await expect(leadLink(page, name)).toContainText(words.statusNames.assigned);
});

test(
  'ten leads are visible beside an open one at 1440 by 900',
  { tag: '@long' },
  async ({ page }) => {
    const names: string[] = [];
    for (let count = 0; count < 10; count += 1) names.push(await aMessage(page));
    await signIn(page, 'member');
    await open(page, `${inbox}&etat=all`);
    const links = page.getByRole('list', { name: words.title }).getByRole('link');
    await links.first().click();
    await expect(page.getByRole('heading', { level: 3 })).toBeFocused();
    const tenth = await links.nth(9).boundingBox();
    expect((tenth?.y ?? Infinity) + (tenth?.height ?? 0)).toBeLessThanOrEqual(900);
    await expectNothingSticksOut(page, 'in the inbox');
    await expectNoViolationInContrasts(page);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first lead is near the top, and the reply button at the bottom', async ({ page }) => {
    const name = await aMessage(page);
    await signIn(page, 'member');
    await open(page, inbox);
    const first = page.getByRole('list', { name: words.title }).getByRole('link').first();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(320);
    await expectNothingSticksOut(page, 'in the inbox on a phone');
    const lead = await openLead(page, name);
    const answer = lead.getByRole('button', { name: reply.open, exact: true });
    const box = await answer.boundingBox();
    expect(box?.y).toBeGreaterThan(600);
    expect(await smallTargets(page)).toEqual([]);
    await answer.click();
    await expectNothingSticksOut(page, 'in an answer on a phone');
    await expect(lead.getByRole('button', { name: reply.send })).toBeInViewport();
    await expectNoViolationInContrasts(page);
  });
});
