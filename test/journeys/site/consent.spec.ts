import { expect, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import {
  categoryIds,
  everything,
  necessaryOnly,
  settingsWhere,
} from '#app/domain/consent/categories.ts';
import { bannerDelay, noticeId } from '#app/domain/consent/notice.ts';
import { consentKey, recordOf, type ConsentRecord } from '#app/domain/consent/record.ts';
import { consentDays } from '#app/domain/consent/status.ts';
import { declares, inventoryOf, type Place } from '#app/domain/privacy/storage-inventory.ts';
import { fill } from '#app/i18n/format.ts';
import { languages } from '#app/i18n/languages.ts';
import {
  bannerOf,
  openAndWait,
  openWithPausedClock,
  reloadAndWait,
  storedRecord,
} from '../support/consent-banner.ts';
import { denyStorage } from '../support/denied-storage.ts';
import { firstShort } from '../support/first-short.ts';
import { expectHydrated, open, preventIdle, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { headerOf } from '../support/site-header.ts';
import { launched } from '../support/sites.ts';

test.use({ asksConsent: true });

const day = 86_400_000;

declare global {
  interface Window {
    /** Details of the consent events that this page has received. */
    heard: unknown[];
  }
}

/** Records the event that a choice dispatches, on every page from now on. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    window.heard = [];
    window.addEventListener('iluma:consent-updated', ({ detail }) => window.heard.push(detail));
  });
  return () => page.evaluate(() => window.heard);
}

/** Stores a record, or any text, before a page opens. */
async function keep(page: Page, record: Partial<ConsentRecord> | string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage['kept']) localStorage.setItem(key, text);
      sessionStorage['kept'] = true;
    },
    [consentKey, typeof record === 'string' ? record : JSON.stringify(record)] as const,
  );
}

/** A bounding box in whole pixels. */
async function roundedBox(locator: Locator) {
  const box = await locator.boundingBox();
  return box && Object.fromEntries(Object.entries(box).map(([side, px]) => [side, Math.round(px)]));
}

/** Delays a file until the returned function is called. */
async function holdFile(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the banner appears two seconds after load (CONS-02)', { tag: '@smoke' }, async ({ page }) => {
  const { banner } = bannerOf(page);
  await openWithPausedClock(page, '/fr');
  // The notice is requested after half of the delay.
  await page.clock.runFor(1000);
  await expect(page.locator(`#${noticeId}`)).toBeAttached();
  await page.clock.runFor(999);
  await expect(banner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(banner).toBeVisible();
});

test('a press in a late notice takes effect while the banner’s script is still loading (CONS-04)', async ({
  page,
}) => {
  const { banner, customize, list } = bannerOf(page);
  const asked = await holdFile(page, '**/ask/fr');
  const loaded = await holdFile(page, '**/assets/consent-banner-*.js');
  await openWithPausedClock(page, '/fr');
  const requested = page.waitForRequest(/consent-banner-/);
  await page.clock.runFor(bannerDelay);
  await requested;
  asked();
  await expect(page.locator(`#${noticeId}`)).toBeAttached();
  await page.clock.runFor(bannerDelay);
  await expect(banner).toBeVisible();
  await customize.click();
  loaded();
  await expect(list).toBeVisible();
  await expect(page.locator(`#${noticeId}`)).toHaveCount(0);
});

test('the banner is not printed', async ({ page }) => {
  const { banner } = bannerOf(page);
  await openAndWait(page, '/fr');
  await expect(banner).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
});

