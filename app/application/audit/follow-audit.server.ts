import { readSteps } from '#app/data/audit/audit-store.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { isOver, type AuditStep } from '#app/domain/ila/audit/audit-job.ts';

/** Milliseconds between polls of audits that another server may run. */
const lookEvery = 500;

/** Maximum duration of a progress stream in milliseconds; browsers reconnect. */
const longest = 120_000;

/** Streams the progress of audits. */
export interface AuditWatch {
  /** Yields the audit's step whenever it advances, and once when it ends. */
  follow(id: string, signal: AbortSignal): AsyncGenerator<AuditStep>;
}

/** A single database poll serves all followers. */
export function createAuditWatch({ db }: Pick<Database, 'db'>): AuditWatch {
  const followers = new Map<string, number>();
  let coming: Promise<ReadonlyMap<string, AuditStep>> | null = null;

  async function look(): Promise<ReadonlyMap<string, AuditStep>> {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    coming = null;
    return readSteps(db, [...followers.keys()]);
  }

  async function* steps(id: string, signal: AbortSignal): AsyncGenerator<AuditStep> {
    const { left, ended } = leaving(signal);
    let told = '';
    let found = await readSteps(db, [id]);
    for (let step = found.get(id); step && !left.aborted; step = found.get(id)) {
      const now = JSON.stringify(step);
      if (now !== told) yield step;
      told = now;
      if (isOver(step)) return;
      coming ??= look();
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      found = (await Promise.race([coming, ended])) ?? found;
    }
  }

  return {
    async *follow(id, signal) {
      followers.set(id, (followers.get(id) ?? 0) + 1);
      try {
        yield* steps(id, signal);
      } finally {
        const others = (followers.get(id) ?? 1) - 1;
        if (others > 0) followers.set(id, others);
        else followers.delete(id);
      }
    },
  };
}

/** When following ends: the client has disconnected, or the maximum duration is over. */
function leaving(signal: AbortSignal): { left: AbortSignal; ended: Promise<null> } {
  const left = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  const ended = new Promise<null>((resolve) => {
    if (left.aborted) resolve(null);
    else left.addEventListener('abort', () => resolve(null), { once: true });
  });
  return { left, ended };
}
