import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Icon } from './icon.tsx';

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
  autoComplete?: HTMLInputAutoCompleteAttribute;
}) {
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ');
  const shared = {
    ...input,
    id: name,
    name,
    className: `input ${error ? 'border-band-red' : ''}`,
    defaultValue: initial,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={name} className="small">
        {label}
      </label>
      {lines > 1 ? <textarea {...shared} rows={lines} /> : <input {...shared} />}
      {help && (
        <p id={`${name}-help`} className="text-xs text-dust">
          {help}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="flex gap-1.5 text-xs text-band-red">
          <Icon name="triangle-alert" className="icon mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
