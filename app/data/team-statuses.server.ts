import { eq } from 'drizzle-orm';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Member, MemberStatus } from '#app/domain/team/team.ts';
import { recordAudit } from './audit.server.ts';
import type { Reader, Transaction } from './database.server.ts';
import { teamStatuses } from './schema/leads.server.ts';

/** Those that staff have set, by the member's id. */
export type Statuses = Readonly<Record<string, MemberStatus>>;

/** The team with the statuses that staff have set. */
export async function teamWith<Given extends Member>(
  reader: Reader,
  members: readonly Given[],
): Promise<Given[]> {
  const rows = await reader.select().from(teamStatuses);
  return withStatuses(
    members,
    Object.fromEntries(rows.map(({ memberId, status }) => [memberId, status])),
  );
}

export function withStatuses<Given extends Member>(
  members: readonly Given[],
  statuses: Statuses,
): Given[] {
  return members.map((member) => ({ ...member, status: statuses[member.id] ?? member.status }));
}

export async function setStatus(
  t: Transaction,
  memberId: string,
  status: MemberStatus,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const here = eq(teamStatuses.memberId, memberId);
  const [known] = await t.select().from(teamStatuses).where(here);
  await t
    .insert(teamStatuses)
    .values({ memberId, status, updatedAt: at })
    .onConflictDoUpdate({ target: teamStatuses.memberId, set: { status, updatedAt: at } });
  await recordAudit(t, {
    actor,
    at,
    action: 'member.status',
    entity: 'member',
    entityId: memberId,
    before: known ? { status: known.status } : null,
    after: { status },
  });
}
