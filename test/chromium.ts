import { existsSync } from 'node:fs';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The browser to drive: the one asked for, else the system's, else the one npm installed. */
export async function findChromium(): Promise<string> {
  const path = process.env.CHROME_PATH || systemPaths.find((candidate) => existsSync(candidate));
  if (path) return path;
  // Imported only when needed: it unpacks some 200 MB into the temporary directory.
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
