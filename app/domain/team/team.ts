import { fold } from '../search/fold.ts';

export type MemberStatus = 'available' | 'busy' | 'offline';

/** What the rules need to know of a member of the team. */
export interface Member {
  id: string;
  status: MemberStatus;
  /** What the member takes on, as short names. */
  services: readonly string[];
}

/** A request of a visitor, on its way to a member of the team. Source: B §3, TEAM-07. */
export interface Lead {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: 'new' | 'assigned';
  /** Id of the member, null while it is new. */
  assignedTo: string | null;
  /** What it is about, empty when the visitor has not said. */
  service: string;
}

/** @param now ISO 8601, UTC. Source: B §4, TEAM-08 */
export function createLead<Fields extends { service: string }>(
  fields: Fields,
  { id, now }: { id: string; now: string },
): Fields & Lead {
  return { ...fields, id, createdAt: now, status: 'new', assignedTo: null };
}

/** From new to assigned, whoever had it before. Source: B §4, TEAM-09 */
export function assignLead<Given extends Lead>(lead: Given, memberId: string): Given {
  return { ...lead, status: 'assigned', assignedTo: memberId };
}

/** The first available member who takes on the lead's service; the lead stays new when there is none. */
export function autoAssign<Given extends Lead>(lead: Given, members: readonly Member[]): Given {
  const member = members.find(
    ({ status, services }) =>
      status === 'available' && services.some((service) => isSameService(service, lead.service)),
  );
  return member ? assignLead(lead, member.id) : lead;
}

/** Whether one name is part of the other, in either direction. Source: B §4, TEAM-11. An empty name matches nothing. */
function isSameService(offered: string, wanted: string): boolean {
  const [a, b] = [fold(offered).trim(), fold(wanted).trim()];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

/** The members with one of them in another status; all as they were when none has that id. Source: B §4, TEAM-06 */
export function withStatus<Given extends Member>(
  members: readonly Given[],
  id: string,
  status: MemberStatus,
): Given[] {
  return members.map((member) => (member.id === id ? { ...member, status } : member));
}
