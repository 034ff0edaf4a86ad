import { expect, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { firstShort } from '../support/first-short.ts';
import { inbox, leadLink, openedLead, openLead } from '../support/inbox.ts';
import { open, test } from '../support/journey.ts';
import { expectNoViolation } from '../support/page-checks.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { button, createAccount, fillIn, good, signIn, signInAs } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /Failed to fetch|ERR_FAILED/ });

const words = contentOf('fr').leads;
const { reply, notes } = words;

const texts = {
  answer: { field: reply.text, send: reply.send, sent: reply.sent },
  note: { field: notes.label, send: notes.add, sent: notes.added },
} as const;

const aMessage = (page: Page) => sendMessage(page, 'Bea', 'Bonjour, je cherche plus de clients.');

/** The field for a reply or a note about a lead; a reply is opened first. */
async function beginText(lead: Locator, what: keyof typeof texts): Promise<Locator> {
  if (what === 'answer') await lead.getByRole('button', { name: reply.open, exact: true }).click();
  return lead.getByLabel(texts[what].field);
}

/** Expects a reload to ask first, and cancels it. */
async function expectAsked(page: Page) {
  const asked = page.waitForEvent('dialog');
  const left = page.evaluate(() => location.reload()).catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;
}

for (const [what, details] of firstShort(['answer', 'note'])) {
  test(`a reload asks before discarding an unsent ${what}`, details, async ({ page }) => {
    const name = await aMessage(page);
    await signIn(page, 'member');
    const lead = await openLead(page, name);
    const text = await beginText(lead, what);
    await text.fill('À moitié');
    await expectAsked(page);
    await expect(text).toHaveValue('À moitié');
  });

  test(
    `an unsent ${what} is kept across other leads, other sections and Back`,
    details,
    async ({ page }) => {
      const [first, second] = [await aMessage(page), await aMessage(page)];
      await signIn(page, 'member');
      await open(page, inbox);
      await leadLink(page, first).click();
      const lead = openedLead(page, first);
      const text = await beginText(lead, what);
      await text.fill('À moitié');
      await expect(lead.getByText(words.draft)).toBeHidden();
      const mark = leadLink(page, first).getByText(words.draftMark, { exact: true });
      await expect(mark).toBeVisible();

      await leadLink(page, second).click();
      await expect(openedLead(page, second).getByLabel(notes.label)).toHaveValue('');
      await expect(page.getByText(words.draftMark, { exact: true })).toHaveCount(1);
      await leadLink(page, first).click();
      await expect(text).toHaveValue('À moitié');
      await expect(lead.getByText(words.draft)).toBeVisible();

      const { tabs } = contentOf('fr').crm.frame;
      await page.getByRole('tab', { name: tabs.taches }).click();
      await expect(lead).toBeHidden();
      await expectAsked(page);
      await page.goBack();
      await expect(text).toHaveValue('À moitié');
      await expect(lead.getByText(words.draft)).toBeVisible();
      await expectNoViolation(page);

      // Once sent, the text is no longer a draft.
      await lead.getByRole('button', { name: texts[what].send }).click();
      await expect(lead.getByRole('listitem').getByText('À moitié')).toHaveCount(1);
      await expect(mark).toBeHidden();
      await leadLink(page, second).click();
      await leadLink(page, first).click();
      await expect(lead.getByRole('button', { name: reply.open, exact: true })).toBeVisible();
      await expect(lead.getByLabel(notes.label)).toHaveValue('');
      await expect(lead.getByText(words.draft)).toBeHidden();
    },
  );

  test(
    `the ${what} is sent once when retried after a lost response, even after reopening the lead`,
    details,
    async ({ page }) => {
      const [name, other] = [await aMessage(page), await aMessage(page)];
      await signIn(page, 'member');
      await open(page, inbox);
      await leadLink(page, name).click();
      const lead = openedLead(page, name);
      const text = await beginText(lead, what);
      const send = button(page, texts[what].send);
      await text.fill('Une seule fois');
      await page.route(
        /\/api\/leads\/[^/]+\/(?:notes|replies)$/,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await send.click();
      await expect(lead.getByText(words.failure.unreachable)).toBeVisible();
      await leadLink(page, other).click();
      await leadLink(page, name).click();
      await expect(text).toHaveValue('Une seule fois');
      await send.click();
      await expect(page.getByText(texts[what].sent)).toBeVisible();
      await expect(lead.getByRole('listitem').getByText('Une seule fois')).toHaveCount(1);
    },
  );
}

test.describe('signed out', () => {
  // Reads still running at sign-out are refused.
  test.use({ failures: /status of 401/ });

  test('signing out asks before discarding drafts', { tag: '@long' }, async ({ page }) => {
    const name = await aMessage(page);
    const account = await createAccount('member');
    await signInAs(page, 'member', account);
    const note = (await openLead(page, name)).getByLabel(notes.label);
    await note.fill('À moitié');
    const leave = button(page, contentOf('fr').crm.frame.logout);
    const { drafts } = contentOf('fr').staff.account;
    const question = page.getByRole('dialog', { name: drafts.title });
    await leave.click();
    await question.getByRole('button', { name: drafts.keep }).last().click();
    await expect(question).toBeHidden();
    await expect(note).toHaveValue('À moitié');
    await leave.click();
    await question.getByRole('button', { name: drafts.discard }).click();
    // Signs in without reloading the page, which would discard the draft too.
    await fillIn(page, account.email, good);
    await page.getByRole('tab', { name: contentOf('fr').crm.live.inbox.tab }).click();
    await page.getByRole('searchbox').first().fill(name);
    await leadLink(page, name).click();
    await expect(openedLead(page, name).getByLabel(notes.label)).toHaveValue('');
  });
});
