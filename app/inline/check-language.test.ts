import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { languageKey, type LanguageOffer } from '#app/i18n/negotiate.ts';
import { checkLanguage } from '#app/inline/check-language.ts?inline-script';

/** The visitor's state that the inline script of addresses without a language reads. */
interface Visitor {
  stored?: string | null;
  cookie?: string;
  browser?: string;
  /** The language of the page as sent. */
  page: string;
  at?: string;
  keepsCookies?: boolean;
  keepsStorage?: boolean;
  offer?: LanguageOffer;
}

/** Runs the script as a browser does; returns the address it navigates to and the cookie it sets. */
function check({
  stored = null,
  cookie = '',
  browser = 'en-US',
  page,
  at = '/ila?a=1#b',
  keepsCookies = true,
  keepsStorage = true,
  offer = { languages, detectsLanguage: true },
}: Visitor): { action: string; cookie: string } {
  const { pathname, search, hash } = new URL(at, 'https://iluma.example');
  let jar = cookie;
  let action = 'stays';
  runInNewContext(checkLanguage(offer.languages, offer.detectsLanguage), {
    navigator: { language: browser },
    get localStorage() {
      if (!keepsStorage) throw new Error('denied');
      const kept: Record<string, string> = stored === null ? {} : { [languageKey]: stored };
      return { ...kept, getItem: (key: string) => kept[key] ?? null };
    },
    document: {
      documentElement: { lang: page },
      get cookie() {
        return jar;
      },
      set cookie(text: string) {
        if (!keepsCookies) return;
        const [pair = ''] = text.split(';', 1);
        jar = text.includes('max-age=0') ? '' : pair;
      },
    },
    location: {
      pathname,
      search,
      hash,
      reload: () => (action = 'reloads'),
      replace: (target: string) => (action = `goes to ${target}`),
    },
  });
  return { action, cookie: jar };
}

const cookieOf = (language: string) => `${languageKey}=${language}`;

const visitors: [string, Visitor, action: string, cookie: string][] = [
  [
    'a stored choice that the page already speaks',
    { stored: 'fr', cookie: cookieOf('fr'), page: 'fr' },
    'stays',
    cookieOf('fr'),
  ],
  [
    'a stored choice wins over the browser (LANG-05)',
    { stored: 'fr', browser: 'es', page: 'es' },
    'reloads',
    cookieOf('fr'),
  ],
  [
    'a stored choice wins over a stale cookie',
    { stored: 'es', cookie: cookieOf('fr'), page: 'fr' },
    'reloads',
    cookieOf('es'),
  ],
  [
    'a choice whose cookie is lost, in the right language',
    { stored: 'en', page: 'en' },
    'stays',
    cookieOf('en'),
  ],
  [
    'without cookies, the fixed address carries the choice',
    { stored: 'fr', page: 'en', keepsCookies: false },
    'goes to /fr/ila?a=1#b',
    '',
  ],
  [
    'without cookies at the root',
    { stored: 'fr', page: 'en', keepsCookies: false, at: '/' },
    'goes to /fr',
    '',
  ],
  ['nothing stored, French browser (LANG-06)', { browser: 'fr-CA', page: 'fr' }, 'stays', ''],
  ['nothing stored, Spanish browser (LANG-07)', { browser: 'es-MX', page: 'es' }, 'stays', ''],
  ['nothing stored, another browser (LANG-08)', { browser: 'de', page: 'en' }, 'stays', ''],
  [
    'a cookie without a stored choice is stale',
    { cookie: cookieOf('fr'), browser: 'en', page: 'fr' },
    'goes to /en/ila?a=1#b',
    '',
  ],
  [
    'a forged choice counts as none',
    { stored: '"><script>', browser: 'fr', page: 'fr' },
    'stays',
    '',
  ],
  ['no storage at all', { keepsStorage: false, browser: 'fr', page: 'en' }, 'stays', ''],
];

describe('before the first paint of an address without a language', () => {
  it.each(visitors)('the language check handles: %s', (_name, visitor, action, cookie) => {
    expect(check(visitor)).toEqual({ action, cookie });
  });

  it.each(languages)('the language check does not reload a page in %s twice', (stored) => {
    const first = check({ stored, page: stored === 'en' ? 'fr' : 'en' });
    expect(first.action).toBe('reloads');
    expect(check({ stored, cookie: first.cookie, page: stored }).action).toBe('stays');
  });
});

it('the language check can be inlined: one line, without an end of script', () => {
  expect(checkLanguage(languages, true)).not.toMatch(/\n|<\/script|<!--/i);
});

describe('disabled languages', () => {
  it.each([
    [
      'a stored closed language is not requested',
      { stored: 'es', page: 'en', browser: 'en' },
      'stays',
    ],
    ['the browser’s closed language is not requested', { page: 'en', browser: 'es-MX' }, 'stays'],
    ['an open language is requested', { page: 'en', browser: 'fr' }, 'goes to /fr/ila?a=1#b'],
  ] as const)('%s', (_name, visitor, action) => {
    const offer = { languages: ['fr', 'en'], detectsLanguage: true } as const;
    expect(check({ ...visitor, offer }).action).toBe(action);
  });

  it('the browser’s language is ignored when detection is off', () => {
    const offer = { languages, detectsLanguage: false };
    expect(check({ page: 'fr', browser: 'en', offer }).action).toBe('stays');
    expect(check({ stored: 'en', page: 'fr', browser: 'fr', offer }).action).not.toBe('stays');
  });
});
