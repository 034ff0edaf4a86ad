import { describe, expect, it } from 'vitest';
import { createEncryption } from './encryption.server.ts';

const bytes = Buffer.from('a secret of twenty b');

describe('encryption', () => {
  const encryption = createEncryption('the site’s own secret', 'second step');
  const encrypted = encryption.encrypt(bytes);

  it('decrypts what it encrypted', () => {
    expect(Buffer.from(encryption.decrypt(encrypted) ?? [])).toEqual(bytes);
  });

  it('returns a different text each time, without the plain bytes', () => {
    expect(encryption.encrypt(bytes)).not.toBe(encrypted);
    expect(Buffer.from(encrypted, 'base64url').includes(bytes)).toBe(false);
  });

  it.each([
    ['another secret', () => createEncryption('another', 'second step').decrypt(encrypted)],
    [
      'another purpose',
      () => createEncryption('the site’s own secret', 'links').decrypt(encrypted),
    ],
    [
      'a changed byte',
      () => encryption.decrypt((encrypted.startsWith('A') ? 'B' : 'A') + encrypted.slice(1)),
    ],
    ['nothing', () => encryption.decrypt('')],
    ['half of it', () => encryption.decrypt(encrypted.slice(0, 40))],
  ])('decrypts to null with %s', (_name, open) => {
    expect(open()).toBe(null);
  });
});
