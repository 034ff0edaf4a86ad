import { addressOf } from '#app/api/client/api-client.ts';
import type { ExportContent, ExportMessages } from '#app/domain/crm/export/export-messages.ts';
import { exportTables } from '#app/domain/crm/export/export-tables.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { zipArchive } from '#app/domain/zip/zip-archive.ts';
import { spreadsheetMark } from '#app/i18n/decimal-mark.ts';
import { archiveFiles, textOfTable, type TableFormat } from '#app/i18n/export-files.ts';
import type { Language } from '#app/i18n/languages.ts';
import { sortableMomentIn } from '#app/i18n/sortable-moment.ts';
import { localDay } from '../records/local-day.ts';
import { failureCodeOf, StoreFailure } from '../session/http-store.ts';

export interface WantedExport {
  content: ExportContent;
  format: TableFormat;
  language: Language;
}

export interface MadeExport {
  name: string;
  bytes: Blob;
}

/** The decimal separator of spreadsheets on this computer. */
export const ownMark = (language: Language) => spreadsheetMark(language, navigator.languages);

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The file as the server makes it.
 *
 * @throws StoreFailure
 */
export async function fetchExport(
  wanted: WantedExport,
): Promise<MadeExport | { isConfirmationRequired: true; hasSecondStep: boolean }> {
  const response = await fetch(addressOf('POST /api/exports'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...wanted,
      timeZone: timeZone(),
      decimalMark: ownMark(wanted.language),
    }),
  }).catch(unreachable);
  if (response.ok) {
    const disposition = response.headers.get('Content-Disposition') ?? '';
    const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'iluma';
    return { name, bytes: await response.blob().catch(unreachable) };
  }
  const problem = (await response.json().catch(() => null)) as {
    code?: string;
    hasSecondStep?: boolean;
  } | null;
  if (problem?.code === 'confirmation-required')
    return { isConfirmationRequired: true, hasSecondStep: problem.hasSecondStep === true };
  throw new StoreFailure(failureCodeOf(response.status));
}

function unreachable(cause: unknown): never {
  throw new StoreFailure('unreachable', cause);
}

/** The file as the browser makes it from the sandbox's records. */
export async function buildExport(
  store: CrmStore,
  messages: ExportMessages,
  { content, format, language }: WantedExport,
): Promise<MadeExport> {
  const now = Date.now();
  const sheet = { language, mark: ownMark(language) };
  const day = localDay(new Date(now));
  const tables = exportTables(store, { messages, moment: sortableMomentIn(timeZone()) });
  const table = tables.find(({ key }) => key === content);
  return table
    ? {
        name: `iluma-${table.file}-${day}.${format}`,
        bytes: await gathered(textOfTable(table, format, sheet)),
      }
    : {
        name: `iluma-${day}.zip`,
        bytes: await gathered(zipArchive(archiveFiles(tables, sheet), now)),
      };
}

async function gathered(parts: AsyncIterable<BlobPart>): Promise<Blob> {
  const all: BlobPart[] = [];
  for await (const part of parts) all.push(part);
  return new Blob(all);
}