for (const [{ answer, settings }, details] of firstShort([
  { answer: 'acceptAll', settings: everything },
  { answer: 'necessaryOnly', settings: necessaryOnly },
] as const)) {
  test(
    `the banner appears after two seconds on a machine that is never idle, and works: ${answer} (CONS-02)`,
    details,
    async ({ page }) => {
      const banner = bannerOf(page);
      await preventIdle(page);
      await page.clock.install({ time: Date.now() });
      await page.clock.pauseAt(Date.now() + 1000);
      await page.goto('/fr');
      // The page has set its timer before it requests the list of routes.
      await expect.poll(() => page.evaluate(() => '__reactRouterManifest' in window)).toBe(true);
      const notice = page.waitForResponse(/\/ask\/fr$/);
      await page.clock.runFor(1000);
      await notice;
      await expect(page.locator('#consent')).toBeAttached();
      await page.clock.runFor(999);
      await expect(banner.banner).toBeHidden();
      await page.clock.runFor(1);
      await expect(banner.banner).toBeVisible();
      await expect(page.locator('script[type=module]')).toHaveCount(0);
      await page.clock.resume();
      await banner[answer].click();
      await expect.poll(async () => (await storedRecord(page))?.settings).toEqual(settings);
      await expect(banner.banner).toHaveCount(0);
    },
  );
}

test('the banner spans the bottom of every page, and leaves the page usable (CONS-01)', async ({
  page,
}) => {
  for (const address of ['/fr', '/en/cookies', '/es/mentions-legales', '/fr/nulle-part']) {
    const { banner } = bannerOf(page, address.slice(1, 3) as 'fr');
    await openAndWait(page, address);
    await expect(banner).toBeVisible();
    const { x, y, width, height } = (await banner.boundingBox()) ?? {
      x: 1,
      y: 0,
      width: 0,
      height: 0,
    };
    expect([x, Math.round(y + height), width]).toEqual([0, 900, 1440]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
  }
});

const choices = [
  { name: 'accept all', settings: everything, turned: [] },
  { name: 'necessary only', settings: necessaryOnly, turned: [] },
  { name: 'save', settings: necessaryOnly, turned: [] },
  {
    name: 'save',
    settings: settingsWhere((id) => id === 'analytics' || id === 'functional'),
    turned: ['analytics', 'functional'],
  },
  { name: 'save', settings: everything, turned: categoryIds.slice(1) },
] as const;

for (const [{ name, settings, turned }, details] of firstShort(choices, 3)) {
  test(
    `${name} ${turned.join(', ')} closes the banner, stores the choice and announces it (CONS-07 to CONS-15)`,
    details,
    async ({ page }) => {
      const heard = await listen(page);
      const {
        copy,
        banner,
        customize,
        save,
        switches,
        acceptAll,
        necessaryOnly: refuse,
      } = bannerOf(page);
      await openAndWait(page, '/fr');
      if (name === 'save') {
        await customize.click();
        for (const id of turned) await switches[categoryIds.indexOf(id)]?.click();
        await save.click();
      } else await (name === 'accept all' ? acceptAll : refuse).click();
      await expect(banner).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: copy.done })).toHaveCount(1);

      const record = await storedRecord(page);
      const { now, userAgent, keys } = await page.evaluate(() => ({
        now: new Date().toISOString(),
        userAgent: navigator.userAgent,
        keys: Object.keys(localStorage).filter((key) => key.includes('consent')),
      }));
      expect(record).toEqual({ settings, timestamp: now, version: '1.0', userAgent });
      expect(keys).toEqual([consentKey]);
      expect(await heard()).toEqual([record]);

      await reloadAndWait(page);
      await expect(banner).toHaveCount(0);
      expect(await storedRecord(page)).toEqual(record);
      expect(await heard()).toEqual([]);
    },
  );
}

test('the category list opens and closes, with the necessary one of five locked (CONS-04 to CONS-06)', async ({
  page,
}) => {
  const { customize, list, switches } = bannerOf(page);
  await openAndWait(page, '/fr');
  await expect(customize).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toHaveCount(0);
  await customize.click();
  await expect(customize).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('checkbox')).toHaveCount(5);
  const [necessary, ...others] = switches;
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  for (const one of others) await expect(one).not.toBeChecked();
  await customize.click();
  await expect(list).toHaveCount(0);
});

