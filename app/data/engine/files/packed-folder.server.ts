import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Contents of a folder's files by path; null for a folder, which stands before what is in it. */
export type PackedFolder = ReadonlyMap<string, Uint8Array | null>;

/** A folder with everything in it, except owners, modes and times. */
export function packFolder(folder: string): Buffer {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map(
    (entry): [string, Buffer | null] => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1).replaceAll('\\', '/');
      return [name, entry.isDirectory() ? null : readFileSync(path)];
    },
  );
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return gzipSync(serialize(new Map(sorted)), { level: 9 });
}

/** @throws Error when there is no such file, or it is damaged */
export function readPacked(file: string): PackedFolder {
  return deserialize(gunzipSync(readFileSync(file))) as PackedFolder;
}

/** Makes a folder of what was packed, for its owner only. */
export function unpackFolder(packed: PackedFolder, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  for (const [name, content] of packed) {
    const path = join(folder, name);
    if (content === null) mkdirSync(path, { mode: 0o700 });
    else writeFileSync(path, content, { mode: 0o600 });
  }
}
