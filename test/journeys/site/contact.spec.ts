import { expect, type Page } from '@playwright/test';
import { contactCopy } from '#app/content/contact/copy.ts';
import { crossVisibilityCopy } from '#app/content/cross-visibility/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import type { Language } from '#app/i18n/languages.ts';
import { expectHydrated, open, test } from './journey.ts';

/** The contact form as a visitor with this language meets it. */
function formOf(page: Page, language: Language) {
  const { form, sent } = contactCopy[language];
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const optional = (name: string) => `${name} (${form.optional})`;
  return {
    form,
    sent,
    main,
    name: field(form.fields.nom),
    email: field(form.fields.email),
    phone: field(optional(form.fields.telephone)),
    company: field(optional(form.fields.entreprise)),
    subject: main.getByRole('combobox', { name: optional(form.fields.objet), exact: true }),
    message: field(form.fields.message),
    send: main.getByRole('button', { name: form.send }),
    alert: main.getByRole('alert'),
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, failures: /status of 422/ });
    const visit = (page: Page, address: string) =>
      javaScriptEnabled ? open(page, address) : page.goto(address);

    test('what is wrong is said beside it and in sum, and what was typed stays (CTC-02 to CTC-10)', async ({
      page,
    }) => {
      await visit(page, '/en/contact');
      const { form, sent, main, name, email, phone, company, subject, message, send, alert } =
        formOf(page, 'en');
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
    });

    test('the result of a tool goes along', async ({ page }) => {
      await visit(page, '/es/inter-visibilite?sector=food&audience=residents');
      const { result } = crossVisibilityCopy.es;
      await page.getByRole('link', { name: result.next }).click();
      await expect(page).toHaveURL(/\/es\/contact\?service=cross-visibility&depuis=/);
      if (javaScriptEnabled) await expectHydrated(page);
      const { form, sent, main, name, email, message, send } = formOf(page, 'es');
      await expect(main.getByText(form.attached)).toBeVisible();
      const about = form.about.replace('{name}', screenNames.es['cross-visibility'].name);
      await expect(main.getByText(about)).toBeVisible();
      await name.fill('Ana Ruiz');
      await email.fill('ana@ejemplo.example');
      await message.fill('Busco vecinos.');
      await send.click();
      await expect(main.getByRole('heading', { name: sent.title })).toBeVisible();
    });
  });
}
