import { storedConversation } from './conversation-store.ts';

/** The conversation of this visit as a form field, and whether the visitor asked to attach it. */
export interface Conversation {
  text: string;
  isWanted: boolean;
}

/** Null before the visitor's first message. */
export function conversationForHandoff(isWanted: boolean): Conversation | null {
  const kept = storedConversation.read();
  const hasSpoken = kept.messages.some(({ sender }) => sender === 'user');
  return hasSpoken ? { text: JSON.stringify(kept), isWanted } : null;
}
