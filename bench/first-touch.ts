import type { Browser } from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds over 50 of each long task. */
    blocked: number[];
  }
}

/** Slowdown from this machine to the phone, as in Lighthouse. */
const slower = 4;

/**
 * Measures how long hydration blocks: scrolls a new visitor's page once it has loaded.
 *
 * @returns milliseconds of blocking from that first intent until React listens, as in total blocking time
 */
export async function blockingFromTouch(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(url);
    await page.evaluate(() => {
      window.blocked = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.blocked.push(duration - 50);
      }).observe({ type: 'longtask' });
    });
    await page.mouse.wheel(0, 200);
    // React Router's last effect.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    // Entries arrive in a later task.
    const blocked = await page.evaluate(
      () => new Promise<number[]>((done) => void setTimeout(() => done(window.blocked), 200)),
    );
    return blocked.reduce((sum, each) => sum + each, 0);
  } finally {
    await page.context().close();
  }
}
