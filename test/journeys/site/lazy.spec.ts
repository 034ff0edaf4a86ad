import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { casePlate } from '#app/content/pictures/pictures.ts';
import { test } from '../support/journey.ts';
import { launched } from '../support/sites.ts';

let script = '';

test.beforeAll(async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('./harness/lazy.tsx', import.meta.url)) },
    },
  })) as { output: { type: string; code?: string }[] };
  script = output.find(({ type }) => type === 'chunk')?.code ?? '';
});

test.beforeEach(async ({ page }) => {
  const styles = 'body{margin:0}.image{display:block;height:100px}.element{height:100px}';
  await page.route(`${launched}/harness`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><style>${styles}</style><main></main><script type="module">${script}</script>`,
    }),
  );
  await page.goto('/harness');
  await expect(page.getByRole('img', { name: 'Image' })).toBeAttached();
});

/** Scrolls until the view ends at a position, and waits two frames for the observer. */
function showUpTo(page: Page, y: number): Promise<unknown> {
  return page.evaluate(async (bottom) => {
    window.scrollTo(0, bottom - window.innerHeight);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await frame();
  }, y);
}

test('a lazy image waits in data-src until a tenth of it is within 50 pixels (PERF-05, PERF-06)', async ({
  page,
}) => {
  const image = page.getByRole('img', { name: 'Image' });
  for (const y of [0, 1900, 1958]) {
    await showUpTo(page, y);
    await expect(image).toHaveAttribute('data-src', '/icon.svg');
    await expect(image).not.toHaveAttribute('src');
  }
  const asked = page.waitForRequest(`${launched}/icon.svg`);
  await showUpTo(page, 1961);
  await expect(image).toHaveAttribute('src', '/icon.svg');
  await expect(image).not.toHaveAttribute('data-src');
  await asked;
  await showUpTo(page, 0);
  await expect(image).toHaveAttribute('src', '/icon.svg');
});

test.describe('with an unreachable photo service', () => {
  test.use({ allowedOrigins: ['https://photos.example'], failures: /ERR_FAILED/ });

  test('a photograph that fails to load is replaced by its plate (HOME-26, HOME-38)', async ({
    page,
  }) => {
    await page.route('https://photos.example/**', (route) => route.abort());
    const { src, alt } = casePlate('en', 'katz-sport');
    const image = page.getByRole('img', { name: alt });
    await expect(image).toHaveAttribute('data-src', 'https://photos.example/gone.jpg');
    const asked = page.waitForRequest('https://photos.example/gone.jpg');
    await image.scrollIntoViewIfNeeded();
    const before = await image.boundingBox();
    await asked;
    await expect
      .poll(() =>
        image.evaluate((shown: HTMLImageElement) => [shown.currentSrc, shown.naturalWidth]),
      )
      .toEqual([`${launched}${src}-640.avif`, 640]);
    expect(await image.boundingBox()).toEqual(before);
  });
});

test('a lazy element renders within 100 pixels, and stays (PERF-07)', async ({ page }) => {
  const element = page.getByText('Element');
  for (const y of [0, 3000, 3898]) {
    await showUpTo(page, y);
    await expect(element).toHaveCount(0);
  }
  await showUpTo(page, 3901);
  await expect(element).toBeVisible();
  await showUpTo(page, 0);
  await expect(element).toHaveCount(1);
});
