import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { claimAudit } from '#app/data/audit/audit-queue.server.ts';
import { cancelAudit, findAudit, removeAudit } from '#app/data/audit/audit-store.server.ts';
import { audits } from '#app/data/audit/schema.server.ts';
import { callCounts } from '#app/data/limits/schema.server.ts';
import { purge } from '#app/data/privacy/retention.server.ts';
import { auditRules } from '#app/domain/ila/audit/audit-job.ts';
import { createMeasureSite, type MeasureSite } from '#app/services/measuring/measure-site.ts';
import { MeasureThreadEnded } from '#app/services/measuring/measure-thread.server.ts';
import { robotAgent } from '#app/services/web/robot.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { startCorpusServer, type CorpusServer } from '../../../test/audit-corpus/serve.ts';
import { sites } from '../../../test/audit-corpus/sites.ts';
import {
  aReport,
  aRequest,
  anAuditServer,
  heldMeasure,
  measuredAs,
} from '../../../test/audit-runner.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { startAudit, type AuditRequest } from './audit-service.server.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const instant = new Date(noon).toISOString();

let corpus: CorpusServer;
beforeAll(async () => {
  corpus = await startCorpusServer();
  const origin = corpus.originOf('whole-fr');
  const site = sites.find(({ name }) => name === 'whole-fr');
  if (site) corpus.serve('whole-fr', site.files(origin));
});
afterAll(() => corpus[Symbol.asyncDispose]());

