import { eq } from 'drizzle-orm';
import { applyChanges } from '#app/data/crm/apply-changes.server.ts';
import type { CrmUser } from '#app/data/crm/crm-user.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { planMove, type Lead } from '#app/domain/leads/lead.ts';
import {
  changeLead,
  type Changed,
  type LeadEventHandler,
  type LeadChange,
} from './lead-change.server.ts';
import { leads } from './schema.server.ts';

type CrmConflict = Extract<Awaited<ReturnType<typeof applyChanges>>, { ok: false }>['conflict'];

export type Converted =
  | { outcome: 'changed'; lead: Lead; counts: ChangeCounts }
  | Exclude<Changed, { outcome: 'changed' }>
  /** A CRM record was changed concurrently; nothing is applied. */
  | { outcome: 'client-conflict'; conflict: CrmConflict };

/** Rolls the transaction back. */
class CrmConflictError extends Error {
  readonly conflict: CrmConflict;

  constructor(conflict: CrmConflict) {
    super('A record of the CRM has changed meanwhile');
    this.conflict = conflict;
  }
}

/**
 * Converts a lead into a client, in one transaction with the CRM changes, both audits and the resulting events.
 *
 * @throws NotAllowed when the user lacks a permission that the changes need
 */
export async function convertLead(
  database: Database,
  made: LeadChange,
  { clientId, changes }: { clientId: string; changes: readonly Change[] },
  user: CrmUser,
  onEvents?: LeadEventHandler,
): Promise<Converted> {
  try {
    return await database.tx(async (t) => {
      let counts: ChangeCounts | null = null;
      const apply = async (_t: Transaction, lead: Lead) => {
        const planned = planMove(lead, 'convert');
        if (!planned) return null;
        // The visitor's message and the lead's notes keep their authors and times.
        const applied = await applyChanges(t, changes, user, made.at, { history: 'own' });
        if (!applied.ok) throw new CrmConflictError(applied.conflict);
        counts = applied.counts;
        const isTheirs = eq(leads.bookedFrom, lead.id);
        await t
          .update(leads)
          .set({ ...planned, clientId })
          .where(isTheirs);
        return { ...planned, clientId };
      };
      const changed = await changeLead(t, made, 'lead.convert', apply, onEvents);
      return changed.outcome === 'changed' ? { ...changed, counts: counts ?? {} } : changed;
    });
  } catch (error) {
    if (error instanceof CrmConflictError)
      return { outcome: 'client-conflict', conflict: error.conflict };
    throw error;
  }
}
