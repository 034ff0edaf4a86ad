import { z } from 'zod';
import { deleteAudit, readAudit, stopAudit } from '#app/application/audit/client-audits.server.ts';
import { reportView } from '#app/application/audit/report-view.ts';
import { streamRetry } from '#app/application/open-streams.ts';
import {
  auditRules,
  isOver,
  type AuditJob,
  type AuditStep,
} from '#app/domain/ila/audit/audit-job.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';
import { callerKey } from '#app/domain/staff/actor.ts';
import { languages } from '#app/i18n/languages.ts';
import type { CallContext } from '../http/call-context.ts';
import { eventStream } from '../http/event-stream.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { tooMany } from '../http/too-many.ts';
import { text } from '../shapes/field-shapes.ts';
import { uuid } from '../shapes/path-shapes.ts';
import {
  reportViewShape,
  siteAuditBody,
  siteAuditShape,
  siteReportShape,
} from '../shapes/site-audit-shapes.ts';
import { startSiteAudit } from './start-site-audit.ts';

const language = z.enum(languages);

/** Audits of sites: start, follow, read, cancel, delete. */
export const siteAuditOperations = [
  operation('POST /api/audits', {
    summary: 'Starts the audit of a site',
    needs: 'edit',
    body: z.strictObject({ address: text(500, 1), language }),
    answer: { status: 201, description: 'The audit, waiting or running', body: siteAuditShape },
    async handle(call) {
      return { body: await startSiteAudit(call, call.body.address, call.body.language, null) };
    },
  }),
  operation('GET /api/audits/:id', {
    summary: 'Reads an audit: its progress and its report',
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
    summary: 'Reads the report of an audit in a language',
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
    summary: 'Streams the progress of an audit',
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
    summary: 'Cancels an audit that is waiting or running',
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
    summary: 'Deletes an audit and its report, also for everyone who has the link',
    needs: 'delete',
    params: { id: uuid },
    answer: { status: 204, description: 'Deleted' },
    problems: { 'not-found': {} },
    async handle({ services, params }) {
      if (!(await deleteAudit(services.database, params.id))) throw new HttpError('not-found');
    },
  }),
] as const;

/** @throws HttpError when there is none */
async function known(services: CallContext['services'], id: string): Promise<AuditJob> {
  const audit = await readAudit(services.database, id);
  if (!audit) throw new HttpError('not-found');
  return audit;
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
