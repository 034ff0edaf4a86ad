import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { TeamMember } from '#app/content/team/shape.ts';
import {
  assignLead,
  autoAssign,
  createLead,
  withStatus,
  type Lead,
  type MemberStatus,
} from '#app/domain/team/team.ts';

/** The team and the leads of this page, with their actions. Source: B §4. */
export interface Team {
  members: readonly TeamMember[];
  leads: readonly Lead[];
  updateStatus(memberId: string, status: MemberStatus): void;
  /** Adds a new lead, and assigns it to the first available member whose services match. */
  addLead(fields: { service: string }): Lead;
  assign(leadId: string, memberId: string): void;
}

const TeamContext = createContext<Team | null>(null);

export function TeamProvider({
  members: initial,
  children,
}: {
  members: readonly TeamMember[];
  children: ReactNode;
}) {
  const [members, setMembers] = useState(initial);
  const [leads, setLeads] = useState<readonly Lead[]>([]);
  const team = useMemo<Team>(
    () => ({
      members,
      leads,
      updateStatus: (memberId, status) =>
        setMembers((current) => withStatus(current, memberId, status)),
      addLead(fields) {
        const made = { id: crypto.randomUUID(), now: new Date().toISOString() };
        const lead = autoAssign(createLead(fields, made), members);
        setLeads((current) => [...current, lead]);
        return lead;
      },
      assign: (leadId, memberId) =>
        setLeads((current) =>
          current.map((lead) => (lead.id === leadId ? assignLead(lead, memberId) : lead)),
        ),
    }),
    [members, leads],
  );
  return <TeamContext value={team}>{children}</TeamContext>;
}

/** @throws outside a TeamProvider (B §8, TEAM-13) */
export function useTeam(): Team {
  const team = use(TeamContext);
  if (!team) throw new Error('useTeam must be used within a TeamProvider');
  return team;
}
