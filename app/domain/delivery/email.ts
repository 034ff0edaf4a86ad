import type { Language } from '#app/domain/languages.ts';

/** An email's content, from which its plain text and its HTML are both rendered. */
export interface Email {
  readonly language: Language;
  readonly subject: string;
  /** Empty if the text contains its own greeting. */
  readonly greeting: string;
  readonly parts: readonly EmailPart[];
  /** Signature lines. */
  readonly signature: readonly string[];
  /** Why the recipient gets this email. */
  readonly footnote: string;
  /** An invitation for the recipient's calendar. */
  readonly event: CalendarEvent | null;
}

/** A meeting in the iCalendar format (RFC 5545 and 5546). Instants are epoch milliseconds. */
export interface CalendarEvent {
  /** The same for every version of the meeting. */
  readonly uid: string;
  /** Incremented with every version. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly start: number;
  readonly end: number;
  /** When this version was created. */
  readonly stamp: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: { readonly name: string; readonly email: string };
}

export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'facts';
      readonly title: string;
      readonly rows: readonly (readonly [label: string, value: string])[];
    }
  /** Verbatim text of another person. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | {
      readonly kind: 'links';
      readonly items: readonly (readonly [label: string, href: string])[];
    };

/** Maximum length of a name in a greeting, in characters. */
const longestName = 60;

/**
 * The name for a greeting, or empty. Only letters, spaces, hyphens, apostrophes and dots are allowed: a stranger's text
 * must not turn our greeting into their message.
 */
export function greetable(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ');
  const isName = /^\p{L}[\p{L}\p{M}' ’.-]*$/u.test(text) && !/\.\p{L}{2,}/u.test(text);
  return isName && text.length <= longestName ? text : '';
}
