import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { contactFormOf } from '../support/contact-form.ts';
import { open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';

for (const language of languages) {
  test(
    `a message is sent, confirmed and tracked in ${language}`,
    eachLanguage(language, '@smoke'),
    async ({ page }) => {
      await open(page, `/${language}/contact`);
      const form = contactFormOf(page, language);
      await form.fill(`Un message (${language})`);
      await form.send.click();
      await expect(page.getByRole('heading', { name: form.sent.title })).toBeVisible();
      await expect(form.message).toBeHidden();
      await form.status.click();
      await expect(page).toHaveURL(
        new RegExp(`${withPrefix(`/${language}`, '/suivi')}\\?reference=IL-`),
      );
      const { states, team, heading } = contentOf(language).leadStatus;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        heading.before + heading.emphasis + heading.after,
      );
      await expect(page.getByText(states.received)).toBeVisible();
      await expect(page.getByText(team)).toBeVisible();
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, failures: /status of 422/ });

  test('a message is sent, confirmed and tracked', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/fr/contact');
    const form = contactFormOf(page);
    await form.fill('Sans scripts');
    await form.send.click();
    await form.status.click();
    await expect(page.getByText(contentOf('fr').leadStatus.states.received)).toBeVisible();
  });

  test('the contact form reports errors and keeps its values', async ({ page }) => {
    await page.goto('/es/contact');
    const form = contactFormOf(page, 'es');
    await form.email.fill('ana@exemple.example');
    await form.message.fill('Sin nombre');
    // Passes the browser's own validation.
    await form.name.fill(' ');
    await form.send.click();
    await expect(page.getByRole('alert')).toContainText(form.form.missing.nom);
    await expect(form.message).toHaveValue('Sin nombre');
  });

  test('a loyalty plan prefills the contact form, without personal data in the URL', async ({
    page,
  }) => {
    const { form, plan } = contentOf('fr').loyalty;
    await page.goto('/fr/page-fidelisation-intelligente');
    await page.getByRole('textbox', { name: form.email }).fill('ana@exemple.example');
    await page.getByRole('textbox', { name: form.company }).fill('Chez Ana');
    await page.getByRole('button', { name: form.analyse }).click();
    await page.getByRole('button', { name: plan.next }).click();
    const contact = contactFormOf(page);
    await expect(contact.email).toHaveValue('ana@exemple.example');
    await expect(contact.company).toHaveValue('Chez Ana');
    await expect(contact.message).toHaveValue(contact.form.openings.loyalty);
    expect(page.url()).not.toContain('ana');
  });
});

test('a simulation is attached to the message and prefills its text', async ({ page }) => {
  await open(page, '/fr/adluma?v=1&budget=2000&channel=search');
  await page.getByRole('link', { name: contentOf('fr').adluma.simulator.advisor }).click();
  const { message, form, fill, send, sent } = contactFormOf(page);
  await expect(message).toHaveValue(form.openings.adluma);
  await expect(page.getByText(form.attached)).toBeVisible();
  await fill(null);
  await send.click();
  await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
});

test('a conversation is attached to a message only at the visitor’s request', async ({ page }) => {
  await open(page, '/fr/faq');
  const words = contentOf('fr').chat;
  await page.getByRole('button', { name: contentOf('fr').shell.widgets.chat }).click();
  const window = page.getByRole('dialog', { name: words.title });
  await window.getByRole('textbox', { name: words.message }).fill('Un rendez-vous ?');
  await page.keyboard.press('Enter');
  await window.getByRole('link', { name: words.handoff }).click();
  const form = contactFormOf(page);
  await expect(form.conversation).toBeChecked();
  await expect(form.message).toHaveValue(form.form.openings.chat);
  await open(page, '/fr/contact');
  await expect(form.conversation).not.toBeChecked();
  await expect(form.message).toHaveValue('');
});

test.describe('when the connection fails', () => {
  test.use({ failures: /ERR_FAILED|Failed to fetch/ });

  test('the contact form keeps its text and offers other ways to get in touch (CTC-10)', async ({
    page,
  }) => {
    await open(page, '/fr/contact');
    const { fill, send, form, message } = contactFormOf(page);
    await fill('Ne pas perdre');
    await page.route('**/contact.data*', (route) => route.abort());
    await send.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(form.offline);
    await expect(alert.getByRole('link')).toHaveCount(2);
    await expect(message).toHaveValue('Ne pas perdre');
    await page.unroute('**/contact.data*');
    await send.click();
    await expect(
      page.getByRole('heading', { name: contentOf('fr').contact.sent.title }),
    ).toBeVisible();
  });
});

test.describe('a forged status link', () => {
  test.use({ refusals: ['/en/tracking'] });

  test('the page reports the link as invalid', async ({ page }) => {
    await page.goto('/en/tracking?reference=IL-0000-0000&jusque=99999&signature=x');
    await expect(page.getByText(contentOf('en').leadStatus.invalid.text)).toBeVisible();
    await expect(page.getByRole('link', { name: contentOf('en').leadStatus.write })).toBeVisible();
  });
});
