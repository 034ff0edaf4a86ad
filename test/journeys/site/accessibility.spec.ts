import { expect, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import {
  contrasts,
  defaultSettings,
  type AccessibilitySettings,
} from '#app/domain/accessibility/settings.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { denyStorage } from '../support/denied-storage.ts';
import { firstShort } from '../support/first-short.ts';
import { holdScripts, hydrate, open, openWithStoppedClock, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { expectNoViolation } from '../support/page-checks.ts';
import { beforeLaunch } from '../support/sites.ts';

const key = 'iluma-accessibility';

/** The accessibility panel in a language. */
function panelOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).accessibilityPanel;
  const panel = page.getByRole('dialog', { name: copy.title });
  const toggle = (name: keyof typeof copy.switches) =>
    panel.getByRole('switch', { name: copy.switches[name].label });
  return {
    copy,
    panel,
    button: page.getByRole('button', { name: contentOf(language).shell.widgets.accessibility }),
    slider: panel.getByRole('slider', { name: copy.fontSize.label }),
    contrast: (name: keyof typeof copy.contrast.options) =>
      panel.getByRole('radio', { name: copy.contrast.options[name] }),
    toggle,
    reset: panel.getByRole('button', { name: copy.reset }),
  };
}

async function openPanel(page: Page, language: Language = 'fr') {
  const found = panelOf(page, language);
  await found.button.click();
  await expect(found.panel).toBeVisible();
  return found;
}

/** The stored text, or null. */
function stored(page: Page): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
}

/** Opens an address as a visitor with stored settings. */
async function openWith(page: Page, settings: Partial<AccessibilitySettings>, address: string) {
  await keep(page, JSON.stringify(settings));
  await open(page, address);
}

/** Stores a text under the settings' key once, so that what the page writes later persists. */
async function keep(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([name = '', value = '']) => {
      if (sessionStorage.getItem('kept')) return;
      sessionStorage.setItem('kept', 'yes');
      localStorage.setItem(name, value);
    },
    [key, text],
  );
}

const rootSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const running = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

for (const language of ['fr', 'en'] as const) {
  test.describe(`the accessibility panel, ${language}`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test(
      `the button at the bottom left toggles the panel, and gets the focus back (${language})`,
      eachLanguage(language),
      async ({ page }) => {
        await page.goto(`/${language}`);
        const { button, panel, copy } = panelOf(page, language);
        // Before the consent banner appears and raises the button.
        const box = await button.boundingBox();
        expect(box?.x).toBeLessThan(40);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860);
        await hydrate(page);
        await expect(button).toHaveAttribute('aria-expanded', 'false');

        await button.press('Enter');
        await expect(panel.getByRole('heading', { name: copy.title })).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await expect(button).toBeFocused();

        await button.press('Enter');
        await panel.getByRole('button', { name: copy.close }).click();
        await expect(panel).toHaveCount(0);
        await expect(button).toBeFocused();
        await button.click();
        await expect(panel).toBeVisible();
        await button.click();
        await expect(panel).toHaveCount(0);
      },
    );

    test(`the panel shows the defaults, and stores nothing before the first change (${language})`, async ({
      page,
    }) => {
      await open(page, `/${language}`);
      const { slider, contrast, toggle, panel } = await openPanel(page, language);
      await expect(slider).toHaveValue('16');
      await expect(slider).toHaveAttribute('min', '12');
      await expect(slider).toHaveAttribute('max', '24');
      await expect(slider).toHaveAttribute('step', '1');
      await expect(panel.getByRole('radio')).toHaveCount(3);
      await expect(contrast('normal')).toBeChecked();
      await expect(toggle('animations')).toBeChecked();
      await expect(toggle('voiceReader')).not.toBeChecked();
      await expect(toggle('keyboardNav')).toBeChecked();
      await expect(toggle('largeButtons')).not.toBeChecked();
      await expect(toggle('focusHighlight')).toBeChecked();
      expect(await stored(page)).toBeNull();
      await slider.press('ArrowRight');
      expect(await stored(page)).toEqual({ ...defaultSettings, fontSize: 17 });
    });

    test(
      `every setting is stored, applied on the next page and reset (A11Y-10 to A11Y-12; ${language})`,
      eachLanguage(language, '@smoke'),
      async ({ page }) => {
        await open(page, `/${language}`);
        const { slider, contrast, toggle, reset, panel, copy } = await openPanel(page, language);
        await slider.press('End');
        await contrast('inverted').check();
        const names = ['animations', 'keyboardNav', 'largeButtons', 'focusHighlight'] as const;
        for (const name of names) await toggle(name).click();
        const changed = {
          fontSize: 24,
          contrast: 'inverted',
          animations: false,
          voiceReader: false,
          keyboardNav: false,
          largeButtons: true,
          focusHighlight: false,
        };
        expect(await stored(page)).toEqual(changed);
        await page.goto(`/${language}/accessibilite`);
        expect(await rootSize(page)).toBe('24px');
        expect(await background(page)).toBe('rgb(250, 248, 242)');
        await hydrate(page);
        await openPanel(page, language);
        await expect(slider).toHaveValue('24');
        await expect(contrast('inverted')).toBeChecked();
        await expect(toggle('largeButtons')).toBeChecked();

        await reset.click();
        await expect(panel.getByText(copy.isReset)).toBeVisible();
        // Without stored settings, the system's preferences apply again.
        expect(await stored(page)).toBeNull();
        await expect(slider).toHaveValue(String(defaultSettings.fontSize));
        expect(await rootSize(page)).toBe('16px');
        expect(await background(page)).toBe('rgb(8, 11, 26)');
      },
    );
  });
}

