import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';
import { promptsPath } from '#app/domain/prompts/prompt-run.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { firstShort } from '../support/first-short.ts';
import { expectHydrated, hydrate, open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';

/** The writer's page in a language. */
function blogiaOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).blogia;
  /** The subject of a button follows its label, for screen readers. */
  const button = (name: string, about = '') =>
    page.getByRole('button', { name }).and(page.getByRole('button', { name: about }));
  return {
    copy,
    score: page.getByRole('status', { name: copy.score.label }),
    promptType: page.getByLabel(copy.form.promptType),
    topic: page.getByLabel(copy.form.topic),
    keywords: page.getByRole('textbox', { name: copy.form.keywords }),
    contentType: page.getByLabel(copy.form.contentType),
    audience: page.getByLabel(copy.form.targetAudience),
    generate: button(copy.form.generate),
    generating: button(copy.form.generating),
    stop: button(copy.output.stop),
    ready: page.getByText(copy.output.ready.local),
    failed: page.getByRole('alert'),
    title: page.getByLabel(copy.editor.fields.title),
    body: page.getByLabel(copy.editor.fields.body),
    button,
  };
}

type Blogia = ReturnType<typeof blogiaOf>;

async function ask(blogia: Blogia, topic = 'choisir un matelas', type = 'seo-article') {
  await blogia.promptType.selectOption(type);
  await blogia.topic.fill(topic);
  await blogia.generate.click();
}

async function write(blogia: Blogia, topic?: string) {
  await ask(blogia, topic);
  await expect(blogia.ready).toBeVisible();
}

/** Makes the endpoint answer with these events. */
async function answerWith(page: Page, ...events: [name: string, data: unknown][]) {
  await page.route(promptsPath, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events.map(([name, data]) => writeEvent(name, data)).join(''),
    }),
  );
}

for (const language of languages) {
  test(
    `the writer generates a text and scores it: ${language}`,
    eachLanguage(language, '@smoke'),
    async ({ page }) => {
      await open(page, `/${language}/blogia`);
      const blogia = blogiaOf(page, language);
      await expect(blogia.score).toContainText(/92/);
      await write(blogia);
      await expect(blogia.body).toHaveValue(/^[\s\S]{1500,}$/);
      await expect(blogia.title).toHaveValue(/choisir un matelas/i);
      await expect(blogia.score).toContainText(blogia.copy.score.computed);
      await expect(blogia.generate).toBeEnabled();
    },
  );
}

test(
  'the writer asks for facts one by one, and the answers raise the score',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/en/blogia');
    const blogia = blogiaOf(page, 'en');
    const { gaps } = blogia.copy;
    await write(blogia);
    const points = async () => Number(/\d+/.exec(await blogia.score.innerText())?.[0]);
    const before = await points();
    const form = page.locator('form', { has: page.getByRole('heading', { name: gaps.title }) });
    const answer = form.getByRole('textbox');
    const [, total = '0'] = /(\d+)$/.exec(await form.getByRole('status').innerText()) ?? [];
    expect(Number(total)).toBeGreaterThan(2);

    await form.getByRole('button', { name: gaps.put }).click();
    await expect(answer).toBeFocused();
    await expect(answer).toHaveAccessibleDescription(gaps.empty);
    await form.getByRole('button', { name: gaps.skip }).click();
    await expect(form.getByRole('status')).toContainText(`2`);

    for (let left = Number(total); left > 0; left -= 1) {
      await expect(form.getByRole('status')).toContainText(new RegExp(`${left}$`));
      await answer.fill(`Fact ${left}`);
      await answer.press('Enter');
    }
    await expect(page.getByText(gaps.done)).toBeFocused();
    await expect(blogia.body).toHaveValue(/Fact 1\b/);
    await expect(blogia.body).not.toHaveValue(/\[/);
    expect((await points()) - before).toBeGreaterThanOrEqual(5);
  },
);

