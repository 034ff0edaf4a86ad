import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { LeadReply, ReplyDraft } from '#app/domain/leads/reply.ts';
import { fill } from '#app/i18n/format.ts';
import { isLanguage, languageNames, languages } from '#app/i18n/languages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { useRead } from '../../frame/use-read.ts';
import { codeOf, useInbox } from '../inbox-context.tsx';
import { ReplyFields } from './reply-fields.tsx';
import { useReply } from './use-reply.ts';

interface Props {
  lead: Lead;
  /** The replies already sent. */
  replies: readonly LeadReply[];
  onSettled: (lead: Lead) => void;
  onClose: () => void;
}

/** Replies to a lead by mail, starting from a filled-in template that may be sent as it is. */
export function ReplyComposer({ lead, takesFocus, ...on }: Props & { takesFocus: boolean }) {
  const { client, messages } = useInbox();
  const { data: draft, error, reload } = useRead(lead.id, () => client.replyDraft(lead.id));
  const { reply: copy } = messages;
  const section = useRef<HTMLElement>(null);
  // The button that opened it has been removed.
  useLayoutEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (takesFocus && draft && document.activeElement === section.current)
      section.current?.querySelector('textarea')?.focus();
  }, [takesFocus, draft]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={fill(copy.title, { name: lead.name })}
      className="my-3 rounded-tile border border-line-2 bg-night-2 p-4"
    >
      {draft && <Composer lead={lead} draft={draft} {...on} />}
      {draft === null && <p role="alert">{messages.failure.gone}</p>}
      {draft === undefined && error === null && <p role="status">{messages.loading}</p>}
      {draft === undefined && error !== null && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {messages.failure[codeOf(error)]}
          <button type="button" className="button" onClick={reload}>
            {messages.failure.retry}
          </button>
        </p>
      )}
    </section>
  );
}

function Composer({ lead, replies, draft, onSettled, onClose }: Props & { draft: ReplyDraft }) {
  const { messages } = useInbox();
  const { reply: copy } = messages;
  const on = { onSettled, onSent: onClose };
  const composed = useReply(lead, draft, { ...on, replies });
  const [isPreview, setIsPreview] = useState(false);
  const { reply, problem, isBusy, isResumed, unseen } = composed;

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void composed.send();
      }}
    >
      <p className="text-xs text-dust wrap-anywhere">
        {fill(copy.route, { to: draft.to, replyTo: draft.replyTo })}
      </p>
      {isResumed && <p className="text-xs text-dust">{messages.draft}</p>}
      <TemplateChoice composed={composed} />
      {isPreview ? (
        <div dir="auto" lang={composed.language} className="wrap-anywhere">
          <p className="font-semibold">{reply.subject}</p>
          <p className="mt-2 max-w-[70ch] whitespace-pre-line">{reply.text}</p>
          <p className="mt-3 text-xs text-dust">{copy.quoted}</p>
        </div>
      ) : (
        <ReplyFields composed={composed} />
      )}
      <div className="bottom-bar flex-wrap">
        {/* Placed beside the buttons, which stay visible on a phone. */}
        {unseen && (
          <p role="alert" className="basis-full text-band-yellow">
            {fill(copy.answered, { author: unseen.author })}
          </p>
        )}
        {problem && (
          <p role="alert" className="basis-full text-band-red">
            {problem}
          </p>
        )}
        <SubmitButton isBusy={isBusy} className="button-primary">
          <Icon name="send" className="icon size-5" />
          {isBusy ? messages.saving : copy.send}
        </SubmitButton>
        <button type="button" className="button" onClick={() => setIsPreview(!isPreview)}>
          {isPreview ? copy.edit : copy.preview}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            composed.discard();
            onClose();
          }}
        >
          {copy.cancel}
        </button>
      </div>
    </form>
  );
}

type Composed = ReturnType<typeof useReply>;

function TemplateChoice({ composed }: { composed: Composed }) {
  const {
    messages: { reply: copy },
  } = useInbox();
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <SelectField
        name="reply-template"
        label={copy.template}
        value={composed.template?.id ?? ''}
        options={composed.offered.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={composed.choose}
      />
      <SelectField
        name="reply-language"
        label={copy.language}
        value={composed.language}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        onChange={(next) => isLanguage(next) && composed.speak(next)}
      />
    </div>
  );
}
