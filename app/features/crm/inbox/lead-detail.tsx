import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LeadFile } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { Icon } from '#app/ui/icon.tsx';
import { BookButton } from '../agenda/book-button.tsx';
import { focusFallback } from '../frame/use-kept-focus.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { GoneNotice, useWrittenFields, type Written } from '../frame/written-text.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { useInbox } from './inbox-context.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadBody } from './lead-body.tsx';
import { LeadProblem } from './lead-problem.tsx';
import { ReplyComposer } from './reply/reply-composer.tsx';
import { StatusTag } from './status-tag.tsx';
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
  const { messages } = useInbox();
  const { listeners, written } = useWrittenFields();
  const begun = useBegunTexts(id);
  const { live } = useWorkspace().messages;
  const read = useLead(id, onChange);
  const { isGone, file, lead, isSaving, problem, act, dismiss } = read;
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(onClose);

  return (
    <article aria-labelledby="lead-heading" className="grid grid-cols-1 content-start py-3">
      <button type="button" className="button mb-3 w-fit lg:hidden" onClick={onClose}>
        <Icon name="chevron-left" className="icon size-5" />
        {messages.back}
      </button>
      {lead && <LeadHeader lead={lead} heading={heading} />}
      <p role="status" className="text-xs text-dust">
        {isSaving && messages.saving}
        {!file && !isGone && !problem && messages.loading}
      </p>
      {isGone && !lead && <p className="heading py-10">{messages.file.notFound}</p>}
      {isGone && (lead || begun().length > 0) && (
        <GoneNotice written={() => withDrafts(written(), begun())}>
          <p>{live.gone.lead}</p>
        </GoneNotice>
      )}
      {problem && !isGone && (
        <LeadProblem
          problem={problem}
          onApply={({ command, current }) => void act(command, current)}
          onDismiss={dismiss}
        />
      )}
      {lead && file && (
        // Keep the text typed about a lead that is erased meanwhile.
        <div hidden={isGone} {...listeners}>
          <OpenLead read={read} lead={lead} file={file} />
        </div>
      )}
    </article>
  );
}

/** Actions and facts of a lead. */
function OpenLead({
  read: { isSaving, act, note, settle },
  lead,
  file,
}: {
  read: ReturnType<typeof useLead>;
  lead: Lead;
  file: LeadFile;
}) {
  const { drafts } = useInbox();
  const [replying, setReplying] = useState<'kept' | 'asked' | null>(() =>
    drafts.of(lead.id).reply ? 'kept' : null,
  );
  return (
    <>
      {replying ? (
        <ReplyComposer
          lead={lead}
          replies={file.replies}
          takesFocus={replying === 'asked'}
          onSettled={settle}
          onClose={() => setReplying(null)}
        />
      ) : (
        <LeadActions
          lead={lead}
          isSaving={isSaving}
          onReply={() => setReplying('asked')}
          onAct={(command) => void act(command)}
          onConverted={settle}
        >
          {lead.status !== 'quarantined' && <BookButton whom={{ ...lead, leadId: lead.id }} />}
        </LeadActions>
      )}
      <LeadBody lead={lead} file={file} onNote={note} />
    </>
  );
}

/** The drafts about a lead, by field label. */
function useBegunTexts(leadId: string) {
  const {
    drafts,
    messages: { reply: copy, notes },
  } = useInbox();
  return (): Written[] => {
    const { reply, note } = drafts.of(leadId);
    return [
      { label: copy.subject, text: reply?.text?.subject ?? '' },
      { label: copy.text, text: reply?.text?.text ?? '' },
      { label: notes.label, text: note ?? '' },
    ].filter(({ text }) => text.trim() !== '');
  };
}

/** The fields' texts, and drafts of fields that were not touched. */
function withDrafts(fields: readonly Written[], begun: readonly Written[]): Written[] {
  const untouched = begun.filter(({ label }) => fields.every((field) => field.label !== label));
  return [...fields, ...untouched];
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

function LeadHeader({
  lead,
  heading,
}: {
  lead: Lead;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { messages, team } = useInbox();
  const owner = team.find(({ id }) => id === lead.assignedTo)?.name;
  // An opened lead receives focus.
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h3
          id="lead-heading"
          ref={heading}
          {...focusFallback}
          tabIndex={-1}
          dir="auto"
          className="heading outline-none wrap-anywhere"
        >
          {lead.name}
        </h3>
        <p className="tabular flex flex-wrap items-center gap-2 text-xs text-dust">
          {lead.reference} <StatusTag lead={lead} />
          {owner && (
            <span>
              {messages.assignee} <bdi>{owner}</bdi>
            </span>
          )}
        </p>
      </div>
      <AnswerBadge lead={lead} isLong />
    </header>
  );
}