for (const language of languages) {
  for (const width of [1440, 390, 320]) {
    test(
      `the accept and refuse buttons look the same: ${language}, ${width} px`,
      eachLanguage(language),
      async ({ page }) => {
        const { acceptAll, necessaryOnly: refuse, customize, save } = bannerOf(page, language);
        await page.setViewportSize({ width, height: 844 });
        await openAndWait(page, `/${language}`);
        await customize.click();
        await page.mouse.move(1, 200);
        const looks = [acceptAll, refuse, save].map(async (button) => {
          const box = await button.boundingBox();
          const style = await button.evaluate((element) => {
            const { color, backgroundColor, borderColor, font, padding } =
              getComputedStyle(element);
            return { color, backgroundColor, borderColor, font, padding };
          });
          return { width: box?.width, height: box?.height, ...style };
        });
        const [first, second, third] = await Promise.all(looks);
        expect(second).toEqual(first);
        expect(third).toEqual(first);
        expect(first?.height).toBeGreaterThanOrEqual(44);
      },
    );
  }
}

for (const language of languages) {
  test(
    `the banner takes at most a third of a phone, and floating buttons shrink: ${language}`,
    eachLanguage(language),
    async ({ page }) => {
      const { banner } = bannerOf(page, language);
      await page.setViewportSize({ width: 390, height: 844 });
      await openAndWait(page, `/${language}`);
      await expect(banner).toBeVisible();
      const { height = Infinity } = (await banner.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(844 / 3);
      for (const button of await page.locator('.float-button').all()) {
        await expect.poll(async () => (await button.boundingBox())?.width).toBeLessThanOrEqual(25);
      }
    },
  );
}

test('floating buttons stay round above the banner where the page’s margins have room', async ({
  page,
}) => {
  const { banner } = bannerOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAndWait(page, '/fr');
  await expect(banner).toBeVisible();
  const { y: top = 0 } = (await banner.boundingBox()) ?? {};
  for (const [name, x] of [
    ['Réglages d’accessibilité', 16],
    ['Ouvrir l’assistant', 1440 - 16 - 52],
  ] as const) {
    const place = { x, y: Math.round(top) - 16 - 52, width: 52, height: 52 };
    await expect.poll(() => roundedBox(page.getByRole('button', { name }))).toEqual(place);
  }
});

test('on a phone, the notice draws the floating buttons in before the page’s styles are loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without an answer: the notice is shown before a visitor's first touch, which loads the sheet.
  await page.route(/\/assets\/app-[^/]*\.css$/, () => undefined);
  await page.goto('/fr');
  await expect(bannerOf(page).banner).toBeVisible();
  for (const widget of ['accessibility', 'chat']) {
    const button = page.locator(`.float-button[data-widget="${widget}"]`);
    await expect.poll(async () => Math.round((await button.boundingBox())?.width ?? 0)).toBe(24);
  }
});

