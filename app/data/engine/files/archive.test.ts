import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeArchive, packDirectory } from './pack-directory.server.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.server.ts';
import { unpackArchive } from './unpack-archive.server.ts';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'iluma-archive-'));
  mkdirSync(join(place, 'from/base/empty'), { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true }));

/** Sizes around those of blocks and read buffers. */
const sizes = [0, 1, 511, 512, 513, 262_144, 262_145, 1_000_000];
const contents = (size: number) => Buffer.alloc(size, `${size} `);

async function pack(): Promise<string> {
  for (const size of sizes) writeFileSync(join(place, `from/base/${size}`), contents(size));
  writeFileSync(join(place, 'from/log'), 'the end');
  writeFileSync(join(place, 'from/pid'), '1');
  const file = join(place, 'archive.tar.gz');
  await packDirectory(join(place, 'from'), file, (path) => ['log', 'pid'].includes(path));
  await completeArchive(join(place, 'from'), file, ['log'], { label: 'a text' });
  return file;
}

describe('an archive of a directory', () => {
  it('holds every file except excluded ones, readable by its owner only', async () => {
    const file = await pack();
    const to = join(place, 'to');
    await unpackArchive(file, to);
    expect(readdirSync(to).toSorted()).toEqual(['base', 'label', 'log']);
    for (const size of sizes)
      expect(readFileSync(join(to, `base/${size}`)).equals(contents(size))).toBe(true);
    expect(readFileSync(join(to, 'label'), 'utf8')).toBe('a text');
    expect(readdirSync(join(to, 'base/empty'))).toEqual([]);
    const modes = [file, to, join(to, 'base/empty'), join(to, 'log')].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o700, 0o700, 0o600]);
  });

  it('can be read by tar', async () => {
    const file = await pack();
    const listed = execFileSync('tar', ['-tzf', file], { encoding: 'utf8', stdio: 'pipe' });
    expect(listed.trim().split('\n').toSorted()).toEqual(
      ['base', 'base/empty', 'label', 'log', ...sizes.map((size) => `base/${size}`)]
        .map((name) => `/${name}`)
        .toSorted(),
    );
  });

  it('can be written by tar', async () => {
    const file = join(place, 'other.tar.gz');
    writeFileSync(join(place, 'from/base/x'), 'x');
    execFileSync('tar', ['--format=ustar', '-czf', file, '-C', join(place, 'from'), '.']);
    await unpackArchive(file, join(place, 'to'));
    expect(readFileSync(join(place, 'to/base/x'), 'utf8')).toBe('x');
  });

  it.each([0.999, 0.5, 0.01])('is rejected when truncated to %f of its size', async (share) => {
    const file = await pack();
    truncateSync(file, Math.floor(statSync(file).size * share));
    await expect(unpackArchive(file, join(place, 'to'))).rejects.toThrow(
      /end|incorrect|invalid|archive/,
    );
  });

  it('is rejected when bytes have changed', async () => {
    const file = await pack();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 16);
    writeFileSync(file, bytes);
    await expect(unpackArchive(file, join(place, 'to'))).rejects.toThrow(
      /end|incorrect|invalid|archive/,
    );
  });

  it.each(['../outside', '/base/../../outside', '', '..', String.raw`a\..\b`, 'C:/x'])(
    'is rejected with an entry named %j, and writes nothing outside its target',
    async (name) => {
      const bytes = Buffer.from('x');
      const header = tarHeader({ name, size: bytes.length, isDirectory: false }, 0);
      const file = join(place, 'hostile.tar.gz');
      writeFileSync(file, gzipSync(Buffer.concat([header, bytes, tarPadding(1), tarEnd])));
      await expect(unpackArchive(file, join(place, 'to'))).rejects.toThrow('no archive');
      expect(readdirSync(place).toSorted()).toEqual(['from', 'hostile.tar.gz', 'to']);
    },
  );
});
