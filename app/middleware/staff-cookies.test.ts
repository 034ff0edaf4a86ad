import { describe, expect, it } from 'vitest';
import { hasSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';

const token = 'a-B_9'.repeat(9).slice(0, 43);

describe('the cookie', () => {
  it.each([
    [true, `__Host-iluma-staff=${token}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure`],
    [false, `iluma-staff=${token}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`],
  ])('over TLS %s', (isSecure, header) => {
    expect(sessionCookie(token, 600.9, isSecure)).toBe(header);
  });

  it('is taken back', () => {
    expect(sessionCookie(null, 600, true)).toContain('__Host-iluma-staff=; Path=/; Max-Age=0;');
  });

  it.each([
    ['alone', `iluma-staff=${token}`, token],
    ['among others', `lang=fr; iluma-staff=${token}; theme=x`, token],
    ['without spaces', `lang=fr;iluma-staff=${token}`, token],
    ['not at all', 'lang=fr', null],
    ['no header', null, null],
    ['of the other kind', `__Host-iluma-staff=${token}`, null],
    ['in another’s name', `not-iluma-staff=${token}`, null],
    ['twice', `iluma-staff=${token}; iluma-staff=${token.toLowerCase()}`, null],
    ['too short', `iluma-staff=${token.slice(1)}`, null],
    ['with signs', `iluma-staff=${token.slice(1)}'`, null],
    ['empty', 'iluma-staff=', null],
  ])('is read %s', (_name, header, read) => {
    expect(readSessionCookie(header, false)).toBe(read);
  });

  it.each([
    [undefined, false],
    ['lang=fr', false],
    [`lang=fr; iluma-staff=${token}`, true],
    [`__Host-iluma-staff=${token}`, true],
  ])('in %j may be there: %s', (header, isThere) => {
    expect(hasSessionCookie(header)).toBe(isThere);
  });
});
