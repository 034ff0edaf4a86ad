import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lastChangeOf } from '#app/application/search/last-change.ts';
import { company } from '#app/content/company/facts.ts';
import { parseAddress } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { screenIds } from '#app/i18n/paths.ts';
import { listedPages } from '#app/i18n/site-pages.ts';
import { contents, linked, meta, structuredData, tags } from '../../html.ts';
import { afterLaunch, openSite, origin } from '../../site.ts';

const site = await openSite();

async function file(path: string, type: string): Promise<string> {
  const response = await site.ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  return response.text();
}

/** Tags that are not closed in the order they were opened; none in well-formed XML. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, close, name = '', self] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) wrong.push(name);
    } else if (!self) open.push(name);
  }
  return [...wrong, ...open];
}

const xml = await file('/sitemap.xml', 'application/xml; charset=utf-8');
const listed = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  day: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? null,
  versions: tags(entry, 'xhtml:link'),
}));

describe('sitemap.xml', () => {
  it('is well-formed, and lists each page in each language once', () => {
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    expect(unbalanced(xml)).toEqual([]);
    expect(listed).toHaveLength(listedPages.length * languages.length);
    const addresses = listed.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has the date of every page, as the page itself states it', async () => {
    expect(listed.filter(({ day }) => !/^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toEqual([]);
    const dayOf = (path: string) => listed.find(({ address }) => address === origin + path)?.day;
    for (const { id, forms } of listedPages)
      for (const language of languages)
        expect(dayOf(forms[`/${language}`])).toBe(lastChangeOf(id, language));
    for (const page of ['/en/smart-blog/google-reviews', '/fr/guide/retirer-noindex']) {
      const stated = structuredData(await site.page(page)).find((block) => 'dateModified' in block);
      expect(dayOf(page)).toBe(stated?.['dateModified']);
    }
    for (const list of ['/fr/blog', '/en/smart-blog', '/es/blog-inteligente/autores/mateo']) {
      const [main = ''] = contents(await site.page(list), 'main');
      const shown = tags(main, 'time').map(({ datetime = '' }) => datetime);
      expect(dayOf(list)?.localeCompare(shown.toSorted().at(-1) ?? '')).toBeGreaterThanOrEqual(0);
    }
  });

  const expectCanonical = async ({ address, versions }: (typeof listed)[number]) => {
    expect(address.startsWith(`${origin}/`)).toBe(true);
    const html = await site.page(new URL(address).pathname);
    expect(linked(html, 'canonical')[0]?.href).toBe(address);
    expect(meta(html, 'robots')).toBeUndefined();
    const alternates = linked(html, 'alternate').filter(({ hreflang }) => hreflang);
    const named = alternates.map(({ hreflang, href }) => `${hreflang} ${href}`);
    const told = versions.map(({ hreflang, href }) => `${hreflang} ${href}`);
    expect(told.toSorted()).toEqual(named.toSorted());
  };
  const isFirst = ({ address }: (typeof listed)[number]) =>
    parseAddress(new URL(address).pathname).language === languages[0];

  it.each(listed.filter(isFirst))('lists $address, a page under its canonical address', (entry) =>
    expectCanonical(entry),
  );

  it.each(listed.filter((entry) => !isFirst(entry)))(
    'also lists $address, a page under its canonical address',
    { tags: 'long' },
    (entry) => expectCanonical(entry),
  );
});

describe('robots.txt', () => {
  it('allows everything to be crawled, and names the sitemap', async () => {
    const text = await file('/robots.txt', 'text/plain; charset=utf-8');
    expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe('llms.txt', () => {
  it('describes the site, and lists the pages of the sitemap', async () => {
    const text = await file('/llms.txt', 'text/plain; charset=utf-8');
    expect(text).toMatch(/^# Iluma\n\n> .{50,}\n/);
    const links = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(([, , link = '']) => link);
    expect(links.toSorted()).toEqual(listed.map(({ address }) => address).toSorted());
  });
});

describe('ai-catalog.json', () => {
  it('names the publisher, with addresses that exist', async () => {
    const text = await file('/.well-known/ai-catalog.json', 'application/json');
    const { host, entries } = JSON.parse(text) as {
      host: Record<string, string>;
      entries: unknown;
    };
    expect(host.displayName).toBe('Iluma');
    expect(entries).toBeInstanceOf(Array);
    for (const address of [host.documentationUrl, host.logoUrl]) {
      const { status } = await site.ask(new URL(address ?? '').pathname);
      expect(status).toBe(200);
    }
  });
});

describe('security.txt (RFC 9116)', () => {
  const day = 86_400_000;
  const read = async () => {
    const text = await file('/.well-known/security.txt', 'text/plain; charset=utf-8');
    return text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ', 2));
  };
  const valuesOf = (fields: string[][], wanted: string) =>
    fields.flatMap(([name, value = '']) => (name === wanted ? [value] : []));

  it('names the contact, our languages and its own address', async () => {
    const fields = await read();
    expect(valuesOf(fields, 'Contact')[0]).toBe(`mailto:${company.email}`);
    expect(valuesOf(fields, 'Preferred-Languages')).toEqual([languages.join(', ')]);
    expect(valuesOf(fields, 'Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
    const links = [...valuesOf(fields, 'Contact').slice(1), ...valuesOf(fields, 'Policy')];
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link.startsWith(`${origin}/`)).toBe(true);
      expect((await site.ask(new URL(link).pathname)).status).toBe(200);
    }
  });

  it('expires once, within a year, however long the server has been running', async () => {
    for (const now of [afterLaunch, afterLaunch + 3 * 365 * day]) {
      site.setClock(now);
      const [expires = '', ...others] = valuesOf(await read(), 'Expires');
      expect(others).toEqual([]);
      const ahead = Date.parse(expires) - now;
      expect(ahead).toBeGreaterThan(30 * day);
      expect(ahead).toBeLessThan(365 * day);
    }
    site.setClock(afterLaunch);
  });

  it('has SECURITY.md as its policy, with the same address', async () => {
    const policy = await file('/.well-known/security-policy.txt', 'text/plain; charset=utf-8');
    expect(policy).toBe(readFileSync('SECURITY.md', 'utf8'));
    expect(policy).toContain(company.email);
  });
});

describe('the web manifest', async () => {
  const text = await file('/site.webmanifest', 'application/manifest+json');
  const manifest = JSON.parse(text) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string; sizes: string; purpose?: string }[];
  };

  it('is linked by pages, and can be installed', async () => {
    expect(manifest).toMatchObject({ name: 'Iluma', short_name: 'Iluma', start_url: '/' });
    expect(linked(await site.page('/fr'), 'manifest')[0]?.href).toBe('/site.webmanifest');
    const sizes = manifest.icons.map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });

  it.each(manifest.icons)('has its icon $src in $sizes', async ({ src, type, sizes }) => {
    const response = await site.ask(src);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')?.split(';', 1)[0]).toBe(type);
    expect(type === 'image/png' ? await pngSize(response) : 'any').toBe(sizes);
  });

  it.each(['/icon.svg', '/icon-180.png'])('comes with the page icon %s', async (icon) => {
    const html = await site.page('/fr');
    expect(tags(html, 'link').some(({ href }) => href === icon)).toBe(true);
    expect((await site.ask(icon)).status).toBe(200);
  });
});

/** Width and height from a PNG's first chunk, as `1200x630`. */
async function pngSize(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the picture of a shared page', () => {
  const expectPicture = async (path: string) => {
    const response = await site.ask(path);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await pngSize(response)).toBe('1200x630');
  };
  const picturesIn = (language: string) =>
    screenIds.map((screen) => `/og/${language}/${screen}.png`);
  const [first, ...others] = languages;

  it.each(picturesIn(first))('is a PNG of 1200 by 630: %s', (path) => expectPicture(path));

  it.each(others.flatMap(picturesIn))(
    'is a PNG of 1200 by 630 as well: %s',
    { tags: 'long' },
    (path) => expectPicture(path),
  );

  it.each([
    '/og/fr/none.png',
    '/og/de/home.png',
    '/og/fr/home',
    '/og/fr/home.jpg',
    '/og/fr/nobody.png',
    '/og/fr/__proto__.png',
    '/og/fr/..%2fhome.png',
    '/og/fr',
  ])('does not exist: %s', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });
});

