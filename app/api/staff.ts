import { z } from 'zod';
import { leadServices, publicPeople } from '#app/application/leads/team-members.ts';
import { listStaff } from '#app/application/staff/list-staff.ts';
import type { RoleListItem, StaffListItem } from '#app/domain/staff/administration.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import { memberStatuses } from '#app/domain/team/team.ts';
import { mayActOn } from '#app/domain/crm/permissions.ts';
import type { AccountProblem, Administrator } from '#app/domain/staff/account-rules.ts';
import { handedOver, type HandedOver } from '#app/domain/staff/hand-over.ts';
import { languages } from '#app/domain/languages.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { line } from './shapes/field-shapes.ts';
import { uuid } from './shapes/path-shapes.ts';

const instant = z.iso.datetime();

const accountShape = z.strictObject({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  hasSecondStep: z.boolean(),
  hasOneTimePassword: z.boolean(),
  status: z.enum(memberStatuses).describe('Whether new leads may be given to them'),
  services: z.array(z.string()).describe('Services whose leads they take'),
  memberId: z.string().nullable().describe('Who of the public team page they are'),
  disabledAt: instant.nullable(),
  createdAt: instant,
  lastLoginAt: instant.nullable(),
  sessions: z.array(
    z.strictObject({
      id: uuid,
      address: z.string().describe('Network address'),
      agent: z.string().describe('What the browser calls itself'),
      createdAt: instant,
      lastSeenAt: instant,
    }),
  ),
  canChange: z.boolean().describe('Whether the caller may change the account'),
  canReset: z.boolean().describe('Whether the caller may reset or disable the account'),
  canSignOut: z.boolean().describe('Whether the caller may sign them out'),
  otherRoles: z.array(z.enum(roles)).describe('Roles that the caller may give them instead'),
}) satisfies z.ZodType<StaffListItem>;

const ruleShape = z.strictObject({
  role: z.enum(roles),
  requiresSecondStep: z.boolean(),
  canChange: z.boolean().describe('Whether the caller may change it'),
}) satisfies z.ZodType<RoleListItem>;

const accountName = line(100, 1);

/** Why an account is not changed; `not-possible` says which rule keeps it. */
const takenProblems = {
  'not-found': {},
  'not-possible': { why: z.enum(['taken', 'name-taken', 'member-taken', 'self', 'last-ceo']) },
} as const;

const sentShape = z.strictObject({
  id: uuid,
  link: z
    .string()
    .nullable()
    .describe('The link, where the site has no mail server to send it; shown once'),
});

const successor = uuid
  .nullable()
  .describe('Id of the account that takes these over; null for none');

function perHandedOver<Value>(make: () => Value): Record<HandedOver, Value> {
  return Object.fromEntries(handedOver.map((what) => [what, make()])) as Record<HandedOver, Value>;
}

const successorsShape = z.strictObject(perHandedOver(() => successor));

