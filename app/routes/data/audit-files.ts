import { addressGroup } from '#app/domain/network/address-group.ts';
import { auditOfLink } from '#app/application/audit/audit-service.server.ts';
import { reportJson, reportRows } from '#app/application/audit/report-files.ts';
import { progressView } from '#app/application/audit/report-page.server.ts';
import type { Services } from '#app/application/services.ts';
import { isOver, type AuditJob } from '#app/domain/ila/audit/audit-job.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';
import { defaultLanguage, isLanguage, type Language } from '#app/i18n/languages.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { csvText } from '#app/i18n/csv.ts';
import type { Route } from './+types/audit-files';

const noStore = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Streams that one address may have open on this server. */
const mostStreams = 6;

/** What stands beside a report, for whoever holds its link: its progress as events, and its files. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { now } = context.get(siteContext);
  const audit = await auditOfLink(services, url.searchParams, now());
  const asked = url.searchParams.get('langue');
  const language = isLanguage(asked) ? asked : (audit?.language ?? defaultLanguage);
  if (!audit) return new Response(null, { status: 404, headers: noStore });
  switch (params.file) {
    case 'progression':
      return streamOf(audit, language, { services, signal: request.signal, context });
    case 'rapport.json':
      return audit.report
        ? file(audit, 'json', reportJson(audit.report, language, context.get(siteContext).origin))
        : none();
    case 'rapport.csv':
      return audit.report
        ? file(audit, 'csv', csvText(language, reportRows(audit.report, language)))
        : none();
    default:
      return none();
  }
}

const none = () => new Response(null, { status: 404, headers: noStore });

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

function streamOf(
  audit: AuditJob,
  language: Language,
  {
    services: { auditWatch, apiLimits },
    signal,
    context,
  }: Pick<Route.LoaderArgs, 'context'> & {
    services: Pick<Services, 'auditWatch' | 'apiLimits'>;
    signal: AbortSignal;
  },
): Response {
  const name = `visitor/${addressGroup(context.get(visitorContext))}`;
  const open = apiLimits.streams.get(name) ?? 0;
  if (open >= mostStreams)
    return new Response(null, { status: 429, headers: { ...noStore, 'Retry-After': '60' } });
  apiLimits.streams.set(name, open + 1);
  const steps = auditWatch.follow(audit.id, signal);
  const leave = () => {
    const left = (apiLimits.streams.get(name) ?? 1) - 1;
    if (left > 0) apiLimits.streams.set(name, left);
    else apiLimits.streams.delete(name);
  };
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await steps.next();
      if (done) {
        leave();
        return controller.close();
      }
      const event = isOver(value) ? 'over' : 'progress';
      controller.enqueue(encoder.encode(writeEvent(event, progressView(value, language))));
    },
    async cancel() {
      leave();
      await steps.return(undefined);
    },
  });
  return new Response(stream, {
    headers: {
      ...noStore,
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Nginx would otherwise keep the events until there are many.
      'X-Accel-Buffering': 'no',
    },
  });
}
