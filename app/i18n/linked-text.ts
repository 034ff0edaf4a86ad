/** A run of a text that may hold links. */
export interface TextPart {
  text: string;
  /** A path of the site without its language, or a whole address; null outside links. */
  to: string | null;
}

/** Takes `[label](/path)` apart. */
export function partsOf(text: string): TextPart[] {
  // Odd entries are the captures: a label, then its target.
  const runs = text.split(/\[([^\]]+)\]\(([^)\s]+)\)/);
  return runs.flatMap((run, index) => {
    if (index % 3 === 2 || run === '') return [];
    return { text: run, to: index % 3 === 1 ? (runs[index + 1] ?? null) : null };
  });
}

/** A text with the labels of its links only. */
export function withoutLinks(text: string): string {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}
