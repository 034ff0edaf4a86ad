/** Maximum length of a visitor's message, in UTF-16 code units, ignoring outer white space. */
export const longestMessage = 2000;

/** Icons that an action may have, from the site's own set. */
export const chatIcons = [
  'arrow-right',
  'book-open',
  'calculator',
  'gauge',
  'info',
  'phone',
  'puzzle',
  'shopping-bag',
] as const;

export type ChatIcon = (typeof chatIcons)[number];

/** A link offered with a message. */
export interface ChatAction {
  label: string;
  /** A path on this site without a language prefix, optionally with hash or query. */
  target: `/${string}`;
  icon: ChatIcon;
}

/** One message of the floating assistant. Source: specification A §3. */
export interface ChatMessage {
  /** Unique within its conversation. */
  id: string;
  sender: 'user' | 'assistant';
  /** Plain text; line breaks are preserved. */
  content: string;
  /** Epoch milliseconds. */
  timestamp: number;
  /** Language of the page it was written on. */
  language: string;
  suggestions?: readonly string[];
  actions?: readonly ChatAction[];
}

/** A message of the assistant before it has an id and a time. */
export type Reply = Pick<ChatMessage, 'content' | 'suggestions' | 'actions'>;

/** Why a text cannot be sent, or null if it can. */
export function messageError(text: string): 'empty' | 'too-long' | null {
  const { length } = text.trim();
  if (length === 0) return 'empty';
  return length > longestMessage ? 'too-long' : null;
}
