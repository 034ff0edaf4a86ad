import { readConversation } from '#app/domain/chat/conversation.ts';
import { createStored } from '#app/ui/stored.ts';

/** The conversation of this visit; empty until the visitor's first message. */
export const storedConversation = createStored(
  'iluma-chat',
  readConversation,
  () => sessionStorage,
);
