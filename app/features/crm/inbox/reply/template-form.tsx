import type { SubmitEvent } from 'react';
import { replyBounds, replyFields, type ReplyTemplate } from '#app/domain/leads/reply.ts';
import type { Language } from '#app/i18n/languages.ts';
import { newId } from '#app/api/client/new-id.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useInbox } from '../inbox-context.tsx';

export type WrittenTemplate = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

/** One template, as it is written and saved. */
export function TemplateForm({
  template,
  begun,
  language,
  onBegin,
  onChange,
}: {
  template: ReplyTemplate | null;
  /** What was written in it and not saved. */
  begun: WrittenTemplate | undefined;
  language: Language;
  onBegin: (text: WrittenTemplate) => void;
  onChange: (items: readonly ReplyTemplate[], id: string) => void;
}) {
  const { messages, client } = useInbox();
  const { reply: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const initial = begun ?? template ?? { name: '', subject: '', text: '' };

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const id = template?.id ?? newId();
    void run(async () => {
      const written = writtenIn(text);
      const items = await client.writeTemplate({ id, language }, written);
      form.reset();
      onChange(items, id);
    }, copy.templates.saved);
  }

  const remove = async (id: string) => onChange(await client.removeTemplate({ id, language }), id);

  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={save}
      onInput={({ currentTarget }) => onBegin(writtenIn(textsOf(currentTarget)))}
    >
      <TemplateFields initial={initial} />
      <FieldList />
      {problem && (
        <p role="alert" className="text-band-red">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy} className="button-primary">
          {isBusy ? messages.saving : copy.templates.save}
        </SubmitButton>
        {template && !template.isOriginal && (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void run(() => remove(template.id), copy.templates.removed)}
          >
            {isSiteTemplate(template.id) ? copy.templates.restore : copy.templates.remove}
          </button>
        )}
      </div>
    </form>
  );
}

function writtenIn(text: (name: string) => string): WrittenTemplate {
  return {
    name: text('template-name'),
    subject: text('template-subject'),
    text: text('template-text'),
  };
}

function TemplateFields({ initial: { name, subject, text } }: { initial: WrittenTemplate }) {
  const {
    messages: { reply: copy },
  } = useInbox();
  return (
    <>
      <TextField
        {...{ name: 'template-name', label: copy.templates.name, initial: name }}
        required
        maxLength={replyBounds.name}
      />
      <TextField
        {...{ name: 'template-subject', label: copy.subject, initial: subject }}
        required
        maxLength={replyBounds.subject}
      />
      <TextField
        {...{ name: 'template-text', label: copy.text, initial: text, lines: 10 }}
        required
        maxLength={replyBounds.text}
      />
    </>
  );
}

function FieldList() {
  const {
    messages: { reply: copy },
  } = useInbox();
  return (
    <div className="text-xs text-dust">
      <p>{copy.templates.fields}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {replyFields.map((field) => (
          <li key={field}>
            <code>{`{${field}}`}</code> {copy.fields[field]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The site's own have short names for ids, those of the team have random ones. */
const isSiteTemplate = (id: string) => !id.includes('-');
