import { z } from 'zod';
import { publicPeople } from '#app/application/leads/team-members.ts';
import { listStaff } from '#app/application/staff/list-staff.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import { languages } from '#app/domain/languages.ts';
import { leadServices } from '#app/domain/leads/lead-services.ts';
import { operation } from '../http/operation.ts';
import { line } from '../shapes/field-shapes.ts';
import { uuid } from '../shapes/path-shapes.ts';
import { accountItemOf, accountShape, sentShape, takenProblems } from '../shapes/staff-shapes.ts';
import { administratorOf, requesterOf, requireOk, sentOf } from './staff-caller.ts';

const accountName = line(100, 1);

/** Staff accounts. */
export const staffOperations = [
  operation('GET /api/staff', {
    summary: 'Lists the team and where they are signed in',
    needs: 'manage-staff',
    answer: {
      status: 200,
      description:
        'By name, with the people on the public team page and the services to choose from',
      body: z.strictObject({
        items: z.array(accountShape),
        people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        services: z.array(z.string()).describe('Services that leads can be about'),
      }),
    },
    async handle(call) {
      const accounts = await listStaff(call.services.staff, administratorOf(call));
      return {
        body: { items: accounts.map(accountItemOf), people: publicPeople, services: leadServices },
      };
    },
  }),
  operation('DELETE /api/staff/:id/sessions', {
    summary: 'Signs someone out everywhere',
    needs: 'manage-staff',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    // They can sign in again.
    async handle(call) {
      const { services, params } = call;
      const outcome = await services.staff.accounts.signOut(requesterOf(call), params.id);
      requireOk(outcome);
    },
  }),
  operation('PATCH /api/staff/:id', {
    summary: 'Gives someone another role and signs them out everywhere',
    needs: 'manage-staff',
    sensitive: 'role-of-another',
    params: { id: uuid },
    body: z.strictObject({ role: z.enum(roles) }),
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { services, params, body } = call;
      const { accounts } = services.staff;
      const outcome = await accounts.changeRole(requesterOf(call), params.id, body.role);
      requireOk(outcome);
    },
  }),
  operation('POST /api/staff', {
    summary: 'Creates an account and emails its owner an invitation to choose a password',
    takesIdempotencyKey: true,
    needs: 'manage-staff',
    sensitive: 'invitation',
    body: z.strictObject({
      email: z.email().max(254),
      name: accountName,
      role: z.enum(roles),
      language: z.enum(languages).describe('Language of the email'),
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
      'Emails someone a link to choose a new password; the old one and two-step verification stop working',
    takesIdempotencyKey: true,
    needs: 'manage-staff',
    sensitive: 'reset-of-another',
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
    summary: 'Renames someone, also in the records they own',
    takesIdempotencyKey: true,
    needs: 'manage-staff',
    params: { id: uuid },
    body: z.strictObject({ name: accountName }),
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { services, params, body } = call;
      const { accounts } = services.staff;
      const outcome = await accounts.rename(requesterOf(call), params.id, body.name);
      requireOk(outcome);
    },
  }),
  operation('PATCH /api/staff/:id/second-step', {
    summary: 'Sets whether an account requires two-step verification, whatever its role',
    needs: 'manage-staff',
    sensitive: 'role-rules',
    params: { id: uuid },
    body: z.strictObject({ requiresSecondStep: z.boolean() }),
    answer: { status: 204, description: 'Done; applies from the next sign-in' },
    problems: takenProblems,
    async handle(call) {
      const { services, params, body } = call;
      const { accounts } = services.staff;
      const { requiresSecondStep } = body;
      const by = requesterOf(call);
      const outcome = await accounts.requireSecondStep(by, params.id, requiresSecondStep);
      requireOk(outcome);
    },
  }),
  operation('PATCH /api/staff/:id/team', {
    summary: 'Sets which leads someone receives and which person on the public team page they are',
    needs: 'manage-staff',
    params: { id: uuid },
    body: z.strictObject({
      services: z.array(line(60, 1)).max(30),
      memberId: z.enum(publicPeople.map(({ id }) => id)).nullable(),
    }),
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { services, params, body } = call;
      const outcome = await services.staff.accounts.setTeam(requesterOf(call), params.id, body);
      requireOk(outcome);
      await services.publicTeam.refresh();
    },
  }),
] as const;
