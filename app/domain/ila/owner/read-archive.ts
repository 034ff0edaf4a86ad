import { Inflate } from 'fflate';
import {
  exportLimits,
  type ExportEntry,
  type ExportFile,
  type ExportRefusal,
} from './export-file.ts';
import { contentOf, readDirectory, type ZipEntry } from './zip-directory.ts';

/** Bytes inflated at a time: a ZIP bomb can expand a thousandfold before it is measured. */
const pieceSize = 16_384;

/** Size in bytes from which an entry's compression ratio is checked. */
const judgedFrom = 1_000_000;

interface Archive {
  readonly entries: readonly ExportEntry[];
  readonly refusals: readonly ExportRefusal[];
}

/**
 * Reads the JSON and CSV files of a ZIP archive. Nothing is written to disk: names only distinguish folders, and those
 * that try to leave the archive are skipped. Reading stops as soon as an archive exceeds its limits.
 *
 * @param budget bytes that may still be inflated
 */
export async function readArchive(file: ExportFile, budget: { bytes: number }): Promise<Archive> {
  const directory = await readDirectory(file);
  if (directory === null) return { entries: [], refusals: ['unreadable'] };
  if (directory === 'too-many-files') return { entries: [], refusals: [directory] };
  const entries: ExportEntry[] = [];
  const refusals = new Set<ExportRefusal>();
  for (const entry of directory) {
    if (!isPlainPath(entry.name)) {
      refusals.add('unsafe-path');
      continue;
    }
    if (!/\.(?:json|csv)$/i.test(entry.name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the budget is shared
    const text = await textOf(file, entry, budget);
    if (text.ok) entries.push({ path: entry.name, text: text.value });
    else refusals.add(text.why);
    if (!text.ok && text.why === 'bomb') break;
  }
  return { entries, refusals: [...refusals] };
}

type Text =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly why: 'bomb' | 'unreadable' };

const refused = (why: 'bomb' | 'unreadable'): Text => ({ ok: false, why });

async function textOf(file: ExportFile, entry: ZipEntry, budget: { bytes: number }): Promise<Text> {
  const { isEncrypted, method, packed } = entry;
  if (isEncrypted || (method !== 0 && method !== 8)) return refused('unreadable');
  const start = await contentOf(file, entry);
  if (start === null) return refused('unreadable');
  const decoder = new TextDecoder();
  let [text, bytes, isWhole] = ['', 0, method === 0];
  const take = (piece: Uint8Array) => {
    bytes += piece.length;
    budget.bytes -= piece.length;
    text += decoder.decode(piece, { stream: true });
  };
  const inflate = new Inflate((piece, isLast) => {
    take(piece);
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < packed; at += pieceSize) {
      const end = Math.min(packed, at + pieceSize);
      // oxlint-disable-next-line no-await-in-loop -- piece by piece
      const piece = new Uint8Array(await file.slice(start + at, start + end).arrayBuffer());
      if (method === 0) take(piece);
      else inflate.push(piece, end === packed);
      const isGrown = bytes > judgedFrom && bytes > packed * exportLimits.ratio;
      if (isGrown || bytes > exportLimits.entryBytes || budget.bytes < 0) return refused('bomb');
    }
  } catch {
    return refused('unreadable');
  }
  return isWhole ? { ok: true, value: text + decoder.decode() } : refused('unreadable');
}

/** Whether a path stays within its archive. */
const isPlainPath = (name: string) =>
  name.length <= 300 &&
  !/^(?:[/\\]|[a-z]:)|\\|\p{Cc}/iu.test(name) &&
  !name.split('/').includes('..');
