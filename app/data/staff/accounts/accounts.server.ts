import { asc, count, eq, sql } from 'drizzle-orm';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { accountNameKey, tidyAccountName } from '#app/domain/staff/account-name.ts';
import type { Belongings, Successors } from '#app/domain/staff/hand-over.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { newReadableCode } from '#app/data/secrets/tokens.server.ts';
import { newDeviceNonce } from '../known-devices.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import { insertAccount, orTaken } from './add-account.server.ts';
import { countBelongings, handOver, renameOwner } from './hand-over.server.ts';
import { staff } from '../schema.server.ts';
import {
  changeAccount,
  type Changed,
  type Refused,
  type Requester,
} from './change-account.server.ts';
import { accountOf, type StaffAccount } from './staff-account.server.ts';
import { readTeam, setStatus, type Teammate } from './team.server.ts';

export type { Requester } from './change-account.server.ts';

type Given = Changed & { oneTimePassword: string };

export interface StaffStore {
  list(): Promise<StaffAccount[]>;
  find(email: string): Promise<StaffAccount | null>;
  hasAccounts(): Promise<boolean>;
  /** The accounts that leads may be given to, by name. */
  team(): Promise<Teammate[]>;
  add(by: Requester, person: { email: string; name: string; role: Role }): Promise<Given | Refused>;
  /** Sets a one-time password, removes the second factor, ends all sessions and clears failed sign-ins. */
  reset(by: Requester, id: string): Promise<Given | Refused>;
  /**
   * @param to who takes over what they have; nobody unless it is said. Each has to have an enabled account.
   */
  disable(by: Requester, id: string, to?: Successors): Promise<Changed | Refused>;
  /** Renames the owner of their records as well. */
  rename(by: Requester, id: string, name: string): Promise<Changed | Refused>;
  /** How much somebody would hand over; null for an unknown account. */
  belongings(id: string): Promise<Belongings | null>;
  /** Gives what somebody has to others; `unknown` without such an account, or an enabled one to take it. */
  handOver(by: Actor, id: string, to: Successors): Promise<Belongings | 'unknown'>;
  /** Clears failed sign-ins as well. */
  enable(by: Requester, id: string): Promise<Changed | Refused>;
  changeRole(by: Requester, id: string, role: Role): Promise<Changed | Refused>;
  /** Says which leads somebody takes and who of the public page they are; that person's leads become theirs. */
  setTeam(
    by: Requester,
    id: string,
    team: { services: readonly string[]; memberId: string | null },
  ): Promise<Changed | Refused>;
  /** Says whether new leads may be given to somebody; null for an account that takes none. */
  setStatus(actor: Actor, id: string, status: MemberStatus): Promise<Teammate | null>;
  /** Ends all sessions; the account can sign in again. */
  signOut(by: Requester, id: string): Promise<Changed | Refused>;
}

/** Who is to take something over has no enabled account. Thrown, so that nothing of the change remains. */
class UnknownSuccessor extends Error {}

export function createStaffStore(database: Database, now: () => number): StaffStore {
  const change = (
    ...[by, kind, id, values]: [
      Requester,
      Parameters<typeof changeAccount>[2],
      string,
      Partial<typeof staff.$inferInsert>,
    ]
  ) => database.tx((t) => changeAccount(t, by, kind, id, values, new Date(now())));
  return {
    async list() {
      const rows = await database.db.select().from(staff).orderBy(asc(staff.name), asc(staff.id));
      return rows.map(accountOf);
    },

    async find(email) {
      const [row] = await database.db
        .select()
        .from(staff)
        .where(eq(staff.email, email.trim().toLowerCase()));
      return row ? accountOf(row) : null;
    },

    async hasAccounts() {
      const [row] = await database.db.select({ number: count() }).from(staff);
      return (row?.number ?? 0) > 0;
    },

    team: () => readTeam(database.db),
    async add(by, person) {
      const oneTimePassword = newReadableCode();
      return orTaken(
        insertAccount(database, by, person, now(), {
          passwordOf: (id) => hashPassword(oneTimePassword, id),
          oneTimeUntil: oneTimeUntil(now()),
          following: async () => ({ oneTimePassword }),
        }),
      );
    },

    async reset(by, id) {
      const oneTimePassword = newReadableCode();
      const passwordHash = await hashPassword(oneTimePassword, id);
      const deviceNonce = newDeviceNonce();
      const none = { totpSecret: null, totpLastStep: null, totpPending: null };
      const values = { passwordHash, deviceNonce, oneTimeUntil: oneTimeUntil(now()), ...none };
      const outcome = await change(by, 'reset', id, values);
      return outcome.ok ? { ...outcome, oneTimePassword } : outcome;
    },

    disable: (by, id, to) =>
      database
        .tx(async (t) => {
          const at = new Date(now());
          const done = await changeAccount(t, by, 'disable', id, { disabledAt: at }, at);
          if (!done.ok || !to) return done;
          const moved = await handOver(t, done.account, to, { actor: by.actor, at });
          if (moved === 'unknown') throw new UnknownSuccessor();
          return done;
        })
        .catch((error: unknown): Refused => {
          if (error instanceof UnknownSuccessor) return { ok: false, problem: 'unknown' };
          throw error;
        }),

    rename: (by, id, name) =>
      orTaken(
        database.tx(async (t) => {
          const at = new Date(now());
          const [row] = await t.select({ name: staff.name }).from(staff).where(eq(staff.id, id));
          const values = { name: tidyAccountName(name), nameKey: accountNameKey(name) };
          const done = await changeAccount(t, by, 'rename', id, values, at);
          const names = { from: row?.name ?? '', to: values.name };
          if (done.ok && row) await renameOwner(t, names, { actor: by.actor, at });
          return done;
        }),
      ),

    async belongings(id) {
      const [row] = await database.db.select().from(staff).where(eq(staff.id, id));
      return row ? countBelongings(database.db, row) : null;
    },

    handOver: (by, id, to) =>
      database.tx(async (t) => {
        const at = new Date(now());
        const [row] = await t.select().from(staff).where(eq(staff.id, id)).for('update');
        if (!row) return 'unknown';
        return handOver(t, row, to, { actor: by, at });
      }),

    enable: (by, id) => change(by, 'enable', id, { disabledAt: null }),
    changeRole: (by, id, role) => change(by, 'change-role', id, { role }),

    setTeam: (by, id, { services, memberId }) =>
      orTaken(
        database.tx(async (t) => {
          const values = { services: [...services], memberId };
          const done = await changeAccount(t, by, 'team', id, values, new Date(now()));
          if (done.ok && memberId !== null) await takeOverLeads(t, memberId, id);
          return done;
        }),
      ),

    setStatus: (actor, id, status) =>
      setStatus(database, id, status, { actor, at: new Date(now()) }),
    signOut: (by, id) => change(by, 'sign-out', id, {}),
  };
}

/** Leads from before accounts took them name a person of the public page. */
async function takeOverLeads(t: Transaction, memberId: string, id: string): Promise<void> {
  await t
    .update(leads)
    .set({ assignedTo: id, version: sql`${leads.version} + 1` })
    .where(eq(leads.assignedTo, memberId));
}

/** When a one-time password given now expires. */
const oneTimeUntil = (now: number) => new Date(now + sessionRules.oneTimePassword);
