import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LeadFile } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { AttachmentView } from './attachment-view.tsx';
import { useInbox } from './inbox-context.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadMails } from './lead-mails.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { StatusTag } from './status-tag.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useLead } from './use-lead.ts';

/** One message with everything that came with it, and what can be done about it. */
export function LeadDetail({
  id,
  version,
  onChange,
  onClose,
}: {
  id: string;
  /** Of the line in the list. */
  version: number | undefined;
  onChange: () => void;
  onClose: () => void;
}) {
  const { words } = useInbox();
  const { file, lead, isSaving, trouble, act, note, settle, dismiss } = useLead(
    id,
    version,
    onChange,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = lead !== null;
  // Whoever opens a message reads it next.
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);

  useEffect(() => {
    const leave = ({ key, target }: KeyboardEvent) => {
      const isTyping =
        target instanceof Element && target.closest('dialog, input, textarea, select') !== null;
      if (key === 'Escape' && !isTyping) onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);

  return (
    <article aria-labelledby="lead-heading" className="grid grid-cols-1 content-start">
      <button type="button" className="button mb-4 w-fit lg:hidden" onClick={onClose}>
        <Icon name="chevron-left" className="icon size-5" />
        {words.back}
      </button>
      {lead && (
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h3
              id="lead-heading"
              ref={heading}
              tabIndex={-1}
              dir="auto"
              className="title outline-none wrap-anywhere"
            >
              {lead.name}
            </h3>
            <p className="small tabular flex flex-wrap items-center gap-2 text-dust">
              {lead.reference} <StatusTag status={lead.status} />
            </p>
          </div>
          <AnswerBadge lead={lead} isLong />
        </header>
      )}
      <p role="status" className="small min-h-6 text-dust">
        {isSaving && words.saving}
        {!file && !trouble && words.loading}
      </p>
      {file === 'gone' && <p className="heading py-10">{words.file.notFound}</p>}
      {trouble && (
        <TroubleNotice
          trouble={trouble}
          onApply={({ wish, current }) => void act(wish, current)}
          onDismiss={dismiss}
        />
      )}
      {lead && file && file !== 'gone' && (
        <>
          <LeadActions
            lead={lead}
            isSaving={isSaving}
            onAct={(wish) => void act(wish)}
            onConverted={(converted) => settle(converted)}
          />
          <Body lead={lead} file={file} onNote={note} />
        </>
      )}
    </article>
  );
}

function Body({
  lead,
  file: { others, mails },
  onNote,
}: {
  lead: Lead;
  file: LeadFile;
  onNote: (text: string) => Promise<boolean>;
}) {
  const { words } = useInbox();
  const { file: copy } = words;
  return (
    <div className="mt-6 grid grid-cols-1 gap-8">
      <LeadFacts lead={lead} />
      <section>
        <h4 className="heading">{copy.message}</h4>
        <p
          dir="auto"
          lang={lead.language}
          className="mt-2 max-w-[70ch] border-l-2 border-lumen pl-4 whitespace-pre-line wrap-anywhere"
        >
          {lead.message}
        </p>
      </section>
      {lead.attachments.map((attachment) => (
        <AttachmentView key={attachment.tool} attachment={attachment} />
      ))}
      {lead.spam.signals.length > 0 && (
        <section>
          <h4 className="heading">{fill(copy.spam, { score: String(lead.spam.score) })}</h4>
          <ul className="mt-2 list-disc pl-5">
            {lead.spam.signals.map((signal) => (
              <li key={signal}>{words.signals[signal]}</li>
            ))}
          </ul>
        </section>
      )}
      <LeadNotes lead={lead} onNote={onNote} />
      {others.length > 0 && (
        <section>
          <h4 className="heading">{copy.others}</h4>
          <ul className="mt-2">
            {others.map((other) => (
              <li key={other.id} className="flex flex-wrap gap-x-3 border-t border-line py-2">
                <LeadLink id={other.id}>{other.reference}</LeadLink>
                <StatusTag status={other.status} />
                <span dir="auto" className="small min-w-0 text-dust wrap-anywhere">
                  {other.excerpt}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4 className="heading">{copy.mails}</h4>
        {mails.length === 0 ? (
          <p className="mt-2 text-dust">{copy.noMails}</p>
        ) : (
          <LeadMails mails={mails} />
        )}
      </section>
    </div>
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
