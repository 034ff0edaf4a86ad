import { existsSync } from 'node:fs';
import type { BrowserPlace } from './site-browser.ts';

/** Where systems install Chromium or Chrome. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/**
 * The browser to use: a remote endpoint, the given executable, or an installed one.
 *
 * @returns null without any
 */
export function findBrowser(
  endpoint: string | null,
  givenPath: string | null,
): BrowserPlace | null {
  if (endpoint !== null) return { endpoint };
  const path = givenPath ?? usualPaths.find((each) => existsSync(each));
  return path === undefined ? null : { path };
}

/**
 * Why a browser cannot be used; null if it can. Untrusted pages are opened in Chromium's sandbox, which is unavailable
 * to root: without it, the browser starts only if a setting says so.
 *
 * @param user id of the user that it would run as; undefined on Windows
 */
export function browserRefusal(
  place: BrowserPlace,
  isSandboxed: boolean,
  user: number | undefined,
): string | null {
  if ('endpoint' in place || !isSandboxed || user !== 0) return null;
  return 'Audits do without a browser: Chromium has no sandbox as root. Run as another user, name a browser elsewhere in BROWSER_URL, or set BROWSER_SANDBOX=false to open pages of strangers without a sandbox.';
}
