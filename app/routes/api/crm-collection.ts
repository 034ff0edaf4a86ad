import { newId } from '#app/data/new-id.server.ts';
import { created } from '#app/domain/crm/planning.ts';
import { apiRoute, bodyOf, errorsOf, Refusal, type ApiCall } from './api-route.ts';
import { collectionIn } from './collection-in.ts';
import { countsHeader, recordAnswer } from './crm-answers.ts';
import { readQuery } from './query-shapes.ts';
import { completed, draftShapes } from './shapes.ts';

const answer = apiRoute({
  GET: { needs: 'read', answer: list },
  POST: { needs: 'edit', answer: create },
});

export const loader = answer;
export const action = answer;

async function list(call: ApiCall): Promise<Response> {
  const collection = collectionIn(call);
  const read = readQuery(collection, call.url.searchParams);
  if ('error' in read) throw new Refusal('bad-query', { errors: errorsOf(read.error) });
  // Read first: the page may be newer than it says, never older.
  const counts = await call.services.crmNews.read();
  try {
    const page = await call.store.list(collection, read.query);
    return Response.json(page, { headers: countsHeader(counts) });
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('bad-query');
    throw error;
  }
}

async function create(call: ApiCall): Promise<Response> {
  const collection = collectionIn(call);
  const draft = await bodyOf(call.request, draftShapes[collection]);
  const now = new Date(call.now()).toISOString();
  const fields = completed(collection, draft, { now, author: call.user.actor.name });
  const change = created(collection, fields as never, { now, newId: () => newId(call.now()) });
  const applied = await call.store.apply([change]);
  if (!applied.ok || change.do !== 'put') throw new Refusal('conflict');
  return recordAnswer(change.record, 201, {
    Location: `/api/crm/${collection}/${change.record.id}`,
  });
}
