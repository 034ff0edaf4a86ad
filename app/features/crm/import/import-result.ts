import type { ImportCopy } from '#app/content/crm/importing/shape.ts';
import type { RowContent } from '#app/domain/crm/import/row-reader.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import type { ChosenRows } from './import-rows.ts';
import type { DryRun } from './import-work.ts';

/** Numbers of clients added and updated, of rows merged into a new client or skipped, and of cells skipped. */
export interface ImportResult {
  count: number;
  updated: number;
  joined: number;
  duplicates: number;
  invalid: number;
  lostCells: number;
}

export function resultOf(
  { new: fresh, duplicate, invalid }: DryRun,
  { added, updates }: ChosenRows,
  { updated }: { updated: number },
): ImportResult {
  const joining = added.flatMap((each) => each.joining);
  const chosen = [...added.map(({ row }) => row), ...joining, ...updates.map(({ row }) => row)];
  const aside = fresh.length + duplicate.length - chosen.length;
  const duplicates = Math.min(aside, duplicate.length);
  return {
    count: added.length,
    updated,
    joined: joining.length,
    duplicates,
    invalid: invalid.length + aside - duplicates,
    lostCells: chosen.reduce((sum, { lost }) => sum + lost.length, 0),
  };
}

/** Why an import failed, or was incomplete. */
export function problemText(
  language: Language,
  copy: ImportCopy,
  answer: { outcome: string; left: number } | null,
): string {
  if (answer && answer.left > 0)
    return fill(copy.halfway, { count: formatNumber(language, answer.left) });
  if (answer?.outcome === 'changed') return copy.changed;
  return answer?.outcome === 'failed' ? copy.failed : copy.cancelled;
}

/** Result of an import, in one or two sentences. */
export function doneText(
  language: Language,
  copy: ImportCopy,
  { count, updated }: Pick<ImportResult, 'count' | 'updated'>,
): string {
  const sentences = [
    ...(count > 0 || updated === 0 ? [plural(language, count, copy.done)] : []),
    ...(updated > 0 ? [plural(language, updated, copy.doneUpdates)] : []),
  ];
  return sentences.join(' ');
}

/** Rows with cells that cannot be read, in the order of the file. */
export function rowsWithLoss(found: Pick<DryRun, 'new' | 'duplicate'>): RowContent[] {
  return [...found.new, ...found.duplicate]
    .filter(({ lost }) => lost.length > 0)
    .toSorted((a, b) => a.row.line - b.row.line);
}

/** Why no row is imported: all are in the CRM already, or the file yields none with these columns. */
export function nothingReason({
  new: fresh,
  duplicate,
  invalid,
}: Pick<DryRun, 'new' | 'duplicate' | 'invalid'>): 'file' | 'known' {
  const isKnown = duplicate.length > 0 && fresh.length + invalid.length === 0;
  return isKnown ? 'known' : 'file';
}
