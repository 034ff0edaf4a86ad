import { describe, expect, it } from 'vitest';
import { parseAddress, prefixes, withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { paths, screenIds } from '#app/i18n/paths.ts';
import { movedForm, screenPage } from '#app/i18n/site-pages.ts';
import { contents, linked, meta, readable, structuredData, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

/** Whether the guide's path redirects to that of another language: see guide.test.ts. */
const isMoved = (screen: string, address: string) =>
  screen === 'guide' && movedForm(screenPage('guide').forms, address) !== null;

/** Every path of every screen in its four forms; those without a language as a Spanish browser gets them. */
const forms = screenIds
  .flatMap((screen) =>
    paths[screen].flatMap((path) =>
      prefixes.map((prefix) => ({
        screen,
        prefix,
        language: parseAddress(prefix).language ?? ('es' as const),
        address: withPrefix(prefix, path),
      })),
    ),
  )
  .filter(({ screen, address }) => !isMoved(screen, address));

const pages = await Promise.all(
  forms.map(async (form) => {
    const response = await site.ask(form.address, { headers: { 'accept-language': 'es' } });
    return { ...form, response, html: await response.text() };
  }),
);

describe.each(pages)('$address', ({ screen, prefix, language, address, response, html }) => {
  it('answers with a 200', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.startsWith('<!DOCTYPE html>')).toBe(true);
  });

  it('states its language (LANG-09)', () => {
    expect(tags(html, 'html')).toEqual([expect.objectContaining({ lang: language })]);
  });

  it('has one title, one description and one headline', () => {
    expect(contents(html, 'title')).toHaveLength(1);
    expect(contents(html, 'title')[0]?.length).toBeGreaterThan(10);
    expect(tags(html, 'meta').filter(({ name }) => name === 'description')).toHaveLength(1);
    expect(meta(html, 'description')?.length).toBeGreaterThan(50);
    expect(contents(html, 'h1')).toHaveLength(1);
    expect(readable(contents(html, 'h1')[0] ?? '').length).toBeGreaterThan(5);
  });

  it('names an existing screen as subject in its contact link', () => {
    const subjects = tags(html, 'a').flatMap(({ href = '' }) => {
      const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), origin);
      return pathname.endsWith('/contact') ? searchParams.getAll('service') : [];
    });
    expect(subjects.filter((subject) => !Object.hasOwn(paths, subject))).toEqual([]);
  });

  it('skips no heading level', () => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it('has the shell: header, footer and one main part (SHELL-45, SHELL-81)', () => {
    for (const part of ['header', 'main']) expect(tags(html, part)).toHaveLength(1);
    expect(/<\/main><footer/.test(html)).toBe(true);
    expect(tags(html, 'main')[0]?.id).toBe('content');
    expect(html.includes('href="#content"')).toBe(true);
  });

  it('has a preview for sharing', () => {
    expect(meta(html, 'og:title')).toBe(contents(html, 'title')[0]);
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    expect(meta(html, 'og:image')).toBe(`${origin}/og/${language}/${screen}.png`);
    expect(meta(html, 'og:url')).toBe(origin + screenPage(screen).forms[`/${language}`]);
    expect(meta(html, 'og:locale')?.slice(0, 2)).toBe(language);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  });

  it('has valid structured data', () => {
    const blocks = structuredData(html);
    for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
    expect(html.split('type="application/ld+json"').length - 1).toBe(blocks.length);
  });

  it('links the same screen in the three languages (SHELL-70)', () => {
    const [, path = '/'] =
      new RegExp(`^(?:/(?:${languages.join('|')})(?=/|$))?(.*)$`).exec(address) ?? [];
    for (const other of languages) {
      const versions = [
        withPrefix(`/${other}`, path || '/'),
        screenPage(screen).forms[`/${other}`],
      ];
      expect(versions.some((version) => html.includes(`href="${version}"`))).toBe(true);
    }
    const switcher = tags(html, 'a').filter(({ hreflang }) => hreflang);
    const current = switcher.filter((link) => link['aria-current'] === 'true');
    expect(current.map(({ lang }) => lang)).toEqual([language]);
  });

  it('keeps the form of its address in its links', () => {
    const inside = tags(html, 'a').filter(({ href = '', lang }) => href.startsWith('/') && !lang);
    const foreign = inside.filter(({ href = '' }) => {
      const [, first = ''] = href.split(/[/?#]/);
      return prefix === '' ? languages.some((other) => other === first) : first !== language;
    });
    expect(foreign.map(({ href }) => href)).toEqual([]);
    expect(inside.length).toBeGreaterThan(30);
  });

  it('has no duplicate id, and no empty link', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(tags(html, 'a').filter(({ href }) => !href)).toEqual([]);
  });
});

describe('indexing', () => {
  it.each(['/countdown', '/fr/lancement'])(
    '%s asks not to be indexed, and has no canonical address',
    async (path) => {
      const html = await site.page(path);
      expect(meta(html, 'robots')).toBe('noindex');
      expect(linked(html, 'canonical')).toEqual([]);
    },
  );

  it.each(['/', '/fr', '/en/home'])('%s may be indexed', async (path) => {
    expect(meta(await site.page(path), 'robots')).toBeUndefined();
  });
});
