import { describe, expect, it } from 'vitest';
import { hasSessionCookie, readStaffCookie, staffCookie } from './staff-cookies.ts';

const token = 'a-B_9'.repeat(9).slice(0, 43);

describe('staff cookies', () => {
  it.each([
    [true, `__Host-iluma-staff=${token}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure`],
    [false, `iluma-staff=${token}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`],
  ])('include a session cookie with its attributes (over TLS: %s)', (isSecure, header) => {
    expect(staffCookie('session', token, 600.9, isSecure)).toBe(header);
  });

  it('include a device cookie for same-site requests only', () => {
    const device = `mk4x2s1a.${'n'.repeat(12)}.${'s'.repeat(22)}`;
    const header = `__Host-iluma-device=${device}; Path=/; Max-Age=9; HttpOnly; SameSite=Strict; Secure`;
    expect(staffCookie('device', device, 9, true)).toBe(header);
    expect(readStaffCookie('device', `a=b; __Host-iluma-device=${device}`, true)).toBe(device);
    expect(hasSessionCookie(`__Host-iluma-device=${device}`)).toBe(false);
  });

  it('include a cleared session cookie', () => {
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
  ])('are read from the header: %s', (_name, header, read) => {
    expect(readStaffCookie('session', header, false)).toBe(read);
  });

  it.each([
    [undefined, false],
    ['lang=fr', false],
    [`lang=fr; iluma-staff=${token}`, true],
    [`__Host-iluma-staff=${token}`, true],
  ])('are detected in the header %j: %s', (header, isThere) => {
    expect(hasSessionCookie(header)).toBe(isThere);
  });
});
