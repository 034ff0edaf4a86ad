import { expect, type Page } from '@playwright/test';
import { bannerDelay } from '#app/domain/consent/notice.ts';
import { bannerOf, openWithPausedClock } from '../support/consent-banner.ts';
import { expectHydrated, open, preventIdle, test } from '../support/journey.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The largest number of elements restyled at once by an action, and the number of all elements. */
async function mostRestyled(page: Page, act: () => Promise<unknown>) {
  const devTools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  const counts = events.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  );
  const all = await page.evaluate(() => document.querySelectorAll('*').length);
  return { most: Math.max(...counts), all };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A selector such as `:has(…) > :not(…)`, or a custom property of the root, would restyle all elements.
test('adding an element restyles few others', async ({ page }) => {
  await open(page, '/fr');
  await expectHydrated(page);
  for (const parent of ['body', 'main', 'form']) {
    const { most, all } = await mostRestyled(page, () =>
      page
        .locator(parent)
        .first()
        .evaluate(async (element) => {
          element.append(document.createElement('div'));
          await new Promise((painted) =>
            requestAnimationFrame(() => requestAnimationFrame(painted)),
          );
        }),
    );
    expect(most, parent).toBeGreaterThan(0);
    expect(most, parent).toBeLessThan(all / 10);
  }
});

test.describe('without stored consent', () => {
  test.use({ asksConsent: true });

  test('the consent banner appears without restyling the page', async ({ page }) => {
    await openWithPausedClock(page, '/fr');
    await expectHydrated(page);
    const { most, all } = await mostRestyled(page, async () => {
      await page.clock.runFor(bannerDelay);
      await expect(bannerOf(page).banner).toBeVisible();
    });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(all / 4);
  });

  test('the consent notice of an untouched page brings its own styles, without restyling the page', async ({
    page,
  }) => {
    await preventIdle(page);
    await page.goto('/fr');
    const { banner, acceptAll } = bannerOf(page);
    const { most, all } = await mostRestyled(page, () => expect(banner).toBeVisible());
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(all / 4);
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
    await expect(banner).toHaveCSS('position', 'fixed');
    await expect(acceptAll).toHaveCSS('border-radius', '1584px');
  });
});
