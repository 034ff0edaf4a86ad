import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { may } from '#app/domain/crm/permissions.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Member, MemberStatus } from '#app/domain/team/team.ts';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { staff } from '../schema.server.ts';
import { readPresence } from './presence.server.ts';

/** An account that leads may be given to, with its status of now. */
export interface Teammate extends Member {
  name: string;
  /** Whether the status follows the person's calendar; null without one. */
  followsCalendar: boolean | null;
  /** Until when the calendar is overruled, in epoch milliseconds; null for not before somebody says so. */
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
 * The accounts that may work on leads, by name: the order in which the rule of TEAM-10 goes through them.
 *
 * @param now epoch milliseconds
 */
export async function readTeam(reader: Reader, now: number): Promise<Teammate[]> {
  const found = await readPresence(reader, takesLeads, now);
  return found.map(({ memberId: _memberId, disabledAt: _disabledAt, ...teammate }) => teammate);
}

/**
 * Where an account is written to; null for a disabled one.
 *
 * @param id of an account, or of whoever else may have a lead
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

/** The same by the name that the CRM calls an owner by; null for nobody's. */
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

/** A status by hand, and until when (epoch milliseconds; null for not before somebody says so). */
export interface WantedStatus {
  status: MemberStatus | 'automatic';
  until: number | null;
}

/**
 * Says whether new leads may be given to an account (TEAM-06), or that its calendar says so.
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
