import type { Change } from '#app/domain/crm/store.ts';
import { planMove, type Lead } from '#app/domain/leads/lead.ts';
import { applyChanges, type CrmUser } from './crm-apply.server.ts';
import type { ChangeCounts } from './crm-news.server.ts';
import type { Database, Transaction } from './database.server.ts';
import { changeLead, type Changed, type Follow, type LeadChange } from './lead-change.server.ts';

type CrmConflict = Extract<Awaited<ReturnType<typeof applyChanges>>, { ok: false }>['conflict'];

export type Converted =
  | { outcome: 'changed'; lead: Lead; counts: ChangeCounts }
  | Exclude<Changed, { outcome: 'changed' }>
  /** The lead is as it was: somebody has changed a record of the CRM meanwhile. */
  | { outcome: 'client-conflict'; conflict: CrmConflict };

/** Ends a transaction that has begun to write. */
class Undone extends Error {
  readonly conflict: CrmConflict;

  constructor(conflict: CrmConflict) {
    super('A record of the CRM has changed meanwhile');
    this.conflict = conflict;
  }
}

/**
 * Makes a lead a client: the CRM's changes, the lead's own, both of their audits and what follows are one transaction.
 *
 * @throws NotAllowed when the plan takes more than its user may do
 */
export async function convertLead(
  database: Database,
  made: LeadChange,
  { clientId, changes }: { clientId: string; changes: readonly Change[] },
  user: CrmUser,
  follow?: Follow,
): Promise<Converted> {
  try {
    return await database.tx(async (t) => {
      let counts: ChangeCounts | null = null;
      const apply = async (_t: Transaction, lead: Lead) => {
        const planned = planMove(lead, 'convert');
        if (!planned) return null;
        const applied = await applyChanges(t, changes, user, made.at);
        if (!applied.ok) throw new Undone(applied.conflict);
        counts = applied.counts;
        return { ...planned, clientId };
      };
      const changed = await changeLead(t, made, 'lead.convert', apply, follow);
      return changed.outcome === 'changed' ? { ...changed, counts: counts ?? {} } : changed;
    });
  } catch (error) {
    if (error instanceof Undone) return { outcome: 'client-conflict', conflict: error.conflict };
    throw error;
  }
}
