import { z } from 'zod';
import { restoreRemoved } from '#app/application/crm/bin.ts';
import { streamRetry } from '#app/application/open-streams.ts';
import { collections } from '#app/domain/crm/records/entities.ts';
import { callerKey } from '#app/domain/staff/actor.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { tooMany } from '../http/too-many.ts';
import {
  anyRecordShape,
  appliedShape,
  binnedShape,
  changeCountsShape,
  changeGroupShape,
  conflictDetails,
  groupRevertedShape,
} from '../shapes/crm-replies.ts';
import { groupRevertShape, planShape } from '../shapes/crm-shapes.ts';
import { recordId } from '../shapes/path-shapes.ts';
import { streamOf } from './live.ts';

/** Maximum number of streams per caller. */
const mostStreams = 20;

/** Plans of several changes, the change feed, and the bin. */
export const changeOperations = [
  operation('POST /api/crm/changes', {
    summary: 'Applies several changes: all or none',
    // Further permissions depend on the records that change; the store checks them.
    needs: 'edit',
    body: planShape,
    answer: {
      status: 200,
      description: 'Done, with the plan that undoes it',
      body: appliedShape,
    },
    problems: { conflict: conflictDetails, history: {} },
    async handle({ store, body }) {
      const applied = await store.apply(body.changes, body.group);
      if (!applied.ok) throw new HttpError('conflict', { conflict: applied.conflict });
      return { body: applied };
    },
  }),
  operation('GET /api/crm/live', {
    summary: 'Streams changes as they happen',
    needs: 'read',
    answer: {
      status: 200,
      description:
        'Events `hello` and `changed`, with how often each collection and the lead inbox have changed',
      body: changeCountsShape,
      media: 'text/event-stream',
    },
    async handle({ request, services, user }) {
      const release = services.apiLimits.streams.open(callerKey(user.actor), mostStreams);
      if (!release) throw tooMany(streamRetry);
      const { changeFeed } = services;
      return { stream: streamOf(changeFeed, request.signal, user.may('leads'), release) };
    },
  }),
  operation('GET /api/crm/groups', {
    summary: 'Lists bulk changes of the last 30 days that can be reverted',
    needs: 'edit',
    answer: {
      status: 200,
      description: 'Latest first: your own, or everyone’s for whoever may restore',
      body: z.strictObject({ items: z.array(changeGroupShape) }),
    },
    handle: async ({ store }) => ({ body: { items: [...(await store.groups())] } }),
  }),
  operation('POST /api/crm/groups/:id/revert', {
    summary: 'Reverts the next part of a bulk change; records changed since are left alone',
    // Further permissions depend on the records that change; the store checks them.
    needs: 'edit',
    params: { id: z.uuid() },
    body: groupRevertShape,
    answer: {
      status: 200,
      description: 'How many records were reverted; `next` is the `after` of the next call',
      body: groupRevertedShape,
    },
    problems: { 'not-found': {} },
    async handle({ store, params, body }) {
      const done = await store.revertGroup(params.id, body);
      if (!done) throw new HttpError('not-found');
      return { body: { ...done, conflicts: [...done.conflicts] } };
    },
  }),
  operation('GET /api/crm/bin', {
    summary: 'Lists the records deleted in the last 30 days',
    needs: 'restore',
    query: z.strictObject({
      search: z.string().max(200).optional(),
      collection: z.enum(collections).optional(),
      after: z.string().max(2000).describe('`next` of the previous page').optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    answer: {
      status: 200,
      description: 'Latest first',
      body: z.strictObject({
        items: z.array(binnedShape),
        next: z
          .string()
          .describe('Value of `after` for the next page; absent on the last one')
          .exactOptional(),
      }),
    },
    async handle({ store, query: { limit, ...query } }) {
      const page = await store.removed(query, limit).catch((error: unknown) => {
        throw error instanceof RangeError ? new HttpError('bad-query') : error;
      });
      return { body: { ...page, items: [...page.items] } };
    },
  }),
  operation('POST /api/crm/bin', {
    summary: 'Restores several records at once',
    needs: 'restore',
    body: z.strictObject({
      items: z
        .array(z.strictObject({ collection: z.enum(collections), id: recordId }))
        .min(1)
        .max(500),
    }),
    answer: {
      status: 200,
      description: 'How many were restored; those no longer in the bin are left out',
      body: z.strictObject({ restored: z.int().min(0) }),
    },
    handle: async ({ store, body }) => ({
      body: { restored: await store.restoreRemoved(body.items) },
    }),
  }),
  operation('POST /api/crm/bin/:collection/:id', {
    summary: 'Restores a record',
    needs: 'restore',
    params: { collection: z.enum(collections), id: recordId },
    answer: { status: 200, description: 'The record', body: anyRecordShape, headers: ['ETag'] },
    problems: { 'not-found': {}, conflict: conflictDetails },
    async handle({ services, store, now, params: { collection, id } }) {
      const done = await restoreRemoved(services, store, { collection, id, now: now() });
      if (done.outcome === 'unknown') throw new HttpError('not-found');
      if (done.outcome === 'conflict') throw new HttpError('conflict', { conflict: done.conflict });
      return { body: done.record, headers: { ETag: `"${done.record.version}"` } };
    },
  }),
] as const;