test.describe('before the first paint', () => {
  for (const [[address, name], details] of firstShort([
    ['/fr', 'home'],
    ['/accessibilite', 'an address without a language'],
  ])) {
    test(
      `stored settings apply while the scripts are still loading: ${name}`,
      details,
      async ({ page }) => {
        await keep(
          page,
          JSON.stringify({ fontSize: 22, contrast: 'high', animations: false, largeButtons: true }),
        );
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
        expect(await rootSize(page)).toBe('22px');
        expect(await background(page)).toBe('rgb(0, 0, 0)');
        await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
        release();
        await hydrate(page);
        expect(await rootSize(page)).toBe('22px');
        await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
      },
    );
  }

  test('corrupt, outdated and out-of-range settings are corrected', async ({ page }) => {
    await keep(page, '{"fontSize":99,"contrast":"purple","largeButtons":"yes","dyslexia":true}');
    await page.goto('/fr');
    expect(await rootSize(page)).toBe('24px');
    expect(await background(page)).toBe('rgb(8, 11, 26)');
    await hydrate(page);
    const { contrast, toggle } = await openPanel(page);
    await expect(contrast('normal')).toBeChecked();
    await expect(toggle('largeButtons')).not.toBeChecked();
  });

  for (const [text, details] of firstShort(['{"fontSize":', '"high"', 'null', '[1]', ''])) {
    test(
      `stored text that is not a settings record is ignored: ${text || 'empty'}`,
      details,
      async ({ page }) => {
        await keep(page, text);
        await open(page, '/fr');
        expect(await rootSize(page)).toBe('16px');
        const { slider } = await openPanel(page);
        await expect(slider).toHaveValue('16');
      },
    );
  }
});

