import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { faqItems } from '#app/content/faq/faq-items.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { hydrate, preventIdle, open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';

/** The FAQ page in a language. */
function faqOf(page: Page, language: Language = 'fr') {
  const { list, page: copy } = contentOf(language).faq;
  const main = page.getByRole('main');
  return {
    list,
    copy,
    field: main.getByRole('searchbox', { name: list.search }),
    find: main.getByRole('button', { name: list.find, exact: true }),
    questions: main.locator('details'),
    status: main.getByRole('status'),
    category: (name: keyof typeof list.category) =>
      main
        .getByRole('navigation', { name: list.categories })
        .getByRole('link', { name: new RegExp(`^${list.category[name]}`) }),
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('FAQ entries open one at a time, and close again (SYSC-05, SYSC-06)', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/fr/faq') : page.goto('/fr/faq'));
      const items = faqItems('fr').slice(0, 3);
      for (const { question, answer } of items) {
        await page.getByText(question, { exact: true }).click();
        await expect(page.getByText(answer)).toBeVisible();
        await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
      }
      await page.getByText(items.at(-1)?.question ?? '', { exact: true }).click();
      await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0);
    });

    test(
      'the FAQ page combines a category with a search (SYSC-07 to 10)',
      { tag: '@smoke' },
      async ({ page }) => {
        await (javaScriptEnabled ? open(page, '/fr/faq') : page.goto('/fr/faq'));
        const { category, field, find, questions, status, list } = faqOf(page);
        await expect(questions).toHaveCount(13);
        await expect(category('all')).toHaveAttribute('aria-current', 'page');
        await category('seo').click();
        await expect(questions).toHaveCount(4);
        await expect(category('seo')).toHaveAttribute('aria-current', 'page');
        await field.fill('AVIS');
        if (!javaScriptEnabled) await find.click();
        await expect(questions).toHaveCount(2);
        await expect(page).toHaveURL(/[?&]category=seo/);
        await expect(page).toHaveURL(/[?&]q=AVIS/);
        await field.fill('zzzz');
        if (!javaScriptEnabled) await find.click();
        await expect(status).toHaveText(list.noMatch);
        await page.getByRole('link', { name: list.clear }).click();
        await expect(questions).toHaveCount(13);
        await expect(field).toHaveValue('');
      },
    );

    test('the URL of an FAQ answer opens it', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/en/faq#reviews') : page.goto('/en/faq#reviews'));
      const { question, answer } = faqItems('en').find(({ id }) => id === 'reviews') ?? {};
      await expect(page.getByText(answer ?? '')).toBeInViewport();
      await expect(page.getByText(question ?? '', { exact: true })).toBeInViewport();
    });

    test('an FAQ answer links to its own URL', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/es/faq') : page.goto('/es/faq'));
      const { list } = faqOf(page, 'es');
      const [first] = faqItems('es');
      await page.getByText(first?.question ?? '', { exact: true }).click();
      await page.getByRole('link', { name: list.link }).click();
      await expect(page).toHaveURL(`/es/preguntas-frecuentes#${first?.id}`);
    });
  });
}

for (const language of languages) {
  test(
    `the FAQ list is filtered while typing: ${language}`,
    eachLanguage(language),
    async ({ page }) => {
      await open(page, `/${language}/faq`);
      const { field, questions, status, list } = faqOf(page, language);
      await field.pressSequentially('google');
      await expect(questions).not.toHaveCount(13);
      await expect(questions.first()).toBeVisible();
      await field.fill('zzzz');
      await expect(status).toHaveText(list.noMatch);
      await field.fill('');
      await expect(questions).toHaveCount(13);
      await expect(page).toHaveURL(withPrefix(`/${language}`, '/faq'));
    },
  );
}

test('filtering the FAQ by category sends no request', async ({ page }) => {
  await open(page, '/fr/faq');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { category, field, questions } = faqOf(page);
  await field.fill('google');
  await category('services').click();
  await expect(page).toHaveURL('/fr/faq?category=services&q=google');
  await expect(questions).toHaveCount(2);
  expect(asked.filter((url) => url.includes('/faq'))).toEqual([]);
});

for (const address of ['/fr/faq', '/fr/systeme-complet']) {
  test(`the URL follows the FAQ search, also when it changes: ${address}`, async ({ page }) => {
    await open(page, address);
    const { field, questions } = faqOf(page);
    await field.fill('avis');
    await expect(page).toHaveURL(`${address}?q=avis`);
    await field.fill('RGPD');
    await expect(page).toHaveURL(`${address}?q=RGPD`);
    await page.reload();
    await expect(field).toHaveValue('RGPD');
    await expect(questions).toHaveCount(1);
  });
}

test('the search field follows the link to all questions, and Back', async ({ page }) => {
  await open(page, '/fr/faq?q=zzzz');
  const { field, questions, list } = faqOf(page);
  await page.getByRole('link', { name: list.clear }).click();
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue('zzzz');
  await expect(questions).toHaveCount(0);
});

test('text typed into the FAQ search before hydration is kept and applied', async ({ page }) => {
  await preventIdle(page);
  await page.goto('/fr/faq');
  const { field, questions } = faqOf(page);
  await field.fill('RGPD');
  await hydrate(page);
  await expect(field).toHaveValue('RGPD');
  await expect(questions).toHaveCount(1);
});

test('the assistant opens from the FAQ page', async ({ page }) => {
  await open(page, '/fr/faq');
  const { copy } = faqOf(page);
  await page.getByRole('button', { name: copy.more.chat }).click();
  const button = page.getByRole('button', { name: contentOf('fr').shell.widgets.chat });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
