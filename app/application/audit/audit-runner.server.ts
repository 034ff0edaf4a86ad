import {
  claimAudit,
  endAudit,
  extendLease,
  type AuditEnd,
  type ClaimedAudit,
} from '#app/data/audit/audit-queue.server.ts';
import { freshReport } from '#app/data/audit/audit-store.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { createPoll } from '#app/data/engine/poll.server.ts';
import { auditRules, type AuditProgress } from '#app/domain/ila/audit/audit-job.ts';
import type { MeasureSite, PageRead } from '#app/services/measuring/measure-site.ts';
import { MeasureThreadEnded } from '#app/services/measuring/measure-thread.server.ts';
import type { Reaches } from '#app/services/web/reaches.ts';

/** Maximum concurrent audits per server. They mostly wait for the sites they read. */
const atOnce = 6;

/** Milliseconds between polls for audits queued by, or left over from, another server. */
const pollEvery = 2000;

/** Milliseconds over which page progress events are batched: those of a level arrive together. */
const progressInterval = 500;

/** Milliseconds between lease renewals. */
const extendEvery = auditRules.lease / 3;

/** Effects of an audit, in the transaction that ends it. Returns what to do once that is committed. */
export type AuditFollower = (
  t: Transaction,
  audit: ClaimedAudit,
  end: AuditEnd,
  now: Date,
) => Promise<() => void>;

export interface AuditRunnerSettings {
  database: Database;
  measure: MeasureSite;
  follow: AuditFollower;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/** Runs queued audits. */
export interface AuditRunner {
  start(): void;
  /** Polls for an audit now. */
  wake(): void;
  /** Resolves when this server has nothing left to run. */
  drain(): Promise<void>;
  /** Stops the audits that run here; another server resumes them. */
  stop(): Promise<void>;
}

/** The runner, and its check of a site before it is read. */
export interface Audits extends AuditRunner {
  readonly reaches: Reaches;
}

export function createAuditRunner(settings: AuditRunnerSettings): AuditRunner {
  const { database, now, report } = settings;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let claiming: Promise<void> | null = null;
  /** Audits that have ended here. */
  let ended = 0;

  async function claim(): Promise<void> {
    while (!stopping.signal.aborted && running.size < atOnce) {
      const before = ended;
      // oxlint-disable-next-line no-await-in-loop -- one claim after the other
      const audit = await claimAudit(database, new Date(now()));
      // Another may have ended meanwhile and freed the host of a queued one.
      if (!audit && before !== ended) continue;
      if (!audit) return;
      const work = runAudit(audit, settings, stopping.signal)
        .catch(report)
        .finally(() => {
          running.delete(work);
          ended += 1;
          wake();
        });
      running.add(work);
    }
  }
  const claimOnce = () => (claiming ??= claim().finally(() => (claiming = null)));
  const wake = () => void (stopping.signal.aborted || claimOnce().catch(report));
  const poll = createPoll(claimOnce, report, pollEvery);

  return {
    start: () => void poll.start(),
    wake,
    async drain() {
      for (let isIdle = false; !isIdle;) {
        // oxlint-disable-next-line no-await-in-loop -- a finished audit may free its host
        await claimOnce();
        isIdle = running.size === 0;
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(running);
      }
    },
    async stop() {
      poll.stop();
      stopping.abort();
      await claiming?.catch(() => undefined);
      await Promise.all(running);
    },
  };
}

async function runAudit(
  audit: ClaimedAudit,
  { database, measure, follow, now, report }: AuditRunnerSettings,
  stopping: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const lease = keepLease(database, audit, { now, report, onLost: () => lost.abort() });
  try {
    const end = await endOf(audit, { database, measure, now, report }, signal, lease.onPage);
    await lease.stop();
    if (lost.signal.aborted) return;
    const at = new Date(now());
    const done = await database.tx(async (t) => {
      const isEnded = await endAudit(t, audit, { end, progress: lease.progress() }, at);
      return isEnded ? follow(t, audit, end, at) : null;
    });
    done?.();
  } finally {
    await lease.stop();
  }
}

async function endOf(
  audit: ClaimedAudit,
  { database, measure, now, report }: Omit<AuditRunnerSettings, 'follow'>,
  signal: AbortSignal,
  onPage: ReturnType<typeof keepLease>['onPage'],
): Promise<AuditEnd> {
  if (audit.attempt > auditRules.attempts) return { state: 'failed', failure: 'abandoned' };
  const at = new Date(now());
  const known = audit.requester === 'visitor' ? await freshReport(database.db, audit, at) : null;
  if (known) return { state: 'done', report: known };
  try {
    const { address } = audit;
    const measured = await measure({ address, signal, at: at.toISOString(), onPage });
    if (signal.aborted) return { state: 'queued', hasFailed: false };
    return measured.failure === null
      ? { state: 'done', report: measured.report }
      : { state: 'failed', failure: measured.failure };
  } catch (error) {
    if (signal.aborted) return { state: 'queued', hasFailed: false };
    report(error);
    // An audit that crashes every thread is given up after several attempts.
    if (error instanceof MeasureThreadEnded) return { state: 'queued', hasFailed: true };
    return { state: 'failed', failure: 'broken' };
  }
}

/** Renews the lease while an audit runs, and writes its progress. */
function keepLease(
  database: Database,
  audit: ClaimedAudit,
  {
    now,
    report,
    onLost,
  }: { now: () => number; report: (error: unknown) => void; onLost: () => void },
) {
  let progress: AuditProgress = { pages: [], findings: [] };
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const isHeld = await extendLease(database.db, audit, new Date(now()), progress);
    if (!isHeld) onLost();
  }
  // A brief database outage does not stop the audit: if the lease was lost, its result is refused.
  const extend = () => (writing = writing.then(write).catch(report));
  const timer = setInterval(() => void extend(), extendEvery).unref();
  let progressTimer: NodeJS.Timeout | null = null;
  return {
    progress: () => progress,
    onPage: ({ url, findings }: PageRead): void => {
      progress = {
        pages: [...progress.pages, url],
        findings: [...new Set([...progress.findings, ...findings])],
      };
      progressTimer ??= setTimeout(() => {
        progressTimer = null;
        void extend();
      }, progressInterval).unref();
    },
    async stop() {
      clearInterval(timer);
      if (progressTimer) clearTimeout(progressTimer);
      await writing;
    },
  };
}
