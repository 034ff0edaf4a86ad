import { exportLimits, type ExportFile } from './export-file.ts';

/** An entry in an archive's directory. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** Compressed size in bytes. */
  readonly packed: number;
  /** Offset of its local header. */
  readonly offset: number;
}

const endSize = 22;
const longestComment = 65_535;
const largestDirectory = 2_000_000;
const entrySize = 46;
const localSize = 30;

/**
 * Reads the central directory at the end of an archive, so that only the wanted entries of a large one need to be read.
 * Archives above 4 GB have another format and are not supported.
 *
 * @returns null if it is damaged, `too-many-files` if it is too long
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function readDirectory(
  file: ExportFile,
): Promise<readonly ZipEntry[] | 'too-many-files' | null> {
  const tail = await viewOf(file, Math.max(0, file.size - endSize - longestComment), file.size);
  let end = tail.byteLength - endSize;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) return null;
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > exportLimits.entries || size > largestDirectory) return 'too-many-files';
  if (start + size > file.size) return null;
  return entriesIn(await viewOf(file, start, start + size), count);
}

function entriesIn(view: DataView, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + entrySize > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return null;
    const flags = view.getUint16(at + 8, true);
    const named = view.getUint16(at + 28, true);
    const next =
      at + entrySize + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > view.byteLength) return null;
    const name = new Uint8Array(view.buffer, view.byteOffset + at + entrySize, named);
    entries.push({
      name: new TextDecoder().decode(name),
      isEncrypted: (flags & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

/** Offset of an entry's content; null if its local header is missing. */
export async function contentOf(
  file: ExportFile,
  { offset, packed }: ZipEntry,
): Promise<number | null> {
  const view = await viewOf(file, offset, offset + localSize);
  if (view.byteLength < localSize || view.getUint32(0, true) !== 0x04034b50) return null;
  const start = offset + localSize + view.getUint16(26, true) + view.getUint16(28, true);
  return start + packed <= file.size ? start : null;
}

async function viewOf(file: ExportFile, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}
