import { and, asc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { staffSchedules } from '#app/data/bookings/schema.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { endPush } from '#app/data/notifications/end-push.server.ts';
import {
  accountProblem,
  type AccountChange,
  type AccountProblem,
  type Administrator,
} from '#app/domain/staff/account-rules.ts';
import { operatorActor, type Actor } from '#app/domain/staff/actor.ts';
import { sensitiveChangeMail } from '#app/domain/staff/sensitive-change-mail.ts';
import { staff, staffLinks, staffRecoveryCodes, staffSessions } from '../schema.server.ts';
import type { StaffRow } from '../session-start.server.ts';
import { clearFailures } from '../sign-in-throttle.server.ts';
import { accountOf, type StaffAccount } from './staff-account.server.ts';

/** Who requests a change, for the rules and the audit log. */
export interface Requester {
  administrator: Administrator;
  actor: Actor;
}

/** The operator at the machine, who may change every account. */
export const operator: Requester = { administrator: 'operator', actor: operatorActor };

export type Refused = { ok: false; problem: AccountProblem };
export type Changed = { ok: true; account: StaffAccount };

/** Changes after which the account must sign in again. */
const endsSessions: ReadonlySet<AccountChange> = new Set([
  'disable',
  'reset',
  'change-role',
  'sign-out',
]);

/** Changes one account by the rules, with an audit entry. */
export async function changeAccount(
  t: Transaction,
  { administrator, actor }: Requester,
  kind: Exclude<AccountChange, 'add'>,
  id: string,
  values: Partial<typeof staff.$inferInsert>,
  at: Date,
): Promise<Changed | Refused> {
  const { row, ceos } = await lockAccount(t, id);
  if (!row) return { ok: false, problem: 'unknown' };
  const account = { id, role: row.role, isDisabled: row.disabledAt !== null };
  const role = values.role ?? row.role;
  const problem = accountProblem(administrator, kind, account, role, ceos);
  if (problem) return { ok: false, problem };
  // Signing out changes no column, but an update needs one.
  const changes = kind === 'sign-out' ? { role } : values;
  const [changed] = await t.update(staff).set(changes).where(eq(staff.id, id)).returning();
  if (!changed) return { ok: false, problem: 'unknown' };
  if (endsSessions.has(kind)) {
    await t.delete(staffSessions).where(eq(staffSessions.staffId, id));
    await endPush(t, id);
  }
  if (kind === 'disable') await endAddresses(t, id);
  if (kind === 'reset')
    await t.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
  if (kind === 'reset' || kind === 'enable') await clearFailures(t, changed);
  const sensitive = kind === 'reset' ? kind : kind === 'change-role' ? 'role' : null;
  if (sensitive) await enqueue(t, at, sensitiveChangeMail(changed, sensitive, at, actor.name));
  const [before, after] = [accountOf(row), accountOf(changed)];
  const what = { actor, at, action: `staff.${kind}`, entity: 'staff', entityId: id };
  await recordAudit(t, { ...what, before, after });
  return { ok: true, account: after };
}

/** Revokes emailed links and the calendar feed: enabling the account again does not restore them. */
async function endAddresses(t: Transaction, id: string): Promise<void> {
  await t.delete(staffLinks).where(eq(staffLinks.staffId, id));
  await t.update(staffSchedules).set({ feedTokenHash: null }).where(eq(staffSchedules.staffId, id));
}

/** Locks the CEOs first, in order: otherwise the last two could be disabled concurrently. */
async function lockAccount(
  t: Transaction,
  id: string,
): Promise<{ row: StaffRow | undefined; ceos: number }> {
  const ceos = await t
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'CEO'), isNull(staff.disabledAt)))
    .orderBy(asc(staff.id))
    .for('update');
  const [row] = await t.select().from(staff).where(eq(staff.id, id)).for('update');
  return { row, ceos: ceos.length };
}
