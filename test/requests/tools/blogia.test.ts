import { afterAll, describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { audiences, contentTypes, promptTypes } from '#app/domain/blogia/prompts.ts';
import { createEventReader } from '#app/domain/prompts/event-stream.ts';
import { promptsPath } from '#app/domain/prompts/prompt-run.ts';
import { languages } from '#app/i18n/languages.ts';
import { chunk, openFakeModel, streaming } from '../../fake-model.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite, origin, type TestedSite } from '../../site.ts';

const endpoint = await openFakeModel(streaming('a'));
afterAll(endpoint.close);
const site = await openSite();
const withModel = await openSite({ MODEL_URL: endpoint.url, MODEL_KEY: 'k', MODEL_NAME: 'm' });
const strict = await openSite({ PROMPT_LIMIT: '2' });
const direct = await openSite({ PROMPT_LIMIT: '1' });
const proxied = await openSite({ PROMPT_LIMIT: '1', TRUSTED_PROXIES: 'loopback' });

const scoreIn = (html: string) => /data-score="(\d+)"/.exec(html)?.[1];
const optionsOf = (html: string, name: string) =>
  tags(
    contents(html, 'select').find((_, i) => tags(html, 'select')[i]?.name === name) ?? '',
    'option',
  ).map(({ value }) => value);

describe.each(languages)('the page in %s', (language) => {
  const copy = contentOf(language).blogia;

  it('has its default score, form, two samples and three benefits (BIA-01 to 05, BIA-14)', async () => {
    const html = await site.page(`/${language}/blogia`);
    expect(scoreIn(html)).toBe('92');
    expect(optionsOf(html, 'promptType')).toEqual(['', ...promptTypes]);
    expect(optionsOf(html, 'contentType')).toEqual(contentTypes);
    expect(optionsOf(html, 'targetAudience')).toEqual(audiences);
    const names = tags(html, 'input').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['topic', 'keywords']));
    const words = readable(html);
    for (const { title } of [...copy.samples.items, ...copy.benefits.items])
      expect(words).toContain(title);
    expect(contents(html, 'article')).toHaveLength(2);
    expect(copy.benefits.items).toHaveLength(3);
  });

  it('disables its button before a topic is given, and has one without scripts (BIA-06)', async () => {
    const html = await site.page(`/${language}/blogia`);
    const button = tags(html, 'button').find(({ type }) => type === 'submit');
    expect(button).toHaveProperty('disabled');
    expect(contents(html, 'noscript').join('')).toContain(copy.form.generate);
  });

  it('answers a form sent without scripts, with the same text each time', async () => {
    const query = 'v=1&promptType=seo-article&topic=choisir+un+pain&keywords=&contentType=guide';
    const html = await site.page(`/${language}/blogia?${query}`);
    const [body = ''] = contents(html, 'textarea');
    expect(body.length).toBeGreaterThan(1500);
    expect(body).toContain('## ');
    // Gaps in the text lower its score.
    expect(Number(scoreIn(html))).toBeGreaterThan(60);
    // Inline scripts with page data get a new nonce each time.
    const withoutNonces = (page: string) => page.replaceAll(/ nonce="[^"]*"/g, '');
    const again = await site.page(`/${language}/blogia?${query}`);
    expect(withoutNonces(again)).toBe(withoutNonces(html));
    const other = await site.page(`/${language}/blogia?${query}&variant=1`);
    expect(contents(other, 'textarea')[0]).not.toBe(body);
  });

  it.each([1, 2])('opens sample %i in the editor', async (place) => {
    const html = await site.page(`/${language}/blogia?exemple=${place}`);
    const sample = copy.samples.items[place - 1];
    expect(readable(contents(html, 'textarea')[0] ?? '')).toContain(readable(sample?.body ?? '-'));
    expect(scoreIn(html)).not.toBe('92');
  });
});

it.each([
  'promptType=poem&topic=pain',
  'promptType=seo-article&topic=',
  'exemple=3',
  'exemple=-1',
  'exemple=__proto__',
  'v=99',
])('the query %s leaves the page at its defaults', async (query) => {
  expect(scoreIn(await site.page(`/fr/blogia?${query}`))).toBe('92');
});

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</textarea><b>'])(
  'the topic %s never becomes markup',
  async (topic) => {
    const query = new URLSearchParams({ promptType: 'seo-article', topic, keywords: topic });
    const html = await site.page(`/fr/blogia?${query.toString()}`);
    expect(/<script>alert|<img|<\/textarea><b>/.test(html)).toBe(false);
  },
);

const payload = {
  topic: 'pain',
  keywords: 'pain au levain, farine',
  contentType: 'guide',
  targetAudience: 'pme',
  timestamp: 1,
};
const call = {
  promptId: 'seo-article',
  language: 'fr',
  writer: 'configured',
  variant: 0,
  payload,
};

const run = (
  where: TestedSite,
  body: unknown = call,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
) =>
  where.ask(promptsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });

async function eventsOf(response: Response) {
  const read = createEventReader();
  return read(await response.text()).map(({ event, data }) => [event, JSON.parse(data) as unknown]);
}

const textOf = (events: unknown[][]) =>
  events.flatMap(([event, data]) => (event === 'part' ? [String(data)] : [])).join('');

