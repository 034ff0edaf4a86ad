import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Role } from '#app/domain/crm/entities.ts';
import {
  accountProblem,
  type AccountChange,
  type AccountProblem,
  type Administrator,
} from '#app/domain/staff/account-rules.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { recordAudit } from './audit.server.ts';
import type { Database } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { staff, staffRecoveryCodes, staffSessions } from './schema/staff.server.ts';
import { newSpokenCode } from './tokens.server.ts';

/** An account as lists show it. */
export interface StaffAccount {
  id: string;
  email: string;
  name: string;
  role: Role;
  hasSecondStep: boolean;
  /** Whether its password is one that an administrator gave. */
  hasOneTimePassword: boolean;
  disabledAt: Date | null;
  createdAt: Date;
  lastLoginAt: Date | null;
}

/** Who asks, for the rules and for the audit log. */
export interface By {
  administrator: Administrator;
  actor: Actor;
}

type Refused = { ok: false; problem: AccountProblem };
type Changed = { ok: true; account: StaffAccount };
type Given = Changed & { oneTimePassword: string };

export interface StaffStore {
  list(): Promise<StaffAccount[]>;
  find(email: string): Promise<StaffAccount | null>;
  /** Whether anybody can sign in at all. */
  hasAccounts(): Promise<boolean>;
  add(by: By, person: { email: string; name: string; role: Role }): Promise<Given | Refused>;
  /** Gives a new password, takes the second step away and signs out everywhere. */
  reset(by: By, id: string): Promise<Given | Refused>;
  disable(by: By, id: string): Promise<Changed | Refused>;
  enable(by: By, id: string): Promise<Changed | Refused>;
  changeRole(by: By, id: string, role: Role): Promise<Changed | Refused>;
  /** Ends all their sessions; they can sign in again. */
  signOut(by: By, id: string): Promise<Changed | Refused>;
}

export function createStaffStore(database: Database, now: () => number): StaffStore {
  /** Changes one account within the rules, and writes it down. */
  function change(
    { administrator, actor }: By,
    kind: Exclude<AccountChange, 'add'>,
    id: string,
    values: Partial<typeof staff.$inferInsert>,
  ): Promise<Changed | Refused> {
    return database.tx(async (t) => {
      // The CEOs' rows first, in order: two of them cannot then be the last one to go, each for the other.
      const ceos = await t
        .select({ id: staff.id })
        .from(staff)
        .where(and(eq(staff.role, 'CEO'), isNull(staff.disabledAt)))
        .orderBy(asc(staff.id))
        .for('update');
      const [row] = await t.select().from(staff).where(eq(staff.id, id)).for('update');
      if (!row) return { ok: false, problem: 'unknown' };
      const account = { id, role: row.role, isDisabled: row.disabledAt !== null };
      const role = values.role ?? row.role;
      const problem = accountProblem(administrator, kind, account, role, ceos.length);
      if (problem) return { ok: false, problem };
      // Nothing of the account itself changes when it is signed out.
      const changes = kind === 'sign-out' ? { role } : values;
      const [changed] = await t.update(staff).set(changes).where(eq(staff.id, id)).returning();
      if (!changed) return { ok: false, problem: 'unknown' };
      if (kind !== 'enable') await t.delete(staffSessions).where(eq(staffSessions.staffId, id));
      if (kind === 'reset')
        await t.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
      await recordAudit(t, {
        actor,
        action: `staff.${kind}`,
        entity: 'staff',
        entityId: id,
        before: shown(row),
        after: shown(changed),
        at: new Date(now()),
      });
      return { ok: true, account: shown(changed) };
    });
  }

  const oneTimeUntil = () => new Date(now() + sessionRules.oneTimePassword);

  return {
    async list() {
      const rows = await database.db.select().from(staff).orderBy(asc(staff.name), asc(staff.id));
      return rows.map(shown);
    },

    async find(email) {
      const [row] = await database.db
        .select()
        .from(staff)
        .where(eq(staff.email, email.trim().toLowerCase()));
      return row ? shown(row) : null;
    },

    async hasAccounts() {
      const [row] = await database.db.select({ number: count() }).from(staff);
      return (row?.number ?? 0) > 0;
    },

    async add({ administrator, actor }, { email, name, role }) {
      const id = newId(now());
      const problem = accountProblem(
        administrator,
        'add',
        { id, role, isDisabled: false },
        role,
        0,
      );
      if (problem) return { ok: false, problem };
      const oneTimePassword = newSpokenCode();
      const passwordHash = await hashPassword(oneTimePassword);
      return database.tx(async (t) => {
        const values = {
          id,
          email: email.trim().toLowerCase(),
          name: name.trim(),
          role,
          passwordHash,
          oneTimeUntil: oneTimeUntil(),
          createdAt: new Date(now()),
        };
        const [added] = await t.insert(staff).values(values).onConflictDoNothing().returning();
        if (!added) return { ok: false, problem: 'taken' };
        await recordAudit(t, {
          actor,
          action: 'staff.add',
          entity: 'staff',
          entityId: id,
          before: null,
          after: shown(added),
          at: added.createdAt,
        });
        return { ok: true, account: shown(added), oneTimePassword };
      });
    },

    async reset(by, id) {
      const oneTimePassword = newSpokenCode();
      const passwordHash = await hashPassword(oneTimePassword);
      const none = { totpSecret: null, totpLastStep: null, totpPending: null };
      const values = { passwordHash, oneTimeUntil: oneTimeUntil(), ...none };
      const outcome = await change(by, 'reset', id, values);
      return outcome.ok ? { ...outcome, oneTimePassword } : outcome;
    },

    disable: (by, id) => change(by, 'disable', id, { disabledAt: new Date(now()) }),
    enable: (by, id) => change(by, 'enable', id, { disabledAt: null }),
    changeRole: (by, id, role) => change(by, 'change-role', id, { role }),
    signOut: (by, id) => change(by, 'sign-out', id, {}),
  };
}

/** Nothing secret: what the audit log keeps, and screens show. */
function shown(row: typeof staff.$inferSelect): StaffAccount {
  const { id, email, name, role, disabledAt, createdAt, lastLoginAt } = row;
  return {
    id,
    email,
    name,
    role,
    hasSecondStep: row.totpSecret !== null,
    hasOneTimePassword: row.oneTimeUntil !== null,
    disabledAt,
    createdAt,
    lastLoginAt,
  };
}