onEachDatabase('the runner of audits', (open) => {
  let clock = noon;
  beforeEach(async () => {
    clock = noon;
    await open().db.delete(audits);
    await open().db.delete(callCounts);
  });

  const real = createMeasureSite(
    createWebClient({ allowed: ['127.0.0.0/8'], agent: robotAgent(null) }),
    null,
    null,
  );
  const aServer = (measure = real, report?: (error: unknown) => void) =>
    anAuditServer(open(), { measure, now: () => clock, ...(report && { report }) });
  const find = (id: string) => findAudit(open().db, id);

  async function started(
    server: ReturnType<typeof aServer>,
    address: string,
    fields: Partial<AuditRequest> = {},
  ): Promise<string> {
    const answer = await startAudit(server, aRequest(address, fields), clock);
    if (answer.outcome !== 'started') throw new Error(answer.outcome);
    return answer.audit.id;
  }

  it('an audit reads a site, records its pages and ends with a report', async () => {
    const server = aServer();
    const id = await started(server, corpus.originOf('whole-fr'));
    expect(await find(id)).toMatchObject({ state: 'queued', report: null });
    await server.runner.drain();
    const done = await find(id);
    expect(done).toMatchObject({ state: 'done', score: done?.report?.score, failure: null });
    expect(done?.progress.pages).toEqual(done?.report?.pages);
  });

  it('a running audit records pages as they are read', async () => {
    const held = heldMeasure();
    const pages = ['/', '/pains', '/contact'].map((path) => `https://pain.example${path}`);
    const server = aServer((asked) => {
      for (const url of pages) asked.onPage({ url, findings: [] });
      return held.measure(asked);
    });
    const id = await started(server, 'pain.example');
    const running = server.runner.drain();
    const told = async () => (await find(id))?.progress.pages ?? [];
    await vi.waitUntil(async () => (await told()).length > 0, { timeout: 10_000 });
    expect(await told()).toEqual(pages);
    held.asked[0]?.end(measuredAs(await aReport('https://pain.example', instant)));
    await running;
  });

  it.each([
    ['once, is measured by the next one', 1, { state: 'done', failure: null }],
    ['each time, is given up', 9, { state: 'failed', failure: 'abandoned' }],
  ] as const)('an audit whose thread crashes %s', async (_what, endings, end) => {
    const report = await aReport('https://pain.example', instant);
    const reported = vi.fn<(error: unknown) => void>();
    let left = endings;
    const server = aServer(async () => {
      left -= 1;
      if (left >= 0) throw new MeasureThreadEnded();
      return measuredAs(report);
    }, reported);
    const id = await started(server, 'pain.example');
    await server.runner.drain();
    expect(await find(id)).toMatchObject(end);
    expect(reported).toHaveBeenCalledTimes(Math.min(endings, auditRules.attempts));
  });

  it('an audit of a refused address fails with the reason', async () => {
    const server = aServer();
    const id = await started(server, 'http://10.0.0.1');
    await server.runner.drain();
    expect(await find(id)).toMatchObject({ state: 'failed', failure: 'address-refused' });
  });

  it('a site audited within the hour gets its last report, which uses up no limit', async () => {
    const report = await aReport('https://pain.example', instant);
    const measure = vi.fn<MeasureSite>(async () => measuredAs(report));
    const server = aServer(measure);
    await started(server, 'pain.example');
    await server.runner.drain();
    clock += auditRules.fresh - 1;
    for (const address of ['https://www.pain.example/', 'pain.example', 'PAIN.example'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await find(await started(server, address))).toMatchObject({ state: 'done', report });
    expect(measure).toHaveBeenCalledTimes(1);
    // The report does not apply to other schemes.
    expect(await find(await started(server, 'http://pain.example'))).toMatchObject({
      report: null,
    });
    await server.runner.drain();
    expect(measure).toHaveBeenCalledTimes(2);
    clock += 1;
    await started(server, 'pain.example');
    await server.runner.drain();
    expect(measure).toHaveBeenCalledTimes(3);
  });

  it('one IPv6 network starts three audits an hour, staff as many as they need', async () => {
    const server = aServer(heldMeasure().measure);
    const ask = (site: string, visitor: string | null) =>
      startAudit(server, aRequest(site, { visitor }), clock);
    for (const site of ['a.example', 'b.example', 'c.example'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ask(site, '2001:db8::1')).toMatchObject({ outcome: 'started' });
    expect(await ask('d.example', '2001:db8::2')).toEqual({ outcome: 'limited', retryAfter: 3600 });
    expect(await ask('d.example', '192.0.2.1')).toMatchObject({ outcome: 'started' });
    expect(await ask('e.example', null)).toMatchObject({ outcome: 'started' });
    clock += 3_600_000;
    expect(await ask('f.example', '2001:db8::1')).toMatchObject({ outcome: 'started' });
  });

  it('unreachable addresses do not use up the hourly audits, and have a limit of their own', async () => {
    const server = aServer(heldMeasure().measure);
    const ask = (site: string) => startAudit(server, aRequest(site), clock);
    for (let count = auditRules.perHour + 1; count < auditRules.askedPerHour; count++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ask(`nulle-part-${count}.example`)).toMatchObject({ outcome: 'started' });
    for (const site of ['a.example', 'b.example', 'c.example'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(site)).toMatchObject({ outcome: 'started' });
    for (const site of ['d.example', 'nulle-part.example'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(site)).toEqual({ outcome: 'limited', retryAfter: 3600 });
  });

  it('one audit of a host runs at a time', async () => {
    const server = aServer();
    await started(server, 'pain.example', { visitor: null });
    await started(server, 'www.pain.example/menu', { visitor: null });
    await started(server, 'autre.example', { visitor: null });
    const claimed = await Promise.all([1, 2, 3].map(() => claimAudit(open(), new Date(clock))));
    const hosts = new Set(claimed.map((each) => each?.host ?? null));
    expect(hosts).toEqual(new Set(['autre.example', 'pain.example', null]));
  });

  it.each(['stops reading after its next page', 'stays cancelled when its measurement ends'])(
    'a cancelled audit %s',
    async (what) => {
      const held = heldMeasure();
      const readPage: (() => void)[] = [];
      const server = aServer((asked) => {
        readPage.push(() => asked.onPage({ url: 'https://pain.example/', findings: [] }));
        return held.measure(asked);
      });
      const id = await started(server, 'pain.example');
      const running = server.runner.drain();
      await vi.waitUntil(() => held.asked.length === 1);
      await cancelAudit(open().db, id, new Date(clock));
      if (what.startsWith('stops')) readPage[0]?.();
      else held.asked[0]?.end(measuredAs(await aReport('https://pain.example', instant)));
      await running;
      expect(held.asked[0]?.signal.aborted).toBe(what.startsWith('stops'));
      expect(await find(id)).toMatchObject({ state: 'cancelled', report: null });
    },
  );

  it('an audit whose server dies is taken over by another, and ends once', async () => {
    const held = heldMeasure();
    const [dying, other] = [aServer(held.measure), aServer(held.measure)];
    const id = await started(dying, 'pain.example', { email: 'ana@exemple.example' });
    const first = dying.runner.drain();
    await vi.waitUntil(() => held.asked.length === 1);
    await other.runner.drain();
    expect(held.asked).toHaveLength(1);
    clock += auditRules.lease + 1;
    const second = other.runner.drain();
    await vi.waitUntil(() => held.asked.length === 2);
    const [lost, kept] = held.asked;
    const report = await aReport('https://pain.example', instant, ['page.title']);
    kept?.end(measuredAs(report));
    await second;
    lost?.end(measuredAs(await aReport('https://pain.example', instant)));
    await first;
    expect(await find(id)).toMatchObject({ state: 'done', report });
  });

  it('an audit abandoned by three servers is given up', async () => {
    const server = aServer();
    const id = await started(server, 'pain.example');
    for (let left = auditRules.attempts; left > 0; left--) {
      // oxlint-disable-next-line no-await-in-loop -- one server after the other
      expect(await claimAudit(open(), new Date(clock))).toMatchObject({ id });
      clock += auditRules.lease + 1;
    }
    await server.runner.drain();
    expect(await find(id)).toMatchObject({ state: 'failed', failure: 'abandoned' });
  });

  it('a stopping server returns its audits to the queue', async () => {
    const held = heldMeasure();
    const server = aServer(held.measure);
    const id = await started(server, 'pain.example');
    const running = server.runner.drain();
    await vi.waitUntil(() => held.asked.length === 1);
    await server.runner.stop();
    await running;
    expect(await find(id)).toMatchObject({ state: 'queued' });
  });

  it('a report has at most two competitors, which are deleted with it', async () => {
    const server = aServer(heldMeasure().measure);
    const main = await started(server, 'pain.example', { visitor: null });
    const compare = (site: string, comparedTo: string) =>
      startAudit(server, aRequest(site, { visitor: null, comparedTo }), clock);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((each) => compare(`${each}.example`, main)),
    );
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'full',
      'started',
      'started',
    ]);
    await removeAudit(open().db, main);
    const competitors = answers.flatMap((each) =>
      each.outcome === 'started' ? [each.audit.id] : [],
    );
    expect(await Promise.all(competitors.map(find))).toEqual([null, null]);
  });

  it('reports are deleted after 90 days; a client keeps its scores', async () => {
    const report = await aReport('https://pain.example', instant);
    const server = aServer(async () => measuredAs(report));
    const visitors = await started(server, 'pain.example');
    const clients = await started(server, 'pain.example', { clientId: 'c1', visitor: null });
    await server.runner.drain();
    const day = 86_400_000;
    await purge(open().db, new Date(noon + auditRules.days * day));
    expect(await find(visitors)).not.toBeNull();
    await purge(open().db, new Date(noon + auditRules.days * day + 1));
    expect(await find(visitors)).toBeNull();
    expect(await find(clients)).toMatchObject({ report: null, score: report.score });
  });
});
