import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
import { linked, tags } from '../../html.ts';
import { send } from '../../raw-http.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const codings = ['br', 'gzip', 'identity'] as const;

/** `fetch` decodes the body but keeps the header. */
async function fetched(path: string, coding: string) {
  const response = await site.ask(path, { headers: { 'accept-encoding': coding } });
  return {
    coding: response.headers.get('content-encoding') ?? 'identity',
    tag: response.headers.get('etag'),
    policy: response.headers.get('content-security-policy'),
    html: await response.text(),
  };
}

describe.each(['/fr', '/en/home', '/es'])('%s', (path) => {
  it('is the same, rendered or from the cache, in every encoding', async () => {
    const rendered = await fetched(path, 'identity');
    const passing = await Promise.all(codings.map((coding) => fetched(path, coding)));
    await site.cachePage(path);
    const lasting = await Promise.all(codings.map((coding) => fetched(path, coding)));
    for (const answer of [...passing, ...lasting]) {
      expect(answer.html).toBe(rendered.html);
      expect(answer.policy).toBe(rendered.policy);
    }
    expect(passing.map(({ coding }) => coding)).toEqual(codings);
    expect(lasting.map(({ coding }) => coding)).toEqual(codings);
    expect(rendered.tag).toBeNull();
    expect(lasting.every(({ tag }) => tag?.startsWith('"'))).toBe(true);
  });

  it.each(codings)('gets a 304 for a browser that has it, in %s', async (coding) => {
    await site.cachePage(path);
    const { tag } = await fetched(path, coding);
    const headers = { 'accept-encoding': coding, 'if-none-match': tag ?? '' };
    const again = await site.ask(path, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe('public, no-cache');
    expect(again.headers.has('cdn-cache-control')).toBe(false);
    expect(await again.text()).toBe('');
  });

  it('is served from the cache for a query that no page reads, such as an advertisement’s', async () => {
    const visited = `${path}?utm_source=google&gclid=EAIaIQ&x=1`;
    const rendered = await fetched(visited, 'br');
    await site.inMemory(path);
    const kept = await fetched(path, 'br');
    expect(rendered.html).toBe(kept.html);
    expect(await fetched(visited, 'br')).toEqual(kept);
    expect(kept.tag).toMatch(/^"/);
    const asking = await fetched(`${path}?utm_source=google&%71=laval`, 'br');
    expect(asking.tag).toBeNull();
  });

  it('answers HEAD like GET, without the body', async () => {
    await site.cachePage(path);
    const [get, head] = await Promise.all([site.ask(path), site.ask(path, { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-type', 'vary', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});

describe('a bare address with a query that no page reads', () => {
  it('serves the cached page in the visitor’s language, or redirects with its query', async () => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'es' };
    await site.cachePage('/', 'es/', headers);
    const kept = await site.ask('/', { headers });
    const visited = await site.ask('/?utm_source=google', { headers });
    expect(visited.headers.get('etag')).toBe(kept.headers.get('etag'));
    expect(kept.headers.get('etag')).toMatch(/^"/);
    const moved = await site.ask('/crm?utm_source=google');
    expect(moved.headers.get('location')).toMatch(/\?utm_source=google$/);
  });
});

it.each(['/fr/crm-complet', '/hydrate/fr/fr/crm-complet'])(
  'the staff page %s is not cached with a parameter that it reads',
  async (path) => {
    await site.cachePage(path);
    expect((await site.ask(path)).headers.has('etag')).toBe(true);
    expect((await site.ask(`${path}?lien=x`)).headers.has('etag')).toBe(false);
  },
);

it.each([
  ['/fr/contact', 'Accept-Encoding'],
  ['/fr/crm-complet', 'Accept-Encoding, Cookie'],
  ['/fr/crm-complet?compte=1', 'Accept-Encoding, Cookie'],
  ['/hydrate/fr/fr/crm-complet', 'Accept-Encoding, Cookie'],
  ['/contact', 'Accept-Encoding, Accept-Language, Cookie'],
])('the answer to %s varies by %s', async (path, vary) => {
  expect((await site.ask(path)).headers.get('vary')).toBe(vary);
});

describe('HEAD of an uncached address', () => {
  it.each([
    ['/fr?q=1', 200],
    ['/fr/nobody', 404],
    ['/countdown', 200],
    ['/crm', 301],
  ])('answers %s with a %i and no body', async (path, status) => {
    const response = await site.ask(path, { method: 'HEAD' });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  });
});

describe('uncached responses', () => {
  it.each([
    ['/es/home?q=a', 'a query that pages read'],
    ['/es/home?nomEntreprise=Rose&etoiles=4', 'a form'],
    ['/countdown', 'a page that tells the time'],
    ['/es/nobody', 'a page that is not there'],
    ['/crm', 'a redirect'],
  ])('include %s: %s', async (path) => {
    site.server.pages.clear();
    await site.ask(path);
    // Compressed later: if the first page were cached, it would be by now.
    await site.cachePage('/es/home');
    expect(site.server.pages.size).toBe(1);
    expect((await site.ask(path)).headers.has('etag')).toBe(false);
  });

  it.each(['/fr?nomEntreprise=Rose&etoiles=4', '/countdown', '/fr/nobody'])(
    'may not be cached by others either: %s',
    async (path) => {
      const response = await site.ask(path);
      expect(response.headers.get('cache-control')).not.toMatch(/public|max-age=[1-9]/);
    },
  );

  it('include all other spellings of an address, so that the URL table bounds memory', async () => {
    const spellings = [
      '/fr/',
      '/fr//',
      '/FR',
      '/Fr/Home',
      '/HOME',
      '/fr/..',
      '/fr/../en',
      '/og/fr/home.png/',
    ];
    site.server.pages.clear();
    for (const spelling of spellings) await send(site.port, `GET ${spelling} HTTP/1.1`);
    await site.cachePage('/es/home');
    const kept = spellings.filter((spelling) =>
      ['', ...languages].some((language) => site.server.pages.has(language + spelling)),
    );
    expect(kept).toEqual([]);
  });

  it('include a page in another visitor’s language, even where the path looks fixed', async () => {
    site.server.pages.clear();
    await send(site.port, 'GET /fr/.. HTTP/1.1', 'Accept-Language: es');
    await site.cachePage('/es/home');
    const { body } = await send(site.port, 'GET /fr/.. HTTP/1.1', 'Accept-Language: fr');
    // Either in its own language, or no page at all.
    expect(['fr', undefined]).toContain(tags(body, 'html')[0]?.lang);
  });
});

describe('hydration data', () => {
  it.each(['/fr', '/en/home'])('has an address of its own for %s, and is cached', async (path) => {
    const html = await site.page(path);
    expect(html.includes('streamController')).toBe(false);
    const data = await site.cachePage(`/hydrate/${path.slice(1, 3)}${path}`);
    expect(data.includes('"loaderData"')).toBe(true);
    const response = await site.ask(`/hydrate/${path.slice(1, 3)}${path}`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.has('etag')).toBe(true);
    expect(await response.text()).toBe(data);
  });

  it('is inlined in the page for an address with a query', async () => {
    const html = await site.page('/fr?etoiles=5');
    expect(html.includes('streamController')).toBe(true);
    expect(linked(html, 'canonical')).toHaveLength(1);
  });

  it('does not exist for an unknown address', async () => {
    expect((await site.ask('/hydrate/nobody')).status).toBe(404);
  });
});
