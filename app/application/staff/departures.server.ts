import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import type { Requester } from '#app/data/staff/accounts/change-account.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { AccountProblem } from '#app/domain/staff/account-rules.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Belongings, KeptMeeting, Successors } from '#app/domain/staff/reassignment.ts';
import type { BookingMeans } from '../bookings/booking-messages.ts';
import { reassignMeetings } from '../bookings/reassign-meetings.server.ts';

/** What handing over works on. */
export interface HandOverMeans {
  database: Database;
  accounts: Pick<StaffStore, 'disable' | 'reassign'>;
  /** What visitors are told by that somebody else comes to their meeting. */
  meetings: BookingMeans;
}

/** Gives what somebody has to others: records, leads, and the meetings that the successor is free for. */
export async function handOver(
  { database, accounts, meetings: means }: HandOverMeans,
  actor: Actor,
  from: string,
  to: Successors,
): Promise<{ moved: Belongings; kept: KeptMeeting[] } | 'unknown'> {
  const moved = await accounts.reassign(actor, from, to);
  if (moved === 'unknown') return 'unknown';
  const change = { actor, means };
  const meetings = await reassignMeetings(database, { from, to: to.meetings }, change);
  return { moved: { ...moved, meetings: meetings.moved }, kept: meetings.kept };
}

/**
 * Disables an account, and hands over what it has.
 *
 * @param to nobody takes anything over unless it is said
 */
export async function depart(
  { database, accounts, meetings: means }: HandOverMeans,
  by: Requester,
  from: string,
  to: Successors | undefined,
): Promise<{ ok: true; kept: KeptMeeting[] } | { ok: false; problem: AccountProblem }> {
  const disabled = await accounts.disable(by, from, to);
  if (!disabled.ok) return disabled;
  const change = { actor: by.actor, means };
  const successor = to?.meetings ?? null;
  const { kept } = await reassignMeetings(database, { from, to: successor }, change);
  return { ok: true, kept };
}
