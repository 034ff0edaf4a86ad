import type { CrmCopy } from '#app/content/crm/shape.ts';
import { agencyName } from '#app/domain/agency-name.ts';
import type { ClientField } from '#app/domain/crm/records/client-draft.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import type { Sheet } from '#app/ui/results/print-sheet.ts';

/** Maximum number of rows that a browser lays out without a long wait: about sixty pages. */
const mostRows = 2000;

/** Machine-readable columns. */
const offPaper = ['lat', 'lng'] as const satisfies readonly ClientField[];

/** A table for printing: localized numbers, without empty columns. */
export function sheetOf(
  [head = [], ...rows]: readonly (readonly (string | number)[])[],
  { exporting, form, frame }: CrmCopy,
  language: Language,
  { title, filters, now }: { title: string; filters: readonly string[] | 'selection'; now: number },
): Omit<Sheet, 'fileName'> {
  const { printed: copy } = exporting;
  const shown = rows.slice(0, mostRows);
  const left = new Set<string | number>(offPaper.map((column) => form.fields[column]));
  const kept = head.flatMap((name, index) =>
    left.has(name) || (shown.length > 0 && shown.every((row) => row[index] === '')) ? [] : [index],
  );
  const textOf = (cell: string | number | undefined) =>
    typeof cell === 'number' ? formatNumber(language, cell) : (cell ?? '');
  const notes = [
    [
      fill(copy.on, { date: formatDate(language, now, 'short') }),
      scopeText(filters, copy),
      plural(language, rows.length, frame.count),
    ].join(' · '),
  ];
  if (rows.length > mostRows)
    notes.push(fill(copy.firstOnly, { count: formatNumber(language, mostRows) }));
  return {
    title: `${agencyName} · ${title}`,
    notes,
    head: kept.map((index) => textOf(head[index])),
    rows: shown.map((row) => kept.map((index) => textOf(row[index]))),
    numbers: new Set(
      kept.flatMap((index, place) =>
        shown.some((row) => typeof row[index] === 'number') ? [place] : [],
      ),
    ),
  };
}

function scopeText(
  filters: readonly string[] | 'selection',
  { narrowed, all, selection }: CrmCopy['exporting']['printed'],
): string {
  if (filters === 'selection') return selection;
  return filters.length > 0 ? fill(narrowed, { filters: filters.join(', ') }) : all;
}
