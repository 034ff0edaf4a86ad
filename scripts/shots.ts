/**
 * Takes screenshots of the built site, one per route, language, width and contrast, and arranges them on one contact
 * sheet. Usage: npm run shots -- / /countdown --widths 1440,390 --languages fr,en --contrasts normal,inverted
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { contrasts, type Contrast } from '#app/domain/accessibility/settings.ts';
import { stopAll } from '../bench/processes.ts';
import { findChromium } from '../test/chromium.ts';
import { setContrast } from '../test/journeys/support/contrasts.ts';
import { startSite } from './start-site.ts';

interface Shot {
  route: string;
  language: string;
  width: number;
  contrast: Contrast;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '1440,390' },
    languages: { type: 'string', default: 'fr,en' },
    contrasts: { type: 'string', default: 'normal' },
    out: { type: 'string', default: 'build/shots' },
    /** A time in the future shows the countdown. */
    'launch-at': { type: 'string', default: '' },
  },
});
const routes = positionals.length > 0 ? positionals : ['/'];
const directory = resolve(import.meta.dirname, '..', values.out);

/** Approximate height of a screenshot on the sheet in pixels; longer ones are split into strips. */
const stripHeight = 1600;

function wantedShots(): Shot[] {
  const [languages, names] = [values.languages.split(','), values.contrasts.split(',')];
  const chosen = contrasts.filter((contrast) => names.includes(contrast));
  if (chosen.length < names.length) throw new Error(`Contrasts are ${contrasts.join(', ')}`);
  const widths = values.widths.split(',').map(Number);
  if (widths.some((width) => !(width >= 200))) throw new Error(`Bad widths: ${values.widths}`);
  return routes.flatMap((route) =>
    languages.flatMap((language) =>
      chosen.flatMap((contrast) => widths.map((width) => ({ route, language, width, contrast }))),
    ),
  );
}

function fileOf({ route, language, width, contrast }: Shot): string {
  const name = route.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  return join(directory, `${[name, language, width, contrast].join('-')}.png`);
}

async function take(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const { route, language, width, contrast } = shot;
  const page = await browser.newPage({
    viewport: { width, height: width < 800 ? 844 : 900 },
    reducedMotion: 'reduce',
    locale: language,
  });
  await setContrast(page, contrast);
  const address = `${origin}/${language}${route === '/' ? '' : route}`;
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (!response?.ok()) console.warn(`${address} answers ${response?.status()}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileOf(shot), fullPage: true });
  await page.close();
  console.log(fileOf(shot));
}

/** A screenshot as strips side by side: a phone page is thirty times as high as wide. */
async function figureOf(shot: Shot): Promise<string> {
  const png = await readFile(fileOf(shot));
  // Height field of the PNG header (PNG specification, 11.2.2).
  const height = png.readUInt32BE(20);
  const scale = shot.width < 800 ? 0.7 : 0.45;
  const columns = Math.max(1, Math.round((height * scale) / stripHeight));
  const strip = Math.ceil((height * scale) / columns);
  const image = `background-image:url(${basename(fileOf(shot))})`;
  const strips = Array.from(
    { length: columns },
    (_, column) =>
      `<i style="width:${shot.width * scale}px;height:${strip}px;${image};background-position-y:-${column * strip}px"></i>`,
  );
  return `<figure><div>${strips.join('')}</div><figcaption>${shot.width} px</figcaption></figure>`;
}

/** One row per route, language and contrast, screenshots at about half size. */
async function sheetOf(shots: Shot[]): Promise<string> {
  const rows = Map.groupBy(shots, ({ route, language, contrast }) =>
    [route, language, contrast].join(' '),
  );
  const sections = [...rows].map(async ([title, row]) => {
    const figures = await Promise.all(row.map(figureOf));
    return `<h1>${title}</h1><section>${figures.join('')}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
body { display: inline-block; margin: 0; padding: 24px; background: #777; color: #fff; font: 16px sans-serif }
section { display: flex; align-items: flex-start; gap: 32px }
figure { margin: 0 }
div { display: flex; gap: 8px }
i { background-size: 100%; background-repeat: no-repeat }
h1, figcaption { margin: 8px 0 16px; font-size: 16px }
</style>${(await Promise.all(sections)).join('')}`;
}

async function compose(browser: Browser, shots: Shot[]): Promise<string> {
  const html = join(directory, 'sheet.html');
  const sheet = join(directory, 'sheet.png');
  await writeFile(html, await sheetOf(shots));
  const page = await browser.newPage();
  await page.goto(pathToFileURL(html).href);
  await page.locator('body').screenshot({ path: sheet });
  await rm(html);
  return sheet;
}

const shots = wantedShots();
await mkdir(directory, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  const settings = { LAUNCH_AT: values['launch-at'] };
  const origin = await startSite(join(directory, 'server.log'), settings);
  for (const shot of shots) await take(browser, origin, shot);
  console.log(`Contact sheet: ${await compose(browser, shots)}`);
} finally {
  await browser.close();
  await stopAll();
}
