import { expect, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { everything, necessaryOnly, type Settings } from '#app/domain/consent/categories.ts';
import { consentKey, recordOf } from '#app/domain/consent/record.ts';
import { memoryInterval } from '#app/domain/system/monitoring.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { denyStorage } from '../support/denied-storage.ts';
import { firstShort } from '../support/first-short.ts';
import {
  expectHydrated,
  holdScripts,
  hydrate,
  open,
  openWithStoppedClock,
  test,
} from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { headerOf } from '../support/site-header.ts';
import { beforeLaunch } from '../support/sites.ts';
import { unknownPath } from '../support/unknown-path.ts';

const { debug: words } = contentOf('fr');
const key = 'iluma-system';

const panelOf = (page: Page, language: Language = 'fr') =>
  page.getByRole('complementary', { name: contentOf(language).debug.title });
const chatButton = (page: Page) =>
  page.getByRole('button', { name: contentOf('fr').shell.widgets.chat });
const listOf = (panel: Locator, kind: keyof typeof words.lists) =>
  panel.getByRole('region', { name: words.lists[kind] });
const clearing = (list: Locator) => list.getByRole('button', { name: words.clear, exact: true });
const switchOf = (panel: Locator, feature: Exclude<keyof typeof words.features, 'title'>) =>
  panel.getByRole('checkbox', { name: words.features[feature] });

/** A name followed by its figure, in reading order. */
const figure = (name: string, value: string | number) => new RegExp(`${name}\\s?${value}(?!\\d)`);

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Stores a consent choice before the banner asks. */
function refuseConsent(page: Page): Promise<unknown> {
  const record = JSON.stringify(recordOf(necessaryOnly, Date.now(), 'journey'));
  return page.addInitScript(
    ([name, value]) => {
      try {
        localStorage.setItem(name, value);
      } catch {
        // Storage denied on purpose.
      }
    },
    [consentKey, record] as const,
  );
}

/** Opens the home page with the debug panel. */
async function debug(page: Page, address = '/fr?debug=1'): Promise<Locator> {
  await refuseConsent(page);
  await open(page, address);
  const panel = panelOf(page);
  await expect(panel).toContainText(words.reset);
  return panel;
}

test.describe('the panel', () => {
  test('the debug panel loads only after ?debug=1, then shows on every page until ?debug=0', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const asked = () => scripts.filter((url) => /debug-panel|words\/.*debug/.test(url));
    await open(page, '/fr');
    await page.waitForLoadState('networkidle');
    await expect(panelOf(page)).toHaveCount(0);
    expect(asked()).toEqual([]);

    await debug(page);
    expect(asked()).not.toEqual([]);
    await open(page, '/fr');
    await expect(panelOf(page)).toBeVisible();
    await open(page, `/fr${unknownPath}`);
    await expect(panelOf(page)).toBeVisible();
    await open(page, '/en');
    await expect(panelOf(page, 'en')).toBeVisible();

    await open(page, '/fr?debug=0');
    await expect(panelOf(page)).toHaveCount(0);
    await open(page, '/fr');
    await expect(panelOf(page)).toHaveCount(0);
  });

  for (const language of languages) {
    test(
      `the debug panel reports no problems, the load time and the interactions: ${language}`,
      eachLanguage(language),
      async ({ page }) => {
        const copy = contentOf(language).debug;
        await open(page, `/${language}?debug=1`);
        const panel = panelOf(page, language);
        await expect(panel.getByText(copy.operational, { exact: true })).toBeVisible();
        await expect(panel).toContainText(figure(copy.loadTime, '[\\d.,]+\\ss'));
        await expect(panel).toContainText(figure(copy.activity.userInteractions, 0));
        await page.getByRole('heading', { level: 1 }).click();
        await expect(panel).toContainText(figure(copy.activity.userInteractions, 1));
      },
    );
  }

  test('the debug panel works by keyboard: Escape collapses it, and it keeps the focus', async ({
    page,
  }) => {
    const panel = await debug(page);
    await switchOf(panel, 'debugMode').focus();
    await page.keyboard.press('Escape');
    await expect(switchOf(panel, 'debugMode')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(switchOf(panel, 'debugMode')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(switchOf(panel, 'chatbotEnabled')).toBeFocused();
  });

  for (const [width, details] of firstShort([390, 320])) {
    test(
      `the debug panel never covers the floating buttons, open or collapsed: ${width} px`,
      details,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        const panel = await debug(page);
        const title = panel.getByText(words.title, { exact: true });
        const floating = [
          chatButton(page),
          page.getByRole('button', {
            name: contentOf('fr').shell.widgets.accessibility,
            exact: true,
          }),
        ];
        for (const state of ['open', 'collapsed']) {
          if (state === 'collapsed') await title.click();
          const box = await panel.getByRole('group').boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
          expect(box?.y).toBeGreaterThan(60);
          for (const button of floating) await button.click({ trial: true });
        }
      },
    );
  }

  test(
    'the debug panel has no axe violation while it lists a warning',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await useMemory(page, 0.9);
      const panel = await debug(page);
      await page.clock.runFor(memoryInterval);
      await expect(listOf(panel, 'warning')).toBeVisible();
      await expectNoViolationInContrasts(page, { inside: 'aside' });
    },
  );
});

