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
        isLate: z.boolean().describe('Whether there should have been another one by now'),
        last: z
          .strictObject({ at: instant, failure: z.enum(backupFailures).nullable() })
          .nullable()
          .describe('The last that was tried'),
        lastGood: z
          .strictObject({
            at: instant,
            file: z.string().describe('Name of the file'),
            host: z.string().describe('Name of the machine that has it'),
            bytes: z.int(),
            rows: z.int().describe('Of all tables'),
          })
          .nullable()
          .describe('The last that was kept'),
      }),
    },
    async handle({ services, now }) {
      return { body: await readBackups(services, now()) };
    },
  }),
] as const;
