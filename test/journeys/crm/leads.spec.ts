import { expect, type Page } from '@playwright/test';
import { adlumaCopy } from '#app/content/adluma/copy.ts';
import { chatCopy } from '#app/content/chat/copy.ts';
import { contactCopy } from '#app/content/contact/copy.ts';
import { leadStatusCopy } from '#app/content/lead-status/copy.ts';
import { loyaltyCopy } from '#app/content/loyalty/copy.ts';
import { shellCopy } from '#app/content/shell/copy.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { open, test } from './journey.ts';

/** The contact form as a visitor with this language meets it. */
function formOf(page: Page, language: Language = 'fr') {
  const { form, sent } = contactCopy[language];
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    form,
    sent,
    name: field(form.fields.nom),
    email: field(form.fields.email),
    company: field(`${form.fields.entreprise} (${form.optional})`),
    message: field(form.fields.message),
    conversation: page.getByRole('checkbox', { name: form.conversation }),
    send: page.getByRole('button', { name: form.send }),
    status: page.getByRole('link', { name: sent.status }),
    fill: async (message: string | null) => {
      await field(form.fields.nom).fill('Ana Ruiz');
      await field(form.fields.email).fill('ana@exemple.example');
      if (message !== null) await field(form.fields.message).fill(message);
    },
  };
}

for (const language of languages) {
  test(`a message is sent, confirmed and followed: ${language}`, async ({ page }) => {
    await open(page, `/${language}/contact`);
    const form = formOf(page, language);
    await form.fill(`Un message (${language})`);
    await form.send.click();
    await expect(page.getByRole('heading', { name: form.sent.title })).toBeVisible();
    await expect(form.message).toBeHidden();
    await form.status.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/suivi\\?reference=IL-`));
    const { states, team, heading } = leadStatusCopy[language];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      heading.before + heading.emphasis + heading.after,
    );
    await expect(page.getByText(states.received)).toBeVisible();
    await expect(page.getByText(team)).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, failures: /status of 422/ });

  test('a message is sent, confirmed and followed', async ({ page }) => {
    await page.goto('/fr/contact');
    const form = formOf(page);
    await form.fill('Sans scripts');
    await form.send.click();
    await form.status.click();
    await expect(page.getByText(leadStatusCopy.fr.states.received)).toBeVisible();
  });

  test('what is wrong is said, and what was typed is still there', async ({ page }) => {
    await page.goto('/es/contact');
    const form = formOf(page, 'es');
    await form.email.fill('ana@exemple.example');
    await form.message.fill('Sin nombre');
    // Enough for the browser's own check.
    await form.name.fill(' ');
    await form.send.click();
    await expect(page.getByRole('alert')).toContainText(form.form.missing.nom);
    await expect(form.message).toHaveValue('Sin nombre');
  });

  test('a loyalty plan hands over what it was given', async ({ page }) => {
    const { form, plan } = loyaltyCopy.fr;
    await page.goto('/fr/page-fidelisation-intelligente');
    await page.getByRole('textbox', { name: form.email }).fill('ana@exemple.example');
    await page.getByRole('textbox', { name: form.company }).fill('Chez Ana');
    await page.getByRole('button', { name: form.analyse }).click();
    await page.getByRole('button', { name: plan.next }).click();
    const contact = formOf(page);
    await expect(contact.email).toHaveValue('ana@exemple.example');
    await expect(contact.company).toHaveValue('Chez Ana');
    await expect(contact.message).toHaveValue(contact.form.openings.loyalty);
    expect(page.url()).not.toContain('ana');
  });
});

test('a simulation goes along, and its message is begun', async ({ page }) => {
  await open(page, '/fr/adluma?v=1&budget=2000&channel=search');
  await page.getByRole('link', { name: adlumaCopy.fr.simulator.advisor }).click();
  const { message, form, fill, send, sent } = formOf(page);
  await expect(message).toHaveValue(form.openings.adluma);
  await expect(page.getByText(form.attached)).toBeVisible();
  await fill(null);
  await send.click();
  await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
});

test('a conversation is taken along by who asks for that, and by nobody else', async ({ page }) => {
  await open(page, '/fr/faq');
  const words = chatCopy.fr;
  await page.getByRole('button', { name: shellCopy.fr.widgets.chat }).click();
  const window = page.getByRole('dialog', { name: words.title });
  await window.getByRole('textbox', { name: words.message }).fill('Un rendez-vous ?');
  await page.keyboard.press('Enter');
  await window.getByRole('link', { name: words.handOver }).click();
  const form = formOf(page);
  await expect(form.conversation).toBeChecked();
  await expect(form.message).toHaveValue(form.form.openings.chat);
  await open(page, '/fr/contact');
  await expect(form.conversation).not.toBeChecked();
  await expect(form.message).toHaveValue('');
});

test.describe('when the connection fails', () => {
  test.use({ failures: /ERR_FAILED|Failed to fetch/ });

  test('the text is kept, and other ways are offered (CTC-10)', async ({ page }) => {
    await open(page, '/fr/contact');
    const { fill, send, form, message } = formOf(page);
    await fill('Ne pas perdre');
    await page.route('**/contact.data*', (route) => route.abort());
    await send.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(form.offline);
    await expect(alert.getByRole('link')).toHaveCount(2);
    await expect(message).toHaveValue('Ne pas perdre');
    await page.unroute('**/contact.data*');
    await send.click();
    await expect(page.getByRole('heading', { name: contactCopy.fr.sent.title })).toBeVisible();
  });
});

test.describe('a link that is not ours', () => {
  test.use({ refusals: ['/en/suivi'] });

  test('leads to a page that says so', async ({ page }) => {
    await page.goto('/en/suivi?reference=IL-0000-0000&jusque=99999&signature=x');
    await expect(page.getByText(leadStatusCopy.en.invalid.text)).toBeVisible();
    await expect(page.getByRole('link', { name: leadStatusCopy.en.write })).toBeVisible();
  });
});