test.describe('errors', () => {
  test.use({ faults: ['panne voulue', 'refus voulu'] });

  test(
    'uncaught errors are listed by kind, and each list can be cleared',
    { tag: '@smoke' },
    async ({ page }) => {
      const panel = await debug(page);
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('panne voulue');
        });
        void Promise.reject(new Error('refus voulu'));
      });
      const errors = listOf(panel, 'script');
      const rejections = listOf(panel, 'rejection');
      await expect(errors.getByRole('listitem')).toHaveText(/^Error: panne voulue/);
      await expect(rejections.getByRole('listitem')).toHaveText(/^Error: refus voulu/);
      await expect(panel.getByText(words.operational)).toBeHidden();
      // On a busy machine the page itself may have loaded too slowly.
      const slowness = listOf(panel, 'warning');
      if ((await slowness.count()) > 0) await clearing(slowness).press('Enter');
      await expect(panel).toContainText('2 signalements');

      await clearing(errors).press('Enter');
      await expect(errors).toHaveCount(0);
      await expect(rejections).toBeVisible();
      await expect(panel.locator('summary')).toBeFocused();
      await clearing(rejections).press('Enter');
      await expect(rejections).toHaveCount(0);
      await expect(panel.getByText(words.operational)).toBeVisible();
    },
  );

  test('errors before the observers load are captured (SYS-16, SYS-17)', async ({ page }) => {
    await refuseConsent(page);
    const release = await holdScripts(page);
    await page.goto('/fr?debug=1');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('panne voulue');
      });
      void Promise.reject(new Error('refus voulu'));
    });
    release();
    const panel = panelOf(page);
    await expect(listOf(panel, 'script').getByRole('listitem')).toHaveText(/^Error: panne voulue/);
    await expect(listOf(panel, 'rejection').getByRole('listitem')).toHaveText(
      /^Error: refus voulu/,
    );
  });

  test('errors in a loop fill one list of at most fifty, newest first', async ({ page }) => {
    const panel = await debug(page);
    await page.evaluate(() => {
      for (let n = 1; n <= 60; n += 1)
        setTimeout(() => {
          throw new Error(`panne voulue ${n}.`);
        });
    });
    const errors = listOf(panel, 'script');
    await expect(errors).toContainText('panne voulue 60.');
    await expect(errors.getByRole('listitem')).toHaveCount(50);
    await expect(errors.getByRole('listitem').first()).toContainText('panne voulue 60.');
    await expect(errors).toContainText(words.older.replace('{count}', '10'));
  });
});

/** Makes the browser report that scripts use this share of their memory limit. */
function useMemory(page: Page, share: number): Promise<unknown> {
  return page.addInitScript((used) => {
    Object.defineProperty(performance, 'memory', {
      get: () => ({ usedJSHeapSize: used * 1000, jsHeapSizeLimit: 1000 }),
    });
  }, share);
}

test.describe('warnings', () => {
  test('memory above 80 %, checked every 30 s, causes a warning', async ({ page }) => {
    await page.clock.install();
    await useMemory(page, 0.905);
    await openWithStoppedClock(page, '/fr?debug=1');
    const panel = panelOf(page);
    const warnings = listOf(panel, 'warning');
    await expect(panel.getByText(words.operational)).toBeVisible();
    await page.clock.runFor(memoryInterval - 5000);
    await expect(warnings).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(warnings.getByRole('listitem')).toHaveText(/90,5\s%.*80\s%/);
    await clearing(warnings).click();
    await expect(warnings).toHaveCount(0);
    await page.clock.runFor(memoryInterval);
    await expect(warnings).toBeVisible();
  });

  test('memory at 80 % causes no warning', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    await useMemory(page, 0.8);
    await openWithStoppedClock(page, '/fr?debug=1');
    await page.clock.runFor(memoryInterval * 3);
    await expect(panelOf(page).getByText(words.operational)).toBeVisible();
  });

  test(
    'a page that takes three seconds on a slow network causes a warning',
    { tag: '@long' },
    async ({ page }) => {
      const network = await page.context().newCDPSession(page);
      const delayBy = (latency: number) =>
        network.send('Network.emulateNetworkConditions', {
          offline: false,
          latency,
          downloadThroughput: -1,
          uploadThroughput: -1,
        });
      await network.send('Network.enable');
      await delayBy(3100);
      await page.goto('/fr?debug=1', { waitUntil: 'commit' });
      await delayBy(0);
      // No key or click, since the first one ends the measurement of the largest paint.
      await expectHydrated(page);
      const warnings = listOf(panelOf(page), 'warning').getByRole('listitem');
      await expect(warnings.filter({ hasText: 'Page chargée en' })).toContainText(/3\ss/);
      await expect(warnings.filter({ hasText: 'Plus grand élément' })).toContainText(/2,5\ss/);
    },
  );
});

