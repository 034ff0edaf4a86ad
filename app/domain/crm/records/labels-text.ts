/** Marks between the labels of one text: those that a form takes, and those that files come with. */
export const labelMarks = { form: ',', file: ',;|' } as const;

type Marks = (typeof labelMarks)[keyof typeof labelMarks];

/** Labels as one text; one that holds a mark stands between quotes, as cells of a CSV file do. */
export function textOfLabels(labels: readonly string[], marks: Marks): string {
  const needsQuotes = new RegExp(`^"|[${marks}]`);
  return labels
    .map((label) => (needsQuotes.test(label) ? `"${label.replaceAll('"', '""')}"` : label))
    .join(', ');
}

/** The labels of a text. */
export function labelsOfText(text: string, marks: Marks): string[] {
  const labels = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(?=[${marks}]|$)|[^${marks}]+`, 'g');
  return [...text.matchAll(labels)].map(([whole, quoted]) =>
    quoted === undefined ? whole.trim() : quoted.replaceAll('""', '"'),
  );
}
