import { Link, useSearchParams } from 'react-router';
import type { LeadFile } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill } from '#app/i18n/format.ts';
import { LeadResults } from './attachments/lead-results.tsx';
import { useInbox } from './inbox-context.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadNoteForm } from './lead-note-form.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { StatusTag } from './status-tag.tsx';

/** Message and history, below the actions. */
export function LeadBody({
  lead,
  file,
  onNote,
}: {
  lead: Lead;
  file: LeadFile;
  onNote: (text: string) => Promise<boolean>;
}) {
  const { messages } = useInbox();
  const { file: copy } = messages;
  return (
    <div className="mt-4 grid grid-cols-1 gap-6">
      <section>
        <h4 className="font-semibold">{copy.message}</h4>
        <p
          dir="auto"
          lang={lead.language}
          className="mt-1 max-w-[70ch] border-s-2 border-lumen ps-4 whitespace-pre-line wrap-anywhere"
        >
          {lead.message}
        </p>
      </section>
      <LeadFacts lead={lead} pageName={file.pageName} />
      <LeadResults lead={lead} reports={file.reports} />
      {lead.spam.signals.length > 0 && <SpamSignals spam={lead.spam} />}
      <LeadNoteForm leadId={lead.id} onNote={onNote} />
      <LeadTimeline lead={lead} file={file} />
      {file.others.length > 0 && <OtherLeads others={file.others} />}
    </div>
  );
}

function SpamSignals({ spam }: Pick<Lead, 'spam'>) {
  const { messages } = useInbox();
  const { file: copy } = messages;
  return (
    <section>
      <h4 className="font-semibold">{fill(copy.spam, { score: String(spam.score) })}</h4>
      <ul className="mt-1 list-disc ps-5">
        {spam.signals.map((signal) => (
          <li key={signal}>{messages.signals[signal]}</li>
        ))}
      </ul>
    </section>
  );
}

function OtherLeads({ others }: Pick<LeadFile, 'others'>) {
  const {
    messages: { file: copy },
  } = useInbox();
  return (
    <section>
      <h4 className="font-semibold">{copy.others}</h4>
      <ul className="mt-1">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap gap-x-3 border-t border-line py-2">
            <LeadLink id={other.id}>{other.reference}</LeadLink>
            <StatusTag lead={other} />
            <span dir="auto" className="min-w-0 text-dust wrap-anywhere">
              {other.excerpt}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeadLink({ id, children }: { id: string; children: string }) {
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.set('lead', id);
  return (
    <Link to={`?${query.toString()}`} preventScrollReset className="text-link tabular min-h-6">
      {children}
    </Link>
  );
}
