import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { migrationsFolder } from '#app/data/migrate.server.ts';

/**
 * The directory of an empty, migrated database: new databases start as a copy of it, because creating one takes eight
 * times as long as opening one. `npm run build` creates it (`prepare-database.server.ts`). Its name identifies this
 * version of PGlite and these migrations.
 */
export function preparedDirectory(): string {
  const key = createHash('sha256').update(pgliteVersion());
  const files = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.toSorted()) key.update('\0').update(readFileSync(file));
  // Above both the source and the build.
  const root = dirname(findPackageJSON('..', import.meta.url) ?? '');
  return join(root, 'build/prepared', key.digest('hex').slice(0, 16));
}

/** Null when this release has none. */
export function findPrepared(): string | null {
  const directory = preparedDirectory();
  return existsSync(directory) ? directory : null;
}

function pgliteVersion(): string {
  const file = findPackageJSON('@electric-sql/pglite', import.meta.url) ?? '';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
