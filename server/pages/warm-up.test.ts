import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

/** A server that writes down what it is asked to render, and can fail at some of it. */
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

it('renders each address one after the other, bare ones in the three languages', async () => {
  const server = recorder();
  await warmUp(server, ['/', '/fr', '/es/ila', '/frites']);
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

it('leaves a page that fails to its first visitor, and goes on', async () => {
  const server = recorder((address) => address === '/fr');
  await warmUp(server, ['/fr', '/en']);
  expect(server.asked).toEqual(['fr /fr', 'en /en']);
});

it('asks for what pages hydrate with once for each language that it comes in', async () => {
  const server = recorder();
  await warmUp(server, ['/', '/hydrate/fr/fr', '/hydrate/es/ila']);
  expect(server.asked).toEqual(['fr /', 'en /', 'es /', 'fr /hydrate/fr/fr', 'es /hydrate/es/ila']);
});
