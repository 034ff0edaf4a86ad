import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { firstShort } from '../support/first-short.ts';
import { hydrate, preventIdle, open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { unknownPath } from '../support/unknown-path.ts';

/** The search page in a language. */
function searchOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).search;
  const main = page.getByRole('main');
  return {
    copy,
    field: main.getByLabel(copy.label),
    submit: main.getByRole('button', { name: copy.submit }),
    results: main
      .getByRole('list')
      .filter({ has: page.getByRole('heading') })
      .getByRole('link'),
    status: main.getByRole('status'),
    facets: main.getByRole('navigation', { name: copy.filter }).getByRole('link'),
    link: page.getByRole('banner').getByRole('link', { name: contentOf(language).shell.search }),
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a search from the header finds results, filters them by kind and opens one',
      { tag: '@smoke' },
      async ({ page }) => {
        await (javaScriptEnabled ? open(page, '/fr') : page.goto('/fr'));
        const { link, field, submit, results, status, facets } = searchOf(page);
        await link.click();
        await expect(field).toBeFocused();
        await field.fill('seo');
        await submit.click();
        await expect(page).toHaveURL('/fr/search?q=seo');
        await expect(status).toHaveText(/\d+ résultats pour «\sseo\s»/);
        const all = await results.count();
        await facets.filter({ hasText: 'Questions' }).click();
        await expect(page).toHaveURL('/fr/search?q=seo&kind=faq');
        await expect(results).not.toHaveCount(all);
        await expect(field).toHaveValue('seo');
        await results.first().click();
        await expect(page).toHaveURL(/\/fr\/faq#/);
        await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
      },
    );

    test('a search without results says so', async ({ page }) => {
      const address = '/fr/search?q=%3Cb%3Eqqxx';
      await (javaScriptEnabled ? open(page, address) : page.goto(address));
      const { status, field, results } = searchOf(page);
      await expect(status).toHaveText('Rien ne correspond à « <b>qqxx ».');
      await expect(field).toHaveValue('<b>qqxx');
      await expect(results).toHaveCount(0);
    });
  });
}

for (const language of languages) {
  test(`shortcuts open the search page: ${language}`, eachLanguage(language), async ({ page }) => {
    const { field } = searchOf(page, language);
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await open(page, `/${language}`);
      await page.keyboard.press(key);
      await expect(page).toHaveURL(`/${language}/search#q`);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
    }
  });
}

test('the shortcut focuses the field of the search page, with its text selected', async ({
  page,
}) => {
  await open(page, '/fr/search?q=prix');
  const { field } = searchOf(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('avis');
  await expect(field).toHaveValue('avis');
  await expect(page).toHaveURL('/fr/search?q=prix');
});

test('shortcut keys are typed in a text field, and do not open the search', async ({ page }) => {
  await open(page, '/fr');
  const name = page.getByLabel('Nom de l’entreprise').first();
  await name.pressSequentially('a/b');
  await name.press('Control+k');
  await expect(name).toHaveValue('a/b');
  await expect(page).toHaveURL('/fr');
});

test(
  'the slash does nothing when single-key shortcuts are switched off',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage['iluma-accessibility'] = JSON.stringify({ keyboardNav: false });
    });
    await open(page, '/fr');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/fr/search#q');
    await expect(searchOf(page).field).toHaveValue('');
  },
);

test('text typed into the search before hydration is kept, and Back repeats the previous search', async ({
  page,
}) => {
  await preventIdle(page);
  await page.goto('/fr/search?q=prix');
  const { field, status } = searchOf(page);
  await field.fill('avis');
  await hydrate(page);
  await expect(field).toHaveValue('avis');
  await field.press('Enter');
  await expect(status).toHaveText(/«\savis\s»/);
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(status).toHaveText(/«\sprix\s»/);
  await expect(field).toHaveValue('prix');
});

test('an empty result offers results in another language', async ({ page }) => {
  await open(page, '/fr/search?q=customers');
  await page
    .getByRole('main')
    .getByRole('link', { name: /en anglais/ })
    .click();
  await expect(page).toHaveURL('/en/search?q=customers');
  await expect(searchOf(page, 'en').results).not.toHaveCount(0);
});

test('the error page offers a search for the words of an unknown address', async ({ page }) => {
  await open(page, `/fr${unknownPath}`);
  const search = contentOf('fr').errors.searchFor.replace('{term}', 'nulle part');
  await page.getByRole('main').getByRole('link', { name: search }).click();
  const { field, status } = searchOf(page);
  await expect(field).toHaveValue('nulle part');
  await expect(status).toContainText('nulle part');
});

for (const [width, details] of firstShort([320, 360, 390, 768, 1024, 1440])) {
  test(`the search link is next to the languages: ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { link } = searchOf(page, 'es');
    // Fonts that miss the first paint are used from the next page on.
    await expect(async () => {
      await page.goto('/es/search');
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height, 'one row').toBeLessThan(70);
    }).toPass();
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const switcher = page.getByRole('banner').getByRole('list', { name: 'Idioma' });
    const beside = await switcher.boundingBox();
    expect((beside?.x ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(24);
  });
}
