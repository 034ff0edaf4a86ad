import { normalizeForSearch } from '#app/domain/search/normalize.ts';

export const memberStatuses = ['available', 'busy', 'offline'] as const;

export type MemberStatus = (typeof memberStatuses)[number];

/** The data of a team member that the rules need. */
export interface Member {
  id: string;
  status: MemberStatus;
  /** Services of the member, as short names. */
  services: readonly string[];
}

/** A visitor's request and its assignment. Source: B §3, TEAM-07. */
export interface Lead {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: 'new' | 'assigned';
  /** Id of the assignee, null while new. */
  assignedTo: string | null;
  /** Requested service, empty if unknown. */
  service: string;
}

/** @param now ISO 8601, UTC. Source: B §4, TEAM-08 */
export function createLead<Fields extends { service: string }>(
  fields: Fields,
  { id, now }: { id: string; now: string },
): Fields & Lead {
  return { ...fields, id, createdAt: now, status: 'new', assignedTo: null };
}

/** Assigns a lead, whoever had it before. Source: B §4, TEAM-09 */
export function assignLead<Given extends Lead>(lead: Given, memberId: string): Given {
  return { ...lead, status: 'assigned', assignedTo: memberId };
}

/** The first available member responsible for the lead's service; the lead stays new if there is none. */
export function autoAssign<Given extends Lead>(lead: Given, members: readonly Member[]): Given {
  const member = members.find(
    ({ status, services }) =>
      status === 'available' && services.some((service) => isSameService(service, lead.service)),
  );
  return member ? assignLead(lead, member.id) : lead;
}

/** Whether one name contains the other. Source: B §4, TEAM-11. An empty name matches nothing. */
function isSameService(offered: string, wanted: string): boolean {
  const [a, b] = [normalizeForSearch(offered).trim(), normalizeForSearch(wanted).trim()];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

/** Statuses of members by their id; members without one keep their own. */
export type MemberStatuses = Readonly<Partial<Record<string, MemberStatus>>>;

/** The members with the statuses of their linked accounts. */
export function withStatuses<Given extends Member>(
  members: readonly Given[],
  statuses: MemberStatuses,
): Given[] {
  return members.map((member) => ({ ...member, status: statuses[member.id] ?? member.status }));
}

/** The members with one of them in another status; unchanged if none has that id. Source: B §4, TEAM-06 */
export function withStatus<Given extends Member>(
  members: readonly Given[],
  id: string,
  status: MemberStatus,
): Given[] {
  return members.map((member) => (member.id === id ? { ...member, status } : member));
}
