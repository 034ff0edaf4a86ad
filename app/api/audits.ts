import { z } from 'zod';
import { startAudit } from '#app/application/audit/audit-service.server.ts';
import {
  deleteAudit,
  makeFindingTasks,
  readAudit,
  readClientAudits,
  stopAudit,
} from '#app/application/audit/client-audits.server.ts';
import { streamRetry } from '#app/application/open-streams.ts';
import { reportView } from '#app/application/audit/report-view.ts';
import {
  auditRules,
  isOver,
  type AuditJob,
  type AuditStep,
} from '#app/domain/ila/audit/audit-job.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';
import { callerKey } from '#app/domain/staff/actor.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import type { CallContext } from './http/call-context.ts';
import { eventStream } from './http/event-stream.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { requireNoWait, tooMany } from './http/too-many.ts';
import { text } from './shapes/field-shapes.ts';
import { recordId, uuid } from './shapes/path-shapes.ts';
import {
  clientAuditsShape,
  reportViewShape,
  siteAuditBody,
  siteAuditShape,
  siteReportShape,
} from './shapes/site-audit-shapes.ts';

const language = z.enum(languages);

/** Audits of sites: start, follow, read, cancel, delete; and the proof on a client's record. */
export const siteAuditOperations = [
  operation('POST /api/audits', {
    summary: 'Starts the audit of a site',
    needs: 'edit',
    body: z.strictObject({ address: text(500, 1), language }),
    answer: { status: 201, description: 'The audit, which waits or runs', body: siteAuditShape },
    async handle(call) {
      return { body: await start(call, call.body.address, call.body.language, null) };
    },
  }),
  operation('GET /api/audits/:id', {
    summary: 'Reads an audit: how far it is, and its report',
    needs: 'read',
    params: { id: uuid },
    answer: {
      status: 200,
      description: 'The audit; its report once it is done',
      body: z.strictObject({ audit: siteAuditShape, report: siteReportShape.nullable() }),
    },
    problems: { 'not-found': {} },
    async handle({ services, params }) {
      const audit = await known(services, params.id);
      return { body: { audit: siteAuditBody(audit), report: audit.report } };
    },
  }),
  operation('GET /api/audits/:id/view', {
    summary: 'Reads the report of an audit in the words of a language',
    needs: 'read',
    params: { id: uuid },
    query: z.strictObject({ language }),
    answer: { status: 200, description: 'The report', body: reportViewShape },
    problems: { 'not-found': {} },
    async handle({ services, params, query }) {
      const { report, owner } = await known(services, params.id);
      if (!report) throw new HttpError('not-found');
      return { body: reportView({ report, owner }, query.language) };
    },
  }),
  operation('GET /api/audits/:id/events', {
    summary: 'Tells how far an audit is, as it goes',
    needs: 'read',
    params: { id: uuid },
    answer: {
      status: 200,
      description: 'Events `progress` and, at its end, `over`, each with the audit',
      body: siteAuditShape,
      media: 'text/event-stream',
    },
    problems: { 'not-found': {} },
    async handle({ services, params, request: { signal }, user }) {
      await known(services, params.id);
      const { streams } = services.apiLimits;
      const release = streams.open(`audits/${callerKey(user.actor)}`, auditRules.followed);
      if (!release) throw tooMany(streamRetry);
      const steps = services.auditWatch.follow(params.id, signal);
      return { stream: eventStream(eventsOf(services, steps), { signal, release }) };
    },
  }),
  operation('POST /api/audits/:id/cancel', {
    summary: 'Cancels an audit that waits or runs',
    needs: 'edit',
    params: { id: uuid },
    answer: { status: 200, description: 'The audit', body: siteAuditShape },
    problems: { 'not-found': {}, 'not-possible': {} },
    async handle({ services, params, now }) {
      await known(services, params.id);
      const isCancelled = await stopAudit(services.database, params.id, now());
      if (!isCancelled) throw new HttpError('not-possible');
      return { body: siteAuditBody(await known(services, params.id)) };
    },
  }),
  operation('DELETE /api/audits/:id', {
    summary: 'Deletes an audit with its report, for whoever has its link too',
    needs: 'delete',
    params: { id: uuid },
    answer: { status: 204, description: 'Gone' },
    problems: { 'not-found': {} },
    async handle({ services, params }) {
      if (!(await deleteAudit(services.database, params.id))) throw new HttpError('not-found');
    },
  }),
  operation('GET /api/crm/clients/:id/audits', {
    summary: 'Lists the audits of a client’s site, and the tasks that findings became',
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
    once: true,
    needs: 'edit',
    params: { id: recordId },
    body: z.strictObject({ language }),
    answer: { status: 201, description: 'The audit, which waits or runs', body: siteAuditShape },
    problems: { 'not-found': {}, 'not-possible': {} },
    async handle(call) {
      const { store, params, body } = call;
      const client = await store.get('clients', params.id);
      if (!client) throw new HttpError('not-found');
      const { website } = client.contact;
      if (website === '') throw new HttpError('not-possible');
      return { body: await start(call, website, body.language, client.id) };
    },
  }),
  operation('POST /api/crm/clients/:id/audit-tasks', {
    summary: 'Makes tasks of findings; one whose task is open gets no other',
    once: true,
    needs: 'edit',
    params: { id: recordId },
    body: z.strictObject({ audit: uuid, checks: z.array(text(60, 1)).min(1).max(100), language }),
    answer: {
      status: 201,
      description: 'The new tasks, by their checks',
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

/** @throws HttpError when there is none */
async function known(services: CallContext['services'], id: string): Promise<AuditJob> {
  const audit = await readAudit(services.database, id);
  if (!audit) throw new HttpError('not-found');
  return audit;
}

/** @throws HttpError for what is not the address of a site, and beyond the limit of the caller */
async function start(
  { services, user, now }: CallContext,
  address: string,
  of: Language,
  clientId: string | null,
) {
  requireNoWait(await services.apiLimits.staffAudits(callerKey(user.actor)));
  const started = await startAudit(
    services,
    {
      address,
      language: of,
      clientId,
      requester: 'staff',
      email: null,
      comparedTo: null,
      visitor: null,
    },
    now(),
  );
  if (started.outcome === 'started') return siteAuditBody(started.audit);
  const message = started.outcome === 'invalid' ? started.error : started.outcome;
  throw new HttpError('invalid', { errors: [{ path: 'address', message }] });
}

async function* eventsOf(
  { database }: CallContext['services'],
  steps: AsyncIterable<AuditStep>,
): AsyncGenerator<string> {
  for await (const { id } of steps) {
    const audit = await readAudit(database, id);
    if (!audit) return;
    yield writeEvent(isOver(audit) ? 'over' : 'progress', siteAuditBody(audit));
  }
}
