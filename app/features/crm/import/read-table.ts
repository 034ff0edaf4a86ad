import { importLimits } from '#app/domain/crm/import/csv-import.ts';
import { createCsvReader, type CsvRow, type Separator } from '#app/domain/crm/import/csv-reader.ts';
import type { Pace } from '#app/ui/next-turn.ts';

type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

export interface Table {
  rows: readonly CsvRow[];
  separator: Separator;
  encoding: Encoding;
}

type FileRefusal =
  | {
      code:
        | 'too-large'
        | 'spreadsheet'
        | 'not-text'
        | 'too-many-rows'
        | 'too-many-columns'
        | 'unreadable';
    }
  | { code: 'open-quote'; line: number };

export type ReadTable = { ok: true; table: Table } | { ok: false; refusal: FileRefusal };

/** Bytes per chunk: some milliseconds of work. */
const pieceSize = 262_144;

export interface Reading {
  pace: Pace;
  signal: AbortSignal;
  /** Receives the progress, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Reads a CSV file in chunks: as UTF-16 with a byte order mark or with zero bytes beside its letters, as UTF-8, or as
 * Windows-1252 when it is not valid UTF-8. Rejects when aborted.
 */
export async function readTable(file: Blob, reading: Reading): Promise<ReadTable> {
  if (file.size > importLimits.bytes) return refused({ code: 'too-large' });
  try {
    const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    // A ZIP archive, as .xlsx and .ods are, or the container of .xls.
    if (startsWith(head, [0x50, 0x4b, 3, 4]) || startsWith(head, [0xd0, 0xcf, 0x11, 0xe0]))
      return refused({ code: 'spreadsheet' });
    if (startsWith(head, [0xff, 0xfe])) return await readAs('utf-16le', file, reading);
    if (startsWith(head, [0xfe, 0xff])) return await readAs('utf-16be', file, reading);
    // Latin letters in UTF-16 without a byte order mark: every second byte is zero.
    if (head[0] !== 0 && head[1] === 0 && head[2] !== 0 && head[3] === 0)
      return await readAs('utf-16le', file, reading);
    if (head[0] === 0 && head[1] !== 0 && head[2] === 0 && head[3] !== 0)
      return await readAs('utf-16be', file, reading);
    try {
      return await readAs('utf-8', file, reading);
    } catch (error) {
      // Error of a strict decoder for invalid UTF-8.
      if (!(error instanceof TypeError)) throw error;
      // A program that appends to an export adds bytes of its own encoding after the UTF-8 byte order mark.
      const isMarked = startsWith(head, [0xef, 0xbb, 0xbf]);
      return await readAs('windows-1252', isMarked ? file.slice(3) : file, reading);
    }
  } catch (error) {
    if (reading.signal.aborted) throw error;
    return refused({ code: 'unreadable' });
  }
}

async function readAs(
  label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252',
  file: Blob,
  { pace, signal, onProgress }: Reading,
): Promise<ReadTable> {
  const decoder = new TextDecoder(label, { fatal: label === 'utf-8' });
  const reader = createCsvReader();
  const rows: CsvRow[] = [];
  for (let at = 0; at < file.size; at += pieceSize) {
    // oxlint-disable-next-line no-await-in-loop -- chunk by chunk
    const bytes = await file.slice(at, at + pieceSize).arrayBuffer();
    const text = decoder.decode(bytes, { stream: true });
    if (text.includes('\0')) return refused({ code: 'not-text' });
    for (const row of reader.push(text)) rows.push(row);
    if (rows.length > importLimits.rows + 1) return refused({ code: 'too-many-rows' });
    onProgress(Math.min(1, (at + pieceSize) / file.size));
    // oxlint-disable-next-line no-await-in-loop -- yields to the browser
    if (pace.isDue()) await pace.turn();
    signal.throwIfAborted();
  }
  for (const row of [...reader.push(decoder.decode()), ...reader.end()]) rows.push(row);
  const line = reader.openQuote();
  if (line !== null) return refused({ code: 'open-quote', line });
  if (rows.length > importLimits.rows + 1) return refused({ code: 'too-many-rows' });
  if ((rows[0]?.cells.length ?? 0) > importLimits.columns)
    return refused({ code: 'too-many-columns' });
  const encoding = label === 'utf-16le' || label === 'utf-16be' ? 'utf-16' : label;
  return { ok: true, table: { rows, separator: reader.separator() ?? ';', encoding } };
}

function startsWith(bytes: Uint8Array, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

function refused(refusal: FileRefusal): ReadTable {
  return { ok: false, refusal };
}
