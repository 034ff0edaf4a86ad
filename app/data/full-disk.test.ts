import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 180_000 });

const disk = mkdtempSync(join(tmpdir(), 'iluma-disk-'));
afterAll(() => rmSync(disk, { recursive: true, force: true }));

/** Runs a command beside a disk of its own, which is gone with it. */
const besideDisk = (size: string, command: string) => [
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} none "$0" && ${command}`,
  disk,
];
const canMount = spawnSync('unshare', besideDisk('1m', 'true')).status === 0;
if (!canMount) console.warn('No disk can be mounted here: a full one is not tried.');

interface Outcome {
  before: string[];
  meanwhile: string[];
  /** After PostgreSQL found no room for its log. */
  givenUp: string[];
  mailMeanwhile: string;
  after: string;
  lost: number[];
  mailAfter: string;
  isReadable: boolean;
  reported: string[];
}

describe.skipIf(!canMount)('a disk without room', () => {
  it('loses nothing that was acknowledged, is told for what it is, and is no more once there is room', async () => {
    const program = fileURLToPath(new URL('../../test/programs/fill-disk.ts', import.meta.url));
    const command = besideDisk('160m', `exec '${process.execPath}' '${program}' "$0"`);
    const { stdout } = await promisify(execFile)('unshare', command);
    const outcome = JSON.parse(stdout) as Outcome;
    expect(outcome).toMatchObject({
      before: ['kept', 'written'],
      mailMeanwhile: 'file-enospc',
      after: 'kept',
      lost: [],
      mailAfter: 'written',
      isReadable: true,
    });
    // Small writes may still find room in what PostgreSQL holds already; none fails of anything else.
    expect(outcome.meanwhile).toContain('full');
    expect(['full', 'unreachable', 'kept']).toEqual(expect.arrayContaining(outcome.meanwhile));
    expect(['full', 'unreachable']).toEqual(expect.arrayContaining(outcome.givenUp));
    expect(outcome.reported.join('\n')).toMatch(
      /^The disk is full: make room .+PostgreSQL gave up$/,
    );
  });
});
