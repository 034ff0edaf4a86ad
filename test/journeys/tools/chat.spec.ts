import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { contrasts } from '#app/domain/accessibility/settings.ts';
import { pageKeys, type PageKey } from '#app/domain/chat/page-key.ts';
import type { Topic } from '#app/domain/chat/topic.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { setContrast } from '../support/contrasts.ts';
import { denyStorage } from '../support/denied-storage.ts';
import { firstShort } from '../support/first-short.ts';
import {
  expectHydrated,
  hydrate,
  preventIdle,
  open,
  openWithStoppedClock,
  test,
} from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { expectNoViolation } from '../support/page-checks.ts';
import { headerOf } from '../support/site-header.ts';

const phone = { width: 390, height: 844 };
const chatKey = 'iluma-chat';

/** The assistant in a language. */
function chatOf(page: Page, language: Language = 'fr') {
  const words = contentOf(language).chat;
  const window = page.getByRole('dialog', { name: words.title });
  const log = window.getByRole('log');
  return {
    words,
    window,
    log,
    button: page.getByRole('button', { name: contentOf(language).shell.widgets.chat }),
    field: window.getByRole('textbox', { name: words.message }),
    send: window.getByRole('button', { name: words.send, exact: true }),
    minimise: window.getByRole('button', { name: words.minimise }),
    expand: window.getByRole('button', { name: words.expand }),
    close: window.getByRole('button', { name: words.close }),
    typing: window.getByRole('status').filter({ hasText: words.typing }),
    suggestions: window.getByRole('list', { name: words.suggestions }).getByRole('button'),
    forget: window.getByRole('button', { name: words.forget }),
    download: window.getByRole('button', { name: words.download }),
    /** The lines of the log: one per message, its sender first. */
    said: () => log.locator(':scope > *').allTextContents(),
    write: async (text: string) => {
      await window.getByRole('textbox', { name: words.message }).fill(text);
      await page.keyboard.press('Enter');
    },
  };
}

/** Fixes the random number: from 0 to just below 1. */
async function setChance(page: Page, chance: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
}

