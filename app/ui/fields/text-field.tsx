import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldNotes, noteAttributes } from './field-notes.tsx';

/**
 * A labelled text field with its help and error message. Native validation runs first, the form's owner decides.
 *
 * @param name the field's name, and its id in the page
 * @param initial initial text; the field is uncontrolled
 * @param error error message of the current value
 */
export function TextField({
  name,
  label,
  help,
  initial = '',
  error,
  lines = 1,
  ...input
}: {
  name: string;
  label: string;
  help?: string;
  initial?: string;
  error?: ReactNode;
  /** A value above one renders a text area. */
  lines?: number;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  maxLength?: number;
  placeholder?: string;
  /** Id of a datalist. */
  list?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}) {
  const shared = {
    ...input,
    id: name,
    name,
    className: `input ${error ? 'border-band-red' : ''}`,
    defaultValue: initial,
    ...noteAttributes(name, { help, error }),
  };
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={name} className="small">
        {label}
      </label>
      {lines > 1 ? <textarea {...shared} rows={lines} /> : <input {...shared} />}
      <FieldNotes id={name} help={help} error={error} />
    </div>
  );
}
