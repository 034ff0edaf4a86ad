import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSigner, newFillToken, readFillToken } from './signatures.server.ts';

const secret = 's'.repeat(32);
const signer = createSigner(secret, 'test');
const now = Date.UTC(2026, 0, 15, 12);

describe('a signature', () => {
  it('is valid for its text, purpose and secret only', () => {
    assert(
      property(string(), string(), (text, other) => {
        const signature = signer.sign(text);
        expect(signature).toMatch(/^[\w-]{22}$/);
        expect(signer.isSigned(text, signature)).toBe(true);
        expect(signer.isSigned(other, signature)).toBe(other === text);
        expect(createSigner(secret, 'another').isSigned(text, signature)).toBe(false);
        expect(createSigner('t'.repeat(32), 'test').isSigned(text, signature)).toBe(false);
      }),
    );
  });

  it('is invalid when made up', () => {
    assert(
      property(string(), (made) => {
        expect(signer.isSigned('text', made)).toBe(false);
      }),
    );
  });
});

describe('a fill-time token', () => {
  it('tells how long the form was open', () => {
    const token = newFillToken(signer, now);
    const { fill, nonce } = readFillToken(signer, token, now + 12_345);
    expect(fill).toEqual({ kind: 'signed', milliseconds: 12_345 });
    expect(nonce).toMatch(/^[\w-]{12}$/);
    expect(readFillToken(signer, newFillToken(signer, now), now).nonce).not.toBe(nonce);
  });

  it('is absent without scripts', () => {
    expect(readFillToken(signer, '', now)).toEqual({ fill: { kind: 'absent' }, nonce: null });
  });

  it.each([
    ['made up', 'abc'],
    ['made earlier', newFillToken(signer, now).replace(/^[^.]+/, (now - 60_000).toString(36))],
    ['signed by another', newFillToken(createSigner('x', 'test'), now)],
    ['too long', newFillToken(signer, now) + 'x'.repeat(10_000)],
  ])('counts as forged when %s', (_how, token) => {
    expect(readFillToken(signer, token, now)).toEqual({ fill: { kind: 'forged' }, nonce: null });
  });
});
