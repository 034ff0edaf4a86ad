import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.server.ts';

const bytes = Buffer.from('a secret of twenty b');

describe('a seal', () => {
  const seal = createSeal('the site’s own secret', 'second step');
  const sealed = seal.close(bytes);

  it('gives back what it closed', () => {
    expect(Buffer.from(seal.open(sealed) ?? [])).toEqual(bytes);
  });

  it('never looks the same twice, nor like what is in it', () => {
    expect(seal.close(bytes)).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').includes(bytes)).toBe(false);
  });

  it.each([
    ['another secret', () => createSeal('another', 'second step').open(sealed)],
    ['another purpose', () => createSeal('the site’s own secret', 'links').open(sealed)],
    ['a changed byte', () => seal.open((sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1))],
    ['nothing', () => seal.open('')],
    ['half of it', () => seal.open(sealed.slice(0, 40))],
  ])('stays shut for %s', (_name, open) => {
    expect(open()).toBe(null);
  });
});
