import { useState, type SubmitEvent } from 'react';
import { replyBounds, replyFields, type ReplyTemplate } from '#app/domain/leads/reply.ts';
import { languageNames, languages, type Language } from '#app/i18n/languages.ts';
import { newId } from '#app/api/client/new-id.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../../fields/form-text.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useRead } from '../../frame/use-read.ts';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useInbox } from '../inbox-context.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';

/** Where the templates of the team are written. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const { client, messages } = useInbox();
  const { templates: copy } = messages.reply;
  const { data, error, write } = useRead('templates', () => client.templates());
  const { guard, close } = useUnsaved(copy.guard, onClose);
  return (
    <Modal title={copy.title} close={copy.close} onClose={close} guard={guard}>
      <p className="small text-dust">{copy.lead}</p>
      {data ? (
        <Templates items={data} onChange={write} />
      ) : (
        <p role="status">{error === null ? messages.loading : messages.failure.unreachable}</p>
      )}
    </Modal>
  );
}

function Templates({
  items,
  onChange,
}: {
  items: readonly ReplyTemplate[];
  onChange: (items: readonly ReplyTemplate[]) => void;
}) {
  const { language: own } = useVisit();
  const { messages } = useInbox();
  const { reply: copy } = messages;
  const [language, setLanguage] = useState<Language>(own);
  const offered = items.filter((each) => each.language === language);
  const [chosen, setChosen] = useState(offered[0]?.id ?? '');
  const template = offered.find(({ id }) => id === chosen) ?? null;
  const key = `${language} ${template?.id ?? ''}`;
  // What is written in one stays while another is looked at.
  const [begun, setBegun] = useState<ReadonlyMap<string, WrittenTemplate>>(new Map());

  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <SelectField
          name="template-language"
          label={copy.language}
          value={language}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          onChange={(next) => setLanguage(next as Language)}
        />
        <SelectField
          name="template-choice"
          label={copy.template}
          value={template ? chosen : ''}
          options={[
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
            { value: '', label: copy.templates.add },
          ]}
          onChange={setChosen}
        />
      </div>
      <TemplateForm
        key={`${key} ${template?.isOriginal ?? ''}`}
        template={template}
        begun={begun.get(key)}
        language={language}
        onBegin={(text) => setBegun(new Map(begun).set(key, text))}
        onChange={(next, id) => {
          setBegun(new Map([...begun].filter(([each]) => each !== key)));
          onChange(next);
          setChosen(id);
        }}
      />
    </div>
  );
}

type WrittenTemplate = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

function TemplateForm({
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
