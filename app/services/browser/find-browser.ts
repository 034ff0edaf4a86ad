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
 * The browser to use: the endpoint of one elsewhere, the given executable, or an installed one.
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