test('floating buttons stay above the banner, and it never covers the focus', async ({ page }) => {
  const { banner, acceptAll } = bannerOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndWait(page, '/fr');
  await expect(banner).toBeVisible();
  for (const name of ['Réglages d’accessibilité', 'Ouvrir l’assistant']) {
    const button = page.getByRole('button', { name });
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([button.boundingBox(), banner.boundingBox()]);
        return (above?.y ?? 0) + (above?.height ?? 0) <= (below?.y ?? 0);
      })
      .toBe(true);
  }
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect
    .poll(async () => {
      const [link, bar] = await Promise.all([last.boundingBox(), banner.boundingBox()]);
      return (link?.y ?? 0) + (link?.height ?? 0) <= (bar?.y ?? 0);
    })
    .toBe(true);
  await acceptAll.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [answer, details] of firstShort(['acceptAll', 'necessaryOnly', 'save'])) {
  test(`answering a notice moves the focus to the page: ${answer}`, details, async ({ page }) => {
    const banner = bannerOf(page);
    await openWithPausedClock(page, '/fr');
    await page.clock.runFor(bannerDelay / 2);
    await expect(page.locator(`#${noticeId}`)).toBeAttached();
    await page.clock.runFor(bannerDelay / 2);
    if (answer === 'save') await banner.customize.press('Enter');
    await banner[answer].press('Enter');
    await expect(banner.banner).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('the banner reserves space at the page’s end, and does not scroll the page', async ({
  page,
}) => {
  const { banner, customize, list } = bannerOf(page);
  await openAndWait(page, '/fr');
  await expect(banner).toBeVisible();
  await customize.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 100_000);
  const last = page.getByRole('contentinfo').getByText('©');
  await expect
    .poll(async () => {
      const [line, bar] = await Promise.all([last.boundingBox(), banner.boundingBox()]);
      return (line?.y ?? 0) + (line?.height ?? 0) <= (bar?.y ?? 0);
    })
    .toBe(true);
});

test('Global Privacy Control is mentioned and turns everything off, but can be overridden', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const { banner, copy, customize, switches, acceptAll } = bannerOf(page);
  await openAndWait(page, '/fr');
  await expect(banner).toContainText(copy.privacyControl);
  await customize.click();
  for (const one of switches.slice(1)) await expect(one).not.toBeChecked();
  await acceptAll.click();
  expect((await storedRecord(page))?.settings).toEqual(everything);
});

test('the banner does not mention Global Privacy Control without its signal', async ({ page }) => {
  const { banner, copy } = bannerOf(page);
  await openAndWait(page, '/fr');
  await expect(banner).not.toContainText(copy.privacyControl);
});

const recent = () => recordOf(everything, Date.now() - day, 'a browser');

for (const [[name, record, said], details] of firstShort(
  [
    ['an older version', { ...recent(), version: '0.9' }, /ont changé depuis votre choix/],
    [
      'more than six months',
      recordOf(everything, Date.now() - consentDays * day, ''),
      /plus de six mois/,
    ],
    ['text that is not JSON', '{', null],
    ['an empty string', '', null],
    ['markup', '"<script>alert(1)</script>"', null],
    ['an incomplete record', { settings: everything }, null],
    [
      'settings that are not booleans',
      { ...recent(), settings: { necessary: 'yes' } as never },
      null,
    ],
    ['an invalid timestamp', { ...recent(), timestamp: 'hier' }, null],
  ] as const,
  3,
)) {
  test(
    `a browser that stored ${name} is asked again, with nothing granted`,
    details,
    async ({ page }) => {
      const { banner, customize, switches, necessaryOnly: refuse } = bannerOf(page);
      await keep(page, record);
      await openAndWait(page, '/fr');
      await expect(banner).toBeVisible();
      if (said) await expect(banner).toContainText(said);
      else await expect(banner).not.toContainText('Nous vous reposons');
      await customize.click();
      for (const one of switches.slice(1)) await expect(one).not.toBeChecked();
      await refuse.click();
      await reloadAndWait(page);
      await expect(banner).toHaveCount(0);
    },
  );
}

test(
  'a consent choice is valid until the last day of its six months',
  { tag: '@long' },
  async ({ page }) => {
    await keep(page, recordOf(necessaryOnly, Date.now() - (consentDays - 1) * day, ''));
    await openAndWait(page, '/fr');
    await expect(bannerOf(page).banner).toHaveCount(0);
  },
);

test(
  'with storage denied, the consent choice lasts for the page and the banner says so',
  { tag: '@long' },
  async ({ page }) => {
    await denyStorage(page);
    const heard = await listen(page);
    const { banner, copy, acceptAll } = bannerOf(page);
    await openAndWait(page, '/fr');
    await acceptAll.click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: copy.notKept })).toHaveCount(1);
    expect(await heard()).toHaveLength(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByText(contentOf('fr').cookies.choice.status.accepted)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(banner).toHaveCount(0);
    await page.reload();
    await page.keyboard.press('Shift');
    await expect(page.getByText(contentOf('fr').cookies.choice.status.none)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(banner).toBeVisible();
  },
);

