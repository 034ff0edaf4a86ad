import { beforeEach, expect, it } from 'vitest';
import {
  changeableCollections,
  collections,
  fieldsOf,
  type Collection,
} from '#app/domain/crm/records/entities.ts';
import { filtersOf } from '#app/domain/crm/records/filters.ts';
import { valueAt } from '#app/domain/crm/records/flat-fields.ts';
import { sortKeys } from '#app/domain/crm/records/query.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { aClient, aDraft, aRecord } from '../../test/contracts/crm-samples.ts';
import { openApi, type TestedApi } from '../../test/crm-api.ts';
import { emptyCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';

interface Saved {
  id: string;
  version: number;
}

const email = 'ana.roy@example.com';
const contact = { email, phone: '', website: '' };
const client = aClient({ id: 'c1', contact });

/** A record of Ana Roy's business. */
function recordOfClient(collection: Collection) {
  const record = aRecord(collection, { id: `${collection}-1` });
  // The server sets the author of entries.
  if ('relatedTo' in record)
    return { ...record, author: 'Inès Caron', relatedTo: { type: 'client', id: client.id } };
  return 'clientId' in record ? { ...record, clientId: client.id } : { ...record, contact };
}

const put = (collection: Collection, record: object) =>
  ({ do: 'put', in: collection, record, on: null }) as Change;

async function send(
  { ask }: TestedApi,
  [method, path]: readonly [method: string, path: string],
  { body, version }: { body?: object; version?: number } = {},
): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${version ?? 1}"` };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await ask(path, { method, headers, ...sent });
  return response.ok && response.status !== 204 ? response.json() : response.status;
}

onEachDatabase('every collection through the API', (open) => {
  beforeEach(() => emptyCrm(open()));

  it.each(collections)('creates, removes and restores %s', async (collection) => {
    const api = openApi(open());
    const path = `/api/crm/${collection}`;
    const made = (await send(api, ['POST', path], { body: aDraft(collection) })) as Saved;
    expect(made).toMatchObject({ version: 1, ...aDraft(collection) });
    const own = `${path}/${made.id}`;
    expect(await send(api, ['GET', own])).toEqual(made);
    expect(await send(api, ['DELETE', own], { version: 1 })).toBe(204);
    expect(await send(api, ['GET', own])).toBe(404);
    expect(await send(api, ['POST', `/api/crm/bin/${collection}/${made.id}`])).toEqual(made);
    expect(api.reported).toEqual([]);
  });

  it.each(collections)('updates %s, unless they are append-only', async (collection) => {
    const api = openApi(open());
    const path = `/api/crm/${collection}`;
    const made = (await send(api, ['POST', path], { body: aDraft(collection) })) as Saved;
    const change = () =>
      send(api, ['PATCH', `${path}/${made.id}`], { body: aDraft(collection), version: 1 });
    const isChangeable = changeableCollections.some((each) => each === collection);
    expect(await change()).toEqual(isChangeable ? { ...made, version: 2 } : 405);
    expect(await change()).toBe(isChangeable ? 412 : 405);
  });

  it.each(collections)('undoes changes to %s', async (collection) => {
    const api = openApi(open());
    const record = recordOfClient(collection);
    const body = { changes: [put(collection, record)] };
    const { undo } = (await send(api, ['POST', '/api/crm/changes'], { body })) as { undo: object };
    expect(await send(api, ['GET', `/api/crm/${collection}/${record.id}`])).toEqual(record);
    await send(api, ['POST', '/api/crm/changes'], { body: { changes: undo } });
    expect(await send(api, ['GET', `/api/crm/${collection}/${record.id}`])).toBe(404);
  });

  it.each(collections)('lists %s by every filter and sort key', async (collection) => {
    const api = openApi(open());
    const record = recordOfClient(collection);
    const body = { changes: [put(collection, record)] };
    await send(api, ['POST', '/api/crm/changes'], { body });
    const filters = filtersOf(fieldsOf[collection]).flatMap(({ name, path }) => {
      const value = valueAt(record, path);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    });
    const queries = [...filters, ...sortKeys[collection].map((by) => ['sort', by])];
    const found = queries.map((query) =>
      send(api, ['GET', `/api/crm/${collection}?${new URLSearchParams([query])}`]),
    );
    for (const page of await Promise.all(found)) expect(page).toMatchObject({ items: [record] });
  });

  it('exports the records of a person’s business in every collection', async () => {
    const api = openApi(open());
    const records = collections.map((each) => [each, recordOfClient(each)] as const);
    const changes = [put('clients', client), ...records.map((each) => put(...each))];
    await send(api, ['POST', '/api/crm/changes'], { body: { changes } });
    const exported = JSON.stringify(
      await send(api, ['POST', '/api/privacy/export'], { body: { email } }),
    );
    for (const [, { id }] of records) expect(exported).toContain(`"id":"${id}"`);
  });
});
