import { z } from 'zod';
import { assigneeOf, listAssignees } from '#app/application/leads/team-members.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { assigneeShape } from '../shapes/lead-replies.ts';
import { memberShape } from '../shapes/lead-shapes.ts';
import { uuid } from '../shapes/path-shapes.ts';

/** Possible assignees of leads. */
export const teamOperations = [
  operation('GET /api/team', {
    summary: 'Lists accounts that receive leads, and others that still have some',
    needs: 'leads',
    answer: {
      status: 200,
      description: 'By name; `status` is null for accounts that no longer receive leads',
      body: z.strictObject({ items: z.array(assigneeShape) }),
    },
    async handle({ services }) {
      const { store } = services.leads;
      return { body: { items: await listAssignees(services.staff.accounts, store) } };
    },
  }),
  operation('PATCH /api/team/:id', {
    summary: 'Sets someone’s availability for new leads; other people’s needs `assign`',
    needs: 'leads',
    params: { id: uuid },
    body: memberShape,
    answer: { status: 200, description: 'The member', body: assigneeShape },
    problems: { 'not-found': {} },
    // Affects how new leads are assigned (TEAM-06, TEAM-10).
    async handle({ services, params: { id }, body, user }) {
      const isOwn = user.person?.userId === id;
      if (!isOwn && !user.may('assign')) throw new HttpError('not-allowed', { action: 'assign' });
      const set = await services.staff.accounts.setStatus(user.actor, id, {
        status: body.status,
        until: body.until === undefined ? null : Date.parse(body.until),
      });
      if (!set) throw new HttpError('not-found');
      await services.publicTeam.refresh();
      return { body: assigneeOf(set) };
    },
  }),
] as const;
