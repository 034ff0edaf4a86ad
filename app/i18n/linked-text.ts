/** A run of a text that may hold links. */
export interface TextPart {
  text: string;
  /** A path of the site without its language, or an absolute address; null outside links. */
  to: string | null;
}

/** Parses `[label](/path)`. */
export function partsOf(text: string): TextPart[] {
  // Odd entries are the captures: a label, then its target.
  const runs = text.split(/\[([^\]]+)\]\((\S+?)\)/);
  return runs.flatMap((run, at) =>
    at % 3 === 2 || run === '' ? [] : { text: run, to: at % 3 ? (runs[at + 1] ?? null) : null },
  );
}

/** A text with links replaced by their labels. */
export function withoutLinks(text: string): string {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}
