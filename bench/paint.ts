/**
 * Measures how pages load on a telephone, beside the same pages without any script, and writes docs/benchmarks-paint.md.
 * Usage: npm run bench:paint [-- --pages /fr,/en --runs 5] (a quarter of a minute for each run of each page)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../test/chromium.ts';
import { blockingFromTouch } from './first-touch.ts';
import { lighthouseVersion, runLighthouse } from './lighthouse.ts';
import { describeMachine } from './machine.ts';
import { stopAll } from './processes.ts';
import { table } from './report.ts';
import { ensureBuild, startSite } from './site.ts';
import { median } from './statistics.ts';
import { startStrippedSite } from './stripped-site.ts';
import { limitTime } from './time-limit.ts';

/** Maximum milliseconds of blocking added by scripts, and of delay of the largest paint. */
const limits = { blocking: 100, largestPaint: 1.05, score: 99 } as const;

const output = join(import.meta.dirname, '../docs/benchmarks-paint.md');

const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Result of one run: milliseconds, and the performance score out of 100. */
interface Run {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  score: number;
}

type Side = 'site' | 'stripped';

async function measure(url: string, chrome: string): Promise<Run> {
  const options = [`--chrome-flags=${flags}`, '--only-categories=performance'];
  const { audits, categories } = await runLighthouse(url, options, chrome);
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
  };
}

/** Each side's runs of a page, alternating: A B, B A, A B, … */
async function alternate(
  origins: Record<Side, string>,
  page: string,
  { runs, chrome }: { runs: number; chrome: string },
): Promise<Record<Side, Run[]>> {
  const found: Record<Side, Run[]> = { site: [], stripped: [] };
  for (let at = 0; at < runs; at += 1)
    for (const side of at % 2 === 0
      ? (['site', 'stripped'] as const)
      : (['stripped', 'site'] as const)) {
      const run = await measure(origins[side] + page, chrome);
      console.log(page, side, Object.values(run).map(Math.round).join(' '));
      found[side].push(run);
    }
  return found;
}

/** Median and spread of a figure over runs. */
function spread(runs: readonly Run[], figure: keyof Run): string {
  const values = runs.map((run) => run[figure]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;
}

async function touch(browser: Browser, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < runs; at += 1) times.push(await blockingFromTouch(browser, url));
  return times;
}

interface Verdict {
  page: string;
  isMet: boolean;
  row: string[];
}

function verdictOf(
  page: string,
  { site, stripped }: Record<Side, Run[]>,
  touched: readonly number[],
): Verdict {
  const middle = (runs: readonly Run[], figure: keyof Run) =>
    median(runs.map((run) => run[figure]));
  const added = middle(site, 'blocking') - middle(stripped, 'blocking');
  const later = middle(site, 'largestPaint') / middle(stripped, 'largestPaint');
  const isMet =
    added <= limits.blocking &&
    later <= limits.largestPaint &&
    middle(site, 'score') >= limits.score;
  const figures = ['firstPaint', 'largestPaint', 'blocking', 'score'] as const;
  return {
    page,
    isMet,
    row: [
      page,
      ...figures.flatMap((figure) => [spread(site, figure), spread(stripped, figure)]),
      added.toFixed(0),
      later.toFixed(2),
      median(touched).toFixed(0),
      isMet ? 'yes' : '**no**',
    ],
  };
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/fr,/en,/es,/fr/adluma,/fr/ila,/fr/contact' },
    runs: { type: 'string', default: '5' },
  },
});
const [pages, runs] = [values.pages.split(','), Number(values.runs)];
limitTime(60 + pages.length * runs * 120);
const begun = new Date();
await ensureBuild();
const chrome = await findChromium();
const scratch = mkdtempSync(join(tmpdir(), 'iluma-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
try {
  const { origin } = await startSite(scratch, undefined, { DATABASE_URL: 'memory:' });
  const stripped = await startStrippedSite(origin);
  const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox'] });
  const verdicts: Verdict[] = [];
  for (const page of pages) {
    const sides = { site: origin, stripped: stripped.origin };
    const measured = await alternate(sides, page, { runs, chrome });
    verdicts.push(verdictOf(page, measured, await touch(browser, origin + page)));
  }
  await browser.close();
  stripped.close();
  await writeFile(output, describe(verdicts));
  for (const { row } of verdicts) console.log(row.join(' | '));
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stopAll();
}

function describe(verdicts: readonly Verdict[]): string {
  const head = [
    'Page',
    ...['First paint, ms', 'Largest paint, ms', 'Blocking, ms', 'Score'].flatMap((figure) => [
      figure,
      'without scripts',
    ]),
    'Added blocking, ms',
    'Largest paint, ratio',
    'Blocking after the first touch, ms',
    'Met',
  ];
  return `${[
    '# Pages on a phone',
    `Written by \`npm run bench:paint\`; do not edit. Lighthouse ${lighthouseVersion} as a phone (its defaults: four times \
slower than this machine, a slow 4G network), ${runs} runs of each page, alternating with the same page without any scripts, \
the best it could be. Medians with minimum and maximum. Target: at most ${limits.blocking} ms more blocking, \
the largest paint within ${Math.round((limits.largestPaint - 1) * 100)} %, a score of ${limits.score}. Lighthouse does not interact, and a new visitor's page hydrates only after a touch or four seconds: the blocking time of that hydration is in the second-to-last column, in Chromium at a quarter of this machine's speed.`,
    table(['', ''], describeMachine(begun, null, 'npm run bench:paint')),
    table(
      head,
      verdicts.map(({ row }) => row),
    ),
  ].join('\n\n')}\n`;
}
