import { z } from 'zod';
import type { ListedAccount } from '#app/application/staff/list-staff.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import type { RoleListItem, StaffListItem } from '#app/domain/staff/administration.ts';
import { belongingKinds, type BelongingKind } from '#app/domain/staff/reassignment.ts';
import { memberStatuses } from '#app/domain/team/team.ts';
import { uuid } from './path-shapes.ts';

const instant = z.iso.datetime();

export const accountShape = z.strictObject({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  hasSecondStep: z.boolean(),
  requiresSecondStep: z
    .boolean()
    .describe('Whether the account itself requires two-step verification, whatever its role'),
  hasOneTimePassword: z.boolean(),
  status: z.enum(memberStatuses).describe('Availability for new leads'),
  services: z.array(z.string()).describe('Services whose leads they receive'),
  memberId: z.string().nullable().describe('Id of their person on the public team page'),
  disabledAt: instant.nullable(),
  createdAt: instant,
  lastLoginAt: instant.nullable(),
  sessions: z.array(
    z.strictObject({
      id: uuid,
      address: z.string().describe('IP address'),
      agent: z.string().describe('User agent of the browser'),
      createdAt: instant,
      lastSeenAt: instant,
    }),
  ),
  canChange: z.boolean().describe('Whether the caller may change the account'),
  canReset: z.boolean().describe('Whether the caller may reset or disable the account'),
  canSignOut: z.boolean().describe('Whether the caller may end its sessions'),
  otherRoles: z.array(z.enum(roles)).describe('Other roles the caller may assign'),
}) satisfies z.ZodType<StaffListItem>;

/** An account in the list of staff. */
export function accountItemOf({
  disabledAt,
  createdAt,
  lastLoginAt,
  sessions,
  ...account
}: ListedAccount) {
  return {
    ...account,
    disabledAt: disabledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    sessions: sessions.map(({ id, address, agent, ...times }) => ({
      id,
      address,
      agent,
      createdAt: times.createdAt.toISOString(),
      lastSeenAt: times.lastSeenAt.toISOString(),
    })),
  };
}

export const ruleShape = z.strictObject({
  role: z.enum(roles),
  requiresSecondStep: z.boolean(),
  canChange: z.boolean().describe('Whether the caller may change it'),
}) satisfies z.ZodType<RoleListItem>;

/** Why an account was not changed; `not-possible` names the rule. */
export const takenProblems = {
  'not-found': {},
  'not-possible': { why: z.enum(['taken', 'name-taken', 'member-taken', 'self', 'last-ceo']) },
} as const;

export const sentShape = z.strictObject({
  id: uuid,
  link: z
    .string()
    .nullable()
    .describe('The link, shown once, if there is no mail server to send it'),
});

const successor = uuid
  .nullable()
  .describe('Id of the account that takes these over; null for nobody');

export function perBelongingKind<Value>(make: () => Value): Record<BelongingKind, Value> {
  return recordOf(belongingKinds, make);
}

export const successorsShape = z.strictObject(perBelongingKind(() => successor));
