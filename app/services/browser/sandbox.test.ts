import { expect, it } from 'vitest';
import { browserRefusal } from './find-browser.ts';
import { launchOptions } from './open-browser.ts';

const here = { path: '/usr/bin/chromium' };
const elsewhere = { endpoint: 'wss://browser.example/' };

it.each([
  { what: 'a user', place: here, isSandboxed: true, user: 1000, isRefused: false },
  {
    what: 'a user without a sandbox',
    place: here,
    isSandboxed: false,
    user: 1000,
    isRefused: false,
  },
  { what: 'root', place: here, isSandboxed: true, user: 0, isRefused: true },
  { what: 'root without a sandbox', place: here, isSandboxed: false, user: 0, isRefused: false },
  { what: 'root, elsewhere', place: elsewhere, isSandboxed: true, user: 0, isRefused: false },
  { what: 'Windows', place: here, isSandboxed: true, user: undefined, isRefused: false },
])('a browser for $what is refused: $isRefused', ({ place, isSandboxed, user, isRefused }) => {
  const refusal = browserRefusal(place, isSandboxed, user);
  // The message says what to do.
  expect(refusal?.includes('BROWSER_SANDBOX=false') ?? false).toBe(isRefused);
});

it.each([true, false])(
  'a browser starts with a sandbox (%s), and only behind the proxy',
  (isSandboxed) => {
    const options = launchOptions(here.path, isSandboxed, 'http://127.0.0.1:4000');
    expect(options).toMatchObject({
      chromiumSandbox: isSandboxed,
      proxy: { server: 'http://127.0.0.1:4000' },
    });
    expect(options.args?.filter((each) => /sandbox|security/.test(each))).toEqual([]);
  },
);
