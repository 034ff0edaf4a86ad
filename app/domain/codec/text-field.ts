import { truncate } from '#app/domain/truncate.ts';
import type { Field } from './fields.ts';

/**
 * A free text.
 *
 * @param longest maximum length in UTF-16 units; longer texts are truncated
 * @param normalize applied before the length is measured
 */
export function textField(
  longest: number,
  { initial = '', normalize = asWritten }: { initial?: string; normalize?: typeof asWritten } = {},
): Field<string, 'shortened'> {
  return {
    read([written]) {
      if (written === undefined) return { value: initial };
      const whole = normalize(written);
      const isTooLong = whole.length > longest;
      return { value: truncate(whole, longest), reason: isTooLong ? 'shortened' : undefined };
    },
    write: (value) => [value],
  };
}

function asWritten(text: string): string {
  return text;
}

/** Trimmed. */
export function trimmed(text: string): string {
  return text.trim();
}
