import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { bufferSize } from './buffer-size.server.ts';
import { openDatabase } from './database.server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'iluma-buffers-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it.each([
  [1, 16],
  [40, 40],
  [500, 128],
])('a database of %d MB has a page cache of %d MB', (size, expected) => {
  const directory = join(scratch, `${size}`);
  mkdirSync(join(directory, 'base/5'), { recursive: true });
  const table = join(directory, 'base/5/16384');
  writeFileSync(table, '');
  truncateSync(table, size * 2 ** 20);
  expect(bufferSize(directory)).toBe(expected);
});

it('a database in memory, or one not yet created, has the smallest page cache', () => {
  expect(bufferSize(null)).toBe(16);
  expect(bufferSize(join(scratch, 'missing'))).toBe(16);
});

it('the engine starts with this page cache', async () => {
  const database = await openDatabase({ memory: true });
  const { rows } = await database.db.execute(sql`show shared_buffers`);
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  await database.close();
});
