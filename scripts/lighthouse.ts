/**
 * Runs Lighthouse on routes of the built site; fails if any category is below 100.
 * Usage: npm run lighthouse [-- /fr /en/some-page]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { stopAll } from '../bench/processes.ts';
import { findChromium } from '../test/chromium.ts';
import { startSite } from './start-site.ts';

interface Audit {
  score: number | null;
  displayValue?: string;
  explanation?: string;
  errorMessage?: string;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

const categoryIds = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const metricIds = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const chromeFlags = [
  '--headless=new --no-sandbox --disable-gpu --no-first-run',
  // The browser's background activity would be measured as the page's.
  '--disable-background-networking --disable-component-update --disable-sync',
  // Off by default; without it Lighthouse skips its form checks for agents.
  '--enable-features=WebMCP',
];

const root = join(import.meta.dirname, '..');
const output = join(root, 'build/lighthouse');
const log = join(output, 'server.log');

async function measure(url: string, file: string, chrome: string): Promise<Report> {
  const options = ['--quiet', '--no-enable-error-reporting', '--output=json'];
  options.push(`--output-path=${file}`, `--chrome-flags=${chromeFlags.join(' ')}`);
  // Lighthouse needs a recent Node, so put this script's own first in the PATH.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, CHROME_PATH: chrome };
  const command = ['--yes', 'lighthouse@13.5.0', url, ...options];
  const lighthouse = spawn('npx', command, { cwd: root, env, stdio: 'inherit' });
  const [code] = (await once(lighthouse, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}, see also ${log}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

function summary({ categories, audits }: Report): Record<string, unknown> {
  const scores = categoryIds.map((id) => [id, percent(categories[id]?.score)]);
  const metrics = Object.entries(metricIds).map(([name, id]) => [name, audits[id]?.displayValue]);
  return Object.fromEntries([...scores, ...metrics]);
}

function printImperfectAudits(route: string, { audits }: Report): void {
  for (const [id, { score, displayValue, explanation, errorMessage }] of Object.entries(audits)) {
    // Without a score, the audit did not apply or failed.
    if (errorMessage === undefined && (score ?? 1) >= 1) continue;
    const detail = errorMessage ?? displayValue ?? explanation ?? '';
    console.log(`${route}  ${id}  ${score ?? 'broken'}  ${detail}`);
  }
}

const routes = process.argv.length > 2 ? process.argv.slice(2) : ['/fr', '/en', '/es'];
const chrome = await findChromium();
const reports = new Map<string, Report>();
try {
  // Each page is warmed separately: a complete warm-up would compete with Lighthouse for the CPU.
  const origin = await startSite(log, { WARM_UP: 'false' });
  for (const route of routes) {
    await (await fetch(origin + route)).text();
    const name = route.slice(1).replaceAll(/\W+/g, '-') || 'index';
    reports.set(route, await measure(origin + route, join(output, `${name}.json`), chrome));
  }
} finally {
  await stopAll();
}
console.table(Object.fromEntries([...reports].map(([route, report]) => [route, summary(report)])));
for (const [route, report] of reports) printImperfectAudits(route, report);
const isPerfect = (report: Report) =>
  categoryIds.every((id) => percent(report.categories[id]?.score) === 100);
process.exitCode = [...reports.values()].every(isPerfect) ? 0 : 1;
