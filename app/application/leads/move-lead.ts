import type { Changed, LeadEventHandler, LeadChange } from '#app/data/leads/lead-change.server.ts';
import type { LeadStore } from '#app/data/leads/lead-store.server.ts';
import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import type { LeadCommand } from '#app/domain/leads/inbox.ts';

/** Changes the status of a lead; null when the assignee is not on the team. */
export async function moveLead(
  { store, accounts }: { store: LeadStore; accounts: Pick<StaffStore, 'team'> },
  made: LeadChange,
  command: LeadCommand,
  follow: LeadEventHandler,
): Promise<Changed | null> {
  const { move } = command;
  if (move === 'answered') return store.markAnswered(made, follow);
  const own = made.actor.id ?? undefined;
  if (move === 'give-back') return store.move(made, move, { memberId: own }, follow);
  if (move !== 'assign' && move !== 'take') return store.move(made, move, {}, follow);
  if (move === 'assign' && command.memberId === null) return store.autoAssign(made, follow);
  const memberId = move === 'take' ? own : command.memberId;
  const member = (await accounts.team()).find(({ id }) => id === memberId);
  return member ? store.move(made, move, { memberId: member.id }, follow) : null;
}
