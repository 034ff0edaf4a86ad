import { findAudit } from '#app/data/audit/audit-store.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { isOver, type AuditJob } from '#app/domain/ila/audit/audit-job.ts';

/** Milliseconds between two looks at an audit that another server may run. */
const lookEvery = 500;

/** Longest time that one is followed, in milliseconds; browsers ask again. */
const longest = 120_000;

/** An audit each time it is further, and once it is over. */
export async function* followAudit(
  { db }: Pick<Database, 'db'>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<AuditJob> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  let told = '';
  while (!late.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const audit = await findAudit(db, id);
    if (!audit) return;
    const now = JSON.stringify([audit.state, audit.progress]);
    if (now !== told) yield audit;
    told = now;
    if (isOver(audit)) return;
    // oxlint-disable-next-line no-await-in-loop
    await pause(lookEvery, late);
  }
}

/** Resolves after some time, or as soon as nobody follows any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
