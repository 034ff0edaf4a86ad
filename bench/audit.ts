/**
 * Compares the measured ILA with Lighthouse on the corpus, check by check, and writes docs/benchmarks-audit.md.
 * Usage: npm run bench:audit [-- --only no-alt]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { auditSite, type AuditReport } from '../app/domain/ila/audit/audit.ts';
import { languages } from '../app/i18n/languages.ts';
import { createSiteBrowser } from '../app/services/browser/create-site-browser.ts';
import { renderSite } from '../app/services/browser/render-site.ts';
import { readSite } from '../app/services/web/read-site.ts';
import { robotAgent } from '../app/services/web/robot.ts';
import { createWebClient } from '../app/services/web/web-client.ts';
import { renderedSites } from '../test/audit-corpus/rendered-sites.ts';
import { startCorpusServer } from '../test/audit-corpus/serve.ts';
import { sites } from '../test/audit-corpus/sites.ts';
import { findChromium } from '../test/chromium.ts';
import { lighthouseVersion, runLighthouse, type LighthouseReport } from './lighthouse.ts';

/** Our check, its faults that Lighthouse also looks for, and Lighthouse's audits. */
const common = [
  { id: 'page.title', faults: ['missing'], audits: ['document-title'] },
  { id: 'page.description', faults: ['missing'], audits: ['meta-description'] },
  { id: 'page.lang', faults: ['missing', 'invalid'], audits: ['html-has-lang', 'html-lang-valid'] },
  { id: 'page.canonical', faults: ['several', 'relative'], audits: ['canonical'] },
  { id: 'page.hreflang', faults: ['invalid'], audits: ['hreflang'] },
  { id: 'page.link-text', faults: ['vague'], audits: ['link-text'] },
  { id: 'page.crawlable-links', faults: ['script'], audits: ['crawlable-anchors'] },
  { id: 'page.alt', faults: ['missing'], audits: ['image-alt'] },
  { id: 'page.indexable', faults: ['robots', 'header', 'meta'], audits: ['is-crawlable'] },
  { id: 'page.encoding', faults: ['undeclared'], audits: ['charset'] },
  { id: 'reach.robots', faults: ['status', 'line'], audits: ['robots-txt'] },
  { id: 'reach.status', faults: ['status'], audits: ['http-status-code'] },
  { id: 'speed.image-size', faults: ['missing'], audits: ['unsized-images'] },
  { id: 'speed.cls', faults: ['shifts'], audits: ['cumulative-layout-shift'] },
  { id: 'trust.viewport', faults: ['missing', 'fixed'], audits: ['meta-viewport'] },
  { id: 'trust.targets', faults: ['small'], audits: ['target-size'] },
  { id: 'trust.axe', faults: ['serious'], audits: ['color-contrast'] },
  { id: 'answer.tree', faults: ['nameless'], audits: ['button-name', 'link-name'] },
] as const;

/** Who is right where the two differ, by check; written by hand when a difference appears. */
const judgements: Readonly<Record<string, string>> = {
  'page.link-text':
    'ours: the link text does not describe its target, in French as in English (WCAG 2.4.4)',
  'page.crawlable-links':
    'ours: search engines do not follow links without `href`, even with a script (Google Search Central)',
};

interface Comparison {
  site: string;
  id: string;
  ours: boolean;
  theirs: boolean;
}

type LighthouseAudits = LighthouseReport['audits'];

const temporary = mkdtempSync(join(tmpdir(), 'bench-audit-'));
const path = await findChromium();

