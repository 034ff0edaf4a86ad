import type { MailLanguage } from './mail-request.ts';

/** The words of a mail, from which its plain text and its HTML are both made: neither says what the other does not. */
export interface Letter {
  readonly language: MailLanguage;
  readonly subject: string;
  readonly greeting: string;
  readonly parts: readonly LetterPart[];
  /** Lines of who writes. */
  readonly signature: readonly string[];
  /** Why this mail came, and what it is not. */
  readonly footnote: string;
}

export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'facts';
      readonly title: string;
      readonly rows: readonly (readonly [label: string, value: string])[];
    }
  /** What somebody else wrote, as they wrote it. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

/** Most letters of a name that a mail greets. */
const longestName = 60;

/**
 * The name to greet someone by, or empty: what a stranger typed must not turn our greeting into their message. Letters,
 * spaces, hyphens, apostrophes and dots only.
 */
export function greetable(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ');
  const isName = /^\p{L}[\p{L}\p{M}' ’.-]*$/u.test(text) && !/\.\p{L}{2,}/u.test(text);
  return isName && text.length <= longestName ? text : '';
}
