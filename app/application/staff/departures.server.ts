import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import type { Requester } from '#app/data/staff/accounts/change-account.server.ts';
import type { MeetingHandOver } from '#app/data/staff/accounts/reassignment.server.ts';
import type { AccountProblem } from '#app/domain/staff/account-rules.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Belongings, RemainingMeeting, Successors } from '#app/domain/staff/reassignment.ts';
import type { BookingContext } from '../bookings/booking-messages.ts';
import { reassignMeetings, remainingMeetings } from '../bookings/reassign-meetings.server.ts';

/** Context of handing over. */
export interface HandOverContext {
  database: Database;
  accounts: Pick<StaffStore, 'disable' | 'reassign'>;
  /** For the emails that tell visitors who replaces the person they were to meet. */
  meetings: BookingContext;
}

/** Hands over what someone has in one transaction: records, leads, and the meetings for which the successor is free. */
export async function handOver(
  { accounts, meetings: context }: HandOverContext,
  actor: Actor,
  from: string,
  to: Successors,
): Promise<{ moved: Belongings; kept: RemainingMeeting[] } | 'unknown'> {
  const meetings = meetingsOf(from, { actor, context });
  const moved = await accounts.reassign(actor, from, to, meetings.handOver);
  return moved === 'unknown' ? moved : { moved, kept: meetings.kept() };
}

/**
 * Disables an account and hands over what it has, in one transaction.
 *
 * @param to without it, nothing is handed over
 */
export async function depart(
  { database, accounts, meetings: context }: HandOverContext,
  by: Requester,
  from: string,
  to: Successors | undefined,
): Promise<{ ok: true; kept: RemainingMeeting[] } | { ok: false; problem: AccountProblem }> {
  const meetings = meetingsOf(from, { actor: by.actor, context });
  const disabled = await accounts.disable(by, from, to, meetings.handOver);
  if (!disabled.ok) return disabled;
  return {
    ok: true,
    kept: to ? meetings.kept() : await remainingMeetings(database.db, from, context.now),
  };
}

/** Hands over meetings within the same transaction, and remembers which stayed. */
function meetingsOf(from: string, change: Parameters<typeof reassignMeetings>[2]) {
  let kept: RemainingMeeting[] = [];
  return {
    handOver: (async (t: Transaction, to: string | null) => {
      const done = await reassignMeetings(t, { from, to }, change);
      // The transaction may be retried: its last run counts.
      kept = done.kept;
      return done.moved;
    }) satisfies MeetingHandOver,
    kept: () => kept,
  };
}
