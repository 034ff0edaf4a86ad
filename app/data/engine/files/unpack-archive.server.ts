/* oxlint-disable no-await-in-loop -- one part of a stream after the other */
import { createReadStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { blockSize, readTarHeader, type TarEntry } from './tar.server.ts';

/**
 * Unpacks a gzipped tar into a new directory, in constant memory.
 *
 * @throws Error when the file is damaged, or is not such an archive
 */
export async function unpackArchive(file: string, directory: string): Promise<void> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  const reader = new ByteReader(unzipped);
  try {
    await mkdir(directory, { mode: 0o700 });
    for (;;) {
      const entry = readTarHeader(await reader.take(blockSize));
      if (entry === null) break;
      const path = pathWithin(directory, entry);
      if (entry.isDirectory) await mkdir(path, { recursive: true, mode: 0o700 });
      else await unpackFile(reader, path, entry.size);
    }
    await reader.drain();
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

async function unpackFile(reader: ByteReader, path: string, size: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const target = await open(path, 'w', 0o600);
  try {
    await reader.copy(size, target);
  } finally {
    await target.close();
  }
  await reader.take((blockSize - (size % blockSize)) % blockSize);
}

/** @throws Error for a name that would escape the directory */
function pathWithin(directory: string, { name, isDirectory }: TarEntry): string {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  const isOutside = parts.some((part) => part === '..' || /[\\:]/.test(part));
  if (isOutside || (parts.length === 0 && !isDirectory))
    throw new Error('It is no archive of a database');
  return join(directory, ...parts);
}

/** Reads a stream in chunks of the requested size. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = size; missing > 0;) {
      const part = await this.#next(missing);
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  async copy(size: number, target: FileHandle): Promise<void> {
    for (let missing = size; missing > 0;) {
      const part = await this.#next(missing);
      await target.appendFile(part);
      missing -= part.length;
    }
  }

  /** Reads to the end, where gzip's own checksum is. */
  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  /** Up to `most` bytes, at least one. */
  async #next(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new Error('The archive ends too early');
      this.#rest = value;
    }
    const part = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(part.length);
    return part;
  }
}
