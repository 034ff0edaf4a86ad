import { mkdtempSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../app/data/engine/database.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the dump of an empty database. */
    emptyDump: string;
  }
}

/**
 * Makes a dump of an empty, migrated database in parallel with the first tests. In-memory databases start from it,
 * which takes a third of the time.
 */
export function setup(project: TestProject): () => Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'iluma-empty-'));
  const file = join(directory, 'database.tar.gz');
  project.provide('emptyDump', file);
  const making = make(file);
  making.catch((error: unknown) => console.error('No empty database could be made:', error));
  return async () => {
    await making.catch(() => undefined);
    rmSync(directory, { recursive: true });
  };
}

async function make(file: string): Promise<void> {
  const database = await openDatabase({ memory: true });
  try {
    await writeFile(`${file}.new`, await database.dump());
    await rename(`${file}.new`, file);
  } finally {
    await database.close();
  }
}
