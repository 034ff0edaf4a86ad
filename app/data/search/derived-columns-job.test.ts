import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { clients } from '#app/data/crm/schema.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { aMessage } from '../../../test/a-message.ts';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { derivedColumnsJob } from './derived-columns-job.server.ts';

const contact = { email: '', phone: '(514) 555-0142 poste 3', website: '' };

onEachDatabase('derived columns', (open) => {
  it('are computed for rows of an earlier release, however many there are', async () => {
    const { db } = open();
    const many = Array.from({ length: 501 }, (_, at) => aClient({ id: `c${at}`, contact }));
    await openCrm(open()).store.apply(
      many.map((record) => ({ do: 'put', in: 'clients', record, on: null })),
    );
    const { lead } = await createLeadStore(open()).receive(
      aMessage({ phone: '514.555.0199', message: 'Rappelez-moi demain' }),
      () => Promise.resolve(),
    );
    const written = () => db.select().from(clients).orderBy(clients.id);
    const before = await written();
    await db.update(clients).set({ phones: [], fullText: '', identity: ['phone:5145550142'] });
    await db.update(leads).set({ phoneE164: null, searchText: '' });

    await derivedColumnsJob(open()).run(new Date());

    expect(await written()).toEqual(before);
    expect(before[0]).toMatchObject({ phones: ['+15145550142'], version: 1 });
    expect(before[0]?.identity).toContain('phone:+15145550142');
    const [row] = await db.select().from(leads).where(eq(leads.id, lead.id));
    expect(row).toMatchObject({ phoneE164: '+15145550199', version: 1 });
    expect(row?.searchText).toContain('rappelez-moi demain');
    const { rows } = await db.execute(
      sql`select 1 from crm_clients where full_text like '%5145550142%'`,
    );
    expect(rows).toHaveLength(501);
  });
});
