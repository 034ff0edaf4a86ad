import { contentOf } from '#app/content/content.ts';
import type { LeadStore } from '#app/data/leads/lead-store.server.ts';
import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import type { Teammate } from '#app/data/staff/accounts/team.server.ts';
import type { Assignee } from '#app/domain/leads/inbox.ts';
import { agencyLanguage } from '#app/i18n/languages.ts';

type Accounts = Pick<StaffStore, 'list' | 'team'>;

/** The people on the public team page, whom accounts may be linked to. */
export const publicPeople = contentOf(agencyLanguage).team.map(({ id, name }) => ({ id, name }));

/** Names of the people on the public page, to whom leads were assigned before accounts existed. */
const memberNames = new Map<string, string>(publicPeople.map(({ id, name }) => [id, name]));

/** An account as shown in the inbox. */
export function assigneeOf({ id, name, status, followsCalendar, until }: Teammate): Assignee {
  return {
    id,
    name,
    status,
    ...(followsCalendar !== null && { calendar: followsCalendar ? 'followed' : 'overruled' }),
    ...(until !== null && { until: new Date(until).toISOString() }),
  };
}

/** Possible assignees by name, followed by everyone else who still has leads, so that these can be found by name. */
export async function listAssignees(
  accounts: Accounts,
  leads: Pick<LeadStore, 'assigneesAmong'>,
): Promise<Assignee[]> {
  const [team, all] = await Promise.all([accounts.team(), accounts.list()]);
  const others = new Map([...memberNames, ...all.map(({ id, name }) => [id, name] as const)]);
  for (const { id } of team) others.delete(id);
  const given = await leads.assigneesAmong([...others.keys()]);
  const former = given.map((id): Assignee => ({ id, name: others.get(id) ?? '', status: null }));
  return [
    ...team.map(assigneeOf),
    ...former.toSorted((a, b) => a.name.localeCompare(b.name, agencyLanguage)),
  ];
}

/** The assignee's name as used in the CRM; empty for none. */
export async function ownerNameOf(
  { assignedTo }: { assignedTo: string | null },
  accounts: Accounts,
): Promise<string> {
  if (assignedTo === null) return '';
  const account = (await accounts.list()).find(({ id }) => id === assignedTo);
  return account?.name ?? memberNames.get(assignedTo) ?? '';
}
