import { eventStream, eventStreamHeaders } from '#app/api/http/event-stream.ts';
import { auditOfLink } from '#app/application/audit/audit-service.server.ts';
import { reportJson, reportRows } from '#app/application/audit/report-files.ts';
import { progressEvents } from '#app/application/audit/report-page.server.ts';
import { streamRetry } from '#app/application/open-streams.ts';
import { auditRules, type AuditJob } from '#app/domain/ila/audit/audit-job.ts';
import { addressGroup } from '#app/domain/network/address-group.ts';
import { csvText } from '#app/i18n/csv.ts';
import { defaultLanguage, isLanguage } from '#app/i18n/languages.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import type { Route } from './+types/audit-files';

const noStore = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Resources beside a report, for anyone with its link: progress events and files. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { now } = context.get(siteContext);
  const audit = await auditOfLink(services, url.searchParams, now());
  const asked = url.searchParams.get('langue');
  const language = isLanguage(asked) ? asked : (audit?.language ?? defaultLanguage);
  if (!audit) return refusal(404);
  switch (params.file) {
    case 'progression': {
      const name = `visitor/${addressGroup(context.get(visitorContext))}`;
      const release = services.apiLimits.streams.open(name, auditRules.followed);
      if (!release) return refusal(429, { 'Retry-After': String(streamRetry) });
      const { signal } = request;
      const events = progressEvents(services.auditWatch.follow(audit.id, signal), language);
      const headers = { ...noStore, ...eventStreamHeaders };
      return new Response(eventStream(events, { signal, release }), { headers });
    }
    case 'rapport.json':
      return audit.report
        ? file(audit, 'json', reportJson(audit.report, language, context.get(siteContext).origin))
        : refusal(404);
    case 'rapport.csv':
      return audit.report
        ? file(audit, 'csv', csvText(language, reportRows(audit.report, language)))
        : refusal(404);
    default:
      return refusal(404);
  }
}

const refusal = (status: 404 | 429, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { ...noStore, ...headers } });

const types = { json: 'application/json', csv: 'text/csv' } as const;

function file({ host }: AuditJob, kind: keyof typeof types, content: string): Response {
  const name = `${host.replace(/[^a-z\d.-]/gi, '-')}.${kind}`;
  return new Response(content, {
    headers: {
      ...noStore,
      'Content-Type': `${types[kind]}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
