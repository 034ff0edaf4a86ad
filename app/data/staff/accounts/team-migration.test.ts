import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aMessage } from '../../../../test/a-message.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { createLeadStore } from '../../leads/lead-store.server.ts';
import { leads } from '../../leads/schema.server.ts';
import { staff } from '../schema.server.ts';

const file = new URL('../../migrations/0017_team_accounts.sql', import.meta.url);

onEachDatabase('accounts of an earlier release', (open) => {
  it('get unique names, and the leads of their public team member', async () => {
    const { db } = open();
    const { lead } = await createLeadStore(open()).receive(aMessage(), async () => {});
    const other = (await createLeadStore(open()).receive(aMessage(), async () => {})).lead;
    await db.execute(sql`update leads set status = 'assigned', assigned_to = 'mateo'`);
    await db.execute(sql`update leads set assigned_to = 'claire' where id = ${other.id}`);
    // The state before the migration.
    await db.execute(sql`alter table staff drop column name_key, drop column status,
      drop column services, drop column member_id`);
    await db.execute(sql`create table team_statuses (member_id text primary key, status text)`);
    await db.execute(sql`insert into team_statuses values ('mateo', 'busy')`);
    await db.execute(sql`insert into staff (id, email, name, role, password_hash, created_at)
      select ('0198c0de-0000-7000-8000-00000000000' || number)::uuid, number || '@iluma.example',
        name, 'member', '-', to_timestamp(number)
      from (values (1, 'Mateo Rivas'), (2, 'Ana Élan'), (3, 'ANA ELAN')) as given (number, name)`);

    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await db.execute(sql.raw(statement)); // oxlint-disable-line no-await-in-loop -- in order

    const rows = await db.select().from(staff).orderBy(staff.createdAt);
    expect(rows).toMatchObject([
      { name: 'Mateo Rivas', nameKey: 'mateo rivas', memberId: 'mateo', status: 'busy' },
      { name: 'Ana Élan', nameKey: 'ana elan', memberId: null, status: 'available' },
      { name: 'ANA ELAN (000003)', nameKey: 'ana elan (000003)', services: [] },
    ]);
    expect(rows[0]?.services).toContain('google ads');
    const given = await db.select({ id: leads.id, to: leads.assignedTo }).from(leads);
    expect(new Map(given.map(({ id, to }) => [id, to]))).toEqual(
      new Map([
        [lead.id, rows[0]?.id],
        [other.id, 'claire'],
      ]),
    );
  });
});
