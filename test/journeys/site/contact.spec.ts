import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { contactFormOf } from '../support/contact-form.ts';
import { expectHydrated, open, test } from '../support/journey.ts';

test.describe('unsent messages', () => {
  test.use({ failures: /ERR_FAILED/ });

  test('an unsent message survives Back, a reload and a failed request, and is cleared once sent', async ({
    page,
  }) => {
    await open(page, '/fr/contact');
    const { form, sent, main, name, subject, message, send, fill } = contactFormOf(page);
    await fill('Bonjour, un devis ?');
    await subject.selectOption(form.subjects.devis);
    await main.getByRole('link', { name: form.privacyLink }).click();
    await expect(page).toHaveURL(/confidentialite/);
    await page.goBack();
    await expect(message).toHaveValue('Bonjour, un devis ?');
    await expect(subject).toHaveValue('devis');
    await page.reload();
    await expectHydrated(page);
    await expect(message).toHaveValue('Bonjour, un devis ?');
    await expect(name).toHaveValue('Ana Ruiz');

    await page.route(/contact/, (route) => route.abort());
    await send.click();
    await expect(page.getByRole('alert')).toContainText(form.offline);
    await page.unrouteAll();
    await page.reload();
    await expectHydrated(page);
    await expect(message).toHaveValue('Bonjour, un devis ?');

    await send.click();
    await expect(main.getByRole('heading', { name: sent.title })).toBeFocused();
    await page.goBack();
    await expect(message).toHaveValue('');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, failures: /status of 422/ });
    const visit = (page: Page, address: string) =>
      javaScriptEnabled ? open(page, address) : page.goto(address);

    test(
      'the contact form reports errors at fields and in a summary, and keeps its values (CTC-02 to CTC-10)',
      { tag: '@smoke' },
      async ({ page }) => {
        await visit(page, '/en/contact');
        const { form, sent, main, name, email, phone, company, subject, message, send, alert } =
          contactFormOf(page, 'en');
        await expect(alert).toHaveCount(0);
        await email.fill('lea@katz');
        await phone.fill('+1 514 555 0100');
        await company.fill('Katz');
        await subject.selectOption(form.subjects.devis);
        await send.click();

        await expect(alert).toContainText(form.summary);
        const { nom, message: noMessage } = form.missing;
        await expect(alert.getByRole('listitem')).toHaveText([
          nom,
          form.errors['not-an-email'],
          noMessage,
        ]);
        await expect(name).toHaveAccessibleDescription(nom);
        await expect(email).toHaveAccessibleDescription(form.errors['not-an-email']);
        await expect(message).toHaveAccessibleDescription(noMessage);
        await expect(phone).toHaveAccessibleDescription('');
        await expect(email).toHaveValue('lea@katz');
        await expect(phone).toHaveValue('+1 514 555 0100');
        await expect(company).toHaveValue('Katz');
        await expect(subject).toHaveValue('devis');
        if (javaScriptEnabled) await expect(alert).toBeFocused();
        await alert.getByRole('link', { name: nom }).click();
        await expect(name).toBeFocused();

        await name.fill('Léa Katz');
        await email.fill('lea@katz.example');
        await message.fill('A quote, please.');
        await send.click();
        await expect(main.getByRole('heading', { name: sent.title })).toBeVisible();
        await expect(main.getByText(/IL-[\dA-Z]{4}-[\dA-Z]{4}/)).toBeVisible();
        await expect(main.getByText(sent.promise)).toBeVisible();
        await expect(message).toHaveCount(0);
        await main.getByRole('link', { name: sent.again }).click();
        await expect(message).toHaveValue('');
        await expect(send).toBeInViewport();
      },
    );

    test('the contact form attaches the result of a tool', async ({ page }) => {
      await visit(page, '/es/inter-visibilite?sector=food&audience=residents');
      const { result } = contentOf('es').crossVisibility;
      await page.getByRole('link', { name: result.next }).click();
      await expect(page).toHaveURL(/\/es\/contact\?service=cross-visibility&depuis=/);
      if (javaScriptEnabled) await expectHydrated(page);
      const { form, sent, main, name, email, message, send } = contactFormOf(page, 'es');
      await expect(main.getByText(form.attached)).toBeVisible();
      const about = form.about.replace('{name}', contentOf('es').screens['cross-visibility'].name);
      await expect(main.getByText(about)).toBeVisible();
      await name.fill('Ana Ruiz');
      await email.fill('ana@ejemplo.example');
      await message.fill('Busco vecinos.');
      await send.click();
      await expect(main.getByRole('heading', { name: sent.title })).toBeVisible();
    });
  });
}
