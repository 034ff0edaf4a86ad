import { useRef, useState, type SubmitEvent } from 'react';
import { newId } from '#app/api/client/new-id.ts';
import { replyBounds, replyFields, type ReplyTemplate } from '#app/domain/leads/reply.ts';
import type { Language } from '#app/i18n/languages.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { useVersionedSave } from '../../frame/conflict/use-versioned-save.ts';
import { useStaff } from '../../frame/staff-context.tsx';
import { useInbox } from '../inbox-context.tsx';
import { TemplateQuestion } from './template-question.tsx';
import { templateStore, wordsOf, type WrittenTemplate } from './template-store.ts';

/** Unsaved text of a template, and the version it is based on. */
export interface BegunTemplate {
  words: WrittenTemplate;
  on: ReplyTemplate | null;
}

/** Edits and saves one template. */
export function TemplateForm({
  items,
  template,
  begun,
  language,
  onBegin,
  onChange,
  onRead,
}: {
  /** All templates. */
  items: readonly ReplyTemplate[];
  template: ReplyTemplate | null;
  begun: BegunTemplate | undefined;
  language: Language;
  onBegin: (begun: BegunTemplate) => void;
  onChange: (items: readonly ReplyTemplate[], id: string) => void;
  /** Receives all current templates; unsaved text is kept. */
  onRead: (items: readonly ReplyTemplate[]) => void;
}) {
  const { messages, client } = useInbox();
  const { reply: copy } = messages;
  const { announce } = useStaff();
  const [newOne] = useState(newId);
  const id = template?.id ?? newOne;
  const on = begun ? begun.on : template;
  const form = useRef<HTMLFormElement>(null);
  function finish(all: readonly ReplyTemplate[]) {
    form.current?.reset();
    onChange(all, id);
  }
  const { isBusy, problem, setProblem, run, save, dispute, decide } = useVersionedSave(
    templateStore(client, { id, language }),
    { template: on, items },
    {
      undecided: copy.templates.undecided,
      onSaved(all) {
        announce(copy.templates.saved);
        finish(all);
      },
      onTheirs: (there) => finish(there.items),
    },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save(writtenIn(textsOf(event.currentTarget)));
  }

  async function remove(seen: ReplyTemplate) {
    const ran = await run(() => client.removeTemplate(seen));
    if (!ran) return;
    if (ran.result === 'changed') {
      setProblem(copy.templates.unread);
      return onRead(await client.templates());
    }
    announce(copy.templates.removed);
    onChange(ran.result, id);
  }

  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={submit}
      ref={form}
      onInput={({ currentTarget }) => onBegin({ words: writtenIn(textsOf(currentTarget)), on })}
    >
      <TemplateFields initial={begun?.words ?? wordsOf(template)} />
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
            onClick={() => void remove(template)}
          >
            {isSiteTemplate(template.id) ? copy.templates.restore : copy.templates.remove}
          </button>
        )}
      </div>
      {dispute && <TemplateQuestion {...dispute} onDecide={decide} />}
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

/** Ids of the site's own templates are short names, those of the team's are random. */
const isSiteTemplate = (id: string) => !id.includes('-');
