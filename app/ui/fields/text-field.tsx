import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { FieldNotes, notedBy } from './field-notes.tsx';

/**
 * A labelled text field with its help and, next to it, what is wrong with it. The browser's own checks are the first,
 * the form's owner has the last word.
 *
 * @param name the field's name, and its id in the page
 * @param initial the text it starts with; from then on it keeps its own
 * @param error what is wrong with what was typed, in words
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
  error?: string | undefined;
  /** More than one makes it a text area. */
  lines?: number;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  maxLength?: number;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}) {
  const shared = {
    ...input,
    id: name,
    name,
    className: `input ${error ? 'border-band-red' : ''}`,
    defaultValue: initial,
    ...notedBy(name, { help, error }),
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
