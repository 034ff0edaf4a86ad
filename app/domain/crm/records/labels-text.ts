import { labelKey } from './read-field.ts';

/** Separators of labels in one text: the form's own, and those found in files. */
export const labelMarks = { form: ',', file: ',;|' } as const;

type Marks = (typeof labelMarks)[keyof typeof labelMarks];

/** Labels as one text; a label that contains a separator is quoted, as in CSV. */
export function textOfLabels(labels: readonly string[], marks: Marks): string {
  const needsQuotes = new RegExp(`^"|[${marks}]`);
  return labels
    .map((label) => (needsQuotes.test(label) ? `"${label.replaceAll('"', '""')}"` : label))
    .join(', ');
}

/** Parses the labels of a text. */
export function labelsOfText(text: string, marks: Marks): string[] {
  const labels = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(?=[${marks}]|$)|[^${marks}]+`, 'g');
  return [...text.matchAll(labels)].map(([whole, quoted]) =>
    quoted === undefined ? whole.trim() : quoted.replaceAll('""', '"'),
  );
}

/** A text of labels with its last one replaced by each of the tags that it lacks. */
export function completedLabels(text: string, tags: readonly string[], marks: Marks): string[] {
  const [begun = ''] = new RegExp(`^.*[${marks}]\\s*`).exec(text) ?? [];
  const taken = new Set(labelsOfText(begun, marks).map(labelKey));
  return tags
    .filter((tag) => !taken.has(labelKey(tag)))
    .map((tag) => begun + textOfLabels([tag], marks));
}
