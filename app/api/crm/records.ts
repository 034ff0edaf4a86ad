import { createRecord } from '#app/application/crm/create-record.ts';
import { removed, updated } from '#app/domain/crm/plans/planning.ts';
import {
  changeableCollections,
  collections,
  type ChangeableCollection,
  type Collection,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import type { CallContext } from '../http/call-context.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { queryShapes, toQuery } from '../shapes/crm-query-shapes.ts';
import { pageShapes } from '../shapes/crm-replies.ts';
import { completed, draftShapes, patchShapes, recordShapes } from '../shapes/crm-shapes.ts';
import { recordId } from '../shapes/path-shapes.ts';

/*
 * One operation per function, generic over the collection. Shapes are looked up by the collection's name, which the
 * compiler cannot resolve in a generic body: hence `as never` where a record or its fields are passed.
 */

const listOperation = <const C extends Collection>(collection: C) =>
  operation(`GET /api/crm/${collection}`, {
    summary: `Lists ${collection}`,
    needs: 'read',
    query: queryShapes[collection],
    answer: {
      status: 200,
      description: 'A page',
      body: pageShapes[collection],
      headers: ['Crm-Changes'],
    },
    async handle({ services, store, query: asked }) {
      // Counts are read first: they may be older than the page, never newer.
      const counts = await services.changeFeed.read();
      const wanted = toQuery<C>(asked as never);
      const found = await store.list(collection, wanted).catch(badCursor);
      return { body: found as never, headers: countsHeader(counts) };
    },
  });

const createOperation = <const C extends Collection>(collection: C) =>
  operation(`POST /api/crm/${collection}`, {
    summary: `Creates a record of ${collection}`,
    needs: 'edit',
    body: draftShapes[collection],
    answer: {
      status: 201,
      description: 'The record',
      body: recordShapes[collection],
      headers: ['ETag', 'Location'],
    },
    problems: { conflict: {} },
    async handle({ store, user, body, ...call }) {
      const now = call.now();
      const by = { now: new Date(now).toISOString(), author: user.actor.name };
      const all = completed(collection, body as never, by);
      const made = await createRecord(store, collection, all as never, now);
      if (!made) throw new HttpError('conflict');
      return recordReply(made, { Location: `/api/crm/${collection}/${made.id}` });
    },
  });

const readOperation = <const C extends Collection>(collection: C) =>
  operation(`GET /api/crm/${collection}/:id`, {
    summary: 'Reads a record',
    needs: 'read',
    params: { id: recordId },
    answer: {
      status: 200,
      description: 'The record, with its version in ETag',
      body: recordShapes[collection],
      headers: ['ETag', 'Crm-Changes'],
    },
    problems: { 'not-found': {} },
    async handle({ services, store, params }) {
      const counts = await services.changeFeed.read();
      const found = await store.get(collection, params.id);
      if (!found) throw new HttpError('not-found');
      return recordReply(found, countsHeader(counts));
    },
  });

const updateOperation = <const C extends Collection>(collection: C) =>
  operation(`PATCH /api/crm/${collection}/:id`, {
    summary: 'Changes fields of a record',
    needs: 'edit',
    params: { id: recordId },
    body: patchShapes[collection],
    takesVersion: true,
    answer: {
      status: 200,
      description: 'The updated record',
      body: recordShapes[collection],
      headers: ['ETag'],
    },
    problems: {
      'not-found': {},
      changed: { current: recordShapes[collection].nullable() },
      history: {},
    },
    async handle({ store, params, version, body, ...call }) {
      const seen = await seenRecord(store, { collection, id: params.id, version });
      const now = new Date(call.now()).toISOString();
      await applyOne(store, updated<Collection>(collection, seen, body as never, { now }));
      const after = await store.get(collection, params.id);
      if (!after) throw new HttpError('not-found');
      return recordReply(after);
    },
  });

const removeOperation = <const C extends Collection>(collection: C) =>
  operation(`DELETE /api/crm/${collection}/:id`, {
    summary: 'Moves a record to the bin',
    needs: 'delete',
    params: { id: recordId },
    takesVersion: true,
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {}, changed: { current: recordShapes[collection].nullable() } },
    async handle({ store, params, version }) {
      const seen = await seenRecord(store, { collection, id: params.id, version });
      await applyOne(store, removed<Collection>(collection, seen));
    },
  });

const recordOperations = <const C extends Collection>(collection: C) =>
  [
    listOperation(collection),
    createOperation(collection),
    readOperation(collection),
    removeOperation(collection),
  ] as const;

type RecordOperation = {
  [C in Collection]: ReturnType<typeof recordOperations<C>>[number];
}[Collection];

type UpdateOperation = {
  [C in ChangeableCollection]: ReturnType<typeof updateOperation<C>>;
}[ChangeableCollection];

/** The operations of every collection. */
export const recordsOperations = [
  ...collections.flatMap(
    (each) => recordOperations(each) as readonly unknown[] as readonly RecordOperation[],
  ),
  ...changeableCollections.map((each) => updateOperation(each) as unknown as UpdateOperation),
] as const;

type Store = CallContext['store'];

function badCursor(error: unknown): never {
  throw error instanceof RangeError ? new HttpError('bad-query') : error;
}

/** A record, with its version as the ETag for `If-Match`. */
function recordReply(record: { version: number }, headers: Record<string, string> = {}) {
  return { body: record as never, headers: { ...headers, ETag: `"${record.version}"` } };
}

/** The record, if it still has the version that the caller has read. */
async function seenRecord(
  store: Store,
  { collection, id, version }: { collection: Collection; id: string; version: number },
): Promise<Records[Collection]> {
  const record = await store.get(collection, id);
  if (!record) throw new HttpError('not-found');
  if (record.version !== version) throw new HttpError('changed', { current: record });
  return record;
}

async function applyOne(store: Store, change: Change): Promise<void> {
  const applied = await store.apply([change]);
  if (!applied.ok) throw new HttpError('changed', { current: applied.conflict.current });
}

/** The collections' change counts at the time of a read: `clients=12, tasks=3`. */
function countsHeader(counts: ChangeCounts): Record<string, string> {
  const known = collections.filter((each) => counts[each] !== undefined);
  return { 'Crm-Changes': known.map((each) => `${each}=${counts[each]}`).join(', ') };
}
