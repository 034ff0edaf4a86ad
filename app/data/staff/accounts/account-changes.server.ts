import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { reassignViews } from '#app/data/saved-views/view-store.server.ts';
import { newReadableCode } from '#app/data/secrets/tokens.server.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { accountNameKey, normalizeAccountName } from '#app/domain/staff/account-name.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Belongings, Successors } from '#app/domain/staff/reassignment.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { newDeviceNonce } from '../known-devices.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import { staff } from '../schema.server.ts';
import { insertAccount, orTaken } from './add-account.server.ts';
import {
  changeAccount,
  type Changed,
  type Refused,
  type Requester,
} from './change-account.server.ts';
import { reassign, renameOwner, type MeetingHandOver } from './reassignment.server.ts';

export type Given = Changed & { oneTimePassword: string };

/** The successor has no enabled account. Thrown to roll back the whole change. */
class UnknownSuccessor extends Error {}

/** @param now epoch milliseconds */
export async function addAccount(
  database: Database,
  by: Requester,
  person: { email: string; name: string; role: Role },
  now: number,
): Promise<Given | Refused> {
  const oneTimePassword = newReadableCode();
  return orTaken(
    insertAccount(database, by, person, now, {
      passwordOf: (id) => hashPassword(oneTimePassword, id),
      oneTimeUntil: oneTimeUntil(new Date(now)),
      following: async () => ({ oneTimePassword }),
    }),
  );
}

export async function resetAccount(
  database: Database,
  by: Requester,
  id: string,
  at: Date,
): Promise<Given | Refused> {
  const oneTimePassword = newReadableCode();
  const values = {
    passwordHash: await hashPassword(oneTimePassword, id),
    deviceNonce: newDeviceNonce(),
    oneTimeUntil: oneTimeUntil(at),
    totpSecret: null,
    totpLastStep: null,
    totpPending: null,
  };
  const outcome = await database.tx((t) => changeAccount(t, by, 'reset', id, values, at));
  return outcome.ok ? { ...outcome, oneTimePassword } : outcome;
}

/** Who takes over what. */
interface HandOver<To> {
  to: To;
  at: Date;
  handOverMeetings?: MeetingHandOver | undefined;
}

export async function disableAccount(
  database: Database,
  by: Requester,
  id: string,
  { to, at, handOverMeetings }: HandOver<Successors | undefined>,
): Promise<Changed | Refused> {
  try {
    return await database.tx(async (t) => {
      const done = await changeAccount(t, by, 'disable', id, { disabledAt: at }, at);
      if (!done.ok) return done;
      const { administrator } = by;
      await reassignViews(t, done.account, administrator === 'operator' ? null : administrator.id);
      if (!to) return done;
      const moved = await reassign(t, done.account, to, { actor: by.actor, at, handOverMeetings });
      if (moved === 'unknown') throw new UnknownSuccessor();
      return done;
    });
  } catch (error) {
    if (error instanceof UnknownSuccessor) return { ok: false, problem: 'unknown' };
    throw error;
  }
}

export function renameAccount(
  database: Database,
  by: Requester,
  id: string,
  name: string,
  at: Date,
): Promise<Changed | Refused> {
  return orTaken(
    database.tx(async (t) => {
      const [row] = await t.select({ name: staff.name }).from(staff).where(eq(staff.id, id));
      const values = { name: normalizeAccountName(name), nameKey: accountNameKey(name) };
      const done = await changeAccount(t, by, 'rename', id, values, at);
      const names = { from: row?.name ?? '', to: values.name };
      if (done.ok && row) await renameOwner(t, names, { actor: by.actor, at });
      return done;
    }),
  );
}

export function reassignFrom(
  database: Database,
  by: Actor,
  id: string,
  { to, at, handOverMeetings }: HandOver<Successors>,
): Promise<Belongings | 'unknown'> {
  return database.tx(async (t) => {
    const [row] = await t.select().from(staff).where(eq(staff.id, id)).for('update');
    if (!row) return 'unknown';
    return reassign(t, row, to, { actor: by, at, handOverMeetings });
  });
}

export function changeTeam(
  database: Database,
  by: Requester,
  id: string,
  { services, memberId }: { services: readonly string[]; memberId: string | null },
  at: Date,
): Promise<Changed | Refused> {
  return orTaken(
    database.tx(async (t) => {
      const done = await changeAccount(
        t,
        by,
        'team',
        id,
        { services: [...services], memberId },
        at,
      );
      if (done.ok && memberId !== null) await takeOverLeads(t, memberId, id);
      return done;
    }),
  );
}

/** Leads from before accounts existed name a person on the public page. */
async function takeOverLeads(t: Transaction, memberId: string, id: string): Promise<void> {
  await t
    .update(leads)
    .set({ assignedTo: id, version: sql`${leads.version} + 1` })
    .where(eq(leads.assignedTo, memberId));
}

/** Expiry of a one-time password issued now. */
const oneTimeUntil = (now: Date) => new Date(now.getTime() + sessionRules.oneTimePassword);