test.describe('effects', () => {
  test('the text size scales all text, and nothing overflows a phone at 24 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/fr');
    const paragraph = page.getByRole('main').locator('p').first();
    const size = () =>
      paragraph.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    const before = await size();
    const { slider, panel, copy } = await openPanel(page);
    await slider.press('End');
    expect(await rootSize(page)).toBe('24px');
    expect(await size()).toBeGreaterThan(before * 1.3);
    await expect(panel.getByText('24 px')).toBeVisible();
    await panel.getByRole('button', { name: copy.fontSize.larger }).press('Enter');
    await expect(slider).toHaveValue('24');
    expect(await sideways(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toBe(0);
    await expectInside(page, panel);
    await slider.press('Home');
    expect(await rootSize(page)).toBe('12px');
  });

  for (const [[contrast, ground, text], details] of firstShort([
    ['normal', 'rgb(8, 11, 26)', 'rgb(245, 241, 230)'],
    ['high', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    ['inverted', 'rgb(250, 248, 242)', 'rgb(16, 20, 43)'],
  ])) {
    test(
      `contrast ${contrast} sets its colours, and the panel has no axe violation`,
      details,
      async ({ page }) => {
        await openWith(page, { contrast: contrast === 'high' ? 'normal' : 'high' }, '/en');
        const { contrast: radio, slider, panel } = await openPanel(page, 'en');
        await radio(contrast).check();
        expect(await background(page)).toBe(ground);
        await expect(page.locator('body')).toHaveCSS('color', text);
        await expectNoViolation(page, { inside: 'dialog' });
        await slider.press('End');
        await expectNoViolation(page, { inside: 'dialog' });
        await expect(panel).toBeVisible();
      },
    );
  }

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('switching animations off stops all motion, and switching them on restarts it', async ({
      page,
    }) => {
      await open(page, '/fr');
      expect(await running(page)).toBeGreaterThan(3);
      const { toggle } = await openPanel(page);
      await toggle('animations').click();
      await expect.poll(() => running(page)).toBe(0);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      await toggle('animations').click();
      await expect.poll(() => running(page)).toBeGreaterThan(3);
    });

    test(
      'the countdown advances once a minute without animations, and says why',
      { tag: '@long' },
      async ({ page }) => {
        await keep(page, JSON.stringify({ animations: false }));
        await openWithStoppedClock(page, `${beforeLaunch}/fr/countdown`);
        await expect(page.getByText(contentOf('fr').countdown.still)).toBeVisible();
        const secondsLeft = async () => {
          const figures = await page.getByRole('timer').getByRole('definition').allInnerTexts();
          const [days = 0, hours = 0, minutes = 0, seconds = 0] = figures.map(Number);
          return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
        };
        const shown = new Set([await secondsLeft()]);
        for (let seconds = 0; seconds < 120; seconds += 5) {
          await page.clock.runFor(5000);
          shown.add(await secondsLeft());
        }
        // The figures change on the minute, and the page was opened within one.
        const [first = 0, second = 0, third = second - 60] = shown;
        expect(shown.size).toBeGreaterThan(1);
        expect(shown.size).toBeLessThanOrEqual(3);
        expect(first - second).toBeLessThanOrEqual(61);
        expect(Math.abs(second - third - 60)).toBeLessThanOrEqual(1);
      },
    );
  });

  test('large buttons make every target at least 44 px', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of ['/fr', '/fr/accessibilite', '/en']) {
        await openWith(page, { largeButtons: true, fontSize: 14 }, address);
        expect(await targetsBelow44px(page), `${address} at ${width} px`).toEqual([]);
        expect(await sideways(page)).toBe(0);
      }
    }
  });

  test('the focus ring is 4 px wide when highlighted, otherwise 2 px', async ({ page }) => {
    await open(page, '/fr');
    const { toggle, reset } = await openPanel(page);
    await reset.focus();
    await page.keyboard.press('Shift+Tab');
    const ring = toggle('focusHighlight');
    await expect(ring).toBeFocused();
    await expect(ring).toHaveCSS('outline-width', '4px');
    await page.keyboard.press('Space');
    await expect(ring).toHaveCSS('outline-width', '2px');
    await expect(ring).toHaveCSS('outline-style', 'solid');
  });
});

/** Horizontal overflow of the page, in pixels. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function expectInside(page: Page, locator: Locator): Promise<void> {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  const inner = await locator.evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(inner).toBe(0);
}

/** Targets below 44 px, except links inside a sentence and hidden ones. */
function targetsBelow44px(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, select, input')]
      .filter((node) => node.checkVisibility() && !node.closest('.skip-link'))
      .filter((node) => getComputedStyle(node).display !== 'inline')
      .flatMap((node) => {
        const { width, height } = node.getBoundingClientRect();
        const isSmall = width < 43.99 || height < 43.99;
        return isSmall ? [`${width} by ${height}: ${node.outerHTML.slice(0, 120)}`] : [];
      }),
  );
}

test.describe('system preferences are the initial values', () => {
  test.describe('reduced motion', () => {
    test('a preference for reduced motion turns animations off, and the visitor can turn them on', async ({
      page,
    }) => {
      await open(page, '/fr');
      expect(await running(page)).toBe(0);
      const { toggle } = await openPanel(page);
      await expect(toggle('animations')).not.toBeChecked();
      expect(await stored(page)).toBeNull();
      await toggle('animations').click();
      await expect.poll(() => running(page)).toBeGreaterThan(3);
    });
  });

  for (const [name, options] of [
    ['more contrast', { contrast: 'more' }],
    ['forced colours', { forcedColors: 'active' }],
  ] as const) {
    test.describe(name, () => {
      test.use({ contextOptions: { reducedMotion: 'reduce', ...options } });

      test(`a preference for ${name} sets high contrast until the visitor changes it`, async ({
        page,
      }) => {
        await open(page, '/fr');
        const { contrast } = await openPanel(page);
        await expect(contrast('high')).toBeChecked();
        expect(await stored(page)).toBeNull();
        await contrast('normal').check();
        expect(await stored(page)).toMatchObject({ contrast: 'normal' });
      });
    });
  }
});

