import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { minute } from '#app/domain/durations.ts';
import type { Database } from './database.server.ts';
import { jobs as jobTable } from './schema.server.ts';

/** A periodic job. It must be idempotent, though normally one process runs it. */
export interface Job {
  name: string;
  /** Period in milliseconds. */
  every: number;
  /** Milliseconds until the very first run; immediate by default. */
  first?: number;
  /** Timeout of a run in milliseconds; ten minutes by default. */
  lease?: number;
  /** May return the milliseconds until the next run, instead of the period. */
  run(now: Date): Promise<number | void>;
}

export interface Jobs {
  /** Runs the due jobs that no other process has claimed. */
  runDue(): Promise<void>;
  /** Runs due jobs every minute. */
  start(): void;
  stop(): Promise<void>;
}

/** Lease of a claimed job in milliseconds, after which the job of a killed process is free again. */
const usualLease = 10 * minute;

/** Milliseconds until a failed job is retried. */
const retryAfter = 5 * minute;

/** Maximum clock skew between two processes, in milliseconds. */
const skew = minute;

interface Settings {
  database: Database;
  jobs: readonly Job[];
  now: () => number;
  report: (error: unknown) => void;
}

export function createJobs(settings: Settings): Jobs {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  async function runDue(): Promise<void> {
    for (const job of settings.jobs) {
      // oxlint-disable-next-line no-await-in-loop -- in the background, one after the other
      await runOne(settings, job);
    }
  }

  return {
    runDue,
    start() {
      timer = setInterval(() => {
        running = running.then(runDue);
      }, minute);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}

async function runOne({ database, now, report }: Settings, job: Job): Promise<void> {
  const { name, every } = job;
  try {
    if (!(await claim(database, job, new Date(now())))) return;
    try {
      const wait = (await job.run(new Date(now()))) ?? every;
      await release(database, name, new Date(now() + wait));
    } catch (error) {
      await release(database, name, new Date(now() + retryAfter));
      throw error;
    }
  } catch (error) {
    report(error);
  }
}

/**
 * A single update decides which process gets the job. A time further ahead than any written now comes from a clock that
 * was set back since, and is ignored.
 */
async function claim(
  { db }: Database,
  { name, every, first = 0, lease = usualLease }: Job,
  at: Date,
): Promise<boolean> {
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  await db
    .insert(jobTable)
    .values({ name, dueAt: after(first), heldUntil: null })
    .onConflictDoNothing();
  const isFree = or(
    isNull(jobTable.heldUntil),
    lte(jobTable.heldUntil, at),
    gt(jobTable.heldUntil, after(lease + skew)),
  );
  const isDue = or(
    lte(jobTable.dueAt, at),
    gt(jobTable.dueAt, after(Math.max(every, retryAfter) + skew)),
  );
  const claimed = await db
    .update(jobTable)
    .set({ heldUntil: after(lease) })
    .where(and(eq(jobTable.name, name), isDue, isFree))
    .returning();
  return claimed.length > 0;
}

async function release({ db }: Database, name: string, dueAt: Date): Promise<void> {
  await db.update(jobTable).set({ heldUntil: null, dueAt }).where(eq(jobTable.name, name));
}
