import { contentOf } from '#app/content/content.ts';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { dateIn } from '#app/domain/bookings/schedule.ts';
import type { ExportContent } from '#app/domain/crm/export/export-messages.ts';
import { exportTables, type ExportTable } from '#app/domain/crm/export/export-tables.ts';
import { zipArchive } from '#app/domain/zip/zip-archive.ts';
import type { DecimalMark } from '#app/i18n/decimal-mark.ts';
import { archiveFiles, textOfTable, type TableFormat } from '#app/i18n/export-files.ts';
import type { Language } from '#app/i18n/languages.ts';
import { sortableMomentIn } from '#app/i18n/sortable-moment.ts';
import type { Services } from '../../services.ts';
import type { ApiUser } from '../../staff/api-user.server.ts';
import type { UserStore } from '../user-store.server.ts';
import { auditTable, leadTable, replyTable } from './server-tables.server.ts';

export interface ExportRequest {
  content: ExportContent;
  format: TableFormat;
  language: Language;
  timeZone: string;
  decimalMark?: DecimalMark;
}

/**
 * An export as a lazily produced byte stream. It is recorded in the audit log, without its content.
 *
 * @param now epoch milliseconds
 */
export async function exportData(
  services: Services,
  { user, store, now }: { user: ApiUser; store: UserStore; now: number },
  { content, format, language, timeZone, decimalMark }: ExportRequest,
): Promise<{ file: string; bytes: AsyncIterable<Uint8Array> }> {
  const tables = tablesFor(services, { user, store }, language, timeZone);
  const table = tables.find(({ key }) => key === content);
  const sheet = { language, mark: decimalMark };
  const at = new Date(now);
  const after = content === 'everything' ? { content } : { content, format };
  await services.database.tx((t) =>
    recordAudit(t, {
      actor: user.actor,
      action: 'export.download',
      entity: 'export',
      entityId: newId(now),
      before: null,
      after,
      at,
    }),
  );
  const day = dateIn(timeZone, now);
  if (!table)
    return { file: `iluma-${day}.zip`, bytes: zipArchive(archiveFiles(tables, sheet), now) };
  return {
    file: `iluma-${table.file}-${day}.${format}`,
    bytes: encoded(textOfTable(table, format, sheet)),
  };
}

/** Every table that a user may read. */
function tablesFor(
  services: Services,
  { user, store }: { user: ApiUser; store: UserStore },
  language: Language,
  timeZone: string,
): ExportTable[] {
  const moment = sortableMomentIn(timeZone);
  const writing = { language, moment };
  return [
    ...exportTables(store, { messages: contentOf(language).crm.exporting.tables, moment }),
    ...(user.may('leads') ? [leadTable(services, writing), replyTable(services, writing)] : []),
    ...(user.may('audit') ? [auditTable(services, writing)] : []),
  ];
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
