import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { afterAll, expect, it, vi } from 'vitest';
import { seededRandom, type Random } from '#app/domain/random.ts';
import { followDisk, type CutDisk } from '../../../test/database/power-cuts.ts';
import { DurableFiles, durableParameters } from './durable-files.server.ts';
import { preparedDirectory } from './prepared-database.server.ts';
import { query } from './wire.server.ts';

vi.setConfig({ testTimeout: 600_000 });

const scratch = mkdtempSync(join(tmpdir(), 'iluma-power-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Number of simulated power cuts. */
const cuts = Number(process.env.POWER_CUTS ?? 6);

/** A small page cache, so that PostgreSQL constantly writes pages to disk. */
const small = [...durableParameters, '-c', 'shared_buffers=512kB', '-c', 'max_wal_size=32MB'];

const fails = (error: Error) => {
  throw error;
};

const open = (directory: string) =>
  PGlite.create({
    fs: new DurableFiles(directory, fails),
    startParams: small,
    extensions: { amcheck },
  });

/** A directory after a power cut, and what had been acknowledged before. */
interface Moment {
  directory: string;
  acknowledged: number[];
}

it(
  'a power cut at any moment loses no acknowledged commit and damages nothing',
  { tags: 'long' },
  async () => {
    const random = seededRandom(process.env.POWER_SEED ?? 'power cut');
    const [directory, pristine] = [join(scratch, 'database'), join(scratch, 'pristine')];
    cpSync(preparedDirectory(), directory, { recursive: true });
    const first = await open(directory);
    await first.exec(`create extension amcheck; create table kept (id int primary key, text text);
    create index on kept (text)`);
    await first.close();
    cpSync(directory, pristine, { recursive: true });

    const disk = followDisk(directory, pristine, random);
    const moments: Moment[] = [];
    try {
      await writeUntilCut(directory, disk, moments, random);
    } finally {
      disk.restore();
    }
    expect(disk.pages.written).toBeGreaterThan(cuts * 10);
    expect(disk.pages.tooEarly).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop -- one engine at a time has memory enough
    for (const moment of moments) await inspect(moment);
  },
);

async function writeUntilCut(
  directory: string,
  disk: CutDisk,
  moments: Moment[],
  random: Random,
): Promise<void> {
  const files = new DurableFiles(directory, fails);
  const engine = await PGlite.create({ fs: files, startParams: small });
  const acknowledged: number[] = [];
  for (let id = 1; moments.length < cuts; id += 1) {
    const word = String(random()).repeat(20);
    engine.execProtocolRawSync(
      query(`insert into kept values (${id}, '${word}');
        update kept set text = text || '.' where id = ${1 + Math.floor(random() * id)}`),
    );
    void files.syncToFs().then(() => acknowledged.push(id));
    // oxlint-disable-next-line no-await-in-loop -- syncs end between commits
    if (random() < 0.3) await nextTurn();
    if (random() < 0.002) engine.execProtocolRawSync(query('checkpoint'));
    if (random() < 0.004) {
      const target = join(scratch, `cut-${moments.length}`);
      disk.cutTo(target);
      moments.push({ directory: target, acknowledged: [...acknowledged] });
    }
  }
  await engine.close();
}

async function inspect({ directory, acknowledged }: Moment): Promise<void> {
  const engine = await open(directory);
  const { rows } = await engine.query<{ id: number }>('select id from kept');
  const found = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  expect(rows).toHaveLength(found.size);
  // Every index has exactly the rows of its table.
  await engine.exec(`select bt_index_check(indexrelid, true) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam where amname = 'btree'`);
  await engine.exec(`insert into kept values (0, 'after')`);
  await engine.exec('vacuum full kept');
  await engine.close();
}
