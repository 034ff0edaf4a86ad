import { beforeEach, expect, it } from 'vitest';
import { claimAudit, extendLease } from '#app/data/audit/audit-queue.server.ts';
import { addAudit, cancelAudit, removeAudit } from '#app/data/audit/audit-store.server.ts';
import { audits } from '#app/data/audit/schema.server.ts';
import type { Db } from '#app/data/engine/database.server.ts';
import type { AuditStep } from '#app/domain/ila/audit/audit-job.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { visitorsAudit } from './audit-service.server.ts';
import { createAuditWatch } from './follow-audit.server.ts';

const noon = new Date(Date.UTC(2026, 0, 15, 12));
const progress = { pages: ['https://pain.example/'], findings: ['page.alt'] };

onEachDatabase('followers of audits', (open) => {
  beforeEach(() => open().db.delete(audits));

  async function queued(host: string, at = noon): Promise<string> {
    const wanted = { ...visitorsAudit, address: host, host, site: host, language: 'fr' } as const;
    return (await addAudit(open().db, wanted, null, at)).id;
  }
  async function stepOf(steps: AsyncGenerator<AuditStep>): Promise<AuditStep | undefined> {
    const { value } = await steps.next();
    return value as AuditStep | undefined;
  }

  it('share their queries, and get the progress and end of their own audit', async () => {
    let looks = 0;
    const db = new Proxy(open().db, {
      get(target, name: keyof Db) {
        looks += name === 'select' ? 1 : 0;
        const value: unknown = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const watch = createAuditWatch({ db });
    const ids = [
      await queued('pain.example'),
      await queued('autre.example', new Date(noon.getTime() + 1)),
    ];
    const { signal } = new AbortController();
    const followed = Array.from({ length: 20 }, (_, at) => watch.follow(ids[at % 2] ?? '', signal));
    const next = () => Promise.all(followed.map(stepOf));
    expect(new Set((await next()).map((step) => step?.state))).toEqual(new Set(['queued']));
    const before = looks;
    const claimed = await claimAudit(open(), noon);
    if (claimed) await extendLease(open().db, claimed, noon, progress);
    await cancelAudit(open().db, ids[1] ?? '', noon);
    const later = await next();
    expect(later.map((step) => step?.state)).toEqual(
      later.map((_, at) => (at % 2 ? 'cancelled' : 'running')),
    );
    expect(later[0]?.progress).toEqual(progress);
    expect(looks - before).toBeLessThan(5);
    await removeAudit(open().db, ids[0] ?? '');
    expect(await next()).toEqual(followed.map(() => undefined));
  });

  it('get nothing more after leaving', async () => {
    const watch = createAuditWatch(open());
    const leaving = new AbortController();
    const steps = watch.follow(await queued('pain.example'), leaving.signal);
    expect(await stepOf(steps)).toMatchObject({ state: 'queued' });
    const next = stepOf(steps);
    leaving.abort();
    expect(await next).toBeUndefined();
  });
});
