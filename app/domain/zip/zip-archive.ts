import { crc32 } from './crc-32.ts';

/** A file of an archive, whose text is read while packing. */
export interface ArchiveFile {
  /** Its path in the archive. */
  name: string;
  content: AsyncIterable<string>;
}

/** Maximum size of a file and of the archive in bytes, without the 64-bit extension. */
const largest = 0xff_ff_ff_ff;

/** Bit 3: sizes follow the data; bit 11: names are UTF-8. */
const flags = 0b1000_0000_1000;

/** Version of the format that readers need to support, and the compression method (deflate). */
const [needed, deflate] = [20, 8];

interface Packed {
  name: Uint8Array<ArrayBuffer>;
  /** CRC-32 of the content. */
  sum: number;
  packedSize: number;
  size: number;
  /** Offset of its header. */
  at: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Packs texts into a ZIP archive in chunks: neither a file nor the archive is ever in memory as a whole. It runs in
 * browsers and in Node.js.
 *
 * @param madeAt time of the files, in epoch milliseconds; archives store it in UTC, to two seconds
 * @throws RangeError when a file or the archive exceeds 4 GiB
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function* zipArchive(
  files: Iterable<ArchiveFile>,
  madeAt: number,
): AsyncGenerator<Bytes, void, undefined> {
  const time = dosTime(new Date(madeAt));
  const packed: Packed[] = [];
  let at = 0;
  const counted = (chunk: Bytes) => {
    at += chunk.length;
    return bounded(at) && chunk;
  };
  for (const { name, content } of files) {
    const file: Packed = {
      name: new TextEncoder().encode(name),
      sum: 0,
      packedSize: 0,
      size: 0,
      at,
    };
    yield counted(localHeader(file, time));
    // oxlint-disable-next-line no-await-in-loop -- files have an order
    for await (const chunk of deflated(content, file)) yield counted(chunk);
    yield counted(sizesOf(file));
    packed.push(file);
  }
  const directory = at;
  for (const file of packed) yield counted(directoryEntry(file, time));
  yield endOf(packed.length, directory, at - directory);
}

/** The compressed content; checksum and sizes are recorded on the way. */
async function* deflated(content: AsyncIterable<string>, file: Packed): AsyncGenerator<Bytes> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const writing = writeAll(content, file, writer);
  // Errors surface in the reading loop below.
  writing.catch(() => {});
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- chunks have an order
      const { done, value } = await reader.read();
      if (done) break;
      file.packedSize += value.length;
      yield value;
    }
    await writing;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function writeAll(
  content: AsyncIterable<string>,
  file: Packed,
  writer: WritableStreamDefaultWriter<BufferSource>,
): Promise<void> {
  const encoder = new TextEncoder();
  try {
    for await (const text of content) {
      const bytes = encoder.encode(text);
      file.sum = crc32(bytes, file.sum);
      file.size += bytes.length;
      bounded(file.size);
      await writer.write(bytes);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
    throw error;
  }
}

function bounded(size: number): true {
  if (size > largest) throw new RangeError('An archive has 4 GiB at most');
  return true;
}

/** Numbers in little-endian order, each with its size in bytes. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): number[] {
  return fields.flatMap(([bytes, value]) =>
    Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff),
  );
}

type Time = readonly [time: number, date: number];

function localHeader({ name }: Packed, [time, date]: Time): Bytes {
  const head = [
    ...numbers([4, 0x04_03_4b_50], [2, needed], [2, flags], [2, deflate], [2, time], [2, date]),
    // Checksum and sizes are not known yet.
    ...numbers([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
  ];
  return Uint8Array.from([...head, ...name]);
}

function sizesOf({ sum, packedSize, size }: Packed): Bytes {
  return Uint8Array.from(numbers([4, 0x08_07_4b_50], [4, sum], [4, packedSize], [4, size]));
}

function directoryEntry({ name, sum, packedSize, size, at }: Packed, [time, date]: Time): Bytes {
  const head = [
    ...numbers([4, 0x02_01_4b_50], [2, needed], [2, needed], [2, flags], [2, deflate]),
    ...numbers([2, time], [2, date], [4, sum], [4, packedSize], [4, size], [2, name.length]),
    // No extra field, comment, disk number or attributes.
    ...numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
  ];
  return Uint8Array.from([...head, ...name]);
}

function endOf(count: number, directory: number, size: number): Bytes {
  return Uint8Array.from([
    ...numbers([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, count], [2, count]),
    ...numbers([4, size], [4, directory], [2, 0]),
  ]);
}

/** An instant in MS-DOS format. */
function dosTime(at: Date): Time {
  const time =
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2);
  const date =
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [time, date];
}
