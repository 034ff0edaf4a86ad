import { expect, test as base, type Page } from '@playwright/test';
import { necessaryOnly } from '#app/domain/consent/categories.ts';
import { consentKey, recordOf } from '#app/domain/consent/record.ts';
import { beforeLaunch, launched, staffed, withTag } from './sites.ts';
import { isUnknownPath } from './unknown-path.ts';

const ours: ReadonlySet<string> = new Set([launched, beforeLaunch, withTag, staffed]);

/**
 * Playwright's `test` with a check of every page of every journey: an error in the console (a failed hydration is one),
 * an uncaught exception, a violation of the Content-Security-Policy or a request to another host fails it.
 */
export const test = base.extend<{
  asksConsent: boolean;
  allowedOrigins: string[];
  refusals: string[];
  faults: string[];
  failures: RegExp | null;
  complaints: string[];
  others: void;
}>({
  /** Whether the consent banner asks; otherwise everything optional is refused beforehand. */
  asksConsent: [false, { option: true }],
  /** Origins of other hosts that the journey is expected to request. */
  allowedOrigins: [[], { option: true }],
  /** Paths whose 4xx response is expected. */
  refusals: [[], { option: true }],
  /** Messages of the exceptions that the journey causes on purpose. */
  faults: [[], { option: true }],
  /** Expected errors in the console. */
  failures: [null, { option: true }],
  complaints: [
    async ({ context, asksConsent, allowedOrigins, refusals, faults, failures }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        const path = URL.parse(url)?.pathname ?? '';
        const isRefusal = /status of 40[04]/.test(message.text());
        const isExpected =
          (isRefusal && (isUnknownPath(path) || refusals.includes(path))) ||
          failures?.test(message.text());
        if (message.type() === 'error' && !isExpected)
          complaints.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (error) => {
        const message = String(error.error());
        if (!faults.some((fault) => message.includes(fault))) complaints.push(message);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isExpected = ours.has(origin) || allowedOrigins.includes(origin);
        if (protocol.startsWith('http') && !isExpected) complaints.push(`asked ${request.url()}`);
      });
      await context.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', (event) =>
          console.error(`${event.violatedDirective} forbids ${event.blockedURI}`),
        );
      });
      if (!asksConsent)
        await context.addInitScript(refuse, [
          consentKey,
          recordOf(necessaryOnly, 0, 'a journey'),
        ] as const);
      await use(complaints);
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  /** Closes other people's browsers after a journey: an open one would receive every change of the next journeys. */
  others: [
    async ({ browser, context }, use) => {
      await use();
      const others = browser.contexts().filter((each) => each !== context);
      await Promise.all(others.map((each) => each.close()));
    },
    { auto: true },
  ],
});

/** Runs in the page: refuses everything optional, unless there is an answer already. */
function refuse([key, record]: readonly [key: string, record: object]) {
  try {
    // The page's clock, which a journey may have set.
    localStorage[key] ??= JSON.stringify({ ...record, timestamp: new Date().toISOString() });
  } catch {
    // Storage denied, or not a page yet.
  }
}

/** Keeps the browser from becoming idle: scripts then wait for the visitor's first input. */
export async function preventIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Keeps the browser from becoming idle until the returned function is called. */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    const waiting: Parameters<typeof whenIdle>[] = [];
    let isIdle = false;
    // The page keeps the function, and may first call it after the event.
    window.requestIdleCallback = (...request) =>
      isIdle ? whenIdle(...request) : waiting.push(request);
    window.addEventListener('idle-at-last', () => {
      isIdle = true;
      for (const request of waiting) whenIdle(...request);
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('idle-at-last')));
}

/** Delays the page's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits for hydration: in its last effect, React Router sets scroll restoration to manual. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual', null, {
    timeout: 30_000,
  });
}

/** Triggers hydration by a key without other effect, and waits for it. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

/** Opens an address and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Opens an address and pauses its clock, so that time passes only by `page.clock`. Hydration does not depend on it. */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
