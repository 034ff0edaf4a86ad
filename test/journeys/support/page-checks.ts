import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { inspect, type Inspection } from '../../axe.ts';
import { headBytes } from '../../head-bytes.ts';

/** Fails on every axe violation in the page, or in a part or by some rules of it. */
export async function expectNoViolation(page: Page, inspection?: Inspection): Promise<void> {
  const { violations } = await inspect(page, { ...inspection, isBrief: true });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/**
 * Sizes in bytes on the wire, with Brotli; the HTML's with its headers. A kilobyte is 1024 bytes; TCP's first flight
 * carries 14,600.
 */
const kilobyte = 1024;
const budget = {
  html: 14_600,
  scripts: 121.2 * kilobyte,
  shell: 15.8 * kilobyte,
  page: 11 * kilobyte,
  fonts: 80 * kilobyte,
  fontFiles: 3,
} as const;

/** Screens that are tools, whose own scripts have a larger budget. */
const toolBudget: Record<keyof typeof budget, number> = {
  ...budget,
  html: 15_100,
  scripts: 134.9 * kilobyte,
  page: 25 * kilobyte,
};
const tools: ReadonlySet<string> = new Set([
  'adluma',
  'adluma-full',
  'analytics',
  // It contains the site settings.
  'full-system',
  'blogia',
  'booking',
  'booking-status',
  // It contains the map of the offices.
  'contact',
  // The CRM's login.
  'crm',
  'heatmap',
  'ila',
  'ila-report',
  'ilumatch',
  'module-ila',
  'zyno',
]);

/** Pages that are mainly a long text. */
const readingBudget: Record<keyof typeof budget, number> = { ...budget, html: 20.8 * kilobyte };
const reading = /^(?:article|author|case|module|service|town)-/;

/** A report is not cached, so its page includes the styles of every state that it may be in. */
const reportBudget: Record<keyof typeof budget, number> = { ...toolBudget, html: 18.4 * kilobyte };

function budgetOf(screen: string): Record<keyof typeof budget, number> {
  if (screen === 'ila-report') return reportBudget;
  if (tools.has(screen)) return toolBudget;
  return reading.test(screen) ? readingBudget : budget;
}

const ours = /\/(?:root|shell|screen-layout|entry\.client)-[^/]*\.js$/;
// The manifest is the framework's list of our routes.
const framework = /\/(?:framework|rolldown-runtime|manifest)-[^/]*\.js$/;

/** Bytes of the HTML and its headers on the wire, from the page cache if it may be cached. */
async function htmlSize(request: APIRequestContext, address: string): Promise<number> {
  const get = () => request.get(address, { headers: { 'Accept-Encoding': 'br' } });
  const isKept = (await get()).headers()['cache-control']?.includes('public') ?? false;
  if (isKept) await expect.poll(async () => (await get()).headers().etag).toBeDefined();
  const response = await get();
  const headers = response.headers();
  expect(headers['content-encoding']).toBe('br');
  const head = response.headersArray().map(({ name, value }) => [name, value] as const);
  return headBytes(head) + Number(headers['content-length']);
}

/** Records every script and data request of a page from now on. */
export function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
  });
  return asked;
}

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** Records every transfer of a page from now on, with its size on the wire. */
export function watchTransfers(page: Page): () => Promise<Transfer[]> {
  const sizes: Promise<Transfer>[] = [];
  page.on('requestfinished', (request) => {
    const transfer = request.sizes().then(({ responseBodySize }) => ({
      url: request.url(),
      type: request.resourceType(),
      bytes: responseBodySize,
    }));
    // Ignore requests that are cut off when the page closes.
    transfer.catch(() => undefined);
    sizes.push(transfer);
  });
  return () => Promise.all(sizes);
}

const total = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** Fails when a page's first load exceeds a budget. */
export async function expectWithinBudget(
  request: APIRequestContext,
  { screen, address }: { screen: string; address: string },
  transfers: Transfer[],
): Promise<void> {
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
  const allowed = budgetOf(screen);
  const over = names.filter((name) => measured[name] > allowed[name]);
  expect(over.map((name) => `${name}: ${measured[name]}, budget ${allowed[name]}`)).toEqual([]);
  // A pattern that no longer matches would measure nothing.
  for (const name of names) expect(measured[name], name).toBeGreaterThan(0);
}

/** An entry of the `layout-shift` observer (https://wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    /** Ends the observation and describes the shifts. */
    endShiftWatch: () => string[];
  }
}

/**
 * Records layout shifts of every page from now on.
 *
 * @returns stops recording, since later shifts are caused by the test, and describes the shifts
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    // A font that arrives after the first paint may move lines, on a busy machine only, and by
    // less than what Core Web Vitals call good. Nothing else may move.
    const [allowed, allowedToFonts] = [0.001, 0.1];
    const fontsAt: number[] = [];
    document.fonts.addEventListener('loadingdone', () => fontsAt.push(performance.now()));
    const shifts: LayoutShift[] = [];
    const note = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.endShiftWatch = () => {
      note(observer.takeRecords());
      observer.disconnect();
      return shifts
        .filter(({ value, startTime }) => {
          const isByFonts = fontsAt.some((at) => Math.abs(at - startTime) < 300);
          return value > (isByFonts ? allowedToFonts : allowed);
        })
        .map(({ value, startTime, sources }) => {
          const moved = sources.map(({ node, previousRect, currentRect }) =>
            JSON.stringify([node?.textContent, previousRect, currentRect]),
          );
          return `${value} at ${startTime} ms (fonts at ${fontsAt.join(', ')}): ${moved.join(' ')}`;
        });
    };
  });
  return () => page.evaluate(() => window.endShiftWatch());
}

/** Scrolls down the whole page, window by window. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    while (root.scrollTop + window.innerHeight < root.scrollHeight - 1) {
      const before = root.scrollTop;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (root.scrollTop === before) return;
    }
  });
}

/** Describes everything that overflows the window horizontally. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const all = [...document.querySelectorAll('a, button, input, summary, h1, h2, h3, p, li, td')];
    const out = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isShown = width > 0 && element.checkVisibility();
      // A wide table may scroll in a region of its own (WCAG 1.4.10).
      const isApart = element.closest('.skip-link, [role="region"][tabindex="0"]');
      return isShown && !isApart && (left < -1 || right > clientWidth + 1);
    });
    const names = out.slice(0, 4).map((element) => element.outerHTML.slice(0, 100));
    return scrollWidth > clientWidth
      ? [`scrolls ${scrollWidth - clientWidth} px`, ...names]
      : names;
  });
}

/** Sets the root font size, in pixels. */
export async function setRootSize(page: Page, size: number): Promise<void> {
  const shown = await page.evaluate((pixels) => {
    const { documentElement: root } = document;
    root.style.fontSize = `${pixels}px`;
    return getComputedStyle(root).fontSize;
  }, size);
  expect(shown).toBe(`${size}px`);
}

/** Polls, since layout follows a change of size with a delay. */
export async function expectNothingSticksOut(page: Page, when: string): Promise<void> {
  const softly = expect.configure({ soft: true });
  await softly.poll(() => sticksOut(page), { message: when, timeout: 5000 }).toEqual([]);
}

/** Targets that are less than 24 px wide or high. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input')]
      .filter((element) => element.checkVisibility() && !element.closest('.skip-link'))
      // A link within a sentence is as high as its line (WCAG 2.5.8, exception "inline").
      .filter((element) => !element.matches('.prose-link'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall = width < 24 || height < 24;
        return isSmall ? [`${width} by ${height}: ${element.outerHTML.slice(0, 100)}`] : [];
      }),
  );
}
