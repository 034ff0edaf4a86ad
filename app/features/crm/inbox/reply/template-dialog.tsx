import { useState } from 'react';
import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import { languageNames, languages, type Language } from '#app/i18n/languages.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { useRead } from '../../frame/use-read.ts';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useInbox } from '../inbox-context.tsx';
import { TemplateForm, type BegunTemplate } from './template-form.tsx';

/** Edits the team's templates. */
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
  // Unsaved text in one template is kept while another is shown.
  const [begun, setBegun] = useState<ReadonlyMap<string, BegunTemplate>>(new Map());

  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <SelectField
          name="template-language"
          label={copy.language}
          value={language}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          onChange={(next) => setLanguage(next)}
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
        items={items}
        template={template}
        begun={begun.get(key)}
        language={language}
        onBegin={(next) => setBegun(new Map(begun).set(key, next))}
        onRead={onChange}
        onChange={(next, id) => {
          setBegun(new Map([...begun].filter(([each]) => each !== key)));
          onChange(next);
          setChosen(id);
        }}
      />
    </div>
  );
}
