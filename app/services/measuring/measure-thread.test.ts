import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseReport } from '#app/domain/ila/audit/written-report.ts';
import { robotAgent } from '#app/services/web/robot.ts';
import { startCorpusServer, type CorpusServer } from '../../../test/audit-corpus/serve.ts';
import { sites } from '../../../test/audit-corpus/sites.ts';
import type { PageRead } from './measure-site.ts';
import { createMeasureThread } from './measure-thread.server.ts';

const agent = robotAgent(null);
const at = '2026-01-15T12:00:00.000Z';
const measure = createMeasureThread(
  { allowed: ['127.0.0.0/8'], agent, browser: null, overpassUrl: null },
  (error) => {
    throw error;
  },
);

let corpus: CorpusServer;
beforeAll(async () => {
  corpus = await startCorpusServer();
  const origin = corpus.originOf('gaps-fr');
  const site = sites.find(({ name }) => name === 'gaps-fr');
  if (site) corpus.serve('gaps-fr', site.files(origin));
});
afterAll(() => corpus[Symbol.asyncDispose]());

it('a thread measures a site, and reports its pages and their findings', async () => {
  const read: PageRead[] = [];
  const { signal } = new AbortController();
  const address = corpus.originOf('gaps-fr');
  const { report, failure } = await measure({
    address,
    at,
    signal,
    onPage: (page) => read.push(page),
  });
  expect(failure).toBeNull();
  expect(read.map(({ url }) => url)).toEqual(parseReport(report).pages);
  expect(read.flatMap(({ findings }) => findings)).toContain('page.alt');
});

it('a cancelled measurement fails, and the next one succeeds', async () => {
  const controller = new AbortController();
  const address = corpus.originOf('gaps-fr');
  const cancelled = measure({ address, at, signal: controller.signal, onPage: () => {} });
  controller.abort();
  expect((await cancelled).failure).not.toBeNull();
  const { signal } = new AbortController();
  expect((await measure({ address, at, signal, onPage: () => {} })).failure).toBeNull();
});

it('a thread that hangs is terminated, and the next audit gets a new one', async () => {
  const module = new URL('../../../test/programs/stuck-worker.ts', import.meta.url);
  const settings = { allowed: [], agent, browser: null, overpassUrl: null };
  const report = (error: unknown) => expect.unreachable(String(error));
  const stuck = createMeasureThread(settings, report, { module, patience: 300 });
  const { signal } = new AbortController();
  const asked = { address: 'https://a.example/', at, signal, onPage: () => {} };
  await expect(stuck(asked)).rejects.toThrow('has ended');
  await expect(stuck(asked)).rejects.toThrow('has ended');
});
