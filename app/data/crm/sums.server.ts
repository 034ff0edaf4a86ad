import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import type { SummedCollection } from '#app/domain/crm/figures/figures.ts';
import { collections, type Collection } from '#app/domain/crm/records/entities.ts';
import { agencyTimeZone } from '#app/domain/time-zone.ts';
import { clients, collectionStates, journal, projects, sums, tasks } from './schema.server.ts';

/** Version of the rules below. Raising it recomputes all sums. */
const sumsVersion = 4;

/** The office's local time of an instant. */
const there = (at: SQL) => sql`(${at} at time zone ${sql.raw(`'${agencyTimeZone}'`)})`;
const month = (at: SQL) => sql`to_char(${there(at)}, 'YYYY-MM')`;
const monday = (at: SQL) => sql`to_char(date_trunc('week', ${there(at)}), 'YYYY-MM-DD')`;

/**
 * Contribution of each record: rows of measure, owner, key, count and amount. For scores, the change in the number of
 * known scores and in their total in a month.
 */
const contributions: Readonly<Record<SummedCollection, (condition: SQL) => SQL>> = {
  clients: (condition) => sql`
    with chosen as (
      select id, assigned_to as owner, status, score, services, tags, revenue::numeric as revenue, created_at, score_history
      from ${clients} where ${condition}
    ), measured as (
      select distinct on (id, month) id, owner, month, points
      from chosen, jsonb_array_elements(score_history) with ordinality as history (entry, place),
        lateral (select ${month(sql`(entry->>'date')::timestamptz`)} as month, (entry->>'score')::numeric as points) as read
      order by id, month, place desc
    )
    select 'status' as measure, owner, status as key, 1 as count, 0 as amount from chosen
    union all
    select 'class', owner, least(9, greatest(0, score / 10))::text, 1, score from chosen where score is not null
    union all
    select 'revenue', owner, ${month(sql`created_at`)}, 1, revenue from chosen where status = 'active'
    union all
    select 'service', owner, service, 1, revenue / cardinality(services) from chosen, unnest(services) as service
    where status = 'active'
    union all
    select 'service', owner, '', 1, revenue from chosen where status = 'active' and cardinality(services) = 0
    union all
    select 'tag', owner, tag, 1, 0 from chosen, unnest(tags) as tag
    union all
    select 'measured', owner, month, 1, 0 from measured
    union all
    select 'known-score', owner, month,
      case when lag(points) over known is null then 1 else 0 end, points - coalesce(lag(points) over known, 0)
    from measured window known as (partition by id order by month)
    union all
    select 'clients', owner, ${monday(sql`created_at`)}, 1, 0 from chosen`,
  projects: (condition) => sql`
    select 'stage' as measure, assigned_team_member as owner, stage as key, 1 as count, 0 as amount
    from ${projects} where ${condition}
    union all
    select 'projects', assigned_team_member, ${monday(sql`created_at`)}, 1, 0
    from ${projects} where ${condition}`,
  tasks: (condition) => sql`
    select 'task-status' as measure, owner, status as key, 1 as count, 0 as amount
    from ${tasks} where ${condition}
    union all
    select 'tasks', owner, ${monday(sql`created_at`)}, 1, 0 from ${tasks} where ${condition}`,
  journal: (condition) => sql`
    select 'entries' as measure, author as owner, ${monday(sql`at`)} as key, 1 as count, 0 as amount
    from ${journal} where ${condition}`,
};

const measuresOf = {
  clients: ['status', 'class', 'revenue', 'service', 'tag', 'known-score', 'measured', 'clients'],
  projects: ['stage', 'projects'],
  tasks: ['task-status', 'tasks'],
  journal: ['entries'],
} as const satisfies Record<SummedCollection, readonly (typeof sums.$inferSelect)['measure'][]>;

/** Whether the figures include a collection's records. */
const isSummed = (collection: Collection): collection is SummedCollection =>
  Object.hasOwn(contributions, collection);

