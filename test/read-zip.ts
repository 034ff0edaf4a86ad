import { crc32, inflateRawSync } from 'node:zlib';

/**
 * The texts in a ZIP archive by name, read from its directory as other programs do; checksums and sizes are verified.
 */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06_05_4b_50) throw new Error('The archive has no end');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02_01_4b_50) throw new Error('The directory is broken');
    const [sum, packedSize, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place));
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const header = archive.readUInt32LE(at + 42);
    const begin = header + 30 + archive.readUInt16LE(header + 26);
    const content = inflateRawSync(archive.subarray(begin, begin + (packedSize ?? 0)));
    if (content.length !== size || crc32(content) !== sum) throw new Error(`${name} is broken`);
    files.set(name, content.toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}
