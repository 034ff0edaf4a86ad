import { readSteps } from '#app/data/audit/audit-store.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { isOver, type AuditStep } from '#app/domain/ila/audit/audit-job.ts';

/** Milliseconds between two looks at audits that another server may run. */
const lookEvery = 500;

/** Longest time that one is followed, in milliseconds; browsers ask again. */
const longest = 120_000;

/** Tells how far audits are. */
export interface AuditWatch {
  /** The step of an audit each time it is further, and once it is over. */
  follow(id: string, signal: AbortSignal): AsyncGenerator<AuditStep>;
}

/** One look at the database serves all who follow, however many they are. */
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

/** When somebody no longer follows: they left, or it has taken too long. */
function leaving(signal: AbortSignal): { left: AbortSignal; ended: Promise<null> } {
  const left = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  const ended = new Promise<null>((resolve) => {
    if (left.aborted) resolve(null);
    else left.addEventListener('abort', () => resolve(null), { once: true });
  });
  return { left, ended };
}
