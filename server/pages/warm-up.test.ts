import { expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
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
  await warmUp(server, ['/', '/fr', '/es/ila', '/frites'], languages);
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
  await warmUp(server, ['/fr', '/en'], languages);
  expect(server.asked).toEqual(['fr /fr', 'en /en']);
});

it('the warm-up requests each address of hydration data once, in its language', async () => {
  const server = recorder();
  await warmUp(server, ['/', '/hydrate/fr/fr', '/hydrate/es/ila'], languages);
  expect(server.asked).toEqual(['fr /', 'en /', 'es /', 'fr /hydrate/fr/fr', 'es /hydrate/es/ila']);
});
