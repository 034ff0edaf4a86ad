import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress, prefixes, withPrefix, type Prefix } from './address.ts';
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
  ])(
    'parseAddress splits %s into language, path and screen',
    (pathname, prefix, language, path, screen) => {
      expect(parseAddress(pathname)).toEqual({ prefix, language, path, screen });
    },
  );
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
  ])('the prefix "%s" and the path %s make the address %s', (prefix, path, address) => {
    expect(withPrefix(prefix, path)).toBe(address);
  });

  it.each(prefixes)('an address under the prefix "%s" is parsed back into its parts', (prefix) => {
    for (const screen of screenIds) {
      for (const path of paths[screen]) {
        const address = parseAddress(withPrefix(prefix, path));
        expect(address).toEqual({ prefix, language: prefix.slice(1) || null, path, screen });
      }
    }
  });

  it('an address never ends in a slash, except the bare root', () => {
    for (const prefix of prefixes) {
      for (const screen of screenIds) {
        for (const path of paths[screen]) {
          const address = withPrefix(prefix, path);
          expect(address === '/' || !address.endsWith('/')).toBe(true);
        }
      }
    }
  });

  it('any path is parsed into a prefix and a path that start the same', () => {
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
