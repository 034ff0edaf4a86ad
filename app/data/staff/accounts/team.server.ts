import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Member, MemberStatus } from '#app/domain/team/team.ts';
import { staff } from '../schema.server.ts';
import { readPresence } from './presence.server.ts';

/** A possible assignee with their current status. */
export interface Teammate extends Member {
  name: string;
  /** Whether the status follows the person's calendar; null without one. */
  followsCalendar: boolean | null;
  /** When the calendar applies again, in epoch milliseconds; null until further notice. */
  until: number | null;
}

const takesLeads = and(
  isNull(staff.disabledAt),
  inArray(
    staff.role,
    roles.filter((role) => may(role, 'leads')),
  ),
);

/**
 * Accounts that may work on leads, by name: the order used by the rule of TEAM-10.
 *
 * @param now epoch milliseconds
 */
export async function readTeam(reader: Reader, now: number): Promise<Teammate[]> {
  const found = await readPresence(reader, takesLeads, now);
  return found.map(({ memberId: _memberId, disabledAt: _disabledAt, ...teammate }) => teammate);
}

/** Accounts with their names, by name; disabled ones too. */
export async function readNames(
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return reader
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...ids]))
    .orderBy(asc(staff.nameKey));
}

/**
 * Email recipient of an account; null for a disabled one.
 *
 * @param id of an account, or of anyone else who may have a lead
 */
export async function readAddressee(
  reader: Reader,
  id: string,
): Promise<{ email: string; name: string; language: Language | null } | null> {
  const { email, name, language } = staff;
  const [row] = await reader
    .select({ email, name, language })
    .from(staff)
    .where(and(eq(sql`${staff.id}::text`, id), isNull(staff.disabledAt)));
  return row ?? null;
}

/** The same by the owner's name in the CRM; null if it is nobody's. */
export async function readAddresseeNamed(
  reader: Reader,
  named: string,
): Promise<{ id: string; email: string; name: string; language: Language | null } | null> {
  const { id, email, name, language } = staff;
  const [row] = await reader
    .select({ id, email, name, language })
    .from(staff)
    .where(and(eq(name, named), isNull(staff.disabledAt)));
  return row ?? null;
}

/** A manually set status and its end (epoch milliseconds; null until further notice). */
export interface WantedStatus {
  status: MemberStatus | 'automatic';
  until: number | null;
}

/**
 * Sets an account's availability for new leads (TEAM-06), or lets its calendar decide.
 *
 * @returns null for an account that takes no leads
 */
export function setStatus(
  database: Database,
  id: string,
  { status, until }: WantedStatus,
  { actor, at }: { actor: Actor; at: Date },
): Promise<Teammate | null> {
  return database.tx(async (t) => {
    const [row] = await t
      .select()
      .from(staff)
      .where(and(takesLeads, eq(staff.id, id)))
      .for('update');
    if (!row) return null;
    const followsCalendar = status === 'automatic';
    const statusUntil = followsCalendar || until === null ? null : new Date(until);
    const set = { followsCalendar, statusUntil, ...(!followsCalendar && { status }) };
    await t.update(staff).set(set).where(eq(staff.id, id));
    const what = { action: 'staff.status', entity: 'staff', entityId: id, actor, at };
    await recordAudit(t, { ...what, before: { status: row.status }, after: { status } });
    const team = await readTeam(t, at.getTime());
    return team.find((each) => each.id === id) ?? null;
  });
}
