import { useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { planUpdateClient } from '#app/domain/crm/plans/clients.ts';
import { readTyped } from '#app/domain/crm/records/client-draft.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { Fields } from '#app/domain/crm/records/field.ts';
import type { FlatField } from '#app/domain/crm/records/flat-fields.ts';
import type { FieldError } from '#app/domain/crm/records/read-field.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { inputTexts, labelOf, readInputs } from '../client-fields.ts';
import { SuggestedField } from '../suggested-field.tsx';

/** A field that is edited in place: Enter saves, Escape restores the saved value. */
export function InlineField({
  client,
  flat,
  isNew = false,
  onClose,
  children,
}: {
  client: Client;
  flat: FlatField;
  /** Whether it starts in edit mode, as an empty field does. */
  isNew?: boolean;
  /** Called when editing ends. */
  onClose?: () => void;
  /** The value as displayed. */
  children?: ReactNode;
}) {
  const { messages, may } = useWorkspace();
  const [isEditing, setIsEditing] = useState(isNew);
  const label = labelOf(flat.name, messages);
  if (isEditing)
    return (
      <FieldForm
        client={client}
        flat={flat}
        onClose={() => {
          setIsEditing(false);
          onClose?.();
        }}
      />
    );
  return (
    <div className="flex min-w-0 items-center gap-1">
      {/* The text may have either direction; its position does not depend on it. */}
      <div className="min-w-0 grow wrap-anywhere">
        <bdi>{children}</bdi>
      </div>
      {may('edit') && (
        <button
          type="button"
          className="grid size-(--control) shrink-0 place-items-center text-dust hover:text-star"
          aria-label={fill(messages.record.editField, { name: label })}
          title={fill(messages.record.editField, { name: label })}
          onClick={() => setIsEditing(true)}
        >
          <Icon name="pen-line" className="icon size-4" />
        </button>
      )}
    </div>
  );
}

interface FieldFormProps {
  client: Client;
  flat: FlatField;
  onClose: () => void;
}

function FieldForm(props: FieldFormProps) {
  const { messages } = useWorkspace();
  const { id, label, before, error, isBusy, save, leave } = useFieldForm(props);
  const { field } = props.flat;

  function escape(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave(event.currentTarget);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from any element within
    <form
      noValidate
      className="flex items-end gap-1 py-1"
      onSubmit={save}
      onKeyDown={escape}
      ref={focusFirst}
    >
      <div className="min-w-0 grow">
        <SuggestedField
          name={props.flat.name}
          id={id}
          label={label}
          initial={before}
          error={error && messages.form.errors[error]}
          autoComplete="off"
          {...(field.kind === 'text' && { maxLength: field.most })}
          {...(field.kind === 'labels' && { help: messages.form.labelsHelp })}
        />
      </div>
      <button
        type="submit"
        className="button w-[var(--control,2.75rem)] px-0"
        aria-label={messages.frame.save}
        aria-disabled={isBusy}
      >
        <Icon name="check" className="icon size-5" />
      </button>
      <button
        type="button"
        className="button w-[var(--control,2.75rem)] px-0"
        aria-label={messages.frame.cancel}
        onClick={({ currentTarget: { form } }) => form && leave(form)}
      >
        <Icon name="x" className="icon size-5" />
      </button>
    </form>
  );
}

/** One field while it is edited, validated and saved. */
function useFieldForm({ client: present, flat: { name, path }, onClose }: FieldFormProps) {
  const { language } = useVisit();
  const { messages, run } = useWorkspace();
  const { run: once, isBusy } = useMutation('frame');
  const [error, setError] = useState<FieldError | null>(null);
  // The version at the time editing began: saving merges what others have changed since.
  const [client] = useState(present);
  const id = `inline-${name}`;
  const label = labelOf(name, messages);
  const [top] = path;
  const table: Fields = { [top]: clientFields[top as keyof typeof clientFields] };
  const texts = inputTexts(table, client, language);
  const before = texts[name] ?? '';

  function leave(form: HTMLFormElement) {
    form.reset();
    onClose();
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form)(id);
    if (text === before) return leave(form);
    const input = readInputs(
      table,
      (each) => (each === name ? text : (texts[each] ?? '')),
      language,
    );
    const read = readTyped(table, { address: client.address, ...input });
    const wrong = read.ok ? null : (read.errors[name] ?? Object.values(read.errors)[0] ?? null);
    setError(wrong);
    if (!read.ok) return form.querySelector<HTMLElement>(`#${id}`)?.focus();
    void once(async () => {
      const problem = await run(
        (planning) => planUpdateClient(client, read.draft, planning),
        fill(messages.record.fieldSaved, { name: label }),
      );
      if (!problem) leave(form);
    });
  }

  return { id, label, before, error, isBusy, save, leave };
}

/** Puts the caret at the end of the first text field. */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('input, textarea')?.focus();
}
