import { eq } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { mayActOn } from '#app/domain/crm/permissions.ts';
import { roles, type Role } from '#app/domain/crm/records/entities.ts';
import { requiredByDefault, type RoleRule } from '#app/domain/staff/role-rules.ts';
import type { Requester } from './accounts/accounts.server.ts';
import { staffRoles } from './schema.server.ts';

/** Sign-in requirements of roles. */
export interface RoleRules {
  list(): Promise<RoleRule[]>;
  /**
   * Sets whether a role requires two-step verification, from the next sign-in on.
   *
   * @returns false for a role above the requester's
   */
  requireSecondStep(by: Requester, role: Role, isRequired: boolean): Promise<boolean>;
}

export function createRoleRules(database: Database, now: () => number): RoleRules {
  return {
    async list() {
      const known = await database.db.select().from(staffRoles);
      return roles.map((role) => known.find((each) => each.role === role) ?? byDefault(role));
    },

    async requireSecondStep({ administrator: by, actor }, role, requiresSecondStep) {
      if (by !== 'operator' && !mayActOn(by.role, role)) return false;
      await database.tx(async (t) => {
        const before = await ruleOf(t, role);
        const after = { role, requiresSecondStep };
        await t
          .insert(staffRoles)
          .values(after)
          .onConflictDoUpdate({ target: staffRoles.role, set: after });
        const entry = { action: 'role.second-step', entity: 'role', entityId: role };
        await recordAudit(t, { ...entry, actor, before, after, at: new Date(now()) });
      });
      return true;
    },
  };
}

/** Whether an account requires two-step verification, by itself or through its role. */
export async function isSecondStepRequired(
  reader: Reader,
  { role, requiresSecondStep }: { role: Role; requiresSecondStep: boolean },
): Promise<boolean> {
  return requiresSecondStep || (await ruleOf(reader, role)).requiresSecondStep;
}

async function ruleOf(reader: Reader, role: Role): Promise<RoleRule> {
  const [rule] = await reader.select().from(staffRoles).where(eq(staffRoles.role, role));
  return rule ?? byDefault(role);
}

const byDefault = (role: Role): RoleRule => ({
  role,
  requiresSecondStep: requiredByDefault.includes(role),
});