describe('drawings', () => {
  it('include every constellation of pages that show several', async () => {
    const svg = await file('/constellations.svg', 'image/svg+xml; charset=utf-8');
    expect(unbalanced(svg)).toEqual([]);
    const skies = new Set<string>();
    for (const page of ['/fr', '/fr/modules', '/fr/systeme-complet', '/fr/etudes-de-cas'])
      for (const { href = '' } of tags(await site.page(page), 'use'))
        if (href.startsWith('/constellations.svg#')) skies.add(href.split('#')[1] ?? '');
    expect(skies.size).toBeGreaterThan(6);
    expect([...skies].filter((id) => !svg.includes(`<symbol id="${id}"`))).toEqual([]);
  });

  it('include every icon of the home page', async () => {
    const used = tags(await site.page('/fr'), 'use').map(({ href = '' }) => href.split('#'));
    const icons = used.filter(([path]) => path?.startsWith('/assets/'));
    const sprite = await file(icons[0]?.[0] ?? '', 'image/svg+xml; charset=utf-8');
    for (const [, id] of icons) expect(sprite.includes(`id="${id}"`)).toBe(true);
    expect(icons.length).toBeGreaterThan(20);
  });
});

describe('the script of stored settings', () => {
  it('is kept by browsers at the address that pages write', async () => {
    const html = await site.page('/fr');
    const [, address = ''] = /script src=(\/accessibility\.js\?v=[\w-]+)>/.exec(html) ?? [];
    const response = await site.ask(address);
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toContain('iluma-accessibility');
  });

  it.each(['/accessibility.js', '/accessibility.js?v=outdated'])('%s is not kept', async (path) => {
    const response = await site.ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-cache');
  });
});