/** A change of a sum. Numbers are text, to stay exact. */
interface Contribution {
  measure: string;
  owner: string;
  key: string;
  count: string;
  amount: string;
}

/** Contributions of the current records: added with `sense` 1, and subtracted with -1 before a change or deletion. */
export async function contributionsOf(
  t: Transaction,
  collection: Collection,
  ids: readonly string[],
  sense: 1 | -1,
): Promise<Contribution[]> {
  if (ids.length === 0 || !isSummed(collection)) return [];
  const some = sql`id = any(${sql.param([...ids])}::text[])`;
  const { rows } = await t.execute<Contribution & Record<string, unknown>>(sql`
    select measure, owner, key,
      (${sense}::int * sum(count))::text as count, (${sense}::int * sum(amount))::text as amount
    from (${contributions[collection](some)}) as parts group by measure, owner, key`);
  return rows;
}

/** Adds contributions to the sums. Call after locking the collections' rows. */
export async function addToSums(t: Transaction, changed: readonly Contribution[]): Promise<void> {
  if (changed.length === 0) return;
  const column = columnsOf(changed);
  const touched = await t.execute<Contribution & Record<string, unknown>>(sql`
    insert into ${sums} (measure, owner, key, count, amount)
    select measure, owner, key, sum(count), sum(amount)
    from unnest(
      ${column('measure', 'text')}, ${column('owner', 'text')}, ${column('key', 'text')},
      ${column('count', 'bigint')}, ${column('amount', 'numeric')}
    ) as part (measure, owner, key, count, amount)
    group by measure, owner, key
    having sum(count) <> 0 or sum(amount) <> 0
    order by measure, owner, key
    on conflict (measure, owner, key) do update
    set count = ${sums.count} + excluded.count, amount = ${sums.amount} + excluded.amount
    returning measure, owner, key, count::text, amount::text`);
  const empty = touched.rows.filter(({ count, amount }) => count === '0' && Number(amount) === 0);
  if (empty.length === 0) return;
  const keysOf = columnsOf(empty);
  await t.execute(sql`
    delete from ${sums} using unnest(
      ${keysOf('measure', 'text')}, ${keysOf('owner', 'text')}, ${keysOf('key', 'text')}
    ) as gone (measure, owner, key)
    where ${sums.measure} = gone.measure and ${sums.owner} = gone.owner and ${sums.key} = gone.key`);
}

/** One parameter per column of rows, for `unnest`. */
const columnsOf = (rows: readonly Contribution[]) => (name: keyof Contribution, type: string) =>
  sql`${sql.param(rows.map((row) => row[name]))}::${sql.raw(type)}[]`;

/**
 * Whether the sums of every collection are current. They are not after a change of the rules, or after restoring an
 * older release's backup.
 */
export async function areSumsComplete(reader: Reader): Promise<boolean> {
  const states = await reader.select({ summed: collectionStates.summed }).from(collectionStates);
  return states.every(({ summed }) => summed === sumsVersion);
}

/** Recomputes outdated sums. Concurrent changes of records wait for it. */
export async function rebuildSums(t: Transaction): Promise<void> {
  for (const collection of collections)
    // oxlint-disable-next-line no-await-in-loop -- one connection, and a fixed lock order
    await sumCollection(t, collection);
}

async function sumCollection(t: Transaction, collection: Collection): Promise<void> {
  const isOwn = eq(collectionStates.collection, collection);
  const [state] = await t.select().from(collectionStates).where(isOwn).for('update');
  if (!state || state.summed === sumsVersion) return;
  if (isSummed(collection)) {
    await t.delete(sums).where(inArray(sums.measure, measuresOf[collection]));
    await t.execute(sql`
      insert into ${sums} (measure, owner, key, count, amount)
      select measure, owner, key, sum(count), sum(amount)
      from (${contributions[collection](sql`true`)}) as parts group by measure, owner, key
      having sum(count) <> 0 or sum(amount) <> 0`);
  }
  await t.update(collectionStates).set({ summed: sumsVersion }).where(isOwn);
}
