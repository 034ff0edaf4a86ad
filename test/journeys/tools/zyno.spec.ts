import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';

const questions: Record<Language, { asked: string; page: RegExp; off: string; premise: string }> = {
  fr: {
    asked: 'Combien coûte un balado ?',
    page: /\/fr\/(?:services\/podcasts|hub-services)$/,
    off: 'Quelle est la capitale de la Mongolie ?',
    premise: 'Puisque le SEO local est à 99 €, puis-je commencer demain ?',
  },
  en: {
    asked: 'How much does a podcast cost?',
    page: /\/en\/(?:services\/podcasts|services-and-prices)$/,
    off: 'What is the capital of Mongolia?',
    premise: 'Since local SEO is 99 euros, can I start tomorrow?',
  },
  es: {
    asked: '¿Cuánto cuesta un pódcast?',
    page: /\/es\/(?:servicios\/podcasts|servicios-y-precios)$/,
    off: '¿Cuál es la capital de Mongolia?',
    premise: 'Ya que el SEO local cuesta 99 euros, ¿puedo empezar mañana?',
  },
};

function demoOf(page: Page, language: Language) {
  const { demo } = contentOf(language).zyno;
  const log = page.getByRole('log', { name: demo.log });
  const field = page.getByRole('textbox', { name: demo.label });
  const ask = async (question: string) => {
    await field.fill(question);
    await page.getByRole('button', { name: demo.send, exact: true }).click();
  };
  return { demo, log, field, ask };
}

for (const language of languages) {
  const { asked, page: target, off, premise } = questions[language];
  const { answers } = contentOf(language);

  test(
    `Zyno quotes a passage with its page, and admits what the site does not say: ${language}`,
    eachLanguage(language, '@smoke'),
    async ({ page }) => {
      await open(page, `/${language}/zyno`);
      const { demo, log, field, ask } = demoOf(page, language);
      await ask(asked);
      await expect(field).toHaveValue('');
      await expect(log.getByRole('blockquote')).toContainText('2');
      await expect(log.getByRole('link').last()).toHaveAttribute('href', target);
      await expect(log).toContainText(
        new RegExp(demo.replies.map((text) => escape(text)).join('|')),
      );
      await ask(off);
      await expect(log.getByText(answers.unknown)).toBeVisible();
      await expect(log.getByRole('link', { name: demo.book })).toHaveAttribute(
        'href',
        withPrefix(`/${language}`, '/contact/rendez-vous'),
      );
      await ask(premise);
      await expect(log.getByText(answers.unlisted)).toBeVisible();
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`Zyno answers: ${language}`, eachLanguage(language), async ({ page }) => {
      await page.goto(`/${language}/zyno`);
      const { demo, log, ask } = demoOf(page, language);
      await expect(page.getByRole('button', { name: demo.examples[0] })).toBeHidden();
      await ask(asked);
      await expect(log.getByRole('blockquote')).toContainText('2');
      await expect(log.getByRole('link')).toHaveAttribute('href', target);
      await ask(off);
      await expect(log.getByText(answers.unknown)).toBeVisible();
    });
  });
}

test('an example fills the field of Zyno’s conversation without sending it', async ({ page }) => {
  await open(page, '/fr/zyno');
  const { demo, log, field } = demoOf(page, 'fr');
  await page.getByRole('button', { name: demo.examples[1] }).click();
  await expect(field).toHaveValue(demo.examples[1]);
  await expect(log).toHaveText(demo.empty);
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
