import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#app/data/engine/database.server.ts';
import { summedCollections, type SummedCollection } from '#app/domain/crm/figures/figures.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import { collections, type Records } from '#app/domain/crm/records/entities.ts';
import { projectStages } from '#app/domain/crm/records/projects.ts';
import { unknownOrigin } from '#app/domain/crm/records/score-methods.ts';
import { taskStatuses } from '#app/domain/crm/records/tasks.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import type { Change, CrmStore } from '#app/domain/crm/store/store.ts';
import { integerBetween, seededRandom, type Random } from '#app/domain/random.ts';
import { aClient, anEntry, aProject, aRecord, aTask } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { collectionStates, sums } from './schema.server.ts';
import { areSumsComplete } from './sums.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;

const queries = [
  { until: new Date(now).toISOString(), months: 24 },
  { until: new Date(now - 90 * day).toISOString(), months: 6, owner: 'Mateo' },
] as const;

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[integerBetween(random, 0, items.length - 1)] as Item;
}

function anyRecord(
  random: Random,
  collection: SummedCollection,
  id: string,
): Records[SummedCollection] {
  // Independent of the time zone: months follow the agency's clock.
  const moment = () =>
    new Date(now - integerBetween(random, 0, 500 * 24) * (day / 24)).toISOString();
  const owner = oneOf(random, ['', 'Inès', 'Mateo', 'Zoé']);
  const createdAt = moment();
  switch (collection) {
    case 'projects':
      return aProject({
        id,
        createdAt,
        assignedTeamMember: owner,
        stage: oneOf(random, projectStages),
      });
    case 'tasks':
      return aTask({ id, createdAt, owner, status: oneOf(random, taskStatuses) });
    case 'journal':
      return anEntry({ id });
    case 'clients': {
      const score = () => integerBetween(random, 0, 100);
      const dates = Array.from({ length: integerBetween(random, 0, 5) }, moment).toSorted();
      return aClient({
        id,
        createdAt,
        assignedTo: owner,
        status: oneOf(random, clientStatuses),
        revenue: oneOf(random, [0, 0.1, 99.99, 1000 / 3, 5000]),
        services: oneOf(random, [[], ['a'], ['a', 'b', 'c'], ['b', 'b']]),
        ilaScore: {
          current: score(),
          history: dates.map((date) => ({ date, score: score(), ...unknownOrigin })),
          lastUpdated: createdAt,
          trend: 'stable',
        },
      });
    }
  }
}

/** Creates, changes and deletes some records through the store. */
async function anyPlan(random: Random, store: CrmStore): Promise<Change[]> {
  const places = Array.from({ length: 12 }, () => {
    const collection = oneOf(random, summedCollections);
    return [`${collection}-${integerBetween(random, 0, 9)}`, collection] as const;
  });
  return Promise.all(
    [...new Map(places)].map(async ([id, collection]) => {
      const known = await store.get(collection, id);
      const change =
        // Journal entries never change.
        known && (collection === 'journal' || random() < 0.4)
          ? { do: 'remove', in: collection, id, on: known.version }
          : {
              do: 'put',
              in: collection,
              record: anyRecord(random, collection, id),
              on: known?.version ?? null,
            };
      return change as Change;
    }),
  );
}

/** A store's figures, as far as two ways of summing agree. */
async function figuresOf(store: CrmStore): Promise<unknown> {
  const figures = await Promise.all([
    store.overview(),
    ...queries.map((each) => store.figures(each)),
  ]);
  return JSON.parse(JSON.stringify(figures), (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );
}

async function sumsIn({ db }: Database): Promise<unknown> {
  const rows = await db.select().from(sums).orderBy(sums.measure, sums.owner, sums.key);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

onEachDatabase('sums of the CRM', (open) => {
  beforeEach(() => emptyCrm(open()));

  it('sums equal the figures of the records after any sequence of changes', async () => {
    const random = seededRandom('sums');
    let [author, moment] = ['', now];
    const memory = createMemoryStore({}, () => ({ author, now: new Date(moment).toISOString() }));
    for (let round = 0; round < 25; round += 1) {
      author = oneOf(random, ['Inès', 'Mateo', 'Zoé']);
      // In reverse order, so that nothing in the bin is too old to restore.
      moment = now - round * 20 * day;
      const { store } = openCrm(open(), { name: author, now: () => moment });
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      const plan = await anyPlan(random, memory);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const done = await Promise.all([store.apply(plan), memory.apply(plan)]);
      expect(done).toMatchObject([{ ok: true }, { ok: true }]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await figuresOf(store)).toEqual(await figuresOf(memory));
    }
    const stepByStep = await sumsIn(open());
    await open().db.update(collectionStates).set({ summed: 0 });
    await openCrm(open()).store.overview();
    expect(await sumsIn(open())).toEqual(stepByStep);
  });

  it.each(collections)('sums include a record of %s', async (collection) => {
    const { store } = openCrm(open());
    const record = aRecord(collection, { id: 'r1' });
    const done = await store.apply([{ do: 'put', in: collection, record, on: null } as Change]);
    expect(done.ok).toBe(true);
    await store.overview();
    expect(await areSumsComplete(open().db)).toBe(true);
    if (done.ok) await store.apply(done.undo);
    expect(await sumsIn(open())).toEqual([]);
  });

  it('sums stay correct under concurrent changes', async () => {
    const { store } = openCrm(open());
    await store.overview();
    const made = Array.from({ length: 20 }, (_, at) =>
      store.apply([
        { do: 'put', in: 'clients', record: aClient({ id: `c${at}`, revenue: 0.1 }), on: null },
        { do: 'put', in: 'journal', record: anEntry({ id: `j${at}` }), on: null },
      ]),
    );
    await Promise.all([...made, store.overview(), store.overview()]);
    expect(await store.overview()).toMatchObject({ activeClients: 20, monthlyRevenue: 2 });
  });

  describe('after an upgrade from a release without sums', () => {
    it('sums are computed on the first read, also under concurrent reads', async () => {
      const { store } = openCrm(open());
      await store.apply([
        { do: 'put', in: 'clients', record: aClient({ id: 'c1', revenue: 5 }), on: null },
      ]);
      await open().db.delete(sums);
      await open().db.update(collectionStates).set({ summed: 0 });
      const asked = await Promise.all([store.overview(), openCrm(open()).store.overview()]);
      expect(asked.map(({ monthlyRevenue }) => monthlyRevenue)).toEqual([5, 5]);
    });
  });
});
