import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditSite, type AuditReport } from '#app/domain/ila/audit/audit.ts';
import { readSite } from '#app/services/web/read-site.ts';
import { robotAgent } from '#app/services/web/robot.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { renderedSites } from '../../../test/audit-corpus/rendered-sites.ts';
import { startCorpusServer, type CorpusServer } from '../../../test/audit-corpus/serve.ts';
import { findChromium } from '../../../test/chromium.ts';
import { createSiteBrowser } from './create-site-browser.ts';
import { renderSite } from './render-site.ts';
import type { BrowserPlace, SiteBrowser } from './site-browser.ts';

/** Allows the corpus, but no other address of this machine. */
const allowed = ['127.0.0.1'];
const client = createWebClient({ allowed, agent: robotAgent(null) });
const { signal } = new AbortController();

// A test opens up to two pages, each of which may take 20 s besides the browser's start.
vi.setConfig({ testTimeout: 120_000 });

let server: CorpusServer;
let path: string;
let browser: SiteBrowser;

beforeAll(async () => {
  server = await startCorpusServer();
  for (const { name, files } of renderedSites) server.serve(name, files(server.originOf(name)));
  path = await findChromium();
  browser = browserAt({ path });
});

afterAll(() => server[Symbol.asyncDispose]());

const browserAt = (
  place: BrowserPlace,
  settings: { allowed?: string[]; pageTimeout?: number } = {},
) =>
  createSiteBrowser({
    place,
    allowed,
    agent: robotAgent(null),
    isSandboxed: getuid?.() !== 0,
    ...settings,
  });

async function audit(name: string, by = browser): Promise<AuditReport> {
  const country = name.endsWith('-es') ? 'ES' : 'CA';
  const address = `${server.originOf(name)}/`;
  const evidence = await readSite(client, { address, country, at: '2026-11-23T12:00:00.000Z' });
  return auditSite(await renderSite(by, evidence, { country, signal }));
}

const browserChecks: readonly string[] = [
  'answer.raw-text',
  'answer.tree',
  'speed.lcp',
  'speed.cls',
  'trust.trackers',
  'trust.axe',
  'trust.targets',
  'trust.narrow',
];

/** Reasons why the browser checks were not judged. */
const reasonsOf = ({ checks }: AuditReport) =>
  checks
    .filter(({ id, status }) => browserChecks.includes(id) && status === 'not-judged')
    .map(({ reason }) => reason);

it.each(renderedSites.map(({ name, faults }) => [name, faults] as const))(
  'with a browser, the audit of %s reports exactly %j, and judges every browser check',
  { tags: 'long' },
  async (name, faults) => {
    const report = await audit(name);
    const failed = report.checks.filter(({ status, points }) => status === 'fail' && points > 0);
    expect(failed.map(({ id }) => id)).toEqual(faults);
    expect(reasonsOf(report)).toEqual([]);
  },
);

it('without a browser, a page drawn by scripts is not judged instead of being called empty', async () => {
  const report = await audit('drawn-en', browserAt({ path: '/nowhere/chromium' }));
  expect(reasonsOf(report)).toEqual(browserChecks.map(() => 'no-browser'));
  const { checks } = report;
  expect(checks.find(({ id }) => id === 'page.words')).not.toHaveProperty('status', 'fail');
});

it('a remote browser is used through its WebSocket endpoint', { tags: 'long' }, async () => {
  const profile = mkdtempSync(join(tmpdir(), 'audit-browser-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const chromium = spawn(path, [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    let endpoint = '';
    for await (const line of createInterface(chromium.stderr)) {
      endpoint = /ws:\/\/\S+/.exec(line)?.[0] ?? '';
      if (endpoint !== '') break;
    }
    const report = await audit('whole-fr', browserAt({ endpoint }));
    expect(reasonsOf(report)).toEqual([]);
    expect(report.score).toBe(100);
  } finally {
    chromium.kill('SIGKILL');
    await once(chromium, 'exit');
    rmSync(profile, { recursive: true, force: true });
  }
});

describe('a page that requests private addresses', () => {
  let victim: Server;
  let connections = 0;
  let port = 0;

  beforeAll(async () => {
    victim = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => victim.listen(0, '127.0.0.2', resolve));
    const address = victim.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });

  afterAll(() => new Promise<void>((resolve) => void victim.close(() => resolve())));

  it('makes no connection to them, by any means', { tags: 'long' }, async () => {
    const target = `127.0.0.2:${port}`;
    const numeric = `2130706434:${port}`;
    const code = `
      fetch('http://${target}/', { mode: 'no-cors' }).catch(() => {});
      fetch('http://${numeric}/', { mode: 'no-cors' }).catch(() => {});
      fetch('http://[::ffff:7f00:2]:${port}/', { mode: 'no-cors' }).catch(() => {});
      fetch('https://${target}/', { mode: 'no-cors' }).catch(() => {});
      fetch('/away', { mode: 'no-cors' }).catch(() => {});
      new WebSocket('ws://${target}/');
      new EventSource('http://${target}/');
      navigator.sendBeacon('http://${target}/', 'x');
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${target}' }, { urls: 'turn:${target}?transport=tcp', username: 'a', credential: 'b' }] });
      peer.createDataChannel('x');
      peer.createOffer().then((offer) => peer.setLocalDescription(offer));
      open('http://${target}/');`;
    const location = `http://${target}/`;
    server.serve('reaching', {
      '/': {
        body: `<!doctype html><title>x</title><img src="http://${target}/a.png"><iframe src="http://${target}/"></iframe><link rel="preconnect" href="http://${target}"><script src="/reach.js"></script><p>Text</p>`,
        headers: { 'Content-Security-Policy': '' },
      },
      '/reach.js': { body: code, type: 'text/javascript' },
      '/away': { body: '', status: 302, headers: { Location: location } },
    });
    const seen = await browser.see([`${server.originOf('reaching')}/`], signal);
    expect(seen?.map(({ text }) => text)).toEqual(['Text']);
    expect(connections).toBe(0);

    await browserAt({ path }, { allowed: ['127.0.0.0/8'] }).see(
      [`${server.originOf('reaching')}/`],
      signal,
    );
    expect(connections, 'where they are allowed').toBeGreaterThan(5);
  });

  it('makes no connection by redirecting to them', async () => {
    connections = 0;
    server.serve('leaving', {
      '/': { body: '', status: 302, headers: { Location: `http://127.0.0.2:${port}/` } },
    });
    await browser.see([`${server.originOf('leaving')}/`], signal);
    expect(connections).toBe(0);
  });
});

it('a page whose scripts never end is skipped in time', { tags: 'long' }, async () => {
  server.serve('endless', {
    '/': {
      body: '<!doctype html><title>x</title><script>for(;;);</script>',
      headers: { 'Content-Security-Policy': '' },
    },
  });
  const whole = `${server.originOf('whole-fr')}/`;
  const hasty = browserAt({ path }, { pageTimeout: 6000 });
  const seen = await hasty.see([`${server.originOf('endless')}/`, whole], signal);
  expect(seen?.map(({ url }) => url)).toEqual([whole]);
});