test(
  'a topic and keywords without spaces fit a phone, and questions contain no markup',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/fr/blogia');
    const blogia = blogiaOf(page);
    await blogia.keywords.fill('k'.repeat(300));
    await write(blogia, 't'.repeat(120));
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    const form = page.locator('form', {
      has: page.getByRole('heading', { name: blogia.copy.gaps.title }),
    });
    await expect(form).toBeVisible();
    await expect(form).not.toContainText(/[*`_]|- /);
  },
);

test('the writer needs a type and a topic, and runs once at a time', async ({ page }) => {
  await open(page, '/fr/blogia');
  const blogia = blogiaOf(page);
  await expect(blogia.generate).toBeDisabled();
  await blogia.topic.fill('pain');
  await expect(blogia.generate).toBeDisabled();
  await blogia.promptType.selectOption('content-plan');
  await expect(blogia.generate).toBeEnabled();
  await blogia.topic.fill('   ');
  await expect(blogia.generate).toBeDisabled();
  await blogia.topic.fill('pain');
  await blogia.generate.click();
  await expect(blogia.generating).toBeDisabled();
  await expect(blogia.ready).toBeVisible();
});

test('the writer sends the prompt’s id and the specified payload', async ({ page }) => {
  await open(page, '/fr/blogia');
  const blogia = blogiaOf(page);
  await blogia.keywords.fill('pain au levain');
  await blogia.contentType.selectOption('comparison');
  await blogia.audience.selectOption('marketers');
  const sent = page.waitForRequest(`**${promptsPath}`);
  await ask(blogia, 'pain', 'keyword-research');
  const call = (await sent).postDataJSON() as Record<string, unknown>;
  expect(call).toMatchObject({
    promptId: 'keyword-research',
    payload: {
      topic: 'pain',
      keywords: 'pain au levain',
      contentType: 'comparison',
      targetAudience: 'marketers',
    },
  });
  expect(call).toHaveProperty('payload.timestamp', expect.any(Number));
});

test(
  'the same request gives a different text the second time',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/fr/blogia');
    const blogia = blogiaOf(page);
    await write(blogia);
    const first = await blogia.body.inputValue();
    await blogia.generate.click();
    await expect(blogia.body).toBeHidden();
    await expect(blogia.body).toBeVisible();
    expect(await blogia.body.inputValue()).not.toBe(first);
  },
);

test('the editor scores text as it is typed', async ({ page }) => {
  await open(page, '/fr/blogia');
  const { title, body, score, copy } = blogiaOf(page);
  await body.fill('# Un titre\n\nUn texte court.');
  await expect(score).toContainText(copy.score.computed);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Titres de premier niveau en trop : 1' }),
  ).toBeVisible();
  await body.fill('Un texte court.');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Titres de premier niveau en trop : 0' }),
  ).toBeVisible();
  await title.fill('M'.repeat(60));
  await expect(
    page.getByRole('listitem').filter({ hasText: /Largeur du titre\s: \d[\s\d]*\spx/ }),
  ).toBeVisible();
  await body.fill('');
  await expect(score).toContainText(/92/);
});

test('a rule shows each passage that fails it', async ({ page }) => {
  await open(page, '/fr/blogia?exemple=1');
  const { body, button, copy } = blogiaOf(page);
  await body.fill('Délai : [À compléter : un]. Prix : [À compléter : deux].');
  const selected = () =>
    body.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  await button(copy.rules.show, 'Places à compléter').click();
  await expect(body).toBeFocused();
  expect(await selected()).toBe('[À compléter : un]');
  await button('Aller au passage 2 sur 2').click();
  await expect.poll(selected).toBe('[À compléter : deux]');
  await expect(button(copy.rules.shown, 'Places à compléter')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the preview shows what a search engine would cut off', async ({ page }) => {
  await open(page, '/fr/blogia?exemple=1');
  const { title, copy } = blogiaOf(page);
  const desktop = page.getByRole('figure', { name: copy.preview.devices.desktop });
  await expect(desktop).toContainText(copy.samples.items[0]?.title ?? '-');
  await expect(desktop).not.toContainText(copy.preview.cut);
  await title.fill('Un titre bien trop long '.repeat(6).trim());
  await expect(desktop).toContainText(copy.preview.cut);
  await expect(desktop).toContainText(/trop …/);
});

test('the text can be downloaded as Markdown and as HTML', async ({ page }) => {
  await open(page, '/fr/blogia?exemple=1');
  const { button, copy, body } = blogiaOf(page);
  const fileOf = async (name: string) => {
    const download = page.waitForEvent('download');
    await button(name).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const markdown = await fileOf(copy.output.markdown);
  expect(markdown.name).toBe('repondre-aux-avis-google.md');
  expect(markdown.text).toContain(await body.inputValue());
  const html = await fileOf(copy.output.html);
  expect(html.name).toBe('repondre-aux-avis-google.html');
  expect(html.text).toContain('<h2>Inviter à revenir</h2>');
});

test('a draft is stored in the browser, opened again and deleted', async ({ page }) => {
  await open(page, '/fr/blogia');
  const { title, body, button, copy } = blogiaOf(page);
  await expect(button(copy.output.keep)).toBeDisabled();
  await title.fill('Mon brouillon');
  await body.fill('Un texte à moi.');
  await button(copy.output.keep).click();
  await expect(page.getByText(copy.output.kept)).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(body).toHaveValue('');
  await button(copy.drafts.open, 'Mon brouillon').click();
  await expect(title).toHaveValue('Mon brouillon');
  await expect(body).toHaveValue('Un texte à moi.');
  await button(copy.drafts.remove, 'Mon brouillon').click();
  await expect(page.getByText(copy.drafts.removed)).toBeVisible();
  await expect(button(copy.drafts.open, 'Mon brouillon')).toBeHidden();
});

test('values typed into the writer before hydration are kept and used', async ({ page }) => {
  await page.goto('/fr/blogia');
  const { topic, promptType, body, generate, score, copy } = blogiaOf(page);
  await topic.fill('pain');
  await promptType.selectOption('seo-article');
  await body.fill('Un texte à moi.');
  await expectHydrated(page);
  await expect(generate).toBeEnabled();
  await expect(score).toContainText(copy.score.computed);
  await expect(body).toHaveValue('Un texte à moi.');
});

test('stopping the writer keeps the text written so far', { tag: '@long' }, async ({ page }) => {
  await open(page, '/fr/blogia');
  const blogia = blogiaOf(page);
  // The response starts but never ends.
  await page.evaluate(
    (part) => {
      window.fetch = (_input, init) =>
        Promise.resolve(
          new Response(
            new ReadableStream({
              start(controller) {
                controller.enqueue(new TextEncoder().encode(part));
                init?.signal?.addEventListener('abort', () =>
                  controller.error(new DOMException('stopped', 'AbortError')),
                );
              },
            }),
          ),
        );
    },
    writeEvent('part', '---\ntitle: Moitié\ndescription: D\n---\n\nUn début'),
  );
  await ask(blogia);
  await expect(page.getByText('Un début')).toBeVisible();
  await blogia.stop.click();
  await expect(page.getByText(blogia.copy.output.stopped)).toBeVisible();
  await expect(blogia.title).toHaveValue('Moitié');
  await expect(blogia.body).toHaveValue('Un début');
  await expect(blogia.generate).toBeEnabled();
});

test.describe('a failure', () => {
  test.use({ failures: /^BlogIA: seo-article failed|status of 429|ERR_FAILED/ });

  for (const [code, details] of firstShort([
    'timeout',
    'busy',
    'refused',
    'broken',
    'unreachable',
  ] as const)) {
    test(
      `a failure of the writer is logged and explained, and can be retried: ${code}`,
      details,
      async ({ page }) => {
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes(`seo-article failed (${code})`),
        );
        await open(page, '/fr/blogia');
        const blogia = blogiaOf(page);
        await answerWith(page, ['writer', 'model'], ['failure', code]);
        await ask(blogia);
        await expect(blogia.failed).toContainText(blogia.copy.output.failures[code]);
        expect((await logged).text()).not.toContain('matelas');
        await expect(blogia.generate).toBeEnabled();
        await page.unroute(promptsPath);
        await blogia.button(blogia.copy.output.retry).click();
        await expect(blogia.ready).toBeVisible();
        await expect(blogia.failed).toBeHidden();
      },
    );
  }

  test('the built-in writer can take over after a failure', async ({ page }) => {
    await open(page, '/fr/blogia');
    const blogia = blogiaOf(page);
    await answerWith(page, ['writer', 'model'], ['part', 'Un début'], ['failure', 'broken']);
    await ask(blogia);
    await expect(blogia.failed).toBeVisible();
    // The received part is kept.
    await expect(blogia.body).toHaveValue('Un début');
    await page.unroute(promptsPath);
    const sent = page.waitForRequest(`**${promptsPath}`);
    await blogia.button(blogia.copy.output.useLocal).click();
    expect((await sent).postDataJSON()).toMatchObject({ writer: 'local' });
    await expect(blogia.ready).toBeVisible();
  });

  test('the writer explains an unreachable server', async ({ page }) => {
    await open(page, '/fr/blogia');
    const blogia = blogiaOf(page);
    await page.route(promptsPath, (route) => route.abort());
    await ask(blogia);
    await expect(blogia.failed).toContainText(blogia.copy.output.failures.unreachable);
  });

  test(
    'the writer explains a rate limit, without offering the built-in writer',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/fr/blogia');
      const blogia = blogiaOf(page);
      await page.route(promptsPath, (route) => route.fulfill({ status: 429 }));
      await ask(blogia);
      await expect(blogia.failed).toContainText(blogia.copy.output.failures.limited);
      await expect(blogia.button(blogia.copy.output.useLocal)).toBeHidden();
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the writer’s form returns a text with its score', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/fr/blogia');
    const blogia = blogiaOf(page);
    await ask(blogia);
    await expect(blogia.body).toHaveValue(/## /);
    await expect(blogia.body).toBeInViewport();
    await expect(blogia.score).toContainText(blogia.copy.score.computed);
    await expect(blogia.topic).toHaveValue('choisir un matelas');
  });

  test('a sample opens in the editor', async ({ page }) => {
    await page.goto('/fr/blogia');
    const { copy, body } = blogiaOf(page);
    await page.getByRole('link', { name: copy.samples.open }).first().click();
    await expect(body).toHaveValue(copy.samples.items[0]?.body ?? '-');
  });
});
