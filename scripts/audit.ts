/**
 * Audits a site in the terminal with the engine of the measured ILA.
 * Usage: npm run audit -- <address> [--pages N] [--render] [--json [FILE]] [--allow RANGE] [--fail-under N]
 * Exits with 1 below the limit of --fail-under or when nothing could be judged, and with 2 for wrong arguments.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditSite, type AuditReport } from '../app/domain/ila/audit/audit.ts';
import { createSiteBrowser } from '../app/services/browser/create-site-browser.ts';
import { browserRefusal, findBrowser } from '../app/services/browser/find-browser.ts';
import { renderSite } from '../app/services/browser/render-site.ts';
import { auditLimits } from '../app/services/web/audit-limits.ts';
import { countryOf } from '../app/services/web/country-of.ts';
import { readSite } from '../app/services/web/read-site.ts';
import { robotAgent } from '../app/services/web/robot.ts';
import { createWebClient } from '../app/services/web/web-client.ts';

const usage =
  'npm run audit -- <address> [--pages N] [--render] [--json [FILE]] [--allow RANGE] [--fail-under N]';

interface Options {
  address: string;
  pages: number;
  isRendered: boolean;
  json: string | undefined;
  allowed: string[];
  failUnder: number;
}

/** `--json` without a file, at the end or before another option, prints the report. */
const withJsonFile = (args: readonly string[]) =>
  args.flatMap((arg, at) =>
    arg === '--json' && (args[at + 1] ?? '--').startsWith('--') ? ['--json=-'] : [arg],
  );

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    args: withJsonFile(process.argv.slice(2)),
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: String(auditLimits.pages) },
      render: { type: 'boolean', default: false },
      json: { type: 'string' },
      allow: { type: 'string', multiple: true, default: [] },
      'fail-under': { type: 'string', default: '0' },
    },
  });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new TypeError('One address is needed');
  return {
    address,
    pages: wholeNumber(values.pages, '--pages', 1, auditLimits.pages),
    isRendered: values.render,
    json: values.json,
    allowed: values.allow,
    failUnder: wholeNumber(values['fail-under'], '--fail-under', 0, 100),
  };
}

function wholeNumber(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new TypeError(`${name} is a whole number from ${least} to ${most}`);
  return value;
}

/** Reads the site, also in a browser if requested. */
async function measure({ address, pages, isRendered, allowed }: Options): Promise<AuditReport> {
  const client = createWebClient({ allowed, agent: robotAgent(null) });
  const country = countryOf(address);
  const evidence = await readSite(client, {
    address,
    maxPages: pages,
    country,
    at: new Date().toISOString(),
    onPage: ({ url, status }, count) => process.stderr.write(`${count} ${status ?? '-'} ${url}\n`),
  });
  if (!isRendered) return auditSite(evidence);
  const { BROWSER_URL: endpoint = null } = process.env;
  const place = findBrowser(endpoint, process.env.CHROME_PATH ?? null);
  if (!place) throw new Error('There is no browser: set CHROME_PATH or BROWSER_URL');
  const isSandboxed = process.env.BROWSER_SANDBOX !== 'false';
  const refusal = browserRefusal(place, isSandboxed, process.getuid?.());
  if (refusal) throw new Error(refusal);
  const agent = robotAgent(null);
  const browser = createSiteBrowser({
    place,
    allowed,
    agent,
    isSandboxed,
    report: (error) => console.error(`The browser did not start: ${String(error)}`),
  });
  const { signal } = new AbortController();
  return auditSite(await renderSite(browser, evidence, { country, signal }));
}

async function main(): Promise<number> {
  const options = readOptions();
  const { json, failUnder } = options;
  const report = await measure(options);
  if (json === '-') console.log(JSON.stringify(report, null, 2));
  else {
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
    print(report);
  }
  return report.score === null || report.score < failUnder ? 1 : 0;
}

const marks = { pass: '+', fail: '-', 'not-judged': '?', 'not-applicable': ' ' } as const;

function print({ score, judged, areas, checks, pages }: AuditReport): void {
  for (const { area, score: points, judged: share } of areas) {
    console.log(`\n${area} ${points ?? '?'} / 100, ${percent(share)} judged`);
    for (const { id, status, points: weight, reason, evidence } of checks) {
      if (checks.find((each) => each.id === id)?.area !== area) continue;
      console.log(
        `  ${marks[status]} ${id.padEnd(24)} ${weight.toFixed(1).padStart(5)}  ${reason ?? ''}`,
      );
      if (status !== 'fail') continue;
      for (const { page, line, found, wanted } of evidence.slice(0, 3))
        console.log(`      ${page}${line === null ? '' : `:${line}`}  ${found} -> ${wanted}`);
      if (evidence.length > 3) console.log(`      … ${evidence.length - 3} more`);
    }
  }
  console.log(`\n${score ?? '?'} / 100, ${percent(judged)} judged, ${pages.length} pages read`);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  console.error(usage);
  process.exitCode = 2;
}
