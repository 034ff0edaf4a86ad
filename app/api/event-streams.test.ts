import { expect, it } from 'vitest';
import { visitorsAudit } from '#app/application/audit/audit-service.server.ts';
import { addAudit } from '#app/data/audit/audit-store.server.ts';
import { openApi } from '../../test/crm-api.ts';
import { onEachDatabase } from '../../test/databases.ts';

const noon = new Date(Date.UTC(2026, 0, 15, 12));
const host = 'pain.example';
const wanted = { ...visitorsAudit, address: host, host, site: host, language: 'fr' } as const;

onEachDatabase('event streams of the API', (open) => {
  it.each([
    ['/api/crm/live', 20],
    ['/api/audits/:id/events', 6],
  ])(
    'limits %s to %i streams per caller, and frees a place when one closes',
    async (pattern, most) => {
      const { ask } = openApi(open());
      const { id } = await addAudit(open().db, wanted, null, noon);
      const path = pattern.replace(':id', id);
      const leaving = new AbortController();
      const follow = () => ask(path, { signal: leaving.signal });
      const followed = await Promise.all(Array.from({ length: most }, follow));
      for (const { status, headers } of followed)
        expect([status, headers.get('x-accel-buffering')]).toEqual([200, 'no']);
      const refused = await follow();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      await followed[0]?.body?.cancel();
      expect((await follow()).status).toBe(200);
      expect((await follow()).status).toBe(429);
      leaving.abort();
      const last = await ask(path);
      expect(last.status).toBe(200);
      await last.body?.cancel();
    },
  );
});
