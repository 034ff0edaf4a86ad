import { expect, it } from 'vitest';
import { languages, type Language } from '#app/domain/languages.ts';
import { warmUp } from './warm-up.ts';

/** A server that records requests and fails some of them. */
function recorder(fails: (address: string) => boolean = () => false) {
  const asked: string[] = [];
  let busy = 0;
  return {
    asked,
    async warm(address: string, language: string) {
      expect(busy++).toBe(0);
      asked.push(`${language} ${address}`);
      await Promise.resolve();
      busy--;
      if (fails(address)) throw new Error('rendering failed');
    },
  };
}

it('the warm-up renders addresses one by one, those without a language in all languages', async () => {
  const server = recorder();
  await warmUp(
    server,
    {
      cacheableAddresses: ['/', '/fr', '/es/ila', '/frites'],
      languages,
      searchIndexes: [],
    },
    0,
  );
  expect(server.asked).toEqual([
    'fr /',
    'en /',
    'es /',
    'fr /fr',
    'es /es/ila',
    'fr /frites',
    'en /frites',
    'es /frites',
  ]);
});

it('the warm-up skips a page that fails, and continues', async () => {
  const server = recorder((address) => address === '/fr');
  await warmUp(server, { cacheableAddresses: ['/fr', '/en'], languages, searchIndexes: [] }, 0);
  expect(server.asked).toEqual(['fr /fr', 'en /en']);
});

it('the warm-up requests each address of hydration data once, in its language', async () => {
  const server = recorder();
  await warmUp(
    server,
    {
      cacheableAddresses: ['/', '/hydrate/fr/fr', '/hydrate/es/ila'],
      languages,
      searchIndexes: [],
    },
    0,
  );
  expect(server.asked).toEqual(['fr /', 'en /', 'es /', 'fr /hydrate/fr/fr', 'es /hydrate/es/ila']);
});

it('the warm-up builds every search index in every language after the pages', async () => {
  const server = recorder();
  const indexOf = (language: Language) => server.asked.push(`${language} index`);
  await warmUp(server, { cacheableAddresses: ['/fr'], languages, searchIndexes: [indexOf] }, 0);
  expect(server.asked).toEqual(['fr /fr', 'fr index', 'en index', 'es index']);
});
