import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from './database.server.ts';
import { jobs as jobTable } from './schema/jobs.server.ts';

/** Something to be done again and again. Done twice it does no harm, but it is meant to be done by one process. */
export interface Job {
  name: string;
  /** Milliseconds from one time to the next. */
  every: number;
  run(now: Date): Promise<void>;
}

export interface Jobs {
  /** Does what is due and what no other process has taken. */
  runDue(): Promise<void>;
  /** Looks for what is due every minute. */
  start(): void;
  stop(): Promise<void>;
}

const minute = 60_000;

/** How long a process has a job to itself, in milliseconds; one that was killed meanwhile gives it up by then. */
const lease = 10 * minute;

/** After a failure, in milliseconds. */
const retryAfter = 5 * minute;

export function createJobs({
  database,
  jobs,
  now,
  report,
}: {
  database: Database;
  jobs: readonly Job[];
  now: () => number;
  report: (error: unknown) => void;
}): Jobs {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  /** One statement decides which process has the job. */
  async function take(name: string): Promise<boolean> {
    const at = new Date(now());
    await database.db
      .insert(jobTable)
      .values({ name, dueAt: at, heldUntil: null })
      .onConflictDoNothing();
    const isFree = or(isNull(jobTable.heldUntil), lte(jobTable.heldUntil, at));
    const taken = await database.db
      .update(jobTable)
      .set({ heldUntil: new Date(at.getTime() + lease) })
      .where(and(eq(jobTable.name, name), lte(jobTable.dueAt, at), isFree))
      .returning();
    return taken.length > 0;
  }

  async function giveBack(name: string, next: number): Promise<void> {
    await database.db
      .update(jobTable)
      .set({ heldUntil: null, dueAt: new Date(now() + next) })
      .where(eq(jobTable.name, name));
  }

  async function runOne(job: Job): Promise<void> {
    const { name, every } = job;
    try {
      if (!(await take(name))) return;
      try {
        await job.run(new Date(now()));
        await giveBack(name, every);
      } catch (error) {
        await giveBack(name, retryAfter);
        throw error;
      }
    } catch (error) {
      report(error);
    }
  }

  async function runDue(): Promise<void> {
    for (const job of jobs) {
      // oxlint-disable-next-line no-await-in-loop -- in the background, one after the other
      await runOne(job);
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
