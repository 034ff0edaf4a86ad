import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './test/chromium.ts';
import {
  beforeLaunch,
  launched,
  staffed,
  staffedData,
  tagUrl,
  withTag,
} from './test/journeys/support/sites.ts';
import { pushEnvironment } from './test/push-service.ts';
import { sharedMemory } from './test/temporary-directory.ts';

const isCi = Boolean(process.env.CI);

const threeYearsAhead = new Date(Date.now() + 3 * 365 * 86_400_000).toISOString();

/** The built site as `npm run serve` runs it, on an origin of its own. */
function serve(origin: string, env: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  return {
    command: 'node server/main.ts',
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // Several servers that warm up at once would leave the first journeys nothing to run on.
      WARM_UP: 'false',
      PAGE_BROTLI_QUALITY: '1',
      DATABASE_URL: 'memory:',
      HOST: hostname,
      PORT: port,
      SITE_ORIGIN: origin,
      ...env,
    },
  } satisfies PlaywrightTestConfig['webServer'];
}

export default defineConfig({
  testDir: 'test/journeys',
  fullyParallel: true,
  // Two more than the two cores of the machines this runs on: a journey often waits.
  workers: 4,
  // On CI a journey that passes at its second try is listed as flaky, and does not refuse the change.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: 'list',
  // Generous: a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './test/journeys/support/servers-ready.ts',
  webServer: [
    // Audits read sites of the tests, each as another visitor.
    serve(launched, {
      AUDIT_ALLOWED: '127.0.0.0/8',
      TRUSTED_PROXIES: '127.0.0.1',
      // Bytes on the wire are measured here.
      PAGE_BROTLI_QUALITY: '11',
    }),
    serve(beforeLaunch, {
      LAUNCH_AT: threeYearsAhead,
      ANALYTICS_HOSTS: 'https://measures.example',
    }),
    serve(withTag, { TAG_URL: tagUrl }),
    serve(staffed, {
      DATABASE_URL: '',
      DATA_DIR: staffedData,
      AUDIT_ALLOWED: '127.0.0.0/8',
      // Each message comes from another visitor (send-message.ts).
      TRUSTED_PROXIES: '127.0.0.1',
      ...pushEnvironment,
    }),
  ],
  use: {
    baseURL: launched,
    locale: 'fr-CA',
    viewport: { width: 1440, height: 900 },
    // Slow orbits cost a software renderer more than the tests; those about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each journey takes a fifth of the time: `npx playwright test <file> --trace on` writes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      // Pictures then need no files on the disk.
      ignoreDefaultArgs: sharedMemory() ? ['--disable-dev-shm-usage'] : [],
      // Ours, and not those of @sparticuz/chromium, which break local() fonts.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
