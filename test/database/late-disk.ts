import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Random } from '#app/domain/random.ts';
import { isTooEarly } from './write-ahead.ts';

/** What a disk writes at once: of a longer write, any part may be missing after a power cut. */
const sector = 4096;

/** What PostgreSQL writes of a table at once. */
const pageSize = 8192;

interface Write {
  at: number;
  bytes: Buffer;
}

/** A file as it is on disk, and what only the operating system's memory holds. */
interface DiskFile {
  name: string;
  kept: Buffer;
  unsynced: Write[];
}

/**
 * A directory on a disk that syncs as late as allowed. Names and sizes of files are assumed to reach the disk at once.
 */
export class LateDisk {
  /** Written pages of tables, and those written before the log that they depend on. */
  readonly pages: { written: number; tooEarly: string[] } = { written: 0, tooEarly: [] };
  readonly #directory: string;
  readonly #pristine: string;
  readonly #random: Random;
  readonly #files = new Map<string, DiskFile>();
  readonly #open = new Map<number, DiskFile>();
  readonly #gone = new Set<string>();

  /** @param pristine a copy of the directory as it is now */
  constructor(directory: string, pristine: string, random: Random) {
    this.#directory = directory;
    this.#pristine = pristine;
    this.#random = random;
  }

  open(descriptor: number, path: unknown): void {
    const name = this.#nameOf(path);
    if (name !== null) this.#open.set(descriptor, this.#fileAt(name));
  }

  close(descriptor: number): void {
    this.#open.delete(descriptor);
  }

  write(descriptor: number, write: Write): void {
    const file = this.#open.get(descriptor);
    if (!file) return;
    file.unsynced.push(write);
    if (!file.name.startsWith('base/')) return;
    for (let from = 0; from + pageSize <= write.bytes.length; from += pageSize) {
      this.pages.written += 1;
      if (isTooEarly(write.bytes.subarray(from, from + pageSize), this.#files))
        this.pages.tooEarly.push(file.name);
    }
  }

  truncate(at: unknown, length: number): void {
    const name = typeof at === 'number' ? null : this.#nameOf(at);
    const file = typeof at === 'number' ? this.#open.get(at) : name && this.#fileAt(name);
    if (file) truncate(file, length);
  }

  rename(from: unknown, to: unknown): void {
    const [old, name] = [this.#nameOf(from), this.#nameOf(to)];
    if (old === null || name === null) return;
    const file = this.#fileAt(old);
    this.remove(from);
    file.name = name;
    this.#files.set(name, file);
    this.#gone.delete(name);
  }

  remove(path: unknown): void {
    const name = this.#nameOf(path);
    if (name === null) return;
    this.#files.delete(name);
    this.#gone.add(name);
  }

  sync(descriptor: number): void {
    const file = this.#open.get(descriptor);
    if (file) keep(file);
  }

  /** Completes a sync later, without what is written from now on. */
  syncLater(descriptor: number, done: () => void): void {
    const file = this.#open.get(descriptor);
    const written = new Set(file?.unsynced);
    setTimeout(() => {
      if (file) keep(file, (write) => written.has(write));
      done();
    }, this.#random() * 20);
  }

  /** Writes the directory as a power cut at this moment may leave it: each unsynced part is there or missing. */
  cutTo(target: string): void {
    cpSync(this.#pristine, target, { recursive: true });
    for (const name of this.#gone) rmSync(join(target, name), { force: true });
    for (const [name, { kept, unsynced }] of this.#files) {
      const found = { name, kept: Buffer.from(kept), unsynced: unsynced.flatMap(sectorsOf) };
      keep(found, () => this.#random() < 0.5);
      mkdirSync(dirname(join(target, name)), { recursive: true });
      writeFileSync(join(target, name), found.kept);
    }
  }

  #nameOf(path: unknown): string | null {
    const name = relative(this.#directory, String(path));
    return name.startsWith('..') ? null : name;
  }

  #fileAt(name: string): DiskFile {
    const kept = join(this.#pristine, name);
    const isKept = !this.#gone.has(name) && statSync(kept, { throwIfNoEntry: false })?.isFile();
    const bytes = isKept ? readFileSync(kept) : Buffer.alloc(0);
    const file = this.#files.get(name) ?? { name, kept: bytes, unsynced: [] };
    this.#files.set(name, file);
    return file;
  }
}

/** Moves writes to what the disk holds. */
function keep(file: DiskFile, isWritten: (write: Write) => boolean = () => true): void {
  for (const { at, bytes } of file.unsynced.filter(isWritten)) {
    const missing = at + bytes.length - file.kept.length;
    if (missing > 0) file.kept = Buffer.concat([file.kept, Buffer.alloc(missing)]);
    bytes.copy(file.kept, at);
  }
  file.unsynced = file.unsynced.filter((write) => !isWritten(write));
}

function truncate(file: DiskFile, length: number): void {
  keep(file);
  const longer = Buffer.alloc(Math.max(0, length - file.kept.length));
  file.kept = Buffer.concat([file.kept.subarray(0, length), longer]);
}

const sectorsOf = ({ at, bytes }: Write): Write[] =>
  Array.from({ length: Math.ceil(bytes.length / sector) }, (_, index) => ({
    at: at + index * sector,
    bytes: bytes.subarray(index * sector, (index + 1) * sector),
  }));
