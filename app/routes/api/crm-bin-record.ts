import { planRestore } from '#app/data/crm-bin.server.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';
import { collectionIn } from './collection-in.ts';
import { recordAnswer } from './crm-answers.ts';

const answer = apiRoute({ POST: { needs: 'restore', answer: restore } });

export const loader = answer;
export const action = answer;

/** Puts a record back as it was. */
async function restore(call: ApiCall): Promise<Response> {
  const { services, store, now, params } = call;
  const collection = collectionIn(call);
  const id = params.id ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) throw new Refusal('not-found');
  const change = await planRestore(services.database.db, collection, id, new Date(now()));
  if (change?.do !== 'put') throw new Refusal('not-found');
  const applied = await store.apply([change]);
  if (!applied.ok) throw new Refusal('conflict', { conflict: applied.conflict });
  return recordAnswer(change.record);
}
