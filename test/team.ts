import { accountNameKey } from '#app/domain/staff/account-name.ts';
import type { Database } from '../app/data/engine/database.server.ts';
import { staff } from '../app/data/staff/schema.server.ts';

/** Ids of the two accounts to which tests assign leads. */
export const ines = '0198c0de-0000-7000-8000-0000000000a1';
export const mateo = '0198c0de-0000-7000-8000-0000000000a2';

type Row = typeof staff.$inferInsert;

/** An account as stored in the database, with an unknown password. */
export function anAccount(over: Partial<Row> & Pick<Row, 'id'>): Row {
  const name = over.name ?? 'Inès Caron';
  return {
    email: 'ines.caron@iluma.example',
    name,
    nameKey: accountNameKey(name),
    role: 'manager',
    passwordHash: '-',
    createdAt: new Date(0),
    ...over,
  };
}

/** Adds both: Inès takes leads about SEO, Mateo those about advertising. */
export async function addTeam({ db }: Database): Promise<void> {
  const second = { name: 'Mateo Rivas', email: 'mateo.rivas@iluma.example' };
  await db
    .insert(staff)
    .values([
      anAccount({ id: ines, services: ['seo', 'visibilité locale'] }),
      anAccount({ id: mateo, ...second, services: ['google ads'] }),
    ])
    .onConflictDoNothing();
}
