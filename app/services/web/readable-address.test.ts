import { expect, it } from 'vitest';
import { readableAddress, withReadableHosts } from './readable-address.ts';

it.each([
  ['xn--boulangerie-lgante-mwbb.invalid', 'boulangerie-élégante.invalid'],
  ['https://www.xn--caf-dma.example:8443/xn--caf-dma', 'https://www.café.example:8443/xn--caf-dma'],
  ['http://xn--80aesfpebagmfblc0a.xn--p1ai/', 'http://стопкоронавирус.рф/'],
  ['https://xn--wgv71a119e.example', 'https://日本語.example'],
  // All-Cyrillic lookalike of "apple"; Cyrillic among Latin letters; no letters; not a valid label.
  ['https://xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com'],
  ['https://xn--pypal-4ve.com', 'https://xn--pypal-4ve.com'],
  ['https://xn--i-7iq.ws', 'https://xn--i-7iq.ws'],
  ['https://xn--a.example', 'https://xn--a.example'],
  ['pain.example/menu', 'pain.example/menu'],
  ['http://[2001:db8::1]/a', 'http://[2001:db8::1]/a'],
])('%s is shown as %s', (address, shown) => {
  expect(readableAddress(address)).toBe(shown);
});

it('hosts in a text are shown as people write them', () => {
  expect(withReadableHosts('www.xn--caf-dma.example, *.xn--caf-dma.example and a.example')).toBe(
    'www.café.example, *.café.example and a.example',
  );
});
