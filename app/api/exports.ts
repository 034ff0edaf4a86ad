import { z } from 'zod';
import { exportData } from '#app/application/crm/export/export-data.server.ts';
import { isTimeZone } from '#app/domain/bookings/time-zone.ts';
import {
  exportContents,
  exportNeeds,
  isServerContent,
} from '#app/domain/crm/export/export-messages.ts';
import { decimalMarks } from '#app/i18n/decimal-mark.ts';
import { tableFormats } from '#app/i18n/export-files.ts';
import { agencyLanguage, languages } from '#app/i18n/languages.ts';
import { operation } from './http/operation.ts';
import { streamBytes } from './http/stream-bytes.ts';

const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'No time zone')
  .default('UTC')
  .describe('IANA time zone of date-times in CSV');

/** Exports of CRM data as files. */
export const exportOperations = [
  operation('POST /api/exports', {
    summary: 'Exports a table, or everything the caller may read as one archive',
    needs: 'export',
    needsToo: ({ body: { content } }) => (isServerContent(content) ? exportNeeds[content] : null),
    sensitive: 'export',
    body: z.strictObject({
      content: z.enum(exportContents),
      format: z
        .enum(tableFormats)
        .default('csv')
        .describe('Format of a single table; archives contain both'),
      language: z
        .enum(languages)
        .default(agencyLanguage)
        .describe('Language of CSV headers and values'),
      timeZone,
      decimalMark: z
        .enum(decimalMarks)
        .exactOptional()
        .describe(
          'Decimal mark in CSV, the language’s by default; with a comma, cells are separated by semicolons',
        ),
    }),
    answer: {
      status: 200,
      description: 'The file: CSV or JSON, and a ZIP archive of everything',
      media: 'application/octet-stream',
      body: z.custom<Uint8Array>(),
      headers: ['Content-Disposition'],
    },
    async handle({ services, user, store, now, body }) {
      const { file, bytes } = await exportData(services, { user, store, now: now() }, body);
      return {
        stream: await streamBytes(bytes),
        headers: { 'Content-Disposition': `attachment; filename="${file}"` },
      };
    },
  }),
] as const;