async function startChromium() {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const chromium = spawn(path, [...flags, `--user-data-dir=${join(temporary, 'profile')}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface(chromium.stderr)) {
    const port = /ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return { chromium, port };
  }
  throw new Error('Chromium did not start');
}

async function lighthouse(url: string, port: string): Promise<LighthouseAudits> {
  const audits = common.flatMap(({ audits: each }) => each).join(',');
  return (await runLighthouse(url, [`--port=${port}`, `--only-audits=${audits}`])).audits;
}

function compare(site: string, { checks, pages }: AuditReport, theirs: LighthouseAudits) {
  return common.flatMap(({ id, faults, audits }): Comparison[] => {
    const check = checks.find((each) => each.id === id);
    const judged = audits
      .map((name) => theirs[name])
      .filter((audit) => audit !== undefined && audit.score !== null);
    if (check?.status !== 'pass' && check?.status !== 'fail') return [];
    if (judged.length === 0) return [];
    // Lighthouse reads the first page only.
    const ours = check.evidence.filter(
      ({ fault, page }) =>
        fault !== null &&
        (faults as readonly string[]).includes(fault) &&
        (page === pages[0] || page.endsWith('/robots.txt')),
    );
    return [
      {
        site,
        id,
        ours: ours.length === 0,
        theirs: judged.every((audit) => (audit?.score ?? 0) >= 0.9),
      },
    ];
  });
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
/** Each site of the corpus in one of its languages, in turn. */
const seeds = [...new Set(sites.map(({ name }) => name.replace(/-(?:fr|en|es)$/, '')))];
const chosen = [
  ...seeds.flatMap((seed, at) => {
    const wanted = `${seed}-${languages[at % languages.length]}`;
    return sites.filter(({ name }) => name === wanted || name === seed);
  }),
  ...renderedSites,
].filter(({ name }) => name.startsWith(values.only));
const allowed = ['127.0.0.1'];
const agent = robotAgent(null);
const server = await startCorpusServer();
const { chromium, port } = await startChromium();
const isSandboxed = process.getuid?.() !== 0;
const browser = createSiteBrowser({ place: { path }, allowed, agent, isSandboxed });
const client = createWebClient({ allowed, agent });
const compared: Comparison[] = [];
const started = performance.now();
try {
  for (const { name, files } of chosen) {
    const origin = server.originOf(name);
    server.serve(name, files(origin));
    const address = `${origin}/`;
    const at = '2026-11-23T12:00:00.000Z';
    const evidence = await readSite(client, { address, country: 'CA', at });
    const { signal } = new AbortController();
    const report = auditSite(await renderSite(browser, evidence, { country: 'CA', signal }));
    const rows = compare(name, report, await lighthouse(address, port));
    compared.push(...rows);
    const differing = rows.filter(({ ours, theirs }) => ours !== theirs);
    console.log(`${name} ${rows.length} compared`, ...differing.map(({ id }) => id));
  }
} finally {
  chromium.kill();
  await once(chromium, 'exit');
  await server[Symbol.asyncDispose]();
  rmSync(temporary, { recursive: true, force: true });
}

const differing = compared.filter(({ ours, theirs }) => ours !== theirs);
const agreement = (100 * (compared.length - differing.length)) / compared.length;
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
const verdict = (passes: boolean) => (passes ? 'passes' : 'fails');
const table = (of: readonly (readonly string[])[]) =>
  of.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const body = table([
  ['check', 'Lighthouse', 'compared', 'agree'],
  ['---', '---', '--:', '--:'],
  ...common.map(({ id, audits }) => {
    const rows = compared.filter((each) => each.id === id);
    const agreeing = rows.filter(({ ours, theirs }) => ours === theirs);
    return [`\`${id}\``, audits.join(', '), String(rows.length), String(agreeing.length)];
  }),
]);
const list = table([
  ['site', 'check', 'ours', 'Lighthouse', 'who is right'],
  ['---', '---', '---', '---', '---'],
  ...differing.map(({ site, id, ours, theirs }) => [
    site,
    `\`${id}\``,
    verdict(ours),
    verdict(theirs),
    judgements[id] ?? 'not decided',
  ]),
]);
writeFileSync(
  new URL('../docs/benchmarks-audit.md', import.meta.url),
  `# The measured ILA compared with Lighthouse

Written by \`npm run bench:audit\`: Lighthouse ${lighthouseVersion} on the first page of ${chosen.length} sites of \`test/audit-corpus/\`,
each seed in one of its languages in turn, on ${cpus().length} cores, in ${minutes} minutes. Only faults that both check for, and that both judged, are compared.

**${compared.length} verdicts, ${agreement.toFixed(1)} % the same.**

${body}

## Differences

${differing.length === 0 ? 'None.' : list}
`,
);
console.log(`${compared.length} compared, ${agreement.toFixed(1)} % agree`);
process.exitCode = agreement >= 98 ? 0 : 1;
