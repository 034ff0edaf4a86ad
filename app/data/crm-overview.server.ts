import { eq, sql } from 'drizzle-orm';
import type { Overview } from '#app/domain/crm/figures.ts';
import type { Database } from './database.server.ts';
import { clients, tasks } from './schema/crm.server.ts';

/** The figures of `overviewOf`, worked out where the records are. */
export async function readOverview({ db }: Pick<Database, 'db'>): Promise<Overview> {
  const [ofClients] = await db
    .select({
      active: sql<number>`(count(*) filter (where ${clients.status} = 'active'))::int`,
      score: sql<number | null>`avg(${clients.score})::float8`,
      revenue: sql<number>`coalesce(sum(${clients.revenue}), 0)::float8`,
    })
    .from(clients);
  const [ofTasks] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(eq(tasks.status, 'progress'));
  const score = ofClients?.score ?? null;
  return {
    activeClients: ofClients?.active ?? 0,
    averageScore: score === null ? null : Math.round(score),
    monthlyRevenue: ofClients?.revenue ?? 0,
    tasksInProgress: ofTasks?.count ?? 0,
  };
}
