import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [least, most] = [16, 128];

/**
 * Size of PostgreSQL's page cache (`shared_buffers`) in MB, from 16 to 128: the size of the database at start. The
 * engine zeroes its cache then, so that all of it is resident memory.
 *
 * @param directory null for an in-memory database, whose pages need no second copy
 */
export function bufferSize(directory: string | null): number {
  const tables = directory === null ? '' : join(directory, 'base');
  if (!existsSync(tables)) return least;
  const files = readdirSync(tables, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce(
    (sum, file) => sum + statSync(join(file.parentPath, file.name)).size,
    0,
  );
  return Math.min(most, Math.max(least, Math.ceil(bytes / 2 ** 20)));
}
