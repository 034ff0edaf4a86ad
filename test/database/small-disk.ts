import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Runs a command with a disk of its own, which disappears with the command. */
const besideDisk = (disk: string, size: string, command: string) => [
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} none "$0" && ${command}`,
  disk,
];

/** Whether this machine lets the user mount a disk. */
export function canMountDisk(): boolean {
  return withMountPoint(
    (disk) => spawnSync('unshare', besideDisk(disk, '1m', 'true')).status === 0,
  );
}

/**
 * Runs a program of test/programs with the directory of a small disk as its argument.
 *
 * @param size as mount wants it, such as `160m`
 * @returns what it prints, as JSON
 */
export async function onSmallDisk(size: string, name: string): Promise<unknown> {
  const program = fileURLToPath(new URL(`../programs/${name}`, import.meta.url));
  return withMountPoint(async (disk) => {
    const command = besideDisk(disk, size, `exec '${process.execPath}' '${program}' "$0"`);
    const { stdout } = await promisify(execFile)('unshare', command);
    return JSON.parse(stdout) as unknown;
  });
}

function withMountPoint<T>(work: (disk: string) => T): T {
  const disk = mkdtempSync(join(tmpdir(), 'iluma-disk-'));
  const remove = () => rmSync(disk, { recursive: true, force: true });
  const used = work(disk);
  if (used instanceof Promise) return used.finally(remove) as T;
  remove();
  return used;
}
