import { beforeEach, describe, expect, it } from 'vitest';
import {
  clientStatuses,
  collections,
  projectStages,
  taskStatuses,
  type Collection,
  type Records,
} from '#app/domain/crm/entities.ts';
import { createMemoryStore } from '#app/domain/crm/memory-store.ts';
import type { Change, CrmStore } from '#app/domain/crm/store.ts';
import { integerBetween, seededRandom, type Random } from '#app/domain/random.ts';
import { aClient, anEntry, aProject, aTask } from '../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';
import type { Database } from './database.server.ts';
import { collectionStates, sums } from './schema/crm.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;

const queries = [
  { until: new Date(now).toISOString(), months: 24 },
  { until: new Date(now - 90 * day).toISOString(), months: 6, owner: 'Mateo' },
] as const;

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[integerBetween(random, 0, items.length - 1)] as Item;
}

function anyRecord(random: Random, collection: Collection, id: string): Records[Collection] {
  const moment = () => new Date(now - integerBetween(random, 0, 500) * day).toISOString();
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
      return anEntry({ id, timestamp: createdAt, author: owner });
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
          history: dates.map((date) => ({ date, score: score() })),
          lastUpdated: createdAt,
          trend: 'stable',
        },
      });
    }
  }
}

/** Makes, changes and removes some records, as a store has them. */
async function anyPlan(random: Random, store: CrmStore): Promise<Change[]> {
  const places = Array.from({ length: 12 }, () => {
    const collection = oneOf(random, collections);
    return [`${collection}-${integerBetween(random, 0, 9)}`, collection] as const;
  });
  return Promise.all(
    [...new Map(places)].map(async ([id, collection]) => {
      const known = await store.get(collection, id);
      const change =
        known && random() < 0.4
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

/** What a store says of its records, so far as two ways of adding the same up agree. */
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

  it('come to what the records do, however these have changed', async () => {
    const { store } = openCrm(open());
    const memory = createMemoryStore();
    const random = seededRandom('sums');
    for (let round = 0; round < 25; round += 1) {
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
    await store.overview();
    expect(await sumsIn(open())).toEqual(stepByStep);
  });

  it('stay right when many change the same ones at once', async () => {
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

  describe('of a release that kept none', () => {
    it('are made when somebody asks, whoever asks first', async () => {
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
