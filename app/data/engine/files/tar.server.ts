/** Size of a block: headers take one, contents are padded to a multiple. */
export const blockSize = 512;

/** The end of an archive. */
export const tarEnd = Buffer.alloc(2 * blockSize);

export interface TarEntry {
  name: string;
  /** In bytes; 0 for a directory. */
  size: number;
  isDirectory: boolean;
}

/** Fields of a header (POSIX.1-1988, ustar): offset and length. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  modified: [136, 12],
  checksum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
} as const;

type Field = keyof typeof fields;

/**
 * The header of a file or directory.
 *
 * @param modified epoch milliseconds
 * @throws RangeError for a name of more than 100 bytes
 */
export function tarHeader({ name, size, isDirectory }: TarEntry, modified: number): Buffer {
  if (Buffer.byteLength(name) > fields.name[1]) throw new RangeError(`Too long a name: ${name}`);
  const block = Buffer.alloc(blockSize);
  const write = (field: Field, text: string) => block.write(text, fields[field][0]);
  const octal = (field: Field, value: number) =>
    write(field, value.toString(8).padStart(fields[field][1] - 1, '0'));
  write('name', name);
  octal('mode', isDirectory ? 0o700 : 0o600);
  octal('uid', 0);
  octal('gid', 0);
  octal('size', size);
  octal('modified', Math.floor(modified / 1000));
  write('kind', isDirectory ? '5' : '0');
  write('magic', 'ustar\u000000');
  write('checksum', `${checksumOf(block).toString(8).padStart(6, '0')}\0 `);
  return block;
}

/**
 * Reads a header.
 *
 * @returns null at the end of the archive
 * @throws Error when the block is not a header of a file or directory
 */
export function readTarHeader(block: Buffer): TarEntry | null {
  if (block.every((byte) => byte === 0)) return null;
  const text = (field: Field) => {
    const [start, length] = fields[field];
    return (block.toString('utf8', start, start + length).split('\0', 1)[0] ?? '').trim();
  };
  const kind = text('kind');
  const size = Number.parseInt(text('size') || '0', 8);
  const isTar = Number.parseInt(text('checksum'), 8) === checksumOf(block) && size >= 0;
  if (!isTar || !['', '0', '5'].includes(kind)) throw new Error('It is no archive of a database');
  return { name: text('name'), size, isDirectory: kind === '5' };
}

/** Zero padding between a content of this size and the next header. */
export const tarPadding = (size: number): Buffer =>
  Buffer.alloc((blockSize - (size % blockSize)) % blockSize);

/** Sum of the header's bytes, with the checksum itself taken as spaces. */
function checksumOf(block: Buffer): number {
  const [start, length] = fields.checksum;
  return block.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 32 : byte), 0);
}