test(
  'web vitals are measured: lcp, inp, cls, fcp, fid and ttfb (SYS-24)',
  { tag: '@smoke' },
  async ({ page }) => {
    // Hydrated without a key or click, since the first one ends the measurement of the largest paint.
    await page.goto('/fr?debug=1');
    await expectHydrated(page);
    const panel = panelOf(page);
    await expect(panel).toContainText(figure('LCP', '[\\d\\s]+ms'));
    await expect(panel).toContainText(figure('INP', words.notMeasured));
    await page.getByRole('heading', { level: 1 }).click();
    for (const name of ['LCP', 'INP', 'FCP', 'FID', 'TTFB'])
      await expect(panel).toContainText(figure(name, '[\\d\\s]+ms'));
    await expect(panel).toContainText(figure('CLS', '0(,\\d+)?'));
  },
);

test.describe('counters', () => {
  test('page views count navigations, conversions count forms, and a click does not re-render', async ({
    page,
  }) => {
    const { activity } = words;
    const panel = await debug(page);
    await expect(panel).toContainText(figure(activity.pageViews, 1));
    await expect(panel).toContainText(figure(activity.conversionEvents, 0));
    const renders = async () => /Rendus du cadre\s?(\d+)/.exec(await panel.innerText())?.[1];
    const before = await renders();
    expect(Number(before)).toBeGreaterThan(0);
    for (let clicks = 1; clicks <= 4; clicks += 1) {
      await page.getByRole('heading', { level: 1 }).click();
      await expect(panel).toContainText(figure(activity.userInteractions, clicks));
    }
    expect(await renders()).toBe(before);

    await page.getByRole('button', { name: contentOf('fr').home.ila.calculate }).press('Enter');
    await expect(panel).toContainText(figure(activity.conversionEvents, 1));

    await panel.getByText(words.title, { exact: true }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'ILUMATCH' }).click();
    await expect(page).toHaveURL('/fr/ilumatch');
    await panel.getByText(words.title, { exact: true }).click();
    await expect(panel).toContainText(figure(activity.pageViews, 2));
    expect(Number(await renders())).toBeGreaterThan(Number(before));
  });
});

test('clicks before React and the observers load are counted once (SYS-27)', async ({ page }) => {
  await refuseConsent(page);
  const release = await holdScripts(page);
  await page.goto('/fr?debug=1');
  await page.getByRole('heading', { level: 1 }).click();
  await chatButton(page).click();
  release();
  const { userInteractions } = words.activity;
  await expect(panelOf(page)).toContainText(figure(userInteractions, 2));
});

test('a form sent repeatedly before React listens counts as one conversion (SYS-27)', async ({
  page,
}) => {
  await refuseConsent(page);
  const release = await holdScripts(page);
  await page.goto('/fr?debug=1');
  const calculate = page.getByRole('button', { name: contentOf('fr').home.ila.calculate });
  await calculate.press('Enter');
  await calculate.press('Enter');
  release();
  const { userInteractions, conversionEvents } = words.activity;
  await expect(panelOf(page)).toContainText(figure(userInteractions, 2));
  await expect(panelOf(page)).toContainText(figure(conversionEvents, 1));
});

test.describe('an invalid form', () => {
  test.use({ failures: /status of 422/ });

  test('an invalid form is not counted as a conversion (SYS-27)', async ({ page }) => {
    const panel = await debug(page, '/fr/contact?debug=1');
    await page.getByRole('button', { name: contentOf('fr').contact.form.send }).press('Enter');
    await expect(
      page.getByRole('textbox', { name: contentOf('fr').contact.form.fields.nom }),
    ).toHaveAttribute('aria-invalid', 'true');
    await expect(panel).toContainText(figure(words.activity.conversionEvents, 0));
  });
});

