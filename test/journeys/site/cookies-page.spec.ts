import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { everything, necessaryOnly, settingsWhere } from '#app/domain/consent/categories.ts';
import { consentKey, recordOf } from '#app/domain/consent/record.ts';
import { inventoryOf, type Purpose } from '#app/domain/privacy/storage-inventory.ts';
import { fill } from '#app/i18n/format.ts';
import { languages } from '#app/i18n/languages.ts';
import { bannerOf, storedRecord } from '../support/consent-banner.ts';
import { expectHydrated, preventIdle, open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { tagUrl, withTag } from '../support/sites.ts';

const { choice } = contentOf('fr').cookies;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Stores a consent to everything, and data that it allows. */
async function acceptEarlier(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, record]) => {
      if (sessionStorage['accepted']) return;
      sessionStorage['accepted'] = true;
      localStorage[key] = record;
      localStorage['iluma-ila'] = '{"step":2}';
      localStorage['iluma-accessibility'] = '{}';
      document.cookie = '_ga=GA1.1.1; path=/';
      document.cookie = '_gcl_au=1; path=/';
    },
    [consentKey, JSON.stringify(recordOf(everything, Date.now(), 'Essai/1.0'))] as const,
  );
}

test('the cookie page shows the current choice, with its receipt', async ({ page }) => {
  await acceptEarlier(page);
  await open(page, '/fr/cookies');
  await expect(main(page).getByText(choice.status.accepted)).toBeVisible();
  await expect(main(page).getByText('Essai/1.0')).toBeVisible();
  const record = await storedRecord(page);
  await expect(main(page).locator(`time[datetime="${record?.timestamp}"]`)).toBeVisible();
});

test(
  'the cookie page withdraws consent in one click, and deletes the data it had allowed',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await acceptEarlier(page);
    await open(page, '/fr/cookies');
    await button(page, choice.withdraw).click();
    await expect(main(page).getByText(choice.status.refused)).toBeVisible();
    await expect(main(page).getByRole('status')).toHaveText(choice.saved);
    expect((await storedRecord(page))?.settings).toEqual(necessaryOnly);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toContain('iluma-accessibility');
    expect(keys).not.toContain('iluma-ila');
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name.startsWith('_'))).toEqual([]);
  },
);

test('the cookie page changes one category at a time', async ({ page }) => {
  await open(page, '/fr/cookies');
  const { analytics } = contentOf('fr').consent.categories;
  await main(page).getByRole('checkbox', { name: analytics.name }).check();
  await expect(main(page).getByText(choice.status.refused)).toBeVisible();
  await button(page, choice.save).click();
  await expect(
    main(page).getByText(fill(choice.status.some, { categories: analytics.name })),
  ).toBeVisible();
  expect((await storedRecord(page))?.settings).toEqual(settingsWhere((id) => id === 'analytics'));
});

test('the cookie page reopens the banner with the current choice, and moves focus there and back', async ({
  page,
}) => {
  const { banner, copy, switches } = bannerOf(page);
  await acceptEarlier(page);
  await open(page, '/fr/cookies');
  const before = await storedRecord(page);
  await button(page, choice.reopen).press('Enter');
  await expect(banner.getByRole('heading', { name: copy.title })).toBeFocused();
  for (const one of switches) await expect(one).toBeChecked();
  await banner.getByRole('button', { name: copy.close }).press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(button(page, choice.reopen)).toBeFocused();
  expect(await storedRecord(page)).toEqual(before);
});

test('the cookie page follows a choice made in another tab', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/fr/cookies');
  await open(other, '/en/cookies');
  await button(other, contentOf('en').cookies.choice.acceptAll).click();
  await expect(main(page).getByText(choice.status.accepted)).toBeVisible();
});

test('a button of the cookie page pressed before hydration takes effect', async ({ page }) => {
  await preventIdle(page);
  await acceptEarlier(page);
  await page.goto('/fr/cookies');
  await button(page, choice.withdraw).click();
  await expectHydrated(page);
  await expect(main(page).getByText(choice.status.refused)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(
      `the cookie page lists every key with its purpose, and offers no choice: ${language}`,
      eachLanguage(language),
      async ({ page }) => {
        const copy = contentOf(language).cookies;
        await page.goto(`/${language}/cookies`);
        await expect(main(page).getByText(copy.choice.withoutScripts)).toBeVisible();
        const byPurpose = Object.entries(
          Object.groupBy(inventoryOf(false), (entry) => entry.purpose),
        );
        for (const [purpose, entries] of byPurpose) {
          const listed = main(page)
            .getByRole('listitem')
            .filter({ hasText: copy.keys.purposes[purpose as Purpose] });
          const keys = listed.getByText(/^(?:__Host-)?(?:iluma|remix|react)-\S+$/);
          await expect(keys).toHaveText(entries.map(({ key }) => key));
        }
        await expect(main(page).getByRole('checkbox')).toHaveCount(0);
      },
    );
  }
});

test.describe('with a tag configured', () => {
  test.use({ asksConsent: true, allowedOrigins: [new URL(tagUrl).origin] });

  /** Replaces the tag's host: the script sets a cookie and requests its own host, as tags do. */
  async function answerTag(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.context().route(`${new URL(tagUrl).origin}/**`, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: "document.cookie='_ga=1; path=/';new Image().src='https://tags.example/hit'",
      });
    });
    return asked;
  }

  /** The commands that the page has queued for the tag. */
  const told = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
    );

  test('a configured tag gets its consent signals, and is not requested before consent', async ({
    page,
  }) => {
    const asked = await answerTag(page);
    const { necessaryOnly: refuse } = bannerOf(page);
    await open(page, `${withTag}/fr`);
    await expect(bannerOf(page).banner).toBeVisible();
    expect((await told(page)).map(([, kind]) => kind)).toEqual(['default']);
    await refuse.click();
    await expect
      .poll(async () => (await told(page)).map(([, kind]) => kind))
      .toEqual(['default', 'update']);
    await page.reload();
    await page.keyboard.press('Shift');
    await expect
      .poll(async () => (await told(page)).map(([, kind]) => kind))
      .toEqual(['default', 'update']);
    expect(asked).toEqual([]);
  });

  test('a configured tag is requested with consent, and removed with its cookies on withdrawal', async ({
    page,
    context,
  }) => {
    const asked = await answerTag(page);
    const gaCookies = async () => (await context.cookies()).filter(({ name }) => name === '_ga');
    await open(page, `${withTag}/fr/cookies`);
    await expect(main(page).getByText('_ga*')).toBeVisible();
    await button(page, choice.acceptAll).click();
    await expect.poll(() => asked).toEqual([tagUrl, 'https://tags.example/hit']);
    const signals = await told(page);
    expect(signals[0]?.slice(0, 2)).toEqual(['consent', 'default']);
    const update = signals.find(([, kind]) => kind === 'update')?.[2];
    expect(Object.values(update as object)).toEqual(Array.from({ length: 7 }, () => 'granted'));
    expect(await gaCookies()).toHaveLength(1);

    const reloaded = page.waitForEvent('load');
    await button(page, choice.withdraw).click();
    await reloaded;
    await page.keyboard.press('Shift');
    await expect(main(page).getByText(choice.status.refused)).toBeVisible();
    expect(await gaCookies()).toEqual([]);
    expect(asked).toHaveLength(2);
  });
});
