import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isHandOver } from '#app/domain/chat/hand-over.ts';
import { useStored } from '#app/ui/stored.ts';
import { storedConversation } from './conversation-store.ts';

/** The conversation of this visit as a form can take it along, and whether the visitor has asked for that already. */
export interface Conversation {
  text: string;
  isWanted: boolean;
}

/** Null while the visitor has said nothing, and on the server. */
export function useConversationToHandOver(): Conversation | null {
  const kept = useStored(storedConversation);
  const [query] = useSearchParams();
  const isWanted = isHandOver(query);
  return useMemo(() => {
    const hasSpoken = kept.messages.some(({ sender }) => sender === 'user');
    return hasSpoken ? { text: JSON.stringify(kept), isWanted } : null;
  }, [kept, isWanted]);
}
