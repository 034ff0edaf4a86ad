import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  findPostgres,
  postgresDirectory,
  startPostgres,
} from '../../../test/database/postgres-process.ts';
import { failureOf } from './database-failure.server.ts';
import { createDatabase, openDatabase, type Database } from './database.server.ts';

vi.setConfig({ testTimeout: 120_000 });

const programs = findPostgres();

const ask = ({ db }: Database) =>
  db.execute(sql`select 1 as one`).then(
    ({ rows }) => rows,
    (error: unknown) => failureOf(error) ?? error,
  );

describe('an unreachable database server', () => {
  it.each([
    'postgres://iluma@127.0.0.1:1/iluma',
    'postgres://iluma@localhost/iluma?host=%2Fnowhere',
    'postgres://iluma@nowhere.invalid/iluma',
  ])('is reported as unreachable: %s', async (url) => {
    const database = createDatabase({ url });
    expect(await ask(database)).toBe('unreachable');
    expect(await database.tx(() => Promise.resolve()).catch(failureOf)).toBe('unreachable');
    expect(await openDatabase({ url }).catch(failureOf)).toBe('unreachable');
    await database.close();
  });
});

describe.skipIf(programs === null)('a server that restarts', () => {
  it('is reconnected to after an outage', async () => {
    const place = postgresDirectory();
    const database = createDatabase({ url: place.url }, { report: () => undefined });
    expect(await ask(database)).toBe('unreachable');

    const server = await startPostgres(programs ?? '', place);
    try {
      expect(await soon(database)).toEqual([{ one: 1 }]);
      const { rows } = await database.db.execute(
        sql`select to_regclass('audit_log')::text as name`,
      );
      expect(rows).toEqual([{ name: 'audit_log' }]);

      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const cut = database.tx(async (t) => {
        await t.execute(sql`select 1`);
        begin();
        await t.execute(sql`select pg_sleep(60)`);
      });
      const outcome = cut.catch(failureOf);
      await begun;
      await server.end('SIGQUIT');
      expect(await outcome).toBe('unreachable');
      expect(await ask(database)).toBe('unreachable');
      await server.start();
      expect(await soon(database)).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
      await server.stop();
    }
  });
});

/** A server that has just started recovers first, and answers with that error. */
function soon(database: Database): Promise<unknown> {
  return vi.waitUntil(
    async () => {
      const answer = await ask(database);
      return answer === 'unreachable' ? null : answer;
    },
    { timeout: 60_000, interval: 50 },
  );
}
