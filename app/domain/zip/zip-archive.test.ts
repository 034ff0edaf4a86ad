import { crc32 as nodeCrc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { readZip } from '../../../test/read-zip.ts';
import { crc32 } from './crc-32.ts';
import { zipArchive, type ArchiveFile } from './zip-archive.ts';

const at = Date.UTC(2026, 0, 15, 12, 34, 56);

async function* texts(...parts: readonly string[]) {
  yield* parts;
}

async function packed(files: readonly ArchiveFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipArchive(files, at)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it.each(['', 'a', '123456789', 'été '.repeat(1000)])('the CRC-32 of %j equals zlib’s', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(crc32(bytes.subarray(5), crc32(bytes.subarray(0, 5)))).toBe(nodeCrc32(bytes));
});

it('files are read back unchanged, under their names', async () => {
  const long = Array.from({ length: 500 }, (_, line) => `ligne ${line}\r\n`);
  const archive = await packed([
    { name: 'csv/clients.csv', content: texts('Nom\r\n', 'Café Été\r\n') },
    { name: 'csv/tâches.csv', content: texts(...long) },
    { name: 'csv/vide.csv', content: texts() },
  ]);
  expect(readZip(archive)).toEqual(
    new Map([
      ['csv/clients.csv', 'Nom\r\nCafé Été\r\n'],
      ['csv/tâches.csv', long.join('')],
      ['csv/vide.csv', ''],
    ]),
  );
});

it('an empty archive can be opened', async () => {
  expect(readZip(await packed([]))).toEqual(new Map());
});

it('an error in a file’s content fails the archive', async () => {
  async function* broken() {
    yield 'begun';
    throw new Error('The database is away');
  }
  await expect(packed([{ name: 'a.csv', content: broken() }])).rejects.toThrow('database is away');
});

it('closing the archive stops reading the content of its files', async () => {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (let line = 0; ; line += 1) yield `${line * 7919} `.repeat(2000);
    } finally {
      stop();
    }
  }
  const archive = zipArchive([{ name: 'a.csv', content: endless() }], at);
  await archive.next();
  await archive.next();
  await archive.return();
  await expect(stopped).resolves.toBeUndefined();
});