/** Sets the root font size, in pixels. */
async function setLetters(page: Page, size: number): Promise<void> {
  await page.addInitScript((value) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${value}px`;
    });
  }, size);
}

/** Sets the response of the site's search; null makes it fail. */
async function setSearch(page: Page, answer: unknown): Promise<void> {
  await page.route('**/search.json?*', (route) =>
    route.fulfill(answer === null ? { status: 404 } : { json: answer }),
  );
}

/** Opens the chat with the clock paused, the lowest random number and a search without results. */
async function openChat(page: Page, address = '/fr', language: Language = 'fr') {
  const chat = chatOf(page, language);
  await setChance(page, 0);
  await setSearch(page, { results: [] });
  await openWithStoppedClock(page, address);
  await chat.button.click();
  await expect(chat.window).toBeVisible();
  return chat;
}

const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), chatKey);

test.use({ refusals: ['/search.json'] });

test.describe('the window', () => {
  for (const language of ['fr', 'es'] as const) {
    test(
      `the chat window opens, minimises, expands and closes: ${language}`,
      eachLanguage(language, '@smoke'),
      async ({ page }) => {
        const chat = await openChat(page, `/${language}`, language);
        const size = async () => {
          const box = await chat.window.boundingBox();
          return box && { width: box.width, height: box.height };
        };
        expect(await size()).toEqual({ width: 384, height: 600 });
        await expect(chat.button).toHaveAttribute('aria-expanded', 'true');
        await expect(chat.field).toBeFocused();

        await chat.field.fill('à moitié écrit');
        await chat.minimise.click();
        expect(await size()).toEqual({ width: 320, height: 64 });
        await expect(chat.field).toBeHidden();
        await expect(chat.expand).toBeFocused();

        await chat.expand.click();
        expect(await size()).toEqual({ width: 384, height: 600 });
        await expect(chat.field).toHaveValue('à moitié écrit');
        await expect(chat.field).toBeFocused();

        await chat.minimise.click();
        await chat.button.click();
        expect(await size()).toEqual({ width: 384, height: 600 });

        await chat.close.click();
        await expect(chat.window).toBeHidden();
        await expect(chat.button).toBeFocused();
        await expect(chat.button).toHaveAttribute('aria-expanded', 'false');

        await chat.button.click();
        await expect(chat.field).toHaveValue('à moitié écrit');
        await chat.button.click();
        await expect(chat.window).toBeHidden();
      },
    );
  }

  test('Escape closes the chat window and returns the focus to its button', async ({ page }) => {
    const chat = await openChat(page);
    await page.keyboard.press('Escape');
    await expect(chat.window).toBeHidden();
    await expect(chat.button).toBeFocused();
    await page.keyboard.press('Enter');
    await chat.log.click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('Escape');
    await expect(chat.window).toBeHidden();
    await expect(chat.button).toBeFocused();
  });

  test('the page behind the chat window stays usable', async ({ page }) => {
    const chat = await openChat(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(chat.window).toBeVisible();
    await headerOf(page).trigger('method').click();
    await expect(headerOf(page).openLinks).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(chat.window).toBeVisible();
  });

  test('the chat window fills a phone, makes the page inert and does not focus the text field', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const chat = await openChat(page);
    expect(await chat.window.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    await expect(chat.window.getByRole('heading', { name: chat.words.title })).toBeFocused();
    const isBehind = () => page.evaluate(() => !document.activeElement?.closest('dialog'));
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab');
      // The browser's own controls come between the last stop and the first.
      const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
      if (isOnPage) expect(await isBehind()).toBe(false);
    }
    await chat.minimise.click();
    const box = await chat.window.boundingBox();
    expect(box).toMatchObject({ width: 320, height: 64 });
    await chat.expand.click();
    await chat.close.click();
    await expect(chat.window).toBeHidden();
    await expect(chat.button).toBeFocused();
  });

  test(
    'the chat window keeps its send button visible on a low screen with 24 px text',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await setLetters(page, 24);
      const chat = await openChat(page);
      await chat.write('seo');
      await page.clock.runFor(1000);
      await chat.field.fill('x '.repeat(1500));
      await expect(chat.window.getByRole('alert')).toBeVisible();
      await expect(chat.send).toBeInViewport({ ratio: 1 });
      await expect(chat.close).toBeInViewport({ ratio: 1 });
    },
  );

  test('the chat window fits 320 px with 24 px text', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await setLetters(page, 24);
    const chat = await openChat(page);
    await chat.suggestions.first().click();
    await page.clock.runFor(1000);
    const clipped = await chat.window.evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ className }) => className),
    );
    expect(clipped).toEqual([]);
    await expect(chat.close).toBeInViewport();
    await expect(chat.send).toBeInViewport();
  });
});

test.describe('beside the consent banner', () => {
  test.use({ asksConsent: true });

  test('the chat window keeps its size, and its button and the banner’s can be pressed', async ({
    page,
  }) => {
    const chat = await openChat(page);
    await page.clock.runFor(3000);
    const banner = page.getByRole('region', { name: contentOf('fr').consent.title });
    await expect(banner).toBeVisible();
    await expect.poll(() => chat.window.boundingBox()).toMatchObject({ width: 384, height: 600 });
    for (const answer of await banner.getByRole('button').all())
      await answer.click({ trial: true });
    await chat.button.click();
    await expect(chat.window).toBeHidden();
  });
});

test.describe('the greeting', () => {
  const addresses: Record<PageKey, string> = {
    home: '',
    blogia: '/blogia',
    adluma: '/adluma',
    contact: '/contact',
    faq: '/faq',
    general: '/etudes-de-cas/katz-sport',
  };
  for (const language of ['fr', 'es'] as const) {
    for (const key of pageKeys) {
      test(
        `the chat’s greeting matches the page: ${key}, ${language}`,
        eachLanguage(language),
        async ({ page }) => {
          const chat = await openChat(page, `/${language}${addresses[key]}`, language);
          const { greeting, suggestions } = chat.words.pages[key];
          expect(await chat.said()).toEqual([expect.stringContaining(greeting)]);
          await expect(chat.suggestions).toHaveText(suggestions);
          await expect(
            chat.log.getByRole('link', { name: chat.words.actions.call }),
          ).toHaveAttribute('href', withPrefix(`/${language}`, '/contact/rendez-vous'));
        },
      );
    }
  }

  test(
    'the chat greets once, and stores nothing before the visitor’s first message',
    { tag: '@long' },
    async ({ page }) => {
      const chat = await openChat(page);
      expect(await stored(page)).toBeNull();
      await chat.close.click();
      await chat.button.click();
      expect(await chat.said()).toHaveLength(1);
      await chat.write('hola');
      await page.clock.runFor(1000);
      await expect(chat.typing).toBeHidden();
      await chat.close.click();
      await chat.button.click();
      await expect.poll(() => chat.said()).toHaveLength(3);
    },
  );
});

test.describe('sending', () => {
  test('sending in the chat is disabled without text and until the reply arrives', async ({
    page,
  }) => {
    const chat = await openChat(page);
    await expect(chat.send).toBeDisabled();
    for (const blank of ['   ', '\n\n']) {
      await chat.write(blank);
      await expect(chat.send).toBeDisabled();
    }
    expect(await chat.said()).toHaveLength(1);

    await chat.field.fill('seo');
    await expect(chat.send).toBeEnabled();
    await chat.send.click();
    await expect(chat.field).toHaveValue('');
    await expect(chat.field).toBeFocused();
    await expect(chat.typing).toBeVisible();
    await expect(chat.suggestions).toHaveCount(0);

    await chat.write('et encore');
    await expect(chat.send).toBeDisabled();
    await expect(chat.field).toHaveValue('et encore');
    expect(await chat.said()).toHaveLength(2);

    await page.clock.runFor(1000);
    await expect(chat.typing).toBeHidden();
    await expect(chat.send).toBeEnabled();
    await expect(chat.suggestions).toHaveText(chat.words.pages.home.suggestions);
    expect(await chat.said()).toHaveLength(3);
  });

  for (const [[chance, delay], details] of firstShort([
    [0, 1000],
    [0.999999, 2500],
  ])) {
    test(
      `the chat reply takes ${delay} ms when the random number is ${chance}`,
      details,
      async ({ page }) => {
        const chat = await openChat(page);
        await page.evaluate((value) => {
          Math.random = () => value;
        }, chance);
        await chat.write('seo');
        await expect(chat.typing).toBeVisible();
        await page.clock.runFor(delay - 1);
        await expect(chat.typing).toBeVisible();
        expect(await chat.said()).toHaveLength(2);
        await page.clock.runFor(1);
        await expect(chat.typing).toBeHidden();
        expect((await chat.said())[2]).toContain(chat.words.replies.seo.at(chance === 0 ? 0 : -1));
      },
    );
  }

  test('Shift+Enter starts a new line in the chat', async ({ page }) => {
    const chat = await openChat(page);
    await chat.field.fill('une');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('deux');
    await page.keyboard.press('Enter');
    expect((await chat.said())[1]).toContain('une\ndeux');
  });

  test('a chat message that is too long is kept, with the reason', async ({ page }) => {
    const chat = await openChat(page);
    const text = 'mot '.repeat(2500);
    await chat.field.fill(text);
    await page.keyboard.press('Enter');
    await expect(chat.send).toBeDisabled();
    await expect(chat.window.getByRole('alert')).toContainText(formatNumber('fr', 2000));
    await expect(chat.field).toHaveValue(text);
    await expect(chat.field).toHaveAttribute('aria-invalid', 'true');
    expect(await chat.said()).toHaveLength(1);
    await chat.field.fill('x'.repeat(2000));
    await expect(chat.window.getByRole('alert')).toHaveCount(0);
    await chat.send.click();
    expect((await chat.said())[1]).toContain('x'.repeat(2000));
    const isWide = await chat.log.evaluate((log) => log.scrollWidth > log.clientWidth);
    expect(isWide).toBe(false);
  });

  test('markup in a chat message is shown as text', async ({ page }) => {
    const chat = await openChat(page);
    const markup = '<img src=x onerror="document.title=1"><b>gras</b> &amp; <script>1</script>';
    await chat.write(markup);
    await expect(chat.log.getByText(markup)).toBeVisible();
    await expect(chat.log.getByRole('img')).toHaveCount(0);
  });
});

test.describe('replies', () => {
  const texts: Record<'fr' | 'es', readonly [string, Topic][]> = {
    fr: [
      ['BONJOUR !', 'greeting'],
      ['Bonjour, un budget SEO ?', 'greeting'],
      ['Quel budget pour le SEO ?', 'seo'],
      ['Le simulateur', 'adluma'],
      ['Aidez-moi à prendre rendez-vous', 'services'],
      ['Un rendez-vous, ou la FAQ', 'contact'],
      ['faq', 'faq'],
      ['I think so', 'default'],
    ],
    es: [
      ['¡Hola!', 'greeting'],
      ['posicionamiento', 'seo'],
      ['El simulador', 'adluma'],
      ['Ayuda', 'services'],
      ['Una cita', 'contact'],
      ['Preguntas frecuentes', 'faq'],
      ['zzz', 'default'],
    ],
  };
  for (const language of ['fr', 'es'] as const) {
    test(
      `chat replies follow the first matching keyword: ${language}`,
      eachLanguage(language, '@smoke'),
      async ({ page }) => {
        const chat = await openChat(page, `/${language}`, language);
        for (const [text, topic] of texts[language]) {
          await chat.write(text);
          await expect(chat.typing).toBeVisible();
          // The search's response takes no time on the page's clock.
          await page.waitForLoadState('networkidle');
          await page.clock.runFor(1000);
          await expect(chat.typing).toBeHidden();
          expect((await chat.said()).at(-1), text).toContain(chat.words.replies[topic][0]);
        }
      },
    );
  }

  test('a chat suggestion is sent as the visitor’s message', async ({ page }) => {
    const chat = await openChat(page);
    const [suggestion = ''] = chat.words.pages.home.suggestions;
    await chat.suggestions.filter({ hasText: suggestion }).click();
    expect((await chat.said())[1]).toBe(chat.words.senders.user + suggestion);
    await expect(chat.field).toBeFocused();
    await page.clock.runFor(1000);
    expect((await chat.said())[2]).toContain(chat.words.replies.seo[0]);
  });

  test('following a link of the chat closes the window', { tag: '@long' }, async ({ page }) => {
    const chat = await openChat(page);
    await chat.write('contact');
    await page.clock.runFor(1000);
    // React delays a screen that arrives in parts.
    await page.clock.resume();
    await chat.log.getByRole('link', { name: chat.words.actions.call }).last().click();
    await expect(page).toHaveURL('/fr/contact/rendez-vous');
    await expect(chat.window).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await chat.button.click();
    await expect.poll(() => chat.said()).toHaveLength(3);
  });

  test(
    'chat replies use the language chosen in the meantime',
    { tag: '@long' },
    async ({ page }) => {
      const chat = await openChat(page);
      await chat.write('seo');
      await headerOf(page).switchTo('es').click();
      await expect(page).toHaveURL('/es');
      const spanish = chatOf(page, 'es');
      await expect(spanish.window).toBeVisible();
      await page.clock.runFor(1000);
      await expect(spanish.typing).toBeHidden();
      expect((await spanish.said())[2]).toContain(spanish.words.replies.seo[0]);
      await expect(spanish.log.getByText(chat.words.pages.home.greeting)).toBeVisible();
    },
  );

  test('chat replies quote the site where no keyword matches', async ({ page }) => {
    const chat = await openChat(page);
    await setSearch(page, {
      results: [
        { kind: 'faq', title: 'Les délais', passage: 'De 30 à 90 jours.', address: '/fr/faq#a' },
      ],
    });
    await chat.write('Combien de temps ?');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1000);
    await expect(chat.log.getByText('De 30 à 90 jours.')).toBeVisible();
    const link = chat.log.getByRole('link', { name: 'Les délais' });
    await expect(link).toHaveAttribute('href', '/fr/faq#a');
  });

  for (const [[name, answer], details] of firstShort([
    ['fails', null],
    ['finds nothing', { results: [] }],
    ['answers nonsense', ['?']],
    ['leads elsewhere', { results: [{ title: 'a', passage: 'b', address: '//a.example' }] }],
  ] as const)) {
    test(`chat replies admit not knowing when the search ${name}`, details, async ({ page }) => {
      const chat = await openChat(page);
      await setSearch(page, answer);
      await chat.write('zzz');
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(1000);
      await expect(chat.log.getByText(chat.words.replies.default[0])).toBeVisible();
    });
  }

  test('a greeting with a question gets a greeting and an answer', async ({ page }) => {
    const chat = await openChat(page);
    const passage = 'SEO local : à partir de 1 200 €.';
    await setSearch(page, { results: [{ title: 'Services', passage, address: '/hub-services' }] });
    await chat.write('Bonjour, je tiens une boulangerie : combien coûte le SEO local ?');
    await expect(chat.typing).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1000);
    await expect(chat.log.getByText(chat.words.replies.greeting[0])).toBeVisible();
    await expect(chat.log.getByText(passage)).toBeVisible();
  });

  test('chat replies do not wait for a slow search', async ({ page }) => {
    const chat = await openChat(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/search.json?*', async (route) => {
      await promise;
      await route.fulfill({ json: { results: [] } });
    });
    await chat.write('zzz');
    await page.clock.runFor(2499);
    await expect(chat.typing).toBeVisible();
    await page.clock.runFor(1);
    await expect(chat.log.getByText(chat.words.replies.default[0])).toBeVisible();
    resolve();
  });

  test('chat replies are announced by the log, and by a status in the minimised window', async ({
    page,
  }) => {
    const chat = await openChat(page);
    await expect(chat.log).toHaveAccessibleName(chat.words.log);
    await expect(chat.window).toHaveAccessibleDescription(
      new RegExp(chat.words.pages.home.greeting.slice(0, 20)),
    );
    await chat.write('seo');
    await chat.minimise.click();
    await expect(chat.typing).toBeVisible();
    await page.clock.runFor(1000);
    await expect(chat.window.getByRole('status')).toHaveText(chat.words.newReply);
    await chat.expand.click();
    await expect(chat.log.getByText(chat.words.replies.seo[0])).toBeInViewport();
  });
});

test.describe('the conversation', () => {
  test('a conversation survives navigation and a reload', { tag: '@smoke' }, async ({ page }) => {
    const chat = await openChat(page);
    await chat.write('seo');
    await page.clock.runFor(1000);
    await page.getByRole('main').getByRole('link', { name: 'Simuler mon budget' }).click();
    await expect(page).toHaveURL('/fr/adluma');
    await expect(chat.window).toBeVisible();
    const before = await chat.said();
    expect(before).toHaveLength(3);

    await page.reload();
    await hydrate(page);
    await expect(chat.window).toBeHidden();
    await chat.button.click();
    await expect.poll(() => chat.said()).toEqual(before);
  });

  test(
    'a conversation gets the reply that a reload has interrupted',
    { tag: '@long' },
    async ({ page }) => {
      const chat = await openChat(page);
      await chat.write('seo');
      await expect(chat.typing).toBeVisible();
      await page.reload();
      await hydrate(page);
      await chat.button.click();
      await expect(chat.typing).toBeVisible();
      await page.clock.runFor(2500);
      await expect(chat.typing).toBeHidden();
      expect(await chat.said()).toHaveLength(3);
    },
  );

  test('a conversation is deleted on request', async ({ page }) => {
    const chat = await openChat(page);
    await expect(chat.forget).toBeHidden();
    await chat.write('un secret');
    expect(await stored(page)).toContain('un secret');
    await chat.forget.click();
    expect(await stored(page)).toBeNull();
    expect(await chat.said()).toEqual([expect.stringContaining(chat.words.pages.home.greeting)]);
    await expect(chat.window.getByText(chat.words.forgotten)).toBeVisible();
    await expect(chat.field).toBeFocused();
    await page.clock.runFor(3000);
    expect(await chat.said()).toHaveLength(1);
  });

  test('a conversation can be downloaded as text', { tag: '@long' }, async ({ page }) => {
    const chat = await openChat(page);
    await chat.write('seo <b>');
    await page.clock.runFor(1000);
    const [file] = await Promise.all([page.waitForEvent('download'), chat.download.click()]);
    expect(file.suggestedFilename()).toMatch(/^conversation-iluma-\d{4}-\d\d-\d\d\.txt$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(chat.words.transcript.title);
    expect(text).toContain(`${chat.words.senders.user} – `);
    expect(text).toContain('\nseo <b>\n');
    expect(text).toContain(chat.words.replies.seo[0]);
  });

  for (const [record, details] of firstShort(
    ['', '{', '[]', '{"messages":[null,{"sender":"user"}],"replyDueAt":"x"}'],
    2,
  )) {
    test(
      `a conversation restarts when its record is unreadable: ${record}`,
      details,
      async ({ page }) => {
        await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
          chatKey,
          record,
        ] as const);
        const chat = await openChat(page);
        expect(await chat.said()).toHaveLength(1);
        await chat.write('seo');
        await page.clock.runFor(1000);
        expect(await chat.said()).toHaveLength(3);
      },
    );
  }

  test(
    'a conversation keeps the readable parts of an older record',
    { tag: '@long' },
    async ({ page }) => {
      const record = { messages: [{ sender: 'user', content: 'Et le SEO ?' }, 5] };
      await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
        chatKey,
        JSON.stringify(record),
      ] as const);
      const chat = await openChat(page);
      await page.clock.runFor(2500);
      await expect(chat.typing).toBeHidden();
      expect(await chat.said()).toEqual([
        `${chat.words.senders.user}Et le SEO ?`,
        expect.stringContaining(chat.words.replies.seo[0]),
      ]);
    },
  );

  test('a conversation works where storage is denied', { tag: '@long' }, async ({ page }) => {
    await denyStorage(page, 'sessionStorage');
    await setChance(page, 0);
    await open(page, '/fr');
    const chat = chatOf(page);
    await chat.button.click();
    await chat.write('seo');
    await expect(chat.log.getByText(chat.words.replies.seo[0])).toBeVisible();
    await chat.close.click();
    await chat.button.click();
    expect(await chat.said()).toHaveLength(3);
    await chat.forget.click();
    expect(await chat.said()).toHaveLength(1);
  });
});

test.describe('loading', () => {
  test('the chat loads nothing before it is opened', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/fr');
    await page.waitForLoadState('networkidle');
    const isChat = (url: string) => /\/assistant-|\/words\/fr\/chat$/.test(url);
    expect(asked.filter(isChat)).toEqual([]);
    const chat = chatOf(page);
    await chat.button.click();
    await expect(chat.window).toBeVisible();
    // Its code and its messages.
    expect(asked.filter(isChat).length).toBeGreaterThanOrEqual(2);
  });

  for (const language of languages) {
    test(
      `the chat button pressed before hydration opens it: ${language}`,
      eachLanguage(language),
      async ({ page }) => {
        await preventIdle(page);
        await page.goto(`/${language}`);
        const chat = chatOf(page, language);
        await chat.button.click();
        await expectHydrated(page);
        await expect(chat.window).toBeVisible();
        await expect(chat.field).toBeFocused();
      },
    );
  }
});

for (const [contrast, details] of firstShort(contrasts)) {
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    test(
      `the chat has no axe violation: contrast ${contrast}, ${viewport.width} px`,
      details,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await setContrast(page, contrast);
        const chat = await openChat(page);
        // axe needs a running clock.
        await page.clock.resume();
        await expectNoViolation(page);
        await chat.write('seo');
        await expectNoViolation(page);
        await expect(chat.typing).toBeHidden();
        await chat.field.fill('x'.repeat(2001));
        await expectNoViolation(page);
        await chat.minimise.click();
        await expectNoViolation(page);
      },
    );
  }
}
