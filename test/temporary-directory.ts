import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Minimum size of shared memory for tests to use it, in bytes: a container has 64 MB. */
const enough = 2 * 2 ** 30;

/** The machine's shared memory directory; null if there is none, or if it is too small. */
export function sharedMemory(): string | null {
  const directory = '/dev/shm';
  if (!existsSync(directory)) return null;
  const { blocks, bsize } = statfsSync(directory);
  return blocks * bsize > enough ? directory : null;
}

let own = '';

/**
 * Makes tests store their files in one directory, which is deleted with them: in memory if possible, because databases
 * wait for the disk at each commit, and no test here needs durability.
 */
export function setup(): void {
  own = mkdtempSync(join(sharedMemory() ?? tmpdir(), 'iluma-tests-'));
  // PostgreSQL runs as another user.
  chmodSync(own, 0o755);
  process.env.TMPDIR = own;
  // Scripts start a third faster with the compile cache of others.
  process.env.NODE_COMPILE_CACHE = join(own, 'compiled');
  const drizzle = new URL('../scripts/drizzle-as-commonjs.ts', import.meta.url);
  const tiers = new URL('without-tier-up.ts', import.meta.url);
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${drizzle.href} --import=${tiers.href}`;
}

export function teardown(): void {
  rmSync(own, { recursive: true, force: true });
}
