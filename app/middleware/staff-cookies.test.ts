import { describe, expect, it } from 'vitest';
import { hasSessionCookie, readStaffCookie, staffCookie } from './staff-cookies.ts';

const token = 'a-B_9'.repeat(9).slice(0, 43);

describe('the cookie', () => {
  it.each([
    [true, `__Host-iluma-staff=${token}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure`],
    [false, `iluma-staff=${token}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`],
  ])('the session cookie has its attributes (over TLS: %s)', (isSecure, header) => {
    expect(staffCookie('session', token, 600.9, isSecure)).toBe(header);
  });

  it('the cookie of a known browser is sent by forms of this site only', () => {
    const device = `mk4x2s1a.${'n'.repeat(12)}.${'s'.repeat(22)}`;
    const header = `__Host-iluma-device=${device}; Path=/; Max-Age=9; HttpOnly; SameSite=Strict; Secure`;
    expect(staffCookie('device', device, 9, true)).toBe(header);
    expect(readStaffCookie('device', `a=b; __Host-iluma-device=${device}`, true)).toBe(device);
    expect(hasSessionCookie(`__Host-iluma-device=${device}`)).toBe(false);
  });

  it('the session cookie is cleared', () => {
    expect(staffCookie('session', null, 600, true)).toContain(
      '__Host-iluma-staff=; Path=/; Max-Age=0;',
    );
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
  ])('the session cookie is read from the header: %s', (_name, header, read) => {
    expect(readStaffCookie('session', header, false)).toBe(read);
  });

  it.each([
    [undefined, false],
    ['lang=fr', false],
    [`lang=fr; iluma-staff=${token}`, true],
    [`__Host-iluma-staff=${token}`, true],
  ])('a session cookie may be in the header %j: %s', (header, isThere) => {
    expect(hasSessionCookie(header)).toBe(isThere);
  });
});
