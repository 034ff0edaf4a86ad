import { openReplyFields } from '#app/domain/leads/reply.ts';
import { fill } from '#app/i18n/format.ts';
import { FieldNotes, noteAttributes } from '#app/ui/fields/field-notes.tsx';
import { useInbox } from '../inbox-context.tsx';
import type { useReply } from './use-reply.ts';

/** Subject and text of a reply. */
export function ReplyFields({
  composed: { reply, errors, language, write, send },
}: {
  composed: ReturnType<typeof useReply>;
}) {
  const {
    messages: { reply: copy },
  } = useInbox();
  const said = (field: 'subject' | 'text') => {
    const error = errors[field];
    if (!error) return undefined;
    const fields = openReplyFields(reply[field]).map((each) => copy.fields[each]);
    return fill(copy.errors[error], { fields: fields.join(', ') });
  };
  const [subjectError, textError] = [said('subject'), said('text')];
  return (
    <>
      <div className="grid grid-cols-1 gap-1.5">
        <label htmlFor="reply-subject" className="small">
          {copy.subject}
        </label>
        <input
          id="reply-subject"
          lang={language}
          className="input"
          value={reply.subject}
          onChange={(event) => write({ ...reply, subject: event.currentTarget.value })}
          {...noteAttributes('reply-subject', { error: subjectError })}
        />
        <FieldNotes id="reply-subject" error={subjectError} />
      </div>
      <div className="grid grid-cols-1 gap-1.5">
        <label htmlFor="reply-text" className="small">
          {copy.text}
        </label>
        <textarea
          id="reply-text"
          lang={language}
          className="input"
          rows={10}
          value={reply.text}
          onChange={(event) => write({ ...reply, text: event.currentTarget.value })}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) void send();
          }}
          {...noteAttributes('reply-text', { error: textError })}
        />
        <FieldNotes id="reply-text" error={textError} />
        <p className="text-xs text-dust">{copy.quoted}</p>
      </div>
    </>
  );
}