/** Who works here, and what is demanded of their roles. */
export const staffOperations = [
  operation('GET /api/staff', {
    summary: 'Lists who works here, and where they are signed in',
    needs: 'manage-staff',
    answer: {
      status: 200,
      description:
        'By name, with the people of the public team page and the services to choose from',
      body: z.strictObject({
        items: z.array(accountShape),
        people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        services: z.array(z.string()).describe('Services that leads are about'),
      }),
    },
    async handle(call) {
      const accounts = await listStaff(call.services.staff, administratorOf(call));
      return {
        body: { items: accounts.map(lineOf), people: publicPeople, services: leadServices },
      };
    },
  }),
  operation('DELETE /api/staff/:id/sessions', {
    summary: 'Signs somebody out everywhere',
    needs: 'manage-staff',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    // They can sign in again.
    async handle(call) {
      const { user, services, params } = call;
      const by = { administrator: administratorOf(call), actor: user.actor };
      const outcome = await services.staff.accounts.signOut(by, params.id);
      if (!outcome.ok) throw refusalOf(outcome.problem);
    },
  }),
  operation('PATCH /api/staff/:id', {
    summary: 'Gives somebody another role, and signs them out everywhere',
    needs: 'manage-staff',
    grave: 'role-of-another',
    params: { id: uuid },
    body: z.strictObject({ role: z.enum(roles) }),
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { user, services, params, body } = call;
      const by = { administrator: administratorOf(call), actor: user.actor };
      const outcome = await services.staff.accounts.changeRole(by, params.id, body.role);
      if (!outcome.ok) throw refusalOf(outcome.problem);
    },
  }),
  operation('POST /api/staff', {
    summary: 'Opens an account, whose owner is invited by mail to choose a password',
    needs: 'manage-staff',
    grave: 'invitation',
    body: z.strictObject({
      email: z.email().max(254),
      name: accountName,
      role: z.enum(roles),
      language: z.enum(languages).describe('Of the mail'),
    }),
    answer: { status: 201, description: 'The account', body: sentShape },
    problems: takenProblems,
    async handle(call) {
      const { services, origin, body } = call;
      const outcome = await services.staff.invitations.invite(requesterOf(call), body, origin);
      return { body: sentOf(outcome, services) };
    },
  }),
  operation('POST /api/staff/:id/reset', {
    summary:
      'Mails somebody a link to choose a new password; the one before ends, as does a second step',
    needs: 'manage-staff',
    grave: 'reset-of-another',
    params: { id: uuid },
    answer: { status: 200, description: 'The account', body: sentShape },
    problems: takenProblems,
    async handle(call) {
      const { services, origin, params } = call;
      const { invitations } = services.staff;
      const outcome = await invitations.reset(requesterOf(call), params.id, origin);
      return { body: sentOf(outcome, services) };
    },
  }),
  operation('PATCH /api/staff/:id/name', {
    summary: 'Renames somebody, in the records that they look after as well',
    needs: 'manage-staff',
    params: { id: uuid },
    body: z.strictObject({ name: accountName }),
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { services, params, body } = call;
      const { accounts } = services.staff;
      const outcome = await accounts.rename(requesterOf(call), params.id, body.name);
      if (!outcome.ok) throw refusalOf(outcome.problem);
    },
  }),
  operation('GET /api/staff/:id/belongings', {
    summary: 'Counts what somebody would hand over',
    needs: 'manage-staff',
    params: { id: uuid },
    answer: {
      status: 200,
      description: 'Clients and projects, tasks that are not done, leads that are open',
      body: z.strictObject(perHandedOver(() => z.int())),
    },
    problems: { 'not-found': {} },
    async handle({ services, params }) {
      const belongings = await services.staff.accounts.belongings(params.id);
      if (!belongings) throw new HttpError('not-found');
      return { body: belongings };
    },
  }),
  operation('POST /api/staff/:id/handover', {
    summary: 'Gives what somebody has to others',
    needs: 'manage-staff',
    params: { id: uuid },
    body: successorsShape,
    answer: {
      status: 200,
      description: 'How much was handed over',
      body: z.strictObject(perHandedOver(() => z.int())),
    },
    problems: { 'not-found': {} },
    async handle({ services, params, body, user }) {
      const moved = await services.staff.accounts.handOver(user.actor, params.id, body);
      if (moved === 'unknown') throw new HttpError('not-found');
      return { body: moved };
    },
  }),
  operation('POST /api/staff/:id/departure', {
    summary: 'Disables an account, and gives what somebody has to others',
    needs: 'manage-staff',
    grave: 'account-disabled',
    params: { id: uuid },
    body: successorsShape,
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { services, params, body } = call;
      const { accounts } = services.staff;
      const outcome = await accounts.disable(requesterOf(call), params.id, body);
      if (!outcome.ok) throw refusalOf(outcome.problem);
      await services.publicTeam.refresh();
    },
  }),
  operation('POST /api/staff/:id/return', {
    summary: 'Enables a disabled account',
    needs: 'manage-staff',
    grave: 'account-enabled',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { services, params } = call;
      const outcome = await services.staff.accounts.enable(requesterOf(call), params.id);
      if (!outcome.ok) throw refusalOf(outcome.problem);
      await services.publicTeam.refresh();
    },
  }),
  operation('PATCH /api/staff/:id/team', {
    summary: 'Says which leads somebody takes, and who of the public team page they are',
    needs: 'manage-staff',
    params: { id: uuid },
    body: z.strictObject({
      services: z.array(line(60, 1)).max(30),
      memberId: z.enum(publicPeople.map(({ id }) => id)).nullable(),
    }),
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { user, services, params, body } = call;
      const by = { administrator: administratorOf(call), actor: user.actor };
      const outcome = await services.staff.accounts.setTeam(by, params.id, body);
      if (!outcome.ok) throw refusalOf(outcome.problem);
      await services.publicTeam.refresh();
    },
  }),
  operation('GET /api/roles', {
    summary: 'Lists roles, and whether each requires a second step at the sign-in',
    needs: 'manage-staff',
    answer: {
      status: 200,
      description: 'From the one that may do most',
      body: z.strictObject({ items: z.array(ruleShape) }),
    },
    async handle(call) {
      const by = administratorOf(call);
      const rules = await call.services.staff.roles.list();
      return {
        body: {
          items: rules.map((rule) => ({
            ...rule,
            canChange: by !== 'operator' && mayActOn(by.role, rule.role),
          })),
        },
      };
    },
  }),
  operation('PATCH /api/roles/:role', {
    summary: 'Says whether a role requires a second step, from the next sign-in on',
    needs: 'manage-staff',
    grave: 'role-rules',
    params: { role: z.enum(roles) },
    body: z.strictObject({ requiresSecondStep: z.boolean() }),
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    async handle(call) {
      const { user, services, params, body } = call;
      const by = { administrator: administratorOf(call), actor: user.actor };
      const isDone = await services.staff.roles.requireSecondStep(
        by,
        params.role,
        body.requiresSecondStep,
      );
      if (!isDone) throw refusalOf('not-allowed');
    },
  }),
] as const;

function refusalOf(problem: AccountProblem): HttpError {
  if (problem === 'unknown') return new HttpError('not-found');
  if (problem === 'not-allowed') return new HttpError('not-allowed', { action: 'manage-staff' });
  return new HttpError('not-possible', { why: problem });
}

function requesterOf(call: CallContext) {
  return { administrator: administratorOf(call), actor: call.user.actor };
}

/** Who has a mail server is not shown the link: it opens somebody else's account. */
function sentOf(
  outcome:
    | { ok: true; account: { id: string }; link: string }
    | { ok: false; problem: AccountProblem },
  { outbox, sendsMail }: CallContext['services'],
) {
  if (!outcome.ok) throw refusalOf(outcome.problem);
  outbox.wake();
  return { id: outcome.account.id, link: sendsMail ? null : outcome.link };
}

/** An API key has no role: it ranks above nobody. */
function administratorOf({ user: { actor, role } }: CallContext): Administrator {
  if (role === null || actor.id === null)
    throw new HttpError('not-allowed', { action: 'manage-staff' });
  return { id: actor.id, role };
}

type Account = Awaited<ReturnType<typeof listStaff>>[number];

function lineOf({ disabledAt, createdAt, lastLoginAt, sessions, ...account }: Account) {
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