test('answering in one tab closes the banner in the other', async ({ page }) => {
  const other = await page.context().newPage();
  const [mine, theirs] = [bannerOf(page), bannerOf(other, 'en')];
  await openAndWait(page, '/fr');
  await openAndWait(other, '/en');
  await expect(mine.banner).toBeVisible();
  await expect(theirs.banner).toBeVisible();
  await mine.necessaryOnly.click();
  await expect(theirs.banner).toHaveCount(0);
});

/** Every key that this visit has stored in the browser. */
async function kept(page: Page): Promise<{ place: Place; key: string }[]> {
  const cookies = await page.context().cookies();
  const areas = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  return [
    ...areas.local.map((key) => ({ place: 'local' as const, key })),
    ...areas.session.map((key) => ({ place: 'session' as const, key })),
    ...cookies.map(({ name }) => ({ place: 'cookie' as const, key: name })),
  ];
}

for (const [choice, details] of firstShort(['acceptAll', 'none', 'necessaryOnly'], 1, '@smoke')) {
  test(
    `only declared and granted keys are stored, and no other host is contacted: ${choice}`,
    details,
    async ({ page }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      const banner = bannerOf(page);
      await openAndWait(page, '/');
      if (choice !== 'none') await banner[choice].click();
      // A visit: a language, the panels, another page, a form, a reload.
      await headerOf(page).switchTo('es').click();
      await headerOf(page, 'es').switchTo('fr').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.getByRole('button', { name: 'Réglages d’accessibilité' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await page.keyboard.press('Shift');
      await page.clock.runFor(60_000);

      const settings = choice === 'acceptAll' ? everything : necessaryOnly;
      const allowed = inventoryOf(false).filter(({ category }) => settings[category]);
      const found = await kept(page);
      const undeclared = found.filter(
        ({ place, key }) => !allowed.some((entry) => declares(entry, place, key)),
      );
      expect(undeclared).toEqual([]);
      expect(found).toContainEqual({ place: 'cookie', key: 'iluma-language' });
      expect([...hosts]).toEqual([launched]);
    },
  );
}

for (const [choice, details] of firstShort(['acceptAll', 'necessaryOnly'])) {
  test(
    `measurements are sent and the hub’s sector is stored only with consent: ${choice}`,
    details,
    async ({ page }) => {
      const isGranted = choice === 'acceptAll';
      const copy = contentOf('fr').hub;
      await openAndWait(page, '/fr/hub?secteur=health');
      await bannerOf(page)[choice].click();
      await expect.poll(() => storedRecord(page)).not.toBeNull();
      await page.getByRole('main').getByRole('combobox').nth(1).selectOption('beauty');
      await expect(page).toHaveURL(/beauty/);
      // The URL changes before the choice is stored.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('iluma-sector')))
        .toBe(isGranted ? '"beauty"' : null);
      await page.goto('/fr/hub');
      await page.keyboard.press('Shift');
      await expectHydrated(page);
      const again = page.getByRole('link', {
        name: fill(copy.lastSector, { sector: copy.sectors.beauty }),
      });
      await expect(again).toHaveCount(isGranted ? 1 : 0);
      const answers = await leave(page);
      expect(answers).toEqual(isGranted ? [204] : []);
    },
  );
}

/** Hides the page, and returns the status of each response to its beacons. */
function leave(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const answers: Promise<Response>[] = [];
    navigator.sendBeacon = (address, body) => {
      answers.push(fetch(address, { method: 'POST', body: body ?? null }));
      return true;
    };
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    return (await Promise.all(answers)).map(({ status }) => status);
  });
}

test(
  'a page whose scripts are still loading stores nothing',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/fr', { waitUntil: 'domcontentloaded' });
    const before = await kept(page);
    expect(before).toEqual([]);
    await open(page, '/fr');
  },
);
