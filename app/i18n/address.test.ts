import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computingTime } from '../../test/computing-time.ts';
import {
  addressesOf,
  parseAddress,
  pathsOf,
  prefixes,
  withPrefix,
  type Prefix,
} from './address.ts';
import { languages } from './languages.ts';
import { pathIn } from './own-paths.ts';
import { paths, screenIds } from './paths.ts';

describe('parseAddress', () => {
  it.each([
    ['/', '', null, '/', 'home'],
    ['/fr', '/fr', 'fr', '/', 'home'],
    ['/fr/', '/fr', 'fr', '/', 'home'],
    ['/en//', '/en', 'en', '/', 'home'],
    ['/home', '', null, '/home', 'home'],
    ['/es/home', '/es', 'es', '/home', 'home'],
    ['/adluma', '', null, '/adluma', 'adluma'],
    ['/adluma/', '', null, '/adluma', 'adluma'],
    ['/en/simulateur', '/en', 'en', '/simulateur', 'adluma'],
    ['/fr/services/seo-ia', '/fr', 'fr', '/services/seo-ia', 'service-seo'],
    ['/etudes-de-cas/katz-sport', '', null, '/etudes-de-cas/katz-sport', 'case-katz-sport'],
    // Not a language code, and no known address.
    ['/frites', '', null, '/frites', null],
    ['/fr-CA', '', null, '/fr-CA', null],
    ['/FR', '', null, '/FR', null],
    ['/de/adluma', '', null, '/de/adluma', null],
    ['//fr', '', null, '//fr', null],
    ['/fr/fr', '/fr', 'fr', '/fr', null],
    ['/modules/unknown', '', null, '/modules/unknown', null],
    ['', '', null, '/', 'home'],
    ['/__proto__', '', null, '/__proto__', null],
  ])('splits %s into language, path and screen', (pathname, prefix, language, path, screen) => {
    expect(parseAddress(pathname)).toEqual({ prefix, language, path, screen });
  });

  it('takes no longer for slashes in the middle than for their number', async () => {
    expect(await computingTime(() => parseAddress(`/${'/'.repeat(20_000)}a`))).toBeLessThan(50);
  });
});

describe('withPrefix', () => {
  it.each<[Prefix, path: string, address: string]>([
    ['', '/', '/'],
    ['/fr', '/', '/fr'],
    ['', '/ila', '/ila'],
    ['/en', '/ila', '/en/ila'],
    ['', '//evil.example/x', '/evil.example/x'],
    ['', '/\\\\evil.example', '/evil.example'],
    ['/fr', '//evil.example', '/fr//evil.example'],
    ['', '/#faq', '/#faq'],
    ['/es', '/#faq', '/es#faq'],
    ['/es', '/?q=a', '/es?q=a'],
    ['/fr', '/search?q=a', '/fr/search?q=a'],
    ['/en', '/politique-confidentialite', '/en/privacy-policy'],
    ['/es', '/faq#prix', '/es/preguntas-frecuentes#prix'],
    ['/fr', '/privacy-policy', '/fr/politique-confidentialite'],
    ['', '/privacy-policy', '/privacy-policy'],
    ['', '/politica-de-privacidad', '/politique-confidentialite'],
    ['/es', '/faq?q=a', '/es/preguntas-frecuentes?q=a'],
    ['/en', '/home', '/en/home'],
  ])('turns the prefix "%s" and the path %s into %s', (prefix, path, address) => {
    expect(withPrefix(prefix, path)).toBe(address);
  });

  it.each(prefixes)('is reversed by parseAddress for the prefix "%s"', (prefix) => {
    for (const screen of screenIds) {
      for (const path of pathsOf(screen)) {
        const address = parseAddress(withPrefix(prefix, path));
        expect(address).toMatchObject({ prefix, language: prefix.slice(1) || null, screen });
        expect(withPrefix(prefix, address.path)).toBe(
          prefix + (address.path === '/' && prefix ? '' : address.path),
        );
      }
    }
  });

  it('keeps addresses unique, each screen’s canonical one first', () => {
    for (const prefix of prefixes) {
      const all = screenIds.flatMap((screen) => addressesOf(screen, prefix));
      expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    }
    for (const language of languages)
      for (const screen of screenIds)
        expect(addressesOf(screen, `/${language}`)[0]).toBe(
          withPrefix(`/${language}`, pathIn(screen, language)),
        );
  });

  it('supports translated paths, which are spelled like canonical ones', () => {
    for (const path of screenIds.flatMap(pathsOf))
      expect(path).toMatch(/^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/);
    expect(languages.map((language) => pathIn('privacy', language))).toEqual([
      paths.privacy[0],
      '/privacy-policy',
      '/politica-de-privacidad',
    ]);
  });

  it('adds no trailing slash, except for the root', () => {
    for (const prefix of prefixes) {
      for (const screen of screenIds) {
        for (const path of paths[screen]) {
          const address = withPrefix(prefix, path);
          expect(address === '/' || !address.endsWith('/')).toBe(true);
        }
      }
    }
  });

  it('parseAddress returns a prefix and a path for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { prefix, path } = parseAddress(`/${text}`);
        expect(prefixes).toContain(prefix);
        expect(`/${text}`.startsWith(prefix)).toBe(true);
        expect(path.startsWith('/')).toBe(true);
      }),
    );
  });
});
