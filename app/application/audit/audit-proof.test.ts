import { beforeEach, expect, it } from 'vitest';
import { audits, auditTasks } from '#app/data/audit/schema.server.ts';
import { createChangeFeed, readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { notifications } from '#app/data/notifications/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { unmeasuredScore } from '#app/domain/crm/figures/ila-score.ts';
import { auditRules } from '#app/domain/ila/audit/audit-job.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import { aReport, aRequest, anAuditServer, measuredAs } from '../../../test/audit-runner.ts';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { addTeam } from '../../../test/team.ts';
import { startAudit } from './audit-service.server.ts';
import { clientAuditsJob } from './client-audits-job.server.ts';
import { makeFindingTasks, readClientAudits } from './client-audits.server.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;
const address = 'https://pain.example';

onEachDatabase('the proof on a client’s record', (open) => {
  let clock = noon;
  let report: AuditReport;
  const crm = () => openCrm(open(), { now: () => clock });
  const user = {
    actor: { kind: 'staff', id: 'u1', name: 'Inès Caron' },
    may: () => true,
  } as const;
  const services = () => ({
    database: open(),
    changeFeed: createChangeFeed({
      read: () => readChangeCounts(open().db),
      report: (error) => {
        throw error;
      },
    }),
  });

  beforeEach(async () => {
    clock = noon;
    const { db } = open();
    await emptyCrm(open());
    for (const table of [audits, auditTasks, outbox, notifications, staff])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await db.delete(table);
    await addTeam(open());
    const contact = { email: '', phone: '', website: 'pain.example' };
    const record = aClient({ id: 'c1', name: 'Pain Doré', contact });
    await crm().store.apply([{ do: 'put', in: 'clients', record, on: null }]);
  });

  /** Audits the client's site with these checks failing. */
  async function scan(failed: readonly string[]): Promise<string> {
    report = await aReport(address, new Date(clock).toISOString(), failed);
    const measure = async () => measuredAs(report);
    const server = anAuditServer(open(), { measure, now: () => clock });
    const wanted = aRequest(address, { visitor: null, clientId: 'c1', requester: 'staff' });
    const started = await startAudit(server, wanted, clock);
    await server.runner.drain();
    clock += day;
    return started.outcome === 'started' ? started.audit.id : '';
  }
  const make = (auditId: string, checkIds: readonly string[]) =>
    makeFindingTasks(
      services(),
      { clientId: 'c1', auditId, checkIds, language: 'fr' },
      user,
      clock,
    );
  const statuses = async () =>
    (await readClientAudits(open(), 'c1')).tasks.map(({ checkId, task }) => [checkId, task.status]);
  const journal = async () =>
    (await crm().store.list('journal', { where: { relatedId: 'c1' } })).items.map(
      ({ basis }) => basis?.rule,
    );
  const mails = async () =>
    (await open().db.select().from(outbox)).map(({ payload }) => payload as { to: string });

  it('turns findings into tasks with steps to fix them, once', async () => {
    const id = await scan(['page.title', 'page.h1']);
    expect(await make(id, ['page.title', 'page.h1', 'page.alt'])).toMatchObject({
      outcome: 'made',
      tasks: [{ checkId: 'page.title' }, { checkId: 'page.h1' }],
    });
    expect(await make(id, ['page.title'])).toMatchObject({ tasks: [] });
    const { tasks } = await readClientAudits(open(), 'c1');
    for (const { task } of tasks) {
      expect(task).toMatchObject({ clientId: 'c1', status: 'todo', owner: 'Inès Caron' });
      expect(task.checklist.length).toBeGreaterThan(1);
    }
  });

  it('closes the task of a fixed finding, reopens it when the finding returns, and logs both', async () => {
    await make(await scan(['page.title', 'page.h1']), ['page.title', 'page.h1']);
    await scan(['page.h1']);
    expect(await statuses()).toEqual(
      expect.arrayContaining([
        ['page.title', 'done'],
        ['page.h1', 'todo'],
      ]),
    );
    expect(await journal()).toEqual(['mended-1']);
    await scan(['page.title', 'page.h1']);
    expect(await statuses()).toEqual(
      expect.arrayContaining([
        ['page.title', 'todo'],
        ['page.h1', 'todo'],
      ]),
    );
    expect(new Set(await journal())).toEqual(new Set(['brokenAgain-1', 'mended-1']));
  });

  it('gives its score to a client that had none, and only another score changes it', async () => {
    const client = await crm().store.get('clients', 'c1');
    if (!client) throw new Error('The client is there');
    const ilaScore = unmeasuredScore(client.createdAt);
    await crm().store.apply([{ do: 'put', in: 'clients', record: { ...client, ilaScore }, on: 1 }]);
    await scan([]);
    await scan([]);
    const measured = await crm().store.get('clients', 'c1');
    expect(measured).toMatchObject({ version: 3, ilaScore: { current: report.score } });
    expect(measured?.ilaScore.history).toMatchObject([
      { method: 'site-audit', version: String(report.version) },
    ]);
  });

  it('notifies the owner once of a five-point drop and once of lost indexability', async () => {
    await scan([]);
    await scan(['page.alt']);
    expect(await mails()).toEqual([]);
    await scan(['page.alt', 'local.phone', 'local.nap', 'local.schema']);
    expect(await mails()).toMatchObject([
      {
        template: 'audit-fall',
        to: 'ines.caron@iluma.example',
        values: { client: 'Pain Doré', score: report.score, isKeptOut: false },
      },
    ]);
    await scan(['page.indexable', 'page.alt', 'local.phone', 'local.nap', 'local.schema']);
    await scan(['page.indexable', 'page.alt', 'local.phone', 'local.nap', 'local.schema']);
    const kept = (await mails()).map((mail) => (mail as { values?: object }).values);
    expect(kept).toHaveLength(2);
    expect(kept).toContainEqual(expect.objectContaining({ isKeptOut: true }));
    const told = await open().db.select().from(notifications);
    expect(told.map(({ kind, recordId, mailedAt }) => [kind, recordId, mailedAt !== null])).toEqual(
      expect.arrayContaining([
        ['site-fallen', 'c1', true],
        ['site-hidden', 'c1', true],
      ]),
    );
  });

  it('scans the sites of active clients every week', async () => {
    const put = (id: string, fields: Parameters<typeof aClient>[0]) =>
      ({ do: 'put', in: 'clients', record: aClient({ ...fields, id }), on: null }) as const;
    const contact = { email: '', phone: '', website: 'autre.example' };
    await crm().store.apply([
      put('c2', { id: 'c2', contact, status: 'prospect' }),
      put('c3', { id: 'c3', contact: { ...contact, website: '' } }),
    ]);
    const job = clientAuditsJob(open());
    const wanted = async () =>
      (await open().db.select().from(audits)).map(({ clientId }) => clientId);
    await job.run(new Date(clock));
    await job.run(new Date(clock + (auditRules.everyDays - 1) * day));
    expect(await wanted()).toEqual(['c1']);
    await job.run(new Date(clock + (auditRules.everyDays + 1) * day));
    expect(await wanted()).toEqual(['c1', 'c1']);
  });
});
