import { z } from 'zod';
import { convertToClient } from '#app/application/leads/convert-to-client.ts';
import { findMatchingClients } from '#app/application/leads/find-matching-clients.ts';
import { moveLead } from '#app/application/leads/move-lead.ts';
import { readLeadFile } from '#app/application/leads/read-lead-file.ts';
import { listItemOf } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { agencyLanguage, languages } from '#app/i18n/languages.ts';
import type { CallContext } from '../http/call-context.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { conflictDetails } from '../shapes/crm-replies.ts';
import { knownClientShape, leadFileShape, leadPageShape } from '../shapes/lead-replies.ts';
import {
  conversionShape,
  leadMoveShape,
  leadNoteShape,
  leadQueryShape,
} from '../shapes/lead-shapes.ts';
import { pageOf } from '../shapes/moment-cursor.ts';
import { uuid } from '../shapes/path-shapes.ts';
import { followOf, leadAnswer, leadProblems, leadReply, versionHeader } from './lead-answer.ts';

/** Leads and their status. */
export const leadOperations = [
  operation('GET /api/leads', {
    summary: 'Lists leads, newest or most urgent first',
    needs: 'leads',
    query: leadQueryShape,
    answer: {
      status: 200,
      description: 'A page of leads, with the number in each state',
      body: leadPageShape,
    },
    async handle({ services, query: { after, limit = 50, ...filter } }) {
      const { store } = services.leads;
      const [found, counts] = await Promise.all([
        // One extra row shows whether there is a next page.
        store.list({ ...filter, limit: limit + 1, ...(after && { after }) }),
        store.counts(),
      ]);
      const { items, ...next } = pageOf(found, limit, (lead) => lead);
      return { body: { items: items.map(listItemOf), ...counts, ...next } };
    },
  }),
  operation('GET /api/leads/:id', {
    summary: 'Reads a lead, with the results attached to it',
    needs: 'leads',
    params: { id: uuid },
    query: z.strictObject({
      language: z.enum(languages).default(agencyLanguage).describe('Language of the result texts'),
    }),
    answer: {
      status: 200,
      description: 'The lead, with its version in ETag',
      body: leadFileShape,
      headers: ['ETag'],
    },
    problems: { 'not-found': {} },
    async handle({ services, params, query }) {
      const file = await readLeadFile(services.database, params.id, query.language);
      if (!file) throw new HttpError('not-found');
      return { body: file, headers: versionHeader(file.lead) };
    },
  }),
  operation('POST /api/leads/:id/moves', {
    summary: 'Changes the state of a lead; assigning it to someone else needs `assign`',
    takesIdempotencyKey: true,
    needs: 'leads',
    needsToo: ({ body: { move } }) => (move === 'assign' || move === 'unassign' ? 'assign' : null),
    params: { id: uuid },
    body: leadMoveShape,
    takesVersion: true,
    answer: { status: 200, ...leadAnswer },
    problems: leadProblems,
    async handle(call) {
      const { services, params, version, user, now, body } = call;
      const made = { id: params.id, version, actor: user.actor, at: new Date(now()) };
      const { store } = services.leads;
      const context = { store, accounts: services.staff.accounts };
      const changed = await moveLead(context, made, body, followOf(call));
      if (changed) return leadReply(changed);
      const errors = [{ path: 'memberId', message: 'Not a member of the team' }];
      throw new HttpError('invalid', { errors });
    },
  }),
  operation('POST /api/leads/:id/notes', {
    summary: 'Adds a note',
    takesIdempotencyKey: true,
    needs: 'leads',
    params: { id: uuid },
    body: leadNoteShape,
    answer: { status: 201, ...leadAnswer },
    problems: { 'not-found': {} },
    async handle({ services, params, user, now, body }) {
      const made = { id: params.id, actor: user.actor, at: new Date(now()) };
      return leadReply(await services.leads.store.addNote(made, body.text));
    },
  }),
  operation('GET /api/leads/:id/clients', {
    summary: 'Lists clients that may match a lead',
    needs: 'leads',
    params: { id: uuid },
    answer: {
      status: 200,
      description: 'At most ten',
      body: z.strictObject({ items: z.array(knownClientShape) }),
    },
    problems: { 'not-found': {} },
    handle: async (call) => ({
      body: { items: await findMatchingClients(call.store, await leadOf(call, call.params.id)) },
    }),
  }),
  operation('POST /api/leads/:id/conversion', {
    summary: 'Converts a lead to a client and can start a project; also needs `edit`',
    takesIdempotencyKey: true,
    needs: 'leads',
    params: { id: uuid },
    body: conversionShape,
    takesVersion: true,
    answer: { status: 200, ...leadAnswer },
    problems: {
      ...leadProblems,
      duplicate: { clients: z.array(knownClientShape) },
      conflict: conflictDetails,
    },
    async handle(call) {
      const { services, store, user, now, body } = call;
      const lead = await leadOf(call, call.params.id);
      if (lead.version !== call.version) throw new HttpError('changed', { current: lead });
      const { database, changeFeed, staff } = services;
      const { accounts } = staff;
      const context = { database, store, accounts, changeFeed, user, onEvent: followOf(call), now };
      const done = await convertToClient(lead, body, context);
      if (done.outcome === 'duplicate') throw new HttpError('duplicate', { clients: done.clients });
      if (done.outcome === 'client-conflict')
        throw new HttpError('conflict', { conflict: done.conflict });
      if (done.outcome === 'client-changed') {
        const { id, current } = done;
        throw new HttpError('conflict', { conflict: { in: 'clients', id, current } });
      }
      if (done.outcome !== 'invalid') return leadReply(done);
      const errors = Object.entries(done.errors).map(([field, message]) => {
        return { path: `client.${field}`, message };
      });
      throw new HttpError('invalid', { errors });
    },
  }),
] as const;

async function leadOf({ services }: CallContext, id: string): Promise<Lead> {
  const lead = await services.leads.store.get(id);
  if (!lead) throw new HttpError('not-found');
  return lead;
}
