import type { CrmCopy, ExportColumn } from '#app/content/crm/shape.ts';
import { clientStatuses, journalTypes } from '#app/domain/crm/entities.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import type { Sheet } from '#app/ui/print-sheet.ts';

/** As many rows as a browser sets on paper without a long wait: some sixty pages. */
const mostRows = 2000;

/** Columns that mean something to machines only. */
const offPaper = ['lat', 'lng'] as const satisfies readonly ExportColumn[];

/** A table as it is printed: numbers in words of the language, no column that is empty throughout. */
export function sheetOf(
  [head = [], ...rows]: readonly (readonly (string | number)[])[],
  { exporting, frame }: CrmCopy,
  language: Language,
  { title, filters, now }: { title: string; filters: readonly string[]; now: number },
): Omit<Sheet, 'fileName'> {
  const { printed: copy, columns } = exporting;
  const shown = rows.slice(0, mostRows);
  const left = new Set<string | number>(offPaper.map((column) => columns[column]));
  const kept = head.flatMap((name, index) =>
    left.has(name) || (shown.length > 0 && shown.every((row) => row[index] === '')) ? [] : [index],
  );
  const textOf = (cell: string | number | undefined) =>
    typeof cell === 'number' ? formatNumber(language, cell) : (cell ?? '');
  const notes = [
    [
      fill(copy.on, { date: formatDate(language, now, 'short') }),
      filters.length > 0 ? fill(copy.narrowed, { filters: filters.join(', ') }) : copy.all,
      plural(language, rows.length, frame.count),
    ].join(' · '),
  ];
  if (rows.length > mostRows)
    notes.push(fill(copy.firstOnly, { count: formatNumber(language, mostRows) }));
  return {
    title: `Iluma · ${title}`,
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

/** The filters that stand in the address, in words. */
export async function filtersIn(
  get: (name: string) => string,
  words: CrmCopy,
  store: CrmStore,
): Promise<string[]> {
  const { form, clients, clientList, journal, exporting } = words;
  const status = clientStatuses.find((each) => each === get('statut'));
  const type = journalTypes.find((each) => each === get('type'));
  const client = get('client') && (await store.get('clients', get('client')))?.name;
  const filters = [
    [exporting.printed.search, get('q')],
    [form.fields.status, status && clients.statuses[status]],
    [clients.owner, get('responsable')],
    [form.fields.sector, get('secteur')],
    [form.fields.tags, get('etiquette')],
    [clientList.scoreFrom, get('score')],
    [journal.entryType, type && journal.types[type]],
    [journal.author, get('auteur')],
    [journal.client, client],
    [journal.from, get('du')],
    [journal.until, get('au')],
  ] as const;
  return filters.flatMap(([name, value]) => (value ? [`${name} = ${value}`] : []));
}
