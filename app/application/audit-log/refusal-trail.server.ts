import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { createSigner, pseudonymOfDay } from '#app/data/secrets/signatures.server.ts';
import { minute } from '#app/domain/durations.ts';
import { addressGroup } from '#app/domain/network/address-group.ts';
import { callerKey, type Actor } from '#app/domain/staff/actor.ts';

/** A call refused because of its caller or its rate. */
export interface Refusal {
  status: 401 | 403 | 429;
  method: string;
  /** The pattern of its path, such as `/api/leads/:id`: a path itself may hold personal data. */
  path: string;
  reason: string;
  /** The signed-in account or the key; null for an anonymous caller. */
  actor: Actor | null;
}

/** A refusal as it may be logged. */
type LoggedRefusal = Omit<Refusal, 'actor'> & {
  /** Kind and id of the actor, or the daily pseudonym of an anonymous caller's IP address. */
  caller: string;
};

export interface RefusalTrail {
  /**
   * Writes an actor's refused calls to the audit log, identical ones once a minute.
   *
   * @param address the caller's IP address
   */
  record(refusal: Refusal, address: string): Promise<LoggedRefusal>;
}

/** @param now clock, in epoch milliseconds */
export function createRefusalTrail(
  database: Database,
  secret: string,
  { now, report }: { now: () => number; report: (error: unknown) => void },
): RefusalTrail {
  const signer = createSigner(secret, 'refusals');
  let since = 0;
  const audited = new Set<string>();

  /** Whether no identical refusal was logged within this minute. */
  function isNew(what: string): boolean {
    if (now() - since >= minute) {
      audited.clear();
      since = now();
    }
    return audited.size !== audited.add(what).size;
  }

  async function audit({ method, path, reason }: Refusal, actor: Actor): Promise<void> {
    const operation = `${method} ${path}`;
    if (!isNew(`${callerKey(actor)} ${operation}`)) return;
    const entry = { action: 'operation.refused', entity: 'operation', entityId: operation };
    const change = { before: null, after: { reason } };
    await database.tx((t) => recordAudit(t, { ...entry, ...change, actor, at: new Date(now()) }));
  }

  return {
    async record(refusal, address) {
      const { actor, ...told } = refusal;
      if (!actor)
        return {
          ...told,
          caller: `visitor/${pseudonymOfDay(signer, addressGroup(address), now())}`,
        };
      // The call stays refused whether it can be logged or not.
      if (refusal.status === 403) await audit(refusal, actor).catch(report);
      return { ...told, caller: callerKey(actor) };
    },
  };
}
