import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes of shared memory from which on tests use it: a container has 64 MB. */
const enough = 2 * 2 ** 30;

/** The directory of this machine's shared memory; null where there is none, or little. */
export function sharedMemory(): string | null {
  const directory = '/dev/shm';
  if (!existsSync(directory)) return null;
  const { blocks, bsize } = statfsSync(directory);
  return blocks * bsize > enough ? directory : null;
}

let own = '';

/**
 * Has tests keep their files in one directory, which goes with them: in memory if they may, because databases wait for the
 * disk at each commit, and no test here needs what a disk promises.
 */
export function setup(): void {
  own = mkdtempSync(join(sharedMemory() ?? tmpdir(), 'iluma-tests-'));
  // PostgreSQL runs as another user.
  chmodSync(own, 0o755);
  process.env.TMPDIR = own;
  // Scripts start a third faster with what another one has compiled.
  process.env.NODE_COMPILE_CACHE = join(own, 'compiled');
}

export function teardown(): void {
  rmSync(own, { recursive: true, force: true });
}
