import { and, eq, gte, or, notInArray, sql } from 'drizzle-orm';
import { clientStatuses, projectStages, taskStatuses } from '#app/domain/crm/entities.ts';
import {
  largestFirst,
  mondaysIn,
  monthsUntil,
  ownersAmong,
  quietWeek,
  revenueByMonth,
  type Figures,
  type FiguresQuery,
  type Overview,
} from '#app/domain/crm/figures.ts';
import { areSumsComplete, sumAnew } from './crm-sums.server.ts';
import type { Database } from './database.server.ts';
import { sums, type Measure } from './schema/crm.server.ts';

interface Sum {
  key: string;
  count: number;
  amount: number;
}

const count = sql<number>`sum(${sums.count})::float8`;
const amount = sql<number>`sum(${sums.amount})::float8`;

const weekly = ['clients', 'projects', 'tasks', 'entries'] as const satisfies readonly Measure[];

/** The figures of `overviewOf` from the sums. */
export async function readOverview(database: Database): Promise<Overview> {
  const sumsOf = await readSums(database, {});
  const clients = sumsOf('class').reduce((total, each) => total + each.count, 0);
  const points = sumsOf('class').reduce((total, each) => total + each.amount, 0);
  return {
    activeClients: countOf(sumsOf('status'), 'active'),
    averageScore: clients > 0 ? Math.round(points / clients) : null,
    monthlyRevenue: sumsOf('revenue').reduce((total, each) => total + each.amount, 0),
    tasksInProgress: countOf(sumsOf('task-status'), 'progress'),
  };
}

/** The figures of `figuresOf` from the sums. */
export async function readFigures(
  database: Database,
  { until, months: period, owner }: FiguresQuery,
): Promise<Figures> {
  const months = monthsUntil(until, period);
  const mondays = mondaysIn(months, until);
  const sumsOf = await readSums(database, { owner, since: mondays[0] });
  const owners = await database.db
    .select({ owner: sums.owner, amount })
    .from(sums)
    .where(eq(sums.measure, 'revenue'))
    .groupBy(sums.owner);
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
        .filter((each) => owner === undefined || each.owner === owner)
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

/** What the sums of each measure come to, by key in order. */
async function readSums(
  database: Database,
  { owner, since }: { owner?: string | undefined; since?: string | undefined },
): Promise<(measure: Measure) => readonly Sum[]> {
  if (!(await areSumsComplete(database.db))) await database.tx(sumAnew);
  const rows = await database.db
    .select({ measure: sums.measure, key: sums.key, count, amount })
    .from(sums)
    .where(
      and(
        owner === undefined ? undefined : eq(sums.owner, owner),
        // Weeks that nobody asks about are most of what there is.
        since === undefined
          ? notInArray(sums.measure, [...weekly])
          : or(notInArray(sums.measure, [...weekly]), gte(sums.key, since)),
      ),
    )
    .groupBy(sums.measure, sums.key)
    .orderBy(sums.measure, sums.key);
  return (measure) => rows.filter((row) => row.measure === measure);
}

/** Each month with a measurement has the mean of what is known by then: what has come to the sum, by how much has come to it. */
function scoreByMonth(
  measured: readonly Sum[],
  known: readonly Sum[],
): (readonly [month: string, score: number])[] {
  const change = new Map(known.map((each) => [each.key, each]));
  let clients = 0;
  let points = 0;
  return measured.map(({ key }) => {
    clients += change.get(key)?.count ?? 0;
    points += change.get(key)?.amount ?? 0;
    return [key, Math.round(points / clients)] as const;
  });
}

function countOf(found: readonly Sum[], key: string): number {
  return found.find((each) => each.key === key)?.count ?? 0;
}

function countsOf<Key extends string>(
  keys: readonly Key[],
  found: readonly Sum[],
): Record<Key, number> {
  const counted = keys.map((key) => [key, countOf(found, key)] as const);
  return Object.fromEntries(counted) as Record<Key, number>;
}