test.describe('storage', () => {
  test('two tabs share accessibility settings', { tag: '@long' }, async ({ context, page }) => {
    const other = await context.newPage();
    await open(page, '/fr');
    await open(other, '/en');
    const here = await openPanel(page);
    const there = await openPanel(other, 'en');
    await here.slider.press('End');
    await here.contrast('high').check();
    await expect(there.slider).toHaveValue('24');
    await expect(there.contrast('high')).toBeChecked();
    await expect.poll(() => rootSize(other)).toBe('24px');
    expect(await background(other)).toBe('rgb(0, 0, 0)');
    await there.reset.click();
    await expect.poll(() => rootSize(page)).toBe('16px');
  });

  test(
    'with storage denied, settings last for the visit and the panel says so',
    { tag: '@long' },
    async ({ page }) => {
      await denyStorage(page);
      await open(page, '/fr');
      const { slider, panel, copy } = await openPanel(page);
      await slider.press('End');
      expect(await rootSize(page)).toBe('24px');
      await expect(panel.getByText(copy.notKept)).toBeVisible();
      await panel.getByRole('link', { name: copy.statement }).click();
      await expect(page).toHaveURL('/fr/accessibilite');
      expect(await rootSize(page)).toBe('24px');
    },
  );
});

test.describe('shortcuts', () => {
  for (const [language, details] of firstShort(['fr', 'en'], 1, '@smoke')) {
    test(
      `the question mark lists the shortcuts, and they reach their targets: ${language}`,
      details,
      async ({ page }) => {
        await open(page, `/${language}/accessibilite`);
        const { copy, panel } = panelOf(page, language);
        const sheet = page.getByRole('dialog', { name: copy.shortcuts.title });
        await page.keyboard.press('?');
        await expect(sheet).toBeVisible();
        await expect(sheet.getByRole('term')).toHaveCount(15);
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);

        await page.keyboard.press('a');
        await expect(panel).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await page.keyboard.press('s');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('j');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.keyboard.press('j');
        const title = contentOf(language).accessibility.conformance.title;
        await expect(page.getByRole('heading', { name: title })).toBeFocused();
        await page.keyboard.press('k');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.keyboard.press('h');
        await expect(page).toHaveURL(`/${language}`);
        await page.keyboard.press('g');
        await page.keyboard.press('f');
        await expect(page).toHaveURL(withPrefix(`/${language}`, '/faq'));
      },
    );
  }

  test('shortcuts leave their keys to text fields, and commands to the browser', async ({
    page,
  }) => {
    await open(page, '/fr');
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.pressSequentially('hca?');
    await expect(field).toHaveValue('hca?');
    await page.keyboard.press('Control+a');
    await expect(page).toHaveURL('/fr');
    await expect(panelOf(page).panel).toHaveCount(0);
  });

  test('shortcuts do nothing when switched off', async ({ page }) => {
    await openWith(page, { keyboardNav: false }, '/fr/accessibilite');
    await page.keyboard.press('?');
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/fr/accessibilite');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('floating buttons never hide the focus (WCAG 2.2, 2.4.11)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/fr/accessibilite');
  const hidden: string[] = [];
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused.matches('body, [data-widget]')) return null;
      const box = focused.getBoundingClientRect();
      const buttons = [...document.querySelectorAll('[data-widget]')];
      const isCovered = buttons.some((button) => {
        const cover = button.getBoundingClientRect();
        return (
          box.left >= cover.left &&
          box.right <= cover.right &&
          box.top >= cover.top &&
          box.bottom <= cover.bottom
        );
      });
      return isCovered || box.bottom > innerHeight ? focused.outerHTML.slice(0, 100) : null;
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

/** Installs a voice that records its utterances, which a test ends. */
async function giveVoice(page: Page, langs: readonly string[] | null): Promise<void> {
  await page.addInitScript((offered) => {
    if (!offered) {
      Reflect.deleteProperty(window, 'speechSynthesis');
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
      return;
    }
    const said: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () =>
        offered.map((lang) => ({ lang, name: lang, default: false, localService: true })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        said.push(utterance.text);
        Object.assign(window, { utterance });
        const event = Object.assign(new Event('boundary'), { charIndex: 0, name: 'word' });
        utterance.dispatchEvent(event);
      },
      cancel: () => undefined,
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
    Object.assign(window, { said });
  }, langs);
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
const finish = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { utterance: EventTarget }).utterance.dispatchEvent(new Event('end')),
  );

test.describe('the voice reader', () => {
  for (const [language, details] of firstShort(['fr', 'en'], 1, '@smoke')) {
    test(
      `the voice reads the page’s blocks, pauses, resumes and stops: ${language}`,
      details,
      async ({ page }) => {
        await giveVoice(page, ['en-GB', 'fr-FR']);
        await openWith(page, { voiceReader: true }, `/${language}/accessibilite`);
        const { reader } = contentOf(language).accessibilityPanel;
        const bar = page.getByRole('region', { name: reader.title });
        const control = (name: string) => bar.getByRole('button', { name, exact: true });
        const text = contentOf(language).accessibility;
        const marked = page.locator('.being-read');

        await bar.getByRole('combobox').selectOption(text.known.title);
        await control(reader.play).click();
        expect(await said(page)).toEqual([text.known.title]);
        await expect(marked).toHaveText(text.known.title);
        expect(await page.evaluate(() => CSS.highlights.has('spoken-word'))).toBe(true);
        await finish(page);
        await expect(marked).toContainText(text.known.items[0] ?? '');
        await control(reader.pause).click();
        const before = await said(page);
        await control(reader.resume).click();
        expect((await said(page)).slice(before.length)).toEqual(before.slice(-1));
        await control(reader.stop).click();
        await expect(marked).toHaveCount(0);
        await expect(bar).toContainText(reader.ready);
      },
    );
  }

  test('the voice reads a picked block, whose links do not navigate', async ({ page }) => {
    await giveVoice(page, ['fr-CA']);
    await openWith(page, { voiceReader: true }, '/fr/accessibilite');
    const { reader } = contentOf('fr').accessibilityPanel;
    const pick = page.getByRole('button', { name: reader.pick });
    await pick.click();
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('main').getByRole('link', { name: 'Défenseur des droits' }).click();
    await expect(pick).toHaveAttribute('aria-pressed', 'false');
    expect((await said(page)).join(' ')).toContain('Défenseur des droits');
    await expect(page).toHaveURL('/fr/accessibilite');
    await pick.click();
    await page.keyboard.press('Escape');
    await expect(pick).toHaveAttribute('aria-pressed', 'false');
  });

  for (const [[name, langs, message], details] of firstShort([
    ['no voice at all', [], 'noVoice'],
    ['no voice of the language', ['en-US'], 'otherVoice'],
    ['no speech in the browser', null, 'unavailable'],
  ] as const)) {
    test(`the voice explains why it cannot read: ${name}`, details, async ({ page }) => {
      await giveVoice(page, langs);
      await open(page, '/fr');
      const { toggle } = await openPanel(page);
      await toggle('voiceReader').click();
      const { reader } = contentOf('fr').accessibilityPanel;
      const bar = page.getByRole('region', { name: reader.title });
      await expect(bar.getByRole('status')).toHaveText(reader[message]);
    });
  }

  test('the voice’s code is loaded only once it is switched on', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/fr');
    await openPanel(page);
    expect(asked.filter((url) => /voice-reader/.test(url))).toEqual([]);
    await panelOf(page).toggle('voiceReader').click();
    await expect.poll(() => asked.filter((url) => /voice-reader/.test(url))).toHaveLength(1);
  });
});

test.describe('the statement', () => {
  for (const language of languages) {
    test(
      `the accessibility statement names the standard, the results and the contact: ${language}`,
      eachLanguage(language),
      async ({ page }) => {
        const { title, contact, results } = contentOf(language).accessibility;
        await page.goto(`/${language}/accessibilite`);
        await expect(page).toHaveTitle(title);
        await expect(page.getByText('WCAG 2.2 AA')).toBeVisible();
        const table = page.getByRole('table', { name: results.caption });
        expect(await table.getByRole('row').count()).toBeGreaterThan(2);
        await expect(page.getByRole('heading', { name: contact.title })).toBeVisible();
        const mail = page.getByRole('main').getByRole('link', { name: /@/ });
        await expect(mail).toHaveAttribute('href', /^mailto:/);
        expect(contrasts).toHaveLength(3);
      },
    );
  }
});