test.describe('switches', () => {
  test('the chat switch hides and shows the button, on every page and in every tab (CHAT-37)', async ({
    page,
    context,
  }) => {
    const panel = await debug(page);
    const other = await context.newPage();
    await open(other, '/fr');
    await expect(chatButton(other)).toBeVisible();
    await switchOf(panel, 'chatbotEnabled').uncheck();
    await expect(chatButton(page)).toHaveCount(0);
    await expect(chatButton(other)).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await expect(chatButton(page)).toHaveCount(0);
    await switchOf(panelOf(page), 'chatbotEnabled').check();
    await expect(chatButton(page)).toBeVisible();
    await expect(chatButton(other)).toBeVisible();
  });

  test.describe(() => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the animations switch stops and restarts them (SYS-26)', async ({ page }) => {
      const moving = () =>
        page.evaluate(() => {
          const running = document
            .getAnimations()
            .filter(({ playState }) => playState === 'running');
          return [running.length > 0, getComputedStyle(document.documentElement).scrollBehavior];
        });
      const panel = await debug(page);
      expect(await moving()).toEqual([true, 'smooth']);
      await switchOf(panel, 'animationsEnabled').uncheck();
      await expect.poll(moving).toEqual([false, 'auto']);
      await page.reload();
      await hydrate(page);
      await expect.poll(moving).toEqual([false, 'auto']);
      await switchOf(panelOf(page), 'animationsEnabled').check();
      await expect.poll(moving).toEqual([true, 'smooth']);
    });
  });

  test(
    'switching off the three languages hides the choice, and keeps the page’s language (LANG-16)',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/es?debug=1');
      const { banner, copy } = headerOf(page, 'es');
      const choice = banner.getByRole('list', { name: copy.language.label });
      const three = panelOf(page, 'es').getByRole('checkbox', {
        name: contentOf('es').debug.features.trilingualMode,
      });
      await expect(choice).toBeVisible();
      await three.uncheck();
      await expect(choice).toHaveCount(0);

      await open(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(choice).toHaveCount(0);
      await three.check();
      await expect(choice).toBeVisible();
    },
  );

  test('the debug panel’s own switch closes it', { tag: '@long' }, async ({ page }) => {
    const panel = await debug(page);
    await switchOf(panel, 'debugMode').click();
    await expect(panel).toHaveCount(0);
    await open(page, '/fr');
    await expect(panel).toHaveCount(0);
  });

  test(
    'a reset restores every switch, and moves the focus to the page',
    { tag: '@long' },
    async ({ page }) => {
      const panel = await debug(page);
      await switchOf(panel, 'chatbotEnabled').uncheck();
      await panel.getByRole('button', { name: words.reset }).press('Enter');
      await expect(panel).toHaveCount(0);
      await expect(chatButton(page)).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      expect(await stored(page)).toBeNull();

      const again = await debug(page);
      await expect(again).toContainText(figure(words.activity.userInteractions, 0));
    },
  );

  for (const [value, details] of firstShort([
    '{',
    '[]',
    'null',
    '{"debugMode":"1","chatbotEnabled":0}',
    '"x"',
  ])) {
    test(`an unreadable record of switches is ignored: ${value}`, details, async ({ page }) => {
      await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
        key,
        value,
      ] as const);
      await open(page, '/fr');
      await expect(chatButton(page)).toBeVisible();
      await expect(panelOf(page)).toHaveCount(0);
    });
  }

  test('with storage denied, switches last for the page', { tag: '@long' }, async ({ page }) => {
    await denyStorage(page);
    const panel = await debug(page);
    await switchOf(panel, 'chatbotEnabled').uncheck();
    await expect(chatButton(page)).toHaveCount(0);
    await panel.getByText(words.title, { exact: true }).click();
    await headerOf(page)
      .banner.getByRole('link', { name: contentOf('fr').shell.homeLink })
      .click();
    await expect(page).toHaveURL('/fr');
    await expect(chatButton(page)).toHaveCount(0);
    await expect(panel).toBeVisible();
  });
});

test('resource hints name measurement hosts only while consent is granted (PERF-08)', async ({
  page,
}) => {
  const store = (settings: Settings) =>
    page.evaluate(([name, record]) => localStorage.setItem(name, record), [
      consentKey,
      JSON.stringify(recordOf(settings, Date.now(), 'journey')),
    ] as const);
  const hint = page.locator('link[rel="dns-prefetch"][href="https://measures.example"]');
  for (const [settings, count] of [
    [null, 0],
    [necessaryOnly, 0],
    [everything, 1],
    [necessaryOnly, 0],
  ] as const) {
    if (settings) await store(settings);
    await page.goto(`${beforeLaunch}/fr/countdown`);
    await expectHydrated(page);
    await expect(hint).toHaveCount(count);
  }
});
