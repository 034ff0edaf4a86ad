import { z } from 'zod';
import { listAuditEntries, revertEntry } from '#app/application/audit-log/audit-entries.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { auditEntryShape, auditQueryShape } from './shapes/audit-shapes.ts';
import { conflictDetails } from './shapes/crm-replies.ts';

/** Who did what. */
export const auditOperations = [
  operation('GET /api/audit', {
    summary: 'Lists who did what, with the values before and after',
    needs: 'audit',
    query: auditQueryShape,
    answer: {
      status: 200,
      description: 'Latest first; the last id of a page is `before` for the next',
      body: z.strictObject({ items: z.array(auditEntryShape) }),
    },
    handle: async ({ services, query }) => ({
      body: { items: await listAuditEntries(services, query) },
    }),
  }),
  operation('POST /api/audit/:id/restore', {
    summary: 'Restores the values from before an entry',
    // The store checks the permissions of the change itself.
    takesIdempotencyKey: true,
    needs: 'audit',
    params: { id: z.uuid() },
    answer: { status: 204, description: 'Done' },
    problems: {
      'not-found': {},
      'not-possible': {},
      conflict: { conflict: conflictDetails.conflict.or(z.null()) },
    },
    async handle({ services, store, user, params }) {
      const outcome = await revertEntry(services, params.id, { store, user });
      if (outcome.is === 'unknown') throw new HttpError('not-found');
      if (outcome.is === 'not-possible') throw new HttpError('not-possible');
      if (outcome.is === 'conflict')
        throw new HttpError('conflict', { conflict: outcome.conflict });
    },
  }),
] as const;
