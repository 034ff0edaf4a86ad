import { z } from 'zod';
import { makeFindingTasks, readClientAudits } from '#app/application/audit/client-audits.server.ts';
import { languages } from '#app/i18n/languages.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { text } from '../shapes/field-shapes.ts';
import { recordId, uuid } from '../shapes/path-shapes.ts';
import { clientAuditsShape, siteAuditShape } from '../shapes/site-audit-shapes.ts';
import { startSiteAudit } from './start-site-audit.ts';

const language = z.enum(languages);

/** The audits of a client's site: the proof on the client's record, and the tasks created from findings. */
export const clientAuditOperations = [
  operation('GET /api/crm/clients/:id/audits', {
    summary: 'Lists the audits of a client’s site and the tasks created from findings',
    needs: 'read',
    params: { id: recordId },
    answer: { status: 200, description: 'Latest first', body: clientAuditsShape },
    problems: { 'not-found': {} },
    async handle({ services, store, params }) {
      if (!(await store.get('clients', params.id))) throw new HttpError('not-found');
      const { audits, tasks } = await readClientAudits(services.database, params.id);
      const items = audits.map(({ createdAt, finishedAt, ...audit }) => ({
        ...audit,
        createdAt: createdAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
      }));
      return {
        body: {
          items,
          tasks: tasks.map(({ checkId, task: { id, status } }) => {
            return { check: checkId, taskId: id, status };
          }),
        },
      };
    },
  }),
  operation('POST /api/crm/clients/:id/audits', {
    summary: 'Starts an audit of a client’s site',
    takesIdempotencyKey: true,
    needs: 'edit',
    params: { id: recordId },
    body: z.strictObject({ language }),
    answer: { status: 201, description: 'The audit, waiting or running', body: siteAuditShape },
    problems: { 'not-found': {}, 'not-possible': {} },
    async handle(call) {
      const { store, params, body } = call;
      const client = await store.get('clients', params.id);
      if (!client) throw new HttpError('not-found');
      const { website } = client.contact;
      if (website === '') throw new HttpError('not-possible');
      return { body: await startSiteAudit(call, website, body.language, client.id) };
    },
  }),
  operation('POST /api/crm/clients/:id/audit-tasks', {
    summary: 'Creates tasks from findings; a finding with an open task gets no other',
    takesIdempotencyKey: true,
    needs: 'edit',
    params: { id: recordId },
    body: z.strictObject({ audit: uuid, checks: z.array(text(60, 1)).min(1).max(100), language }),
    answer: {
      status: 201,
      description: 'The new tasks, by check',
      body: z.strictObject({
        tasks: z.array(z.strictObject({ checkId: z.string(), taskId: recordId })),
      }),
    },
    problems: { 'not-found': {} },
    async handle({ services, params, body, user, now }) {
      const { audit: auditId, checks: checkIds } = body;
      const wanted = { clientId: params.id, auditId, checkIds, language: body.language };
      const made = await makeFindingTasks(services, wanted, user, now());
      if (made.outcome === 'unknown') throw new HttpError('not-found');
      return { body: { tasks: made.tasks } };
    },
  }),
] as const;
