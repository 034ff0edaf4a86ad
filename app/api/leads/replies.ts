import { z } from 'zod';
import {
  listTemplates,
  removeTemplate,
  writeTemplate,
} from '#app/application/leads/reply-templates.server.ts';
import {
  correspondentOf,
  replyValues,
  sendReply,
} from '#app/application/leads/reply-to-lead.server.ts';
import { checkReply } from '#app/domain/leads/reply.ts';
import { callerKey } from '#app/domain/staff/actor.ts';
import { languages } from '#app/i18n/languages.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { requireNoWait } from '../http/too-many.ts';
import { uuid } from '../shapes/path-shapes.ts';
import {
  replyDraftShape,
  replyShape,
  replyTemplateShape,
  templateId,
  templateWordsShape,
} from '../shapes/reply-shapes.ts';
import { followOf, leadAnswer, leadProblems, leadReply } from './lead-answer.ts';

const templateParams = { id: templateId, language: z.enum(languages) };

/** Replies to leads, and their templates. */
export const leadReplyOperations = [
  operation('GET /api/leads/:id/reply', {
    summary: 'Reads the templates and values for a reply to a lead',
    needs: 'leads',
    params: { id: uuid },
    answer: {
      status: 200,
      description: 'Templates and the values of their fields',
      body: replyDraftShape,
    },
    problems: { 'not-found': {} },
    async handle(call) {
      const { services, params, origin } = call;
      const lead = await services.leads.store.get(params.id);
      if (!lead) throw new HttpError('not-found');
      const author = correspondentOf(call.user.person);
      const values = Object.fromEntries(
        languages.map((language) => [language, replyValues(lead, language, { author, origin })]),
      ) as z.output<typeof replyDraftShape>['values'];
      const templates = await listTemplates(services.database.db);
      return { body: { to: lead.email, replyTo: author.address, templates, values } };
    },
  }),
  operation('POST /api/leads/:id/replies', {
    summary: 'Replies to a lead by email, which stops the response clock',
    needs: 'leads',
    params: { id: uuid },
    body: replyShape,
    takesVersion: true,
    answer: { status: 200, ...leadAnswer },
    problems: leadProblems,
    async handle(call) {
      const { services, params, version, user, now, body } = call;
      const errors = Object.entries(checkReply(body)).map(([path, message]) => ({ path, message }));
      if (errors.length > 0) throw new HttpError('invalid', { errors });
      requireNoWait(await services.apiLimits.replies(callerKey(user.actor)));
      const change = { id: params.id, version, actor: user.actor, at: new Date(now()) };
      const replyTo = correspondentOf(user.person);
      const onEvents = followOf(call);
      const sent = await sendReply(services.database, change, body, { replyTo, onEvents });
      services.outbox.wake();
      return leadReply(sent);
    },
  }),
  operation('GET /api/reply-templates', {
    summary: 'Lists the reply templates',
    needs: 'leads',
    answer: {
      status: 200,
      description: 'Built-in templates first',
      body: z.strictObject({ items: z.array(replyTemplateShape) }),
    },
    handle: async ({ services }) => ({
      body: { items: await listTemplates(services.database.db) },
    }),
  }),
  operation('POST /api/reply-templates/:id/:language', {
    summary: 'Writes a reply template; a built-in one is replaced',
    needs: 'assign',
    params: templateParams,
    body: templateWordsShape,
    takesVersion: true,
    answer: {
      status: 200,
      description: 'All templates',
      body: z.strictObject({ items: z.array(replyTemplateShape) }),
    },
    problems: { 'not-found': {}, changed: {} },
    async handle({ services, params, body, version, user, now }) {
      const by = { actor: user.actor, at: new Date(now()), on: version };
      const items = await writeTemplate(services.database, { ...params, ...body }, by);
      if (!items) throw new HttpError('changed');
      return { body: { items } };
    },
  }),
  operation('DELETE /api/reply-templates/:id/:language', {
    summary: 'Deletes a reply template; a built-in one gets its original text back',
    needs: 'assign',
    params: templateParams,
    takesVersion: true,
    answer: {
      status: 200,
      description: 'All templates',
      body: z.strictObject({ items: z.array(replyTemplateShape) }),
    },
    problems: { 'not-found': {}, changed: {} },
    async handle({ services, params, version, user, now }) {
      const by = { actor: user.actor, at: new Date(now()), on: version };
      const items = await removeTemplate(services.database, params, by);
      if (items === 'gone') throw new HttpError('not-found');
      if (items === 'changed') throw new HttpError('changed');
      return { body: { items } };
    },
  }),
] as const;
