import type { Draft } from './draft.ts';
import type { Mark } from './rules/outcome.ts';

/** A placeholder in square brackets for a fact that only the visitor knows. Brackets of links do not count. */
const placeholder = /\[([^\][\n]{1,300})\](?!\()/g;

const fields = ['title', 'description', 'body'] as const satisfies (keyof Draft)[];

/** A placeholder in a draft. */
export interface Gap extends Mark {
  /** The missing fact, in the placeholder's words: "To fill in: your price" asks for "your price". Plain text. */
  readonly asks: string;
  /** The text before it on its line, as plain text. */
  readonly before: string;
}

/** The placeholders of a draft, in reading order. */
export function gapsOf(draft: Draft): Gap[] {
  return fields.flatMap((field) =>
    [...draft[field].matchAll(placeholder)].map((found) => ({
      field,
      start: found.index,
      end: found.index + found[0].length,
      before: plainLine(
        draft[field].slice(draft[field].lastIndexOf('\n', found.index) + 1, found.index),
      ),
      asks: plainLine((found[1] ?? '').replace(/^[^:]{1,20}:\s*/u, '')),
    })),
  );
}

/** A line without Markdown syntax for lists, headings, quotations, emphasis and code. */
function plainLine(line: string): string {
  return line
    .replace(/^(?:\s|[-*+>](?=\s)|#{1,6}(?=\s)|\d{1,3}[.)](?=\s))*/u, '')
    .replace(/\*\*|__|`|(?<!\p{L})[*_](?=\S)|(?<=\S)[*_](?!\p{L})/gu, '');
}

/** Replaces a gap by a fact, as one line of plain text. */
export function fillGap(draft: Draft, { field, start, end }: Gap, fact: string): Draft {
  const text = draft[field];
  const rest = text.slice(end);
  // The sentence has its own full stop.
  const line = fact
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, rest.startsWith('.') ? '' : '.');
  return { ...draft, [field]: text.slice(0, start) + line + rest };
}
