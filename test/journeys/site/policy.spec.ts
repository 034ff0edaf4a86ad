import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { loadAppBuild, type AppBuild } from '../../../server/app-build.ts';
import { readConfig } from '../../../server/config.ts';
import { createServer, type SiteServer } from '../../../server/create-server.ts';
import { openLog } from '../../../server/log.ts';
import { openServices } from '../../../server/services.ts';

const injected = '<script>window.injected = true</script>';

/** The app with a flaw: its pages render an injected script. */
async function flawedApp(): Promise<AppBuild> {
  const app = await loadAppBuild();
  const { module } = app.build.entry;
  const render: typeof module.default = async (...given) => {
    const response = await module.default(...given);
    const html = await response.text();
    return new Response(html.replace('</main>', `${injected}</main>`), response);
  };
  const entry = { ...app.build.entry, module: { ...module, default: render } };
  return { ...app, build: { ...app.build, entry } };
}

// One server for all three tests, as the app takes long to load.
test.describe.configure({ mode: 'default' });

let server: SiteServer;
let origin = '';

test.beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: 'memory:' });
  const app = await flawedApp();
  const log = openLog(config.LOG_LEVEL);
  server = createServer(config, app, await openServices(app, config, log), { log });
  await server.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.fastify.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});

test.afterAll(() => server.stop());

for (const [kind, address, details] of [
  ['a cached page', '/fr', { tag: '@smoke' }],
  ['a page with data of its own', '/fr?q=1', {}],
  ['a page that is not there', '/fr/nulle-part', {}],
] as const) {
  test(`a script injected into ${kind} is blocked`, details, async ({ page }) => {
    const violated = page.waitForEvent('console', (message) =>
      /Content Security Policy/.test(message.text()),
    );
    const response = await page.goto(origin + address);
    expect(await response?.text()).toContain(injected);
    await violated;
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    // The app's own inline scripts do run.
    expect(await page.evaluate(() => 'earlyEvents' in window)).toBe(true);
  });
}
