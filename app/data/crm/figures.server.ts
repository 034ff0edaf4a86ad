import { and, eq, gte, inArray, or, notInArray, sql, asc, ne, notExists } from 'drizzle-orm';
import { clientsWithMeeting } from '#app/data/bookings/upcoming.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import { largestFirst, revenueByMonth } from '#app/domain/crm/figures/amounts.ts';
import {
  mondaysIn,
  monthsUntil,
  ownersAmong,
  quietWeek,
  type Figures,
  type FiguresQuery,
} from '#app/domain/crm/figures/figures.ts';
import { plannedStatuses } from '#app/domain/crm/figures/next-step.ts';
import type { Overview } from '#app/domain/crm/figures/overview.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { projectStages } from '#app/domain/crm/records/projects.ts';
import { tagsInUse } from '#app/domain/crm/records/tags-in-use.ts';
import { taskStatuses } from '#app/domain/crm/records/tasks.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { sums, type Measure, clients, tasks } from './schema.server.ts';
import { areSumsComplete, rebuildSums } from './sums.server.ts';

interface Sum {
  key: string;
  count: number;
  amount: number;
}

const count = sql<number>`sum(${sums.count})::float8`;
const amount = sql<number>`sum(${sums.amount})::float8`;

/** Measures that no figure contains. */
const unread: Measure[] = ['tag'];

const weekly = ['clients', 'projects', 'tasks', 'entries'] as const satisfies readonly Measure[];

/** The domain's `overviewOf`, computed from the sums. */
export async function readOverview(database: Database): Promise<Overview> {
  await completeSums(database);
  const sumsOf = await database.read((reader) => readSums(reader, {}));
  const measured = sumsOf('class').reduce((total, each) => total + each.count, 0);
  const points = sumsOf('class').reduce((total, each) => total + each.amount, 0);
  return {
    activeClients: countOf(sumsOf('status'), 'active'),
    averageScore: measured > 0 ? Math.round(points / measured) : null,
    monthlyRevenue: sumsOf('revenue').reduce((total, each) => total + each.amount, 0),
    tasksInProgress: countOf(sumsOf('task-status'), 'progress'),
  };
}

/** The domain's `figuresOf`, computed from the sums. */
export async function readFigures(
  database: Database,
  { until, months: period, owner }: FiguresQuery,
): Promise<Figures> {
  const months = monthsUntil(until, period);
  const mondays = mondaysIn(months, until);
  await completeSums(database);
  const { sumsOf, owners } = await database.read(async (reader) => ({
    sumsOf: await readSums(reader, { owner, since: mondays[0] }),
    owners: await reader
      .select({ owner: sums.owner, measure: sums.measure, amount })
      .from(sums)
      .where(inArray(sums.measure, ['status', 'revenue']))
      .groupBy(sums.owner, sums.measure),
  }));
  const amountsOf = (measure: Measure) =>
    sumsOf(measure).map((each) => [each.key, each.amount] as const);
  const classes = new Map(sumsOf('class').map((each) => [each.key, each.count]));
  const weeks = new Map(mondays.map((monday) => [monday, quietWeek(monday)]));
  for (const measure of weekly)
    for (const { key, count: found } of sumsOf(measure)) {
      const week = weeks.get(key);
      if (week) week[measure] = found;
    }
  return {
    owners: ownersAmong(owners.map((each) => each.owner)),
    revenue: revenueByMonth(amountsOf('revenue'), months),
    revenueByOwner: largestFirst(
      owners
        .filter(
          (each) => each.measure === 'revenue' && (owner === undefined || each.owner === owner),
        )
        .map((each) => [each.owner, each.amount] as const),
    ),
    revenueByService: largestFirst(amountsOf('service')),
    classes: Array.from({ length: 10 }, (_, at) => classes.get(String(at)) ?? 0),
    statuses: countsOf(clientStatuses, sumsOf('status')),
    pipeline: countsOf(projectStages, sumsOf('stage')),
    tasks: countsOf(taskStatuses, sumsOf('task-status')),
    scoreByMonth: scoreByMonth(sumsOf('measured'), sumsOf('known-score')).filter(
      ([month]) => month >= (months[0] ?? ''),
    ),
    weeks: [...weeks.values()],
  };
}

/** The domain's `tagsInUse`, computed from the sums. */
export async function readTags(database: Database): Promise<string[]> {
  await completeSums(database);
  const used = await database.read((reader) =>
    reader
      .select({ tag: sums.key, clients: count })
      .from(sums)
      .where(eq(sums.measure, 'tag'))
      .groupBy(sums.key),
  );
  return tagsInUse(used.map(({ tag, clients: number }) => [tag, number]));
}

/** Recomputes all sums after the rules changed, or an older release's backup was restored. */
async function completeSums(database: Database): Promise<void> {
  if (!(await areSumsComplete(database.db))) await database.tx(rebuildSums, 'long');
}

/** The sums of each measure, ordered by key. */
async function readSums(
  reader: Reader,
  { owner, since }: { owner?: string | undefined; since?: string | undefined },
): Promise<(measure: Measure) => readonly Sum[]> {
  const rows = await reader
    .select({ measure: sums.measure, key: sums.key, count, amount })
    .from(sums)
    .where(
      and(
        owner === undefined ? undefined : eq(sums.owner, owner),
        // Skip weeks before the period, which are most of the rows.
        since === undefined
          ? notInArray(sums.measure, [...unread, ...weekly])
          : and(
              notInArray(sums.measure, unread),
              or(notInArray(sums.measure, [...weekly]), gte(sums.key, since)),
            ),
      ),
    )
    .groupBy(sums.measure, sums.key)
    .orderBy(sums.measure, sums.key);
  return (measure) => rows.filter((row) => row.measure === measure);
}

/** Mean score per month with a measurement: the running total of points by the running number of clients. */
function scoreByMonth(
  measured: readonly Sum[],
  known: readonly Sum[],
): (readonly [month: string, score: number])[] {
  const change = new Map(known.map((each) => [each.key, each]));
  let clientCount = 0;
  let points = 0;
  return measured.map(({ key }) => {
    clientCount += change.get(key)?.count ?? 0;
    points += change.get(key)?.amount ?? 0;
    return [key, Math.round(points / clientCount)] as const;
  });
}

function countOf(found: readonly Sum[], key: string): number {
  return found.find((each) => each.key === key)?.count ?? 0;
}

function countsOf<Key extends string>(
  keys: readonly Key[],
  found: readonly Sum[],
): Record<Key, number> {
  return recordOf(keys, (key) => countOf(found, key));
}

/** The domain's `withoutNextStep`; an upcoming meeting is a next step too. */
export async function readWithoutNextStep(
  reader: Reader,
  limit: number,
  now: number,
): Promise<Client[]> {
  const unfinished = reader
    .select({ one: sql`1` })
    .from(tasks)
    .where(and(eq(tasks.clientId, clients.id), ne(tasks.status, 'done')));
  const rows = await reader
    .select()
    .from(clients)
    .where(
      and(
        inArray(clients.status, plannedStatuses),
        notExists(unfinished),
        notInArray(clients.id, clientsWithMeeting(reader, now)),
      ),
    )
    .orderBy(asc(clients.updatedAt), asc(clients.id))
    .limit(limit);
  return rows.map((row) => crmTableOf('clients').toRecord(row));
}
