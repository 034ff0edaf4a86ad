import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';
import { acceptedStep, hotp, lastStepAt, otpauthUri, totp, totpStep, type Hmac } from './totp.ts';

const hmacOf =
  (algorithm: string, key: string): Hmac =>
  (message) =>
    createHmac(algorithm, key).update(message).digest();

const digits = '1234567890'.repeat(7);
const keys = {
  sha1: digits.slice(0, 20),
  sha256: digits.slice(0, 32),
  sha512: digits.slice(0, 64),
};

describe('test vectors of RFC 4226, appendix D', () => {
  it.each(
    [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ].map((code, counter) => [counter, code] as const),
  )('counter %i gives %s', (counter, code) => {
    expect(hotp(hmacOf('sha1', keys.sha1), counter, 6)).toBe(code);
  });
});

describe('test vectors of RFC 6238, appendix B', () => {
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('at %i s', (seconds, sha1, sha256, sha512) => {
    const codes = { sha1, sha256, sha512 };
    for (const algorithm of ['sha1', 'sha256', 'sha512'] as const)
      expect(totp(hmacOf(algorithm, keys[algorithm]), seconds * 1000, 8)).toBe(codes[algorithm]);
  });
});

describe('an entered code', () => {
  const hmac = hmacOf('sha1', keys.sha1);
  const now = Date.UTC(2026, 0, 5, 9, 0, 10);
  const step = totpStep(now);
  const at = (offset: number) => hotp(hmac, step + offset, 6);

  it.each([
    ['of now', at(0), null, step],
    ['with a space', `${at(0).slice(0, 3)} ${at(0).slice(3)}`, null, step],
    ['of the step before', at(-1), null, step - 1],
    ['of the step after', at(1), null, step + 1],
    ['of two steps before', at(-2), null, null],
    ['of two steps after', at(2), null, null],
    ['used before', at(0), step, null],
    ['older than the one used', at(-1), step, null],
    ['newer than the one used', at(1), step, step + 1],
    ['of another', at(7), null, null],
    ['empty', '', null, null],
    ['too long', `${at(0)}0`, null, null],
  ] as const)('%s', (_name, typed, last, accepted) => {
    expect(acceptedStep(hmac, typed, now, last)).toBe(accepted);
  });
});

describe('base 32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes %j as %j (RFC 4648 §10)', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
    expect(Buffer.from(fromBase32(`${encoded.toLowerCase()}==`) ?? []).toString()).toBe(text);
  });

  it('decodes any bytes that it encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(fromBase32(toBase32(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['1', 'A0', 'é'])('rejects %j', (text) => {
    expect(fromBase32(text)).toBe(null);
  });
});

it('the otpauth URI contains the issuer, account, secret and parameters', () => {
  const uri = otpauthUri(
    'Iluma CRM',
    'léa@exemple.fr',
    Buffer.from('Hello!\xDE\xAD\xBE\xEF', 'latin1'),
  );
  expect(uri).toBe(
    'otpauth://totp/Iluma%20CRM:l%C3%A9a%40exemple.fr?secret=JBSWY3DPEHPK3PXP&issuer=Iluma%20CRM&algorithm=SHA1&digits=6&period=30',
  );
});

describe('a clock set back by a day', () => {
  const now = Date.UTC(2026, 0, 5, 9);
  const day = 24 * 3_600_000;

  it('keeps the last used step up to one step ahead of now', () => {
    expect(lastStepAt(null, now)).toBe(null);
    for (const drift of [-2, -1, 0, 1])
      expect(lastStepAt(totpStep(now) + drift, now)).toBe(totpStep(now) + drift);
  });

  it('replaces a last used step of tomorrow with the current one', () => {
    expect(lastStepAt(totpStep(now + day), now)).toBe(totpStep(now));
  });
});
