import type { Field } from './fields.ts';
import { trimmed } from './text-field.ts';

/** A boolean, written `1` or `0`; false when missing, like an unchecked box. */
export const flagField: Field<boolean, 'unknown'> = {
  read: ([written = '0']) => ({
    value: written === '1',
    reason: /^[01]$/.test(written) ? undefined : 'unknown',
  }),
  write: (isOn) => [isOn ? '1' : '0'],
};

/** The version of a link's contents: null if current or missing; otherwise the link's, truncated. */
export function versionField(present: number | string): Field<string | null, 'version'> {
  return {
    read: ([written]) =>
      written === undefined || written === String(present)
        ? { value: null }
        : { value: written.slice(0, 8), reason: 'version' },
    write: () => [String(present)],
  };
}

/** The same field for forms that submit empty inputs: a blank text counts as missing, and outer spaces are trimmed. */
export function optional<Value, Reason extends string>(
  field: Field<Value, Reason>,
): Field<Value, Reason> {
  return {
    read: (texts) => field.read(texts.slice(0, 1).map(trimmed).filter(Boolean)),
    write: (value) => field.write(value),
  };
}
