import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';
import type { Random } from '#app/domain/random.ts';
import { LateDisk } from './late-disk.ts';

export type CutDisk = Pick<LateDisk, 'pages' | 'cutTo'> & { restore: () => void };

/**
 * Follows what this process writes to a directory. Syncs no longer reach the disk, which only `cutTo` writes.
 *
 * @param pristine a copy of the directory as it is now
 */
export function followDisk(directory: string, pristine: string, random: Random): CutDisk {
  const disk = new LateDisk(directory, pristine, random);
  const real = { ...fs };
  type Place = [descriptor: number, memory: Uint8Array, from: number, length: number, at: number];
  const writeSync = (...place: Place) => {
    const [descriptor, memory, from, length, at] = place;
    const bytes = Buffer.from(memory.buffer, memory.byteOffset + from, length);
    disk.write(descriptor, { at, bytes: Buffer.from(bytes) });
    return real.writeSync(...place);
  };
  const spies = [
    vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
      const descriptor = real.openSync(path, ...rest);
      if (real.fstatSync(descriptor).isFile()) disk.open(descriptor, path);
      return descriptor;
    }),
    vi.spyOn(fs, 'closeSync').mockImplementation((descriptor) => {
      disk.close(descriptor);
      real.closeSync(descriptor);
    }),
    vi.spyOn(fs, 'writeSync').mockImplementation(writeSync as typeof fs.writeSync),
    vi.spyOn(fs, 'ftruncateSync').mockImplementation((descriptor, length) => {
      disk.truncate(descriptor, length ?? 0);
      real.ftruncateSync(descriptor, length);
    }),
    vi.spyOn(fs, 'truncateSync').mockImplementation((path, length) => {
      disk.truncate(path, length ?? 0);
      real.truncateSync(path, length);
    }),
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      disk.rename(from, to);
      real.renameSync(from, to);
    }),
    vi.spyOn(fs, 'unlinkSync').mockImplementation((path) => {
      disk.remove(path);
      real.unlinkSync(path);
    }),
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => disk.sync(descriptor)),
    vi.spyOn(fs, 'fdatasyncSync').mockImplementation((descriptor) => disk.sync(descriptor)),
    vi
      .spyOn(fs, 'fdatasync')
      .mockImplementation((descriptor, done) => disk.syncLater(descriptor, () => done(null))),
  ];
  syncBuiltinESMExports();
  return {
    pages: disk.pages,
    cutTo: (target) => disk.cutTo(target),
    restore() {
      for (const spy of spies) spy.mockRestore();
      syncBuiltinESMExports();
    },
  };
}
