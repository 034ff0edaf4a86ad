import {
  chatIcons,
  messageError,
  type ChatAction,
  type ChatMessage,
  type Reply,
} from './message.ts';

/** The messages, and when the pending reply is due (epoch milliseconds). */
export interface Conversation {
  version: 1;
  messages: readonly ChatMessage[];
  replyDueAt: number | null;
}

export const silence: Conversation = { version: 1, messages: [], replyDueAt: null };

/** The visitor's message waiting for a reply. */
export function unanswered({ messages }: Conversation): ChatMessage | null {
  const last = messages.at(-1);
  return last?.sender === 'user' ? last : null;
}

/**
 * Adds a message of the visitor to the conversation; unchanged if the text is invalid or a reply is pending.
 *
 * @param at epoch milliseconds
 * @param delay milliseconds until the reply
 */
export function said(
  conversation: Conversation,
  { text, language, at, delay }: { text: string; language: string; at: number; delay: number },
): Conversation {
  if (messageError(text) || unanswered(conversation)) return conversation;
  const message = { sender: 'user', content: text.trim(), language, timestamp: at } as const;
  return { ...withMessage(conversation, message), replyDueAt: at + delay };
}

/** Adds a message of the assistant to the conversation: the greeting or a reply. */
export function replied(
  conversation: Conversation,
  { reply, language, at }: { reply: Reply; language: string; at: number },
): Conversation {
  const message = { sender: 'assistant', ...reply, language, timestamp: at } as const;
  return { ...withMessage(conversation, message), replyDueAt: null };
}

function withMessage(conversation: Conversation, message: Omit<ChatMessage, 'id'>): Conversation {
  const { messages } = conversation;
  return { ...conversation, messages: [...messages, { id: idAt(messages.length), ...message }] };
}

/** Messages are append-only: their index is their id. */
const idAt = (index: number) => `message-${index + 1}`;

/** Parses a stored conversation; invalid messages are dropped. */
export function readConversation(json: unknown): Conversation {
  const { messages, replyDueAt } = fieldsOf(json);
  if (!Array.isArray(messages)) return silence;
  const read = messages.flatMap((message) => readMessage(message) ?? []);
  return {
    version: 1,
    messages: read.map((message, index) => ({ id: idAt(index), ...message })),
    replyDueAt: isTime(replyDueAt) ? replyDueAt : null,
  };
}

function readMessage(json: unknown): Omit<ChatMessage, 'id'> | null {
  const { sender, content, timestamp, language, suggestions, actions } = fieldsOf(json);
  if ((sender !== 'user' && sender !== 'assistant') || typeof content !== 'string') return null;
  const texts = listOf(suggestions).filter((text) => typeof text === 'string');
  const ways = listOf(actions).flatMap((action) => readAction(action) ?? []);
  return {
    sender,
    content,
    timestamp: isTime(timestamp) ? timestamp : 0,
    language: typeof language === 'string' ? language : '',
    ...(texts.length > 0 && { suggestions: texts }),
    ...(ways.length > 0 && { actions: ways }),
  };
}

function readAction(json: unknown): ChatAction | null {
  const { label, target, icon } = fieldsOf(json);
  if (typeof label !== 'string' || !isOnSite(target)) return null;
  return { label, target, icon: chatIcons.find((name) => name === icon) ?? 'arrow-right' };
}

/** Whether a target is a path on this site rather than a URL on another host. */
export function isOnSite(target: unknown): target is `/${string}` {
  return typeof target === 'string' && /^\/(?!\/)[^\s\\]*$/.test(target);
}

/** The range of Date, in milliseconds. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 8.64e15;

const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

function fieldsOf(json: unknown): Partial<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}
