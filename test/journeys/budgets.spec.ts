import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectHydrated, test } from './journey.ts';
import { builtPages } from './pages.ts';

/** Sizes in bytes on the wire, brotli. A kilobyte is 1024 bytes; the first flight of TCP is 14.6 thousand. */
const kilobyte = 1024;
const budget = {
  html: 14_600,
  scripts: 115 * kilobyte,
  shell: 15 * kilobyte,
  page: 10 * kilobyte,
  fonts: 80 * kilobyte,
  fontFiles: 3,
} as const;

/** Screens that are a tool: their own scripts may weigh as much as their work takes. */
const toolBudget: Record<keyof typeof budget, number> = {
  ...budget,
  scripts: 130 * kilobyte,
  page: 25 * kilobyte,
};
const tools: ReadonlySet<string> = new Set([
  'adluma',
  'adluma-full',
  'analytics',
  'blogia',
  'heatmap',
  'ila',
  'ilumatch',
  'module-ila',
  'zyno',
]);

const ours = /\/(?:root|shell|screen-layout|entry\.client|manifest)-[^/]*\.js$/;
const framework = /\/(?:framework|rolldown-runtime)-[^/]*\.js$/;

/** What is sent for an address, once the server has it in memory if it keeps it at all. */
async function htmlSize(request: APIRequestContext, address: string): Promise<number> {
  const get = () => request.get(address, { headers: { 'Accept-Encoding': 'br' } });
  const isKept = (await get()).headers()['cache-control']?.includes('public') ?? false;
  if (isKept) await expect.poll(async () => (await get()).headers().etag).toBeDefined();
  const headers = (await get()).headers();
  expect(headers['content-encoding']).toBe('br');
  return Number(headers['content-length']);
}

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** Everything that a page has fetched, with its size on the wire. */
async function transfersOf(page: Page, address: string): Promise<Transfer[]> {
  const sizes: Promise<Transfer>[] = [];
  page.on('requestfinished', (request) => {
    const transfer = request.sizes().then(({ responseBodySize }) => ({
      url: request.url(),
      type: request.resourceType(),
      bytes: responseBodySize,
    }));
    sizes.push(transfer);
  });
  await page.goto(address);
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  return Promise.all(sizes);
}

const total = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { language, screen, address } of builtPages) {
  test(`first load within its budget: ${screen}, ${language}`, async ({ page, request }) => {
    const transfers = await transfersOf(page, address);
    const scripts = transfers.filter(({ type }) => type === 'script');
    const fonts = transfers.filter(({ type }) => type === 'font');
    const measured = {
      html: await htmlSize(request, address),
      scripts: total(scripts),
      shell: total(scripts.filter(({ url }) => ours.test(url))),
      page: total(scripts.filter(({ url }) => !ours.test(url) && !framework.test(url))),
      fonts: total(fonts),
      fontFiles: fonts.length,
    };
    const names = Object.keys(budget) as (keyof typeof budget)[];
    const allowed = tools.has(screen) ? toolBudget : budget;
    const over = names.filter((name) => measured[name] > allowed[name]);
    const list = over.map((name) => `${name}: ${measured[name]}, budget ${allowed[name]}`);
    expect(list).toEqual([]);
    // A pattern that no longer matches would measure nothing.
    for (const name of names) expect(measured[name], name).toBeGreaterThan(0);
  });
}

/** One entry of what `layout-shift` observes (https://wicg.github.io/layout-instability). */
interface LayoutShift {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

test.describe('layout', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { language, screen, address } of builtPages) {
    for (const width of [1440, 390]) {
      test(`nothing shifts: ${screen}, ${language}, ${width} px`, async ({ page }) => {
        // The watch over every journey takes an error for what it is.
        await page.addInitScript(() => {
          const report = ({ value, sources }: LayoutShift) => {
            const moved = sources.map(({ node, previousRect, currentRect }) =>
              JSON.stringify([node?.textContent, previousRect, currentRect]),
            );
            console.error(`layout shift of ${value}: ${moved.join(' ')}`);
          };
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) report(entry as unknown as LayoutShift);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await expectHydrated(page);
        for (let screens = 0; screens < 12; screens += 1) await page.mouse.wheel(0, 800);
        await page.waitForLoadState('networkidle');
      });
    }
  }
});
