/**
 * Takes screenshots of the built site's tools in each language, for the pages that describe them: 1280 by 800, without
 * motion, as AVIF and WebP in `public/pictures/`. Run it after `npm run build` when a tool no longer looks like its
 * picture; `-- --tools crm,adluma` updates only some of them.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import type { PicturedTool } from '#app/content/pictures/screens/shape.ts';
import { languages, type Language } from '#app/domain/languages.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { stopAll } from '../bench/processes.ts';
import { findChromium } from '../test/chromium.ts';
import { removeOthers, writePicture } from './pictures/encode.ts';
import { pictureLimits } from './pictures/files.ts';
import { startSite } from './start-site.ts';

/** Each tool's page, and the element at the top of the picture. */
const tools = {
  adluma: ['/adluma', 'main section + section'],
  analytics: ['/tableau-analytics', 'main section + section'],
  blogia: ['/blogia', 'main section + section'],
  crm: ['/crm-complet', 'body'],
  hub: ['/modules', 'main section + section'],
  ilumatch: ['/ilumatch', 'main form'],
  landing: ['/landing-page-intelligente', 'main section + section'],
} as const satisfies Record<PicturedTool, readonly [path: KnownPath, from: string]>;

const names = Object.keys(tools) as PicturedTool[];
const { values } = parseArgs({ options: { tools: { type: 'string', default: names.join(',') } } });
const wanted = names.filter((name) => values.tools.split(',').includes(name));

const root = join(import.meta.dirname, '..');
const table = join(root, 'app/content/pictures/screens.json');

async function take(browser: Browser, origin: string, tool: PicturedTool, language: Language) {
  const [path, from] = tools[tool];
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: language,
  });
  page.setDefaultTimeout(90_000);
  await page.goto(`${origin}/${language}${path}`, { waitUntil: 'networkidle' });
  await refuseCookies(page, language);
  if (tool === 'crm') await enterDemo(page, language);
  await page.evaluate(() => document.fonts.ready);
  await page
    .locator(from)
    .first()
    .evaluate((part) => {
      // The site's header covers the scroll target; floating buttons are not part of a tool.
      const header = document
        .querySelector('body > header, header')
        ?.getBoundingClientRect().height;
      if (part !== document.body) scrollBy(0, part.getBoundingClientRect().top - (header ?? 0));
    });
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** The notice would cover the tool. */
async function refuseCookies(page: Page, language: Language): Promise<void> {
  const { consent } = contentOf(language);
  const refuse = page.getByRole('button', { name: consent.necessaryOnly, exact: true });
  await refuse.click();
  await refuse.waitFor({ state: 'hidden' });
}

async function enterDemo(page: Page, language: Language): Promise<void> {
  const { email, password } = company.crmDemo;
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit], form button:not([type])').first().click();
  await page.goto(`${page.url().split('?', 1)[0]}?onglet=clients`, { waitUntil: 'networkidle' });
  console.log(`CRM demo in ${language}: ${page.url()}`);
}

const versions = JSON.parse(await readFile(table, 'utf8')) as Record<string, string>;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  const log = join(root, 'build/shots/product-shots.log');
  const origin = await startSite(log, { DATABASE_URL: 'memory:', LAUNCH_AT: '' });
  for (const tool of wanted) {
    for (const language of languages) {
      const png = await take(browser, origin, tool, language);
      const version = createHash('sha256').update(png).digest('hex').slice(0, 7);
      await writePicture(`screen-${tool}-${language}-${version}`, png, pictureLimits.screen);
      versions[`${tool}-${language}`] = version;
    }
  }
} finally {
  await browser.close();
  await stopAll();
}
const used = Object.entries(versions).map(([name, version]) => `screen-${name}-${version}`);
await removeOthers((file) => file.startsWith('screen-'), new Set(used));
await writeFile(table, `${JSON.stringify(versions, null, 2)}\n`);
