import { expect, type Page } from '@playwright/test';
import { errorCopy } from '#app/content/errors/copy.ts';
import { homeCopy } from '#app/content/home/copy.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { hydrate, open, test } from './journey.ts';
import { nobodysPath } from './nobodys-path.ts';
import { headerOf } from './site-header.ts';

async function expectNotFound(page: Page, language: Language): Promise<void> {
  const copy = errorCopy[language];
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
  test(`an address that is nobody's: ${language}`, async ({ page }) => {
    const home = `/${language}`;
    const copy = errorCopy[language];
    const response = await page.goto(`${home}${nobodysPath}`);
    expect(response?.status()).toBe(404);
    await expectNotFound(page, language);
    await hydrate(page);
    await expectNotFound(page, language);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: copy.nearest })).toBeVisible();
    const search = main.getByRole('link', { name: copy.searchFor.replace('{term}', 'nulle part') });
    await expect(search).toHaveAttribute('href', `${home}/search?q=nulle%20part`);
    await main.getByRole('link', { name: copy.home }).click();
    await expect(page).toHaveURL(home);
    await expect(page).toHaveTitle(homeCopy[language].title);
  });
}

test.describe(() => {
  test.use({ refusals: ['/fr/hom'] });

  test('the nearest address is offered first', async ({ page }) => {
    await open(page, '/fr/hom');
    const suggestions = page.getByRole('main').getByRole('listitem').getByRole('link');
    await suggestions.first().click();
    await expect(page).toHaveURL('/fr');
  });
});

test('it is reached and left without loading the page again', async ({ page }) => {
  await open(page, nobodysPath);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('main').getByRole('link', { name: errorCopy.fr.home }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(homeCopy.fr.title);
  await page.goBack();
  await expect(page).toHaveURL(nobodysPath);
  await expectNotFound(page, 'fr');
  await headerOf(page).switchTo('es').click();
  await expectNotFound(page, 'es');
  await page.goForward();
  await expect(page).toHaveTitle(homeCopy.es.title);
  expect(loads).toBe(0);
});

test.describe(() => {
  test.use({ refusals: ['/es/%E0%A4%A'] });

  test('an address that cannot be decoded is refused in its language', async ({ page }) => {
    const response = await page.goto('/es/%E0%A4%A');
    expect(response?.status()).toBe(400);
    const main = page.getByRole('main');
    await expect(main).toContainText('400 Bad Request');
    await expect(main).toContainText(errorCopy.es.statuses[400].message);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await hydrate(page);
    await expect(main).toContainText('400 Bad Request');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address that is nobody’s leads home', async ({ page }) => {
    await page.goto(`/en${nobodysPath}`);
    await expectNotFound(page, 'en');
    await page.getByRole('main').getByRole('link', { name: errorCopy.en.home }).click();
    await expect(page).toHaveURL('/en');
  });
});
