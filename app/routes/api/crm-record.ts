import type { Collection, Records } from '#app/domain/crm/entities.ts';
import { removed, updated } from '#app/domain/crm/planning.ts';
import type { Change } from '#app/domain/crm/store.ts';
import { apiRoute, bodyOf, nothingThere, Refusal, type ApiCall } from './api-route.ts';
import { collectionIn } from './collection-in.ts';
import { countsHeader, recordAnswer } from './crm-answers.ts';
import { versionSeen } from './if-match.ts';
import { patchShapes } from './shapes.ts';

const answer = apiRoute({
  GET: { needs: 'read', answer: read },
  PATCH: { needs: 'edit', answer: change },
  DELETE: { needs: 'delete', answer: remove },
});

export const loader = answer;
export const action = answer;

async function recordOf(call: ApiCall, collection: Collection): Promise<Records[Collection]> {
  const record = await call.store.get(collection, call.params.id ?? '').catch(nothingThere);
  if (!record) throw new Refusal('not-found');
  return record;
}

async function read(call: ApiCall): Promise<Response> {
  const counts = await call.services.crmNews.read();
  return recordAnswer(await recordOf(call, collectionIn(call)), 200, countsHeader(counts));
}

async function change(call: ApiCall): Promise<Response> {
  const collection = collectionIn(call);
  const fields = await bodyOf(call.request, patchShapes[collection]);
  const record = await seenRecord(call, collection);
  const now = new Date(call.now()).toISOString();
  const wanted = updated(collection, record, fields as never, { now });
  await applyOne(call, wanted);
  const after = { ...record, ...fields, updatedAt: now, version: record.version + 1 };
  return recordAnswer(after as Records[Collection]);
}

async function remove(call: ApiCall): Promise<Response> {
  const collection = collectionIn(call);
  await applyOne(call, removed(collection, await seenRecord(call, collection)));
  return new Response(null, { status: 204 });
}

/** The record, in the version that the caller has seen. */
async function seenRecord(call: ApiCall, collection: Collection): Promise<Records[Collection]> {
  const version = versionSeen(call.request);
  const record = await recordOf(call, collection);
  if (record.version !== version) throw new Refusal('changed', { current: record });
  return record;
}

async function applyOne(call: ApiCall, wanted: Change): Promise<void> {
  const applied = await call.store.apply([wanted]);
  if (!applied.ok) throw new Refusal('changed', { current: applied.conflict.current });
}
