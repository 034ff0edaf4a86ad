import { z } from 'zod';
import {
  depart,
  handOver,
  type HandOverContext,
} from '#app/application/staff/departures.server.ts';
import type { CallContext } from '../http/call-context.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { uuid } from '../shapes/path-shapes.ts';
import { perBelongingKind, successorsShape, takenProblems } from '../shapes/staff-shapes.ts';
import { requesterOf, requireOk } from './staff-caller.ts';

const remainingMeetings = z.array(z.strictObject({ start: z.iso.datetime(), name: z.string() }));

function contextOf({ services, origin, now }: CallContext): HandOverContext {
  const { database, places, staff } = services;
  const links = services.leads.bookingLinks(origin);
  return {
    database,
    accounts: staff.accounts,
    meetings: { links, places: places(), origin, now: now() },
  };
}

/** Handing over what someone is responsible for; disabling and enabling accounts. */
export const departureOperations = [
  operation('GET /api/staff/:id/belongings', {
    summary: 'Counts what someone would hand over',
    needs: 'manage-staff',
    params: { id: uuid },
    answer: {
      status: 200,
      description: 'Clients, projects, unfinished tasks and open leads',
      body: z.strictObject(perBelongingKind(() => z.int())),
    },
    problems: { 'not-found': {} },
    async handle({ services, params }) {
      const belongings = await services.staff.accounts.belongings(params.id);
      if (!belongings) throw new HttpError('not-found');
      return { body: belongings };
    },
  }),
  operation('POST /api/staff/:id/handover', {
    summary: 'Hands over what someone has to others',
    // Accounts of any role: whoever manages staff may assign each of these records anyway.
    takesIdempotencyKey: true,
    needs: 'manage-staff',
    params: { id: uuid },
    body: successorsShape,
    answer: {
      status: 200,
      description: 'How much was handed over, and the meetings nobody was free for',
      body: z.strictObject({ ...perBelongingKind(() => z.int()), kept: remainingMeetings }),
    },
    problems: { 'not-found': {} },
    async handle(call) {
      const { params, body, user } = call;
      const handed = await handOver(contextOf(call), user.actor, params.id, body);
      if (handed === 'unknown') throw new HttpError('not-found');
      return { body: { ...handed.moved, kept: handed.kept } };
    },
  }),
  operation('POST /api/staff/:id/departure', {
    summary: 'Disables an account and hands over what its owner has to others',
    takesIdempotencyKey: true,
    needs: 'manage-staff',
    sensitive: 'account-disabled',
    params: { id: uuid },
    body: successorsShape,
    answer: {
      status: 200,
      description: 'The meetings nobody was free for',
      body: z.strictObject({ kept: remainingMeetings }),
    },
    problems: takenProblems,
    async handle(call) {
      const { services, params, body } = call;
      const left = await depart(contextOf(call), requesterOf(call), params.id, body);
      requireOk(left);
      await services.publicTeam.refresh();
      return { body: { kept: left.kept } };
    },
  }),
  operation('POST /api/staff/:id/return', {
    summary: 'Enables a disabled account',
    takesIdempotencyKey: true,
    needs: 'manage-staff',
    sensitive: 'account-enabled',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: takenProblems,
    async handle(call) {
      const { services, params } = call;
      const outcome = await services.staff.accounts.enable(requesterOf(call), params.id);
      requireOk(outcome);
      await services.publicTeam.refresh();
    },
  }),
] as const;
