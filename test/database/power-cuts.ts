import fs, { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { vi } from 'vitest';
import type { Random } from '#app/domain/random.ts';
import { isTooEarly } from './write-ahead.ts';

/** What a disk writes at a time: of a longer write, any part may be missing after a power cut. */
const sector = 4096;

/** What PostgreSQL writes of a table at a time. */
const pageSize = 8192;

interface Write {
  at: number;
  bytes: Buffer;
}

/** A file as the disk has it, and what is in the memory of the operating system only. */
interface DiskFile {
  name: string;
  kept: Buffer;
  unsynced: Write[];
}

export interface CutDisk {
  /** Pages of tables that were written, and which of them before the log that they rely on. */
  readonly pages: { written: number; tooEarly: string[] };
  /** Writes the directory as it may be after a power cut at this moment: any unsynced part is there or is not. */
  cutTo(target: string): void;
  restore(): void;
}

/**
 * Follows what this process writes to a directory, and syncs as late as it is allowed to. Names and sizes of files are
 * taken to be on the disk at once.
 *
 * @param pristine a copy of the directory as it is now
 */
export function followDisk(directory: string, pristine: string, random: Random): CutDisk {
  const files = new Map<string, DiskFile>();
  const open = new Map<number, DiskFile>();
  const gone = new Set<string>();
  const pages: CutDisk['pages'] = { written: 0, tooEarly: [] };
  const follow = (file: DiskFile | undefined, write: Write) => {
    if (!file) return;
    file.unsynced.push(write);
    if (!file.name.startsWith('base/')) return;
    for (let from = 0; from + pageSize <= write.bytes.length; from += pageSize) {
      pages.written += 1;
      if (isTooEarly(write.bytes.subarray(from, from + pageSize), files)) pages.tooEarly.push(file.name);
    }
  };
  const nameOf = (path: unknown) => {
    const name = relative(directory, String(path));
    return name.startsWith('..') ? null : name;
  };
  const fileAt = (name: string): DiskFile => {
    const kept = join(pristine, name);
    const isKept = !gone.has(name) && statSync(kept, { throwIfNoEntry: false })?.isFile();
    const bytes = isKept ? readFileSync(kept) : Buffer.alloc(0);
    const file = files.get(name) ?? { name, kept: bytes, unsynced: [] };
    files.set(name, file);
    return file;
  };
  const real = { ...fs };
  const spies = [
    vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
      const descriptor = real.openSync(path, ...rest);
      const name = nameOf(path);
      if (name !== null && real.fstatSync(descriptor).isFile()) open.set(descriptor, fileAt(name));
      return descriptor;
    }),
    vi.spyOn(fs, 'closeSync').mockImplementation((descriptor) => {
      open.delete(descriptor);
      real.closeSync(descriptor);
    }),
    vi.spyOn(fs, 'writeSync').mockImplementation(((
      descriptor: number,
      memory: Uint8Array,
      from: number,
      length: number,
      at: number,
    ) => {
      const bytes = Buffer.from(memory.buffer, memory.byteOffset + from, length);
      follow(open.get(descriptor), { at, bytes: Buffer.from(bytes) });
      return real.writeSync(descriptor, memory, from, length, at);
    }) as typeof fs.writeSync),
    vi.spyOn(fs, 'ftruncateSync').mockImplementation((descriptor, length) => {
      truncate(open.get(descriptor), length ?? 0);
      real.ftruncateSync(descriptor, length);
    }),
    vi.spyOn(fs, 'truncateSync').mockImplementation((path, length) => {
      const name = nameOf(path);
      if (name !== null) truncate(fileAt(name), length ?? 0);
      real.truncateSync(path, length);
    }),
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      const [old, name] = [nameOf(from), nameOf(to)];
      if (old !== null && name !== null) {
        files.set(name, fileAt(old));
        forget(old);
        gone.delete(name);
      }
      real.renameSync(from, to);
    }),
    vi.spyOn(fs, 'unlinkSync').mockImplementation((path) => {
      const name = nameOf(path);
      if (name !== null) forget(name);
      real.unlinkSync(path);
    }),
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => keep(open.get(descriptor))),
    vi.spyOn(fs, 'fdatasyncSync').mockImplementation((descriptor) => keep(open.get(descriptor))),
    vi.spyOn(fs, 'fdatasync').mockImplementation((descriptor, done) => {
      const file = open.get(descriptor);
      // What is written from here on is not in this sync.
      const written = new Set(file?.unsynced);
      setTimeout(() => {
        keep(file, (write) => written.has(write));
        done(null);
      }, random() * 20);
    }),
  ];
  syncBuiltinESMExports();

  function forget(name: string): void {
    files.delete(name);
    gone.add(name);
  }

  const isWrittenByChance = () => random() < 0.5;

  return {
    pages,
    cutTo(target) {
      cpSync(pristine, target, { recursive: true });
      for (const name of gone) rmSync(join(target, name), { force: true });
      for (const [name, { kept, unsynced }] of files) {
        const found = { name, kept: Buffer.from(kept), unsynced: unsynced.flatMap(sectorsOf) };
        keep(found, isWrittenByChance);
        mkdirSync(dirname(join(target, name)), { recursive: true });
        writeFileSync(join(target, name), found.kept);
      }
    },
    restore() {
      for (const spy of spies) spy.mockRestore();
      syncBuiltinESMExports();
    },
  };
}

/** Takes writes over into what the disk has. */
function keep(file: DiskFile | undefined, isWritten: (write: Write) => boolean = () => true): void {
  if (!file) return;
  for (const { at, bytes } of file.unsynced.filter(isWritten)) {
    const missing = at + bytes.length - file.kept.length;
    if (missing > 0) file.kept = Buffer.concat([file.kept, Buffer.alloc(missing)]);
    bytes.copy(file.kept, at);
  }
  file.unsynced = file.unsynced.filter((write) => !isWritten(write));
}

function truncate(file: DiskFile | undefined, length: number): void {
  if (!file) return;
  keep(file);
  const longer = Buffer.alloc(Math.max(0, length - file.kept.length));
  file.kept = Buffer.concat([file.kept.subarray(0, length), longer]);
}

const sectorsOf = ({ at, bytes }: Write): Write[] =>
  Array.from({ length: Math.ceil(bytes.length / sector) }, (_, index) => ({
    at: at + index * sector,
    bytes: bytes.subarray(index * sector, (index + 1) * sector),
  }));
