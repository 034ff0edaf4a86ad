import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { prefixes } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { firstShort } from '../support/first-short.ts';
import { openWithStoppedClock, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { beforeLaunch, launched } from '../support/sites.ts';

const year = 365 * 24 * 3600 * 1000;

const timer = (page: Page) => page.getByRole('timer');

/** Days, hours, minutes and seconds as shown on the page. */
async function timeLeft(page: Page): Promise<number[]> {
  const numbers = await timer(page).getByRole('definition').allInnerTexts();
  return numbers.map(Number);
}

const inSeconds = ([days = 0, hours = 0, minutes = 0, seconds = 0]: number[]) =>
  ((days * 24 + hours) * 60 + minutes) * 60 + seconds;

test.describe('before the launch', () => {
  test.use({ baseURL: beforeLaunch });

  for (const [prefix, details] of firstShort(prefixes, 2)) {
    test(
      `the home page redirects to the countdown: ${prefix || '/'}`,
      details,
      async ({ page }) => {
        await page.goto(prefix || '/');
        await expect(page).toHaveURL(`${prefix}/countdown`);
        await expect(timer(page)).toBeVisible();
      },
    );
  }

  test('/home does not redirect', async ({ page }) => {
    await page.goto('/home');
    await expect(page).toHaveURL('/home');
    await expect(page).toHaveTitle(contentOf('fr').home.title);
  });

  for (const language of languages) {
    test(
      `the countdown shows four units: ${language}`,
      eachLanguage(language),
      async ({ page }) => {
        for (const path of ['/countdown', '/lancement']) {
          await page.goto(`/${language}${path}`);
          const left = await timeLeft(page);
          expect(left).toHaveLength(4);
          expect(left[0]).toBeGreaterThan(365);
          const words = Object.values(contentOf(language).countdown.units);
          for (const { one, other } of words)
            await expect(timer(page)).toContainText(new RegExp(`${one}|${other}`));
        }
      },
    );
  }

  test('the countdown shows the time left to the launch', async ({ page, request }) => {
    const response = await request.get('/fr/countdown');
    expect(response.headers()['cache-control']).toBe('no-store');
    await page.goto('/fr/countdown');
    const days = (await timeLeft(page))[0];
    // playwright.config.ts puts the launch three years after the start of the server.
    expect(days).toBe(3 * 365 - 1);
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the countdown ticks once a second', async ({ page }) => {
      await openWithStoppedClock(page, '/fr/countdown');
      let before = inSeconds(await timeLeft(page));
      for (let tick = 0; tick < 70; tick += 1) {
        await page.clock.runFor(1000);
        await expect.poll(async () => inSeconds(await timeLeft(page))).toBe(before - 1);
        before -= 1;
      }
    });
  });

  test.describe('with motion, to the millisecond', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('a figure changes within 100 ms of its second, even an hour later', async ({ page }) => {
      await openWithStoppedClock(page, '/fr/countdown');
      const shown = async () => inSeconds(await timeLeft(page));
      // The moment within a second at which the figure changes.
      const phase = async () => {
        const before = await shown();
        for (let at = 50; at <= 1000; at += 50) {
          await page.clock.runFor(50);
          if ((await shown()) < before) return at;
        }
        throw new Error('the figure does not change within a second');
      };
      await phase();
      const start = await shown();
      for (const seconds of [1, 9, 50, 3540]) {
        // Just before the next change, only whole seconds have been counted.
        await page.clock.runFor(seconds * 1000 - 100);
        const early = await shown();
        await page.clock.runFor(100);
        expect(early - (await shown())).toBe(1);
      }
      expect(start - (await shown())).toBe(3600);
    });
  });

  test(
    'the countdown announces the launch, and goes to the home page after 3 s',
    { tag: '@smoke' },
    async ({ page }) => {
      await openWithStoppedClock(page, '/fr/countdown');
      await page.clock.fastForward(3 * year);
      const message = page.getByRole('heading', { name: contentOf('fr').countdown.launched });
      await expect(message).toBeVisible();
      await expect(timer(page)).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText('-');

      // The server has launched too.
      await page.route(`${beforeLaunch}/**`, async (route) => {
        const url = route.request().url().replace(beforeLaunch, launched);
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await page.clock.runFor(2999);
      await expect(message).toBeVisible();
      await expect(page).toHaveURL('/fr/countdown');
      await page.clock.runFor(1);
      await expect(page).toHaveURL('/fr');
      await expect(page).toHaveTitle(contentOf('fr').home.title);
      await page.goBack();
      await expect(page).not.toHaveURL('/fr/countdown');
    },
  );
});

test.describe('after the launch', () => {
  for (const [path, details] of firstShort([
    '/countdown',
    '/lancement',
    '/en/countdown',
    '/es/lancement',
  ])) {
    test(
      `${path} announces the launch at once, and goes to the home page after 3 s`,
      details,
      async ({ page }) => {
        await openWithStoppedClock(page, path);
        const { prefix, language } = formOf(path);
        const message = page.getByRole('heading', { name: contentOf(language).countdown.launched });
        await expect(message).toBeVisible();
        await expect(timer(page)).toHaveCount(0);
        await page.clock.runFor(3000);
        await expect(page).toHaveURL(prefix || '/');
        await expect(page).toHaveTitle(contentOf(language).home.title);
      },
    );
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the countdown links and redirects to the home page', async ({ page }) => {
      await page.goto('/fr/countdown');
      const { launched: title, goHome } = contentOf('fr').countdown;
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: goHome })).toHaveAttribute('href', '/fr');
      await expect(page).toHaveURL('/fr');
      await expect(page).toHaveTitle(contentOf('fr').home.title);
    });
  });
});

function formOf(path: string) {
  const language = languages.find((one) => path.startsWith(`/${one}/`));
  return { prefix: language ? `/${language}` : '', language: language ?? 'fr' } as const;
}
