import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { openDatabase, type Database, type Place } from '../../app/data/engine/database.server.ts';
import { migrationsFolder } from '../../app/data/migrate.server.ts';
import { sendToServer } from '../../app/data/staff/accounts/staff-socket.server.ts';
import type { Config } from '../../server/config.ts';
import { note, ok, wrong, type Verdict } from './verdict.ts';

/** Maximum clock skew in milliseconds: two-factor codes and reminders depend on the clock. */
const clockTolerance = 5000;

/** Whether the database is reachable and writable, and has the schema, the clock and an account that the site needs. */
export async function examineDatabase({ DATA_DIR, DATABASE_URL }: Config): Promise<Verdict> {
  if (DATABASE_URL === 'memory:') return note('memory: whatever is kept ends with the process');
  const directory = join(DATA_DIR, 'database');
  if (DATABASE_URL === undefined) {
    const reply = await sendToServer(join(DATA_DIR, 'staff.sock'), { name: 'list' });
    if (reply)
      return reply.ok ? ok('the running server has it open') : wrong(reply.lines.join(' '));
    if (!existsSync(directory)) return note('made at the first start');
  }
  const place: Place = DATABASE_URL === undefined ? { directory } : { url: DATABASE_URL };
  const database = await openDatabase(place, { migrations: 'leave' });
  try {
    await database.checkWritable();
    return await examineContents(database);
  } finally {
    await database.close();
  }
}

async function examineContents({ db, kind }: Database): Promise<Verdict> {
  const { rows } = await db.execute<{ version: string; now: string; last: string | null }>(sql`
    select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as now,
      to_regclass('drizzle.__drizzle_migrations')::text as last`);
  const [{ version, now, last } = { version: '', now: '0', last: null }] = rows;
  const name = kind === 'embedded' ? `PostgreSQL ${version}, embedded` : `PostgreSQL ${version}`;
  const difference = Math.abs(Number(now) - Date.now());
  if (difference > clockTolerance)
    return wrong(`${name}: its clock differs from ours by ${Math.round(difference / 1000)} s`);
  if (last === null) return note(`${name}: empty, its tables are made at the first start`);
  const pending = await pendingMigrations(db);
  if (pending > 0) return note(`${name}: ${pending} migrations are made at the next start`);
  const accounts = await db.execute<{ count: string }>(
    sql`select count(*) from staff where disabled_at is null`,
  );
  return Number(accounts.rows[0]?.count) > 0
    ? ok(name)
    : note(`${name}: nobody can sign in to the CRM yet, npm run staff -- add makes an account`);
}

async function pendingMigrations(db: Database['db']): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last ?? -1);
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last)
    .length;
}
