import type { LeadFile } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { AuditedSite } from './audited-site.tsx';
import { Conversation } from './conversation.tsx';
import { ReportView } from './report-view.tsx';

/** A lead's tool results, shown as on the tools' pages, and its conversation. */
export function LeadResults({
  lead,
  reports,
}: Pick<LeadFile, 'reports'> & { lead: Pick<Lead, 'name' | 'attachments'> }) {
  const of = (wanted: 'site-audit' | 'chat') =>
    lead.attachments.filter(({ tool }) => tool === wanted);
  return (
    <>
      {reports.map((report) => (
        <ReportView key={report.tool} report={report} />
      ))}
      {of('site-audit').map((attachment) => (
        <AuditedSite key={attachment.tool} attachment={attachment} />
      ))}
      {of('chat').map((attachment) => (
        <Conversation key={attachment.tool} lead={lead} attachment={attachment} />
      ))}
    </>
  );
}
