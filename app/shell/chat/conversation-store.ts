import { readConversation } from '#app/domain/chat/conversation.ts';
import { createStored } from '#app/ui/stored.ts';

/** What was said during this visit; nothing until the visitor says something. */
export const storedConversation = createStored(
  'iluma-chat',
  readConversation,
  () => sessionStorage,
);
