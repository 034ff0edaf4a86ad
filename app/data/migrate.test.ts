import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '../../test/databases.ts';
import { migrate } from './migrate.server.ts';

describe.skipIf(inject('postgresUrl') === null)('migrations on a server', () => {
  const clients: pg.Client[] = [];

  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
  });

  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client(url);
    clients.push(client);
    await client.connect();
    return client;
  }

  const count = async (client: pg.Client) =>
    (await client.query('select hash from drizzle.__drizzle_migrations')).rows.map(
      ({ hash }) => hash as string,
    );

  it('run once when several servers start at the same time', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl') ?? '');
    const servers = await Promise.all([connect(url), connect(url), connect(url)]);
    // Also with another default isolation level.
    const [first] = servers;
    await first?.query('set default_transaction_isolation = serializable');
    await Promise.all(servers.map((client) => migrate(client, 60_000)));
    const applied = await count(await connect(url));
    expect(applied.length).toBeGreaterThan(20);
    expect(new Set(applied).size).toBe(applied.length);
  });

  it('leave no lock or timeout in the session, which a pooler may hand to others', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl') ?? '');
    const client = await connect(url);
    await migrate(client, 60_000);
    // Other test files hold locks on the same server.
    const { rows } = await client.query(`select current_setting('statement_timeout') as limit,
      (select count(*)::int from pg_locks
        where locktype = 'advisory' and pid = pg_backend_pid()) as locks`);
    expect(rows).toEqual([{ limit: '0', locks: 0 }]);
  });

  it('are rolled back when one fails, and run again at the next start', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl') ?? '');
    const client = await connect(url);
    await client.query('create table leads (wrong int)');
    await expect(migrate(client, 60_000)).rejects.toThrow('leads');
    const { rows } = await client.query(`select to_regclass('clients') as clients`);
    expect(rows).toEqual([{ clients: null }]);
    await client.query('drop table leads');
    await migrate(client, 60_000);
    expect((await count(client)).length).toBeGreaterThan(20);
  });
});
