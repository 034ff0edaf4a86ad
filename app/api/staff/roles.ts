import { z } from 'zod';
import { mayActOn } from '#app/domain/crm/permissions.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import { operation } from '../http/operation.ts';
import { ruleShape } from '../shapes/staff-shapes.ts';
import { administratorOf, mayNotManage, requesterOf } from './staff-caller.ts';

/** Sign-in rules of the roles. */
export const roleOperations = [
  operation('GET /api/roles', {
    summary: 'Lists the roles and whether each requires two-step verification',
    needs: 'manage-staff',
    answer: {
      status: 200,
      description: 'From the most to the least powerful',
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
    summary: 'Sets whether a role requires two-step verification, from the next sign-in on',
    needs: 'manage-staff',
    sensitive: 'role-rules',
    params: { role: z.enum(roles) },
    body: z.strictObject({ requiresSecondStep: z.boolean() }),
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    async handle(call) {
      const { services, params, body } = call;
      const isDone = await services.staff.roles.requireSecondStep(
        requesterOf(call),
        params.role,
        body.requiresSecondStep,
      );
      if (!isDone) throw mayNotManage();
    },
  }),
] as const;
