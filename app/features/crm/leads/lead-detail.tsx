import { useEffect, useRef, type SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { subjects } from '#app/domain/contact.ts';
import type { LeadFile } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../desk/form-text.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { AttachmentView } from './attachment-view.tsx';
import { useInbox } from './inbox-context.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadMails } from './lead-mails.tsx';
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
      <Facts lead={lead} />
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
      <Notes lead={lead} onNote={onNote} />
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

function Facts({ lead }: { lead: Lead }) {
  const { language } = useVisit();
  const { words } = useInbox();
  const { file: copy } = words;
  const { email, phone, company, service, page, campaign, notice, createdAt, reference } = lead;
  const subject = subjects.find((each) => each === lead.subject);
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const reply = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(reference)}`;
  const told = Object.entries(campaign ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  const rows: [label: string, value: React.ReactNode][] = [
    [
      copy.email,
      <a key="email" href={reply} className="text-link wrap-anywhere">
        {email}
      </a>,
    ],
    [
      copy.phone,
      phone && (
        <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link">
          {phone}
        </a>
      ),
    ],
    [copy.company, company],
    [copy.subject, subject && words.subjects[subject]],
    [copy.service, service],
    [copy.language, languages.of(lead.language)],
    [copy.from, page],
    [copy.campaign, told],
    [copy.notice, `${notice.wording} (${notice.version})`],
  ];
  return (
    <section>
      <p className="small text-dust">
        {fill(copy.received, { date: formatDate(language, createdAt, 'short') })}
      </p>
      <dl className="mt-2 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="border-t border-line py-2">
                <dt className="text-xs text-dust">{label}</dt>
                <dd dir="auto" className="wrap-anywhere">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {lead.clientId && (
        <Link to="?onglet=clients" className="text-link mt-3 min-h-11">
          {copy.client}
        </Link>
      )}
    </section>
  );
}

function Notes({ lead, onNote }: { lead: Lead; onNote: (text: string) => Promise<boolean> }) {
  const { language } = useVisit();
  const {
    words: { notes: copy },
  } = useInbox();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form)('lead-note');
    // What was typed stays until it is kept.
    if (text !== '' && (await onNote(text))) form.reset();
  }

  return (
    <section>
      <h4 className="heading">{copy.title}</h4>
      {lead.notes.length === 0 && <p className="mt-2 text-dust">{copy.none}</p>}
      <ul className="mt-2">
        {lead.notes.map(({ id, at, author, text }) => (
          <li key={id} className="border-t border-line py-2">
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <p className="text-xs text-dust">
              {author} · {formatDate(language, at, 'short')}
            </p>
          </li>
        ))}
      </ul>
      <form className="mt-3 grid grid-cols-1 gap-3" onSubmit={add}>
        <TextField name="lead-note" label={copy.label} lines={2} maxLength={5000} />
        <button type="submit" className="button w-fit">
          {copy.add}
        </button>
      </form>
    </section>
  );
}
