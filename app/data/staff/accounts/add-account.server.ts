import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { violatedConstraint } from '#app/data/engine/database-failure.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/domain/languages.ts';
import { accountNameKey, normalizeAccountName } from '#app/domain/staff/account-name.ts';
import { accountProblem } from '#app/domain/staff/account-rules.ts';
import { staff } from '../schema.server.ts';
import type { StaffRow } from '../session-start.server.ts';
import type { Changed, Refused, Requester } from './change-account.server.ts';
import { accountOf } from './staff-account.server.ts';

/** The owner of a new account. */
export interface NewPerson {
  email: string;
  name: string;
  role: Role;
  language?: Language;
}

interface Way<Given> {
  /** The hash of its first password. */
  passwordOf: (id: string) => Promise<string>;
  oneTimeUntil: Date;
  /** Further changes in the account's transaction. */
  following: (t: Transaction, row: StaffRow) => Promise<Given>;
}

/** Adds an account by the rules, with an audit entry. */
export async function insertAccount<Given>(
  database: Database,
  { administrator, actor }: Requester,
  { email, name, role, language }: NewPerson,
  now: number,
  { passwordOf, oneTimeUntil, following }: Way<Given>,
): Promise<(Changed & Given) | Refused> {
  const id = newId(now);
  const problem = accountProblem(administrator, 'add', { id, role, isDisabled: false }, role, 0);
  if (problem) return { ok: false, problem };
  const passwordHash = await passwordOf(id);
  return database.tx(async (t) => {
    const values = {
      id,
      email: email.trim().toLowerCase(),
      name: normalizeAccountName(name),
      nameKey: accountNameKey(name),
      role,
      passwordHash,
      oneTimeUntil,
      createdAt: new Date(now),
      language,
    };
    const [added] = await t.insert(staff).values(values).returning();
    if (!added) throw new Error('The account was not inserted');
    const what = { actor, action: 'staff.add', entity: 'staff', entityId: id };
    await recordAudit(t, { ...what, before: null, after: accountOf(added), at: added.createdAt });
    return { ok: true as const, account: accountOf(added), ...(await following(t, added)) };
  });
}

const takenBy = {
  staff_email_key: 'taken',
  staff_name_key: 'name-taken',
  staff_member_key: 'member-taken',
} as const;

/** Converts the violation of a unique index to its problem. */
export async function orTaken<T>(work: Promise<T | Refused>): Promise<T | Refused> {
  try {
    return await work;
  } catch (error) {
    const name = violatedConstraint(error) ?? '';
    if (name in takenBy) return { ok: false, problem: takenBy[name as keyof typeof takenBy] };
    throw error;
  }
}
