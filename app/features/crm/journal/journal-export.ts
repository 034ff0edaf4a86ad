import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { JournalEntry } from '#app/domain/crm/records/entities.ts';
import { sortableMomentIn } from '#app/i18n/sortable-moment.ts';

/** Journal entries as a table, head first. Dates are in a format that spreadsheets sort. */
export function journalExportRows(
  entries: readonly JournalEntry[],
  { journal: copy, record }: CrmCopy,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string[][] {
  const moment = sortableMomentIn(timeZone);
  return [
    [record.date, copy.entryType, copy.entryTitle, copy.entryContent, copy.author],
    ...entries.map((entry) => [
      moment(entry.timestamp),
      copy.types[entry.type],
      entry.title,
      entry.content,
      entry.author,
    ]),
  ];
}
