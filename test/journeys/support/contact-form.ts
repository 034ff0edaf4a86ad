import type { Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import type { Language } from '#app/i18n/languages.ts';

/** The contact form in a language. */
export function contactFormOf(page: Page, language: Language = 'fr') {
  const { form, sent } = contentOf(language).contact;
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const optional = (name: string) => `${name} (${form.optional})`;
  const name = field(form.fields.nom);
  const email = field(form.fields.email);
  const message = field(form.fields.message);
  return {
    form,
    sent,
    main,
    name,
    email,
    phone: field(optional(form.fields.telephone)),
    company: field(optional(form.fields.entreprise)),
    subject: main.getByRole('combobox', { name: optional(form.fields.objet), exact: true }),
    message,
    conversation: main.getByRole('checkbox', { name: form.conversation }),
    send: main.getByRole('button', { name: form.send }),
    alert: main.getByRole('alert'),
    status: main.getByRole('link', { name: sent.status }),
    /** Fills in the required fields; a message of null keeps the one that is there. */
    fill: async (text: string | null) => {
      await name.fill('Ana Ruiz');
      await email.fill('ana@exemple.example');
      if (text !== null) await message.fill(text);
    },
  };
}
