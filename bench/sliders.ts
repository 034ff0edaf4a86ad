import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../test/chromium.ts';

/** Pages with sliders whose every move calculates and paints. */
const pages = [
  '/fr',
  '/fr/ila?v=1&step=4&businessName=Katz',
  '/fr/modules/ila#calculator',
  '/fr/adluma',
  '/fr/heatmap-ila',
];

/** Moves of each slider; the first ones, before the engine has compiled, count like all others. */
const moves = 12;

/** Event Timing reports nothing shorter than this, in milliseconds (https://w3c.github.io/event-timing). */
const shortest = 16;

/** The slowest slider of a page: longest time from a key to the next paint, in milliseconds, rounded up to 8. */
interface Slowest {
  page: string;
  slider: string;
  worst: number;
}

export interface SliderTimes {
  /** A range input on an otherwise empty page: the browser's own cost. */
  bare: number;
  slowest: Slowest[];
}

/** Moves every slider by keyboard in a phone-sized window, and measures how long each move took to show. */
export async function measureSliders(origin: string): Promise<SliderTimes> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setContent('<input type="range" aria-label="bare">');
    const bare = (await slowestOn(page, '')).worst;
    const slowest: Slowest[] = [];
    for (const path of pages) {
      await page.goto(origin + path);
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      slowest.push(await slowestOn(page, path));
    }
    return { bare, slowest };
  } finally {
    await browser.close();
  }
}

async function slowestOn(page: Page, path: string): Promise<Slowest> {
  let found: Slowest = { page: path, slider: '', worst: shortest };
  for (const slider of await page.getByRole('slider').all()) {
    const name = (await slider.getAttribute('aria-label')) ?? (await slider.getAttribute('name'));
    await slider.focus();
    await page.evaluate(observe, shortest);
    for (let i = 0; i < moves; i += 1) await slider.press(i % 2 ? 'ArrowLeft' : 'ArrowRight');
    const worst = await page.evaluate(longest);
    if (worst > found.worst || found.slider === '')
      found = { page: path, slider: name ?? '', worst: Math.max(worst, shortest) };
  }
  return found;
}

declare global {
  var interactions: PerformanceObserver | undefined;
  var longestInteraction: number;
}

/** Runs in the page. */
function observe(durationThreshold: number) {
  globalThis.longestInteraction = 0;
  const take = (list: { getEntries(): PerformanceEntryList }) => {
    for (const { duration } of list.getEntries())
      globalThis.longestInteraction = Math.max(globalThis.longestInteraction, duration);
  };
  globalThis.interactions = new PerformanceObserver(take);
  const options = { type: 'event', durationThreshold };
  globalThis.interactions.observe(options);
}

/** Runs in the page, after the last key has been painted. */
async function longest(): Promise<number> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  for (const { duration } of globalThis.interactions?.takeRecords() ?? [])
    globalThis.longestInteraction = Math.max(globalThis.longestInteraction, duration);
  globalThis.interactions?.disconnect();
  return globalThis.longestInteraction;
}
