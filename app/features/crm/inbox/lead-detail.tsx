import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LeadFile } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { BookButton } from '../agenda/book-button.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { LeadResults } from './attachments/lead-results.tsx';
import { useInbox } from './inbox-context.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadNoteForm } from './lead-note-form.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { ReplyComposer } from './reply/reply-composer.tsx';
import { StatusTag } from './status-tag.tsx';
import { LeadProblem } from './lead-problem.tsx';
import { useLead } from './use-lead.ts';

/** One lead with its attachments, and the actions on it. */
export function LeadDetail({
  id,
  onChange,
  onClose,
}: {
  id: string;
  onChange: () => void;
  onClose: () => void;
}) {
  const { messages, edits } = useInbox();
  const [isReplying, setIsReplying] = useState(() => edits.current.has(id));
  const { file, lead, isSaving, problem, act, note, settle, dismiss } = useLead(id, onChange);
  useEscape(onClose);

  return (
    <article aria-labelledby="lead-heading" className="grid grid-cols-1 content-start py-3">
      <button type="button" className="button mb-3 w-fit lg:hidden" onClick={onClose}>
        <Icon name="chevron-left" className="icon size-5" />
        {messages.back}
      </button>
      {lead && <LeadHeader lead={lead} />}
      <p role="status" className="text-xs text-dust">
        {isSaving && messages.saving}
        {!file && !problem && messages.loading}
      </p>
      {file === 'gone' && <p className="heading py-10">{messages.file.notFound}</p>}
      {problem && (
        <LeadProblem
          problem={problem}
          onApply={({ command, current }) => void act(command, current)}
          onDismiss={dismiss}
        />
      )}
      {lead && file && file !== 'gone' && (
        <>
          {!isReplying && (
            <LeadActions
              lead={lead}
              isSaving={isSaving}
              onReply={() => setIsReplying(true)}
              onAct={(command) => void act(command)}
              onConverted={(converted) => settle(converted)}
            />
          )}
          {isReplying && (
            <ReplyComposer lead={lead} onSettled={settle} onClose={() => setIsReplying(false)} />
          )}
          {lead.status !== 'quarantined' && (
            <div className="mt-2">
              <BookButton whom={{ ...lead, leadId: lead.id }} />
            </div>
          )}
          <Body lead={lead} file={file} onNote={note} />
        </>
      )}
    </article>
  );
}

/** Calls back on Escape, except in fields, menus and dialogs. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const leave = ({ key, target }: KeyboardEvent) => {
      const isElsewhere =
        target instanceof Element &&
        target.closest('dialog, [popover], input, textarea, select') !== null;
      if (key === 'Escape' && !isElsewhere) onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
}

function LeadHeader({ lead }: { lead: Lead }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // An opened lead receives the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h3
          id="lead-heading"
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="heading outline-none wrap-anywhere"
        >
          {lead.name}
        </h3>
        <p className="tabular flex flex-wrap items-center gap-2 text-xs text-dust">
          {lead.reference} <StatusTag status={lead.status} />
        </p>
      </div>
      <AnswerBadge lead={lead} isLong />
    </header>
  );
}

function Body({
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
      <LeadNoteForm onNote={onNote} />
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
            <StatusTag status={other.status} />
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
