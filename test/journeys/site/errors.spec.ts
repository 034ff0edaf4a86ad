import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { hydrate, open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { headerOf } from '../support/site-header.ts';
import { unknownPath } from '../support/unknown-path.ts';

async function expectNotFound(page: Page, language: Language): Promise<void> {
  const copy = contentOf(language).errors;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main).toContainText('404 Not Found');
  await expect(main).toContainText(copy.statuses[404].message);
  await expect(page).toHaveTitle(/404 Not Found/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(headerOf(page, language).navigation).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const language of languages) {
  test(
    `an unknown address shows the error page: ${language}`,
    eachLanguage(language, '@smoke'),
    async ({ page }) => {
      const home = `/${language}`;
      const copy = contentOf(language).errors;
      const response = await page.goto(`${home}${unknownPath}`);
      expect(response?.status()).toBe(404);
      await expectNotFound(page, language);
      await hydrate(page);
      await expectNotFound(page, language);

      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: copy.nearest })).toBeVisible();
      const search = main.getByRole('link', {
        name: copy.searchFor.replace('{term}', 'nulle part'),
      });
      await expect(search).toHaveAttribute('href', `${home}/search?q=nulle%20part`);
      await main.getByRole('link', { name: copy.home }).click();
      await expect(page).toHaveURL(home);
      await expect(page).toHaveTitle(contentOf(language).home.title);
    },
  );
}

test.describe(() => {
  test.use({ refusals: ['/fr/hom'] });

  test('the error page suggests the nearest address first', async ({ page }) => {
    await open(page, '/fr/hom');
    const suggestions = page.getByRole('main').getByRole('listitem').getByRole('link');
    await suggestions.first().click();
    await expect(page).toHaveURL('/fr');
  });
});

test('the error page is entered and left without loading a document', async ({ page }) => {
  await open(page, unknownPath);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: contentOf('fr').errors.home })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(contentOf('fr').home.title);
  await page.goBack();
  await expect(page).toHaveURL(unknownPath);
  await expectNotFound(page, 'fr');
  await headerOf(page).switchTo('es').click();
  await expectNotFound(page, 'es');
  await page.goForward();
  await expect(page).toHaveTitle(contentOf('es').home.title);
  expect(loads).toBe(0);
});

test.describe(() => {
  test.use({ refusals: ['/es/%E0%A4%A'] });

  test('an address that cannot be decoded gets a 400 page in its language', async ({ page }) => {
    const response = await page.goto('/es/%E0%A4%A');
    expect(response?.status()).toBe(400);
    const main = page.getByRole('main');
    await expect(main).toContainText('400 Bad Request');
    await expect(main).toContainText(contentOf('es').errors.statuses[400].message);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await hydrate(page);
    await expect(main).toContainText('400 Bad Request');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the error page links to the home page', async ({ page }) => {
    await page.goto(`/en${unknownPath}`);
    await expectNotFound(page, 'en');
    await page
      .getByRole('main')
      .getByRole('link', { name: contentOf('en').errors.home })
      .click();
    await expect(page).toHaveURL('/en');
  });
});
