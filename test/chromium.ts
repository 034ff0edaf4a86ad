import { existsSync } from 'node:fs';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * The browser's path: CHROME_PATH, otherwise the pinned npm package, which is headless (a quarter faster), otherwise,
 * where that does not run, the system's browser.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const system = systemPaths.find((path) => existsSync(path));
  const isForNpms = process.platform === 'linux' && process.arch === 'x64';
  if (system && !isForNpms) return system;
  // Imported only when needed: it unpacks some 200 MB into the temporary directory.
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
