import { storedConversation } from './conversation-store.ts';

/** The conversation of this visit as a form can take it along, and whether the visitor has asked for that already. */
export interface Conversation {
  text: string;
  isWanted: boolean;
}

/** Null while the visitor has said nothing. */
export function conversationToHandOver(isWanted: boolean): Conversation | null {
  const kept = storedConversation.read();
  const hasSpoken = kept.messages.some(({ sender }) => sender === 'user');
  return hasSpoken ? { text: JSON.stringify(kept), isWanted } : null;
}
