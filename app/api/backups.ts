import { z } from 'zod';
import { readBackups } from '#app/application/backups/read-backups.ts';
import { backupFailures } from '#app/domain/backups/backup.ts';
import { operation } from './http/operation.ts';

const instant = z.iso.datetime();

/** Scheduled backups. */
export const backupOperations = [
  operation('GET /api/backups', {
    summary: 'Says when the last backup ran and whether it succeeded',
    needs: 'operations',
    answer: {
      status: 200,
      description: 'The state of the backups',
      body: z.strictObject({
        everyHours: z.number().nullable().describe('Null when none are scheduled'),
        isLate: z.boolean().describe('Whether a backup is overdue'),
        last: z
          .strictObject({ at: instant, failure: z.enum(backupFailures).nullable() })
          .nullable()
          .describe('The last attempt'),
        lastGood: z
          .strictObject({
            at: instant,
            file: z.string().describe('File name'),
            host: z.string().describe('Name of the machine that holds it'),
            bytes: z.int(),
            rows: z.int().describe('Number of rows in all tables'),
          })
          .nullable()
          .describe('The last successful backup'),
      }),
    },
    async handle({ services, now }) {
      return { body: await readBackups(services, now()) };
    },
  }),
] as const;
