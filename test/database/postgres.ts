import type { TestProject } from 'vitest/node';
import {
  findPostgres,
  postgresDirectory,
  startPostgres,
  type PostgresProcess,
} from './postgres-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL; null where it is not installed. */
    postgresUrl: string | null;
  }
}

let starting: Promise<PostgresProcess> | null = null;

/**
 * Starts PostgreSQL in parallel with the tests: only those that need it wait for it. `TEST_DATABASE_URL` names a server
 * to use instead, whose role may create databases.
 */
export function setup(project: TestProject): void {
  const { TEST_DATABASE_URL: given } = process.env;
  if (given) return project.provide('postgresUrl', given);
  const programs = findPostgres();
  if (programs === null) {
    project.provide('postgresUrl', null);
    console.warn(
      'No PostgreSQL is installed here: tests run on the embedded database only. Install one (Debian: ' +
        '`apt-get install postgresql`) to run them on both.',
    );
    return;
  }
  const place = postgresDirectory();
  project.provide('postgresUrl', place.url);
  starting = startPostgres(programs, place);
  starting.catch((error: unknown) => console.error('PostgreSQL did not start:', error));
}

export async function teardown(): Promise<void> {
  const server = await starting?.catch(() => null);
  await server?.stop();
}
