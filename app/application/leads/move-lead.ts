import type { Changed, LeadEventHandler, LeadChange } from '#app/data/leads/lead-change.server.ts';
import type { LeadStore } from '#app/data/leads/lead-store.server.ts';
import type { LeadCommand } from '#app/domain/leads/inbox.ts';
import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';

/** Moves a lead to another state; null when the assignee is not of the team. */
export async function moveLead(
  { store, accounts }: { store: LeadStore; accounts: Pick<StaffStore, 'team'> },
  made: LeadChange,
  command: LeadCommand,
  follow: LeadEventHandler,
): Promise<Changed | null> {
  if (command.move === 'answered') return store.markAnswered(made);
  if (command.move !== 'assign') return store.move(made, command.move, {}, follow);
  const { memberId } = command;
  if (memberId === null) return store.autoAssign(made, follow);
  if (!(await accounts.team()).some(({ id }) => id === memberId)) return null;
  return store.move(made, 'assign', { memberId }, follow);
}