describe('running a prompt (BIA-08, BIA-09)', () => {
  it('streams the built-in writer’s text in about a second', async () => {
    const started = performance.now();
    const response = await run(site);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const events = await eventsOf(response);
    expect(performance.now() - started).toBeGreaterThan(700);
    expect(events[0]).toEqual(['writer', 'local']);
    expect(events.at(-1)).toEqual(['done', null]);
    expect(events.length).toBeGreaterThan(10);
    expect(textOf(events)).toMatch(/^---\ntitle: .*Pain/);
  });

  it('gives the same text as the page without scripts', async () => {
    const query = new URLSearchParams({ ...payload, timestamp: '', promptType: 'seo-article' });
    const html = await site.page(`/fr/blogia?${query.toString()}`);
    const streamed = textOf(await eventsOf(await run(site)));
    const lastLine = streamed.trim().split('\n').at(-1) ?? '-';
    expect(readable(contents(html, 'textarea')[0] ?? '')).toContain(lastLine);
  });

  it.each(promptTypes)('works for %s in every language', async (promptId) => {
    const texts = await Promise.all(
      languages.map(async (language) =>
        textOf(await eventsOf(await run(site, { ...call, promptId, language }))),
      ),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it.each([
    ['no JSON at all', 'x'],
    ['an unknown prompt', { ...call, promptId: '__proto__' }],
    ['an unknown language', { ...call, language: 'de' }],
    ['no topic', { ...call, payload: { ...payload, topic: ' ' } }],
    ['a topic of marks alone', { ...call, payload: { ...payload, topic: '***' } }],
    ['a topic that is too long', { ...call, payload: { ...payload, topic: 'a'.repeat(121) } }],
    ['an unknown audience', { ...call, payload: { ...payload, targetAudience: 'cats' } }],
    ['no timestamp', { ...call, payload: { ...payload, timestamp: undefined } }],
    ['a variant out of bounds', { ...call, variant: 1e9 }],
    ['nothing', null],
  ])('rejects %s', async (_name, body) => {
    expect((await run(site, body)).status).toBe(400);
  });

  it.each([
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin worth the name', { origin: 'null' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
    ['the site’s own origin', { origin }, 200],
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ])(
    'from %s gets the status of its origin',
    async (_name, headers: Record<string, string>, status) => {
      expect((await run(site, call, headers)).status).toBe(status);
    },
  );

  it('rejects GET', async () => {
    expect((await site.ask(promptsPath)).status).toBe(405);
  });

  it('is limited for each address, and says how long to wait', async () => {
    expect([(await run(strict)).status, (await run(strict)).status]).toEqual([200, 200]);
    const third = await run(strict);
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('600');
  });

  it.each([
    ['of a visitor is not believed', direct, [200, 429]],
    ['of a trusted proxy is', proxied, [200, 200]],
  ] as const)('the X-Forwarded-For %s', async (_name, where, statuses) => {
    const from = async (address: string) =>
      (await run(where, undefined, { 'x-forwarded-for': address })).status;
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual(statuses);
  });
});

describe('with a model', () => {
  it('streams the model’s text', async () => {
    endpoint.answerWith(streaming('---\ntitle: T\n', 'description: é\n---\n', 'Texte'));
    const events = await eventsOf(await run(withModel));
    expect(events[0]).toEqual(['writer', 'model']);
    expect(textOf(events)).toBe('---\ntitle: T\ndescription: é\n---\nTexte');
    const heard = endpoint.heard.at(-1);
    expect(heard?.authorization).toBe('Bearer k');
    expect(heard?.body.messages[1]?.content).toContain('pain au levain');
    expect(heard?.body.messages[0]?.content).toContain('N’inventez aucun chiffre');
  });

  it('sends each part of the text as it comes', async () => {
    const { promise: goOn, resolve } = Promise.withResolvers<void>();
    endpoint.answerWith(async (response) => {
      response.writeHead(200);
      response.write(chunk('first'));
      await goOn;
      response.end(`${chunk('second')}data: [DONE]\n\n`);
    });
    const response = await run(withModel);
    const seen: string[] = [];
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      seen.push(part);
      if (seen.join('').includes('first')) resolve();
    }
    // Had the server buffered the first part, the endpoint would never have continued.
    expect(seen.join('')).toContain('second');
  });

  it.each([
    [429, 'busy'],
    [401, 'refused'],
    [500, 'broken'],
  ])('reports a failure of status %i as "%s"', async (status, code) => {
    endpoint.answerWith((response) => void response.writeHead(status).end());
    expect((await eventsOf(await run(withModel))).at(-1)).toEqual(['failure', code]);
  });

  it('reports a broken stream after the part that did come', async () => {
    endpoint.answerWith((response) => {
      response.writeHead(200);
      response.end(chunk('half'));
    });
    const events = await eventsOf(await run(withModel));
    expect(events.slice(1)).toEqual([
      ['part', 'half'],
      ['failure', 'broken'],
    ]);
  });

  it('can use the built-in writer instead', async () => {
    const events = await eventsOf(await run(withModel, { ...call, writer: 'local' }));
    expect(events[0]).toEqual(['writer', 'local']);
    expect(events.at(-1)).toEqual(['done', null]);
  });

  it('aborts the model’s request when the visitor stops', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    endpoint.answerWith((response) => {
      response.on('close', resolve);
      response.writeHead(200);
      response.write(chunk('first'));
    });
    const stop = new AbortController();
    const response = await run(withModel, call, {}, stop.signal);
    await response.body?.getReader().read();
    stop.abort();
    await expect(closed).resolves.toBeUndefined();
  });
});
