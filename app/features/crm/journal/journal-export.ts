import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { JournalEntry } from '#app/domain/crm/records/entities.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Journal entries as a table, head first. */
export function journalExportRows(
  entries: readonly JournalEntry[],
  { journal: copy, record }: CrmCopy,
  language: Language,
): string[][] {
  return [
    [record.date, copy.entryType, copy.entryTitle, copy.entryContent, copy.author],
    ...entries.map((entry) => [
      formatDate(language, entry.timestamp, 'short'),
      copy.types[entry.type],
      entry.title,
      entry.content,
      entry.author,
    ]),
  ];
}
