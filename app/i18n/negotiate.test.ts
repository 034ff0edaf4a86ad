import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLanguage } from './languages.ts';
import { fromBrowser, languageKey, negotiateLanguage } from './negotiate.ts';

describe('the browser language (LANG-06 to 08)', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['fr-FR', 'fr'],
    ['FR-ca', 'fr'],
    ['es', 'es'],
    ['es-419', 'es'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['pt-BR', 'en'],
    // Frisian and Estonian codes begin like French and Spanish ones.
    ['frs', 'en'],
    ['est', 'en'],
    ['*', 'en'],
    ['', 'en'],
  ])('%j gives %s', (tag, language) => {
    expect(fromBrowser(tag)).toBe(language);
  });
});

describe('Accept-Language', () => {
  it.each([
    [null, 'en'],
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['es-MX, es;q=0.9', 'es'],
    // The specified rule reads the browser's first language only.
    ['de,fr;q=0.8', 'en'],
    ['pt,es;q=0.9', 'en'],
    // Weights decide, not positions; among equals the first wins.
    ['en;q=0.5,fr;q=0.9', 'fr'],
    ['fr;q=0.5,es', 'es'],
    ['es,fr', 'es'],
    ['fr; q=1.0 , en', 'fr'],
    ['fr;q=0', 'en'],
    ['fr;q=0,es;q=0.1', 'es'],
    // Malformed entries are ignored.
    ['fr;q=x', 'en'],
    [',,;q=,;;', 'en'],
    ['fr;level=1;q=0.9,en;q=0.1', 'fr'],
    [`${'de,'.repeat(5000)}fr`, 'en'],
  ])('%.40j gives %s', (header, language) => {
    expect(negotiateLanguage(null, header)).toBe(language);
  });
});

describe('the cookie (LANG-05)', () => {
  it.each([
    [`${languageKey}=fr`, 'fr'],
    [`${languageKey}=es`, 'es'],
    [`${languageKey}=en`, 'en'],
    [`other=1; ${languageKey}=fr; more=2`, 'fr'],
    [`other=1;${languageKey}=fr`, 'fr'],
  ])('%j overrides the browser’s language', (cookie, language) => {
    expect(negotiateLanguage(cookie, 'de')).toBe(language);
    expect(negotiateLanguage(cookie, 'es')).toBe(language);
  });

  it.each([
    `${languageKey}=de`,
    `${languageKey}=`,
    `${languageKey}=FR`,
    `${languageKey}=fr-CA`,
    `${languageKey}=french`,
    `${languageKey}="fr"`,
    `${languageKey}=fr<script>`,
    `${languageKey}=__proto__`,
    `x${languageKey}=fr`,
    `${languageKey}x=fr`,
    'iluma=fr',
    ';;;=;',
    ' ',
  ])('%j is invalid and ignored', (cookie) => {
    expect(negotiateLanguage(cookie, 'es')).toBe('es');
    expect(negotiateLanguage(cookie, null)).toBe('en');
  });
});

it('negotiation returns a supported language for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (cookie, header) => {
      expect(isLanguage(negotiateLanguage(`${languageKey}=${cookie}`, header))).toBe(true);
    }),
  );
});

describe('disabled languages', () => {
  it.each([
    ['es', ['fr', 'en'], true, 'en'],
    ['fr-CA', ['en', 'es'], true, 'en'],
    ['es', ['fr', 'es'], true, 'es'],
    ['en', ['fr', 'es'], true, 'fr'],
    ['de', ['es'], true, 'es'],
    ['es', ['fr', 'en', 'es'], false, 'fr'],
    ['es', ['en', 'es'], false, 'en'],
  ] as const)(
    'with browser language %s, enabled languages %j and detection %s, give %s',
    (browser, languages, detectsLanguage, given) => {
      expect(negotiateLanguage(null, browser, { languages, detectsLanguage })).toBe(given);
    },
  );

  it('cannot be chosen by cookie', () => {
    const offer = { languages: ['fr', 'en'], detectsLanguage: true } as const;
    expect(negotiateLanguage(`${languageKey}=es`, 'fr', offer)).toBe('fr');
    expect(negotiateLanguage(`${languageKey}=en`, 'fr', offer)).toBe('en');
  });
});
