import type { ReactNode } from 'react';
import type { OutboxListItem } from '#app/domain/delivery/outbox.ts';
import type { LeadFile, LeadMeeting } from '#app/domain/leads/inbox.ts';
import type { LeadNote, Lead } from '#app/domain/leads/lead.ts';
import type { LeadReply } from '#app/domain/leads/reply.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { MeetingLink } from '../agenda/meeting-link.tsx';
import { Summary } from '../fields/summary.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { useInbox } from './inbox-context.tsx';
import { LeadMail } from './lead-mail.tsx';

/** History of a lead: notes, replies and other mails, newest first. */
export function LeadTimeline({
  lead,
  file: { replies, meetings, mails },
}: {
  lead: Lead;
  file: Pick<LeadFile, 'replies' | 'meetings' | 'mails'>;
}) {
  const {
    messages: { timeline: copy, file },
  } = useInbox();
  const answered = new Set(replies.map(({ mailId }) => mailId));
  const entries = [
    ...lead.notes.map((note) => ({ at: note.at, id: note.id, shown: <Note note={note} /> })),
    ...replies.map((reply) => ({
      at: reply.at,
      id: reply.id,
      shown: <Reply reply={reply} mail={mails.find(({ id }) => id === reply.mailId)} />,
    })),
    ...meetings.map((meeting) => ({
      at: meeting.start,
      id: meeting.id,
      shown: <LeadMeetingEntry meeting={meeting} />,
    })),
    ...mails
      .filter(({ id }) => !answered.has(id))
      .map((mail) => ({ at: mail.createdAt, id: mail.id, shown: <LeadMail mail={mail} /> })),
  ].toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
  return (
    <section>
      <h4 className="font-semibold">{copy.title}</h4>
      {mails.length === 0 && <p className="mt-1 text-dust">{file.noMails}</p>}
      <ol className="mt-1">
        {entries.map(({ id, shown }) => (
          <li key={id} className="border-t border-line py-2">
            {shown}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({
  kind,
  author,
  at,
  children,
}: {
  kind: string;
  author: string;
  at: string;
  children: ReactNode;
}) {
  const { language } = useVisit();
  return (
    <>
      <p className="text-xs text-dust">
        <strong className="font-semibold">{kind}</strong> · {author} ·{' '}
        <time dateTime={at}>{formatDate(language, at, 'short')}</time>
      </p>
      {children}
    </>
  );
}

function Note({ note: { at, author, text } }: { note: LeadNote }) {
  const { messages } = useInbox();
  return (
    <Entry kind={messages.timeline.note} author={author} at={at}>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </Entry>
  );
}

/** A meeting, dated by its start. */
function LeadMeetingEntry({ meeting }: { meeting: LeadMeeting }) {
  const { messages } = useWorkspace();
  return (
    <Entry kind={messages.agenda.panel.title} author={meeting.member} at={meeting.start}>
      <p>
        <MeetingLink meeting={meeting} />
      </p>
    </Entry>
  );
}

/** A reply with its text, and the state of its mail as long as the outbox has it. */
function Reply({
  reply: { at, author, subject, text },
  mail,
}: {
  reply: LeadReply;
  mail: OutboxListItem | undefined;
}) {
  const { messages } = useInbox();
  return (
    <Entry kind={messages.timeline.reply} author={author} at={at}>
      <details>
        <Summary>
          <span dir="auto" className="wrap-anywhere">
            {subject}
          </span>
        </Summary>
        <p dir="auto" className="mt-1 max-w-[70ch] whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </details>
      {mail && <LeadMail mail={mail} />}
    </Entry>
  );
}
