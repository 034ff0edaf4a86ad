import type { Conversation } from '#app/domain/chat/conversation.ts';
import type { ChatMessage, Reply } from '#app/domain/chat/message.ts';
import type { PageKey } from '#app/domain/chat/page-key.ts';
import {
  cannedReply,
  cannedReplyWith,
  passageReply,
  type ChatScript,
} from '#app/domain/chat/script.ts';
import { longestTyping, typingLeft } from '#app/domain/chat/timing.ts';
import { topicOf, type Topic } from '#app/domain/chat/topic.ts';
import type { Language } from '#app/i18n/languages.ts';
import { searchSite } from './search-site.ts';

interface Circumstances {
  language: Language;
  page: PageKey;
  script: ChatScript;
  signal: AbortSignal;
}

/** Minimum number of words that make a message a question, not just the name of a topic or a greeting. */
const leastWords = { greeting: 6, other: 3 };

/** Topics on which the site's pages have nothing to add. */
const unsearched: ReadonlySet<Topic> = new Set(['person', 'complaint', 'rude', 'thanks']);

/**
 * Shows the assistant as typing for the remaining time, then replies. A message without a known keyword, or with a
 * question as well, is meanwhile searched for on the site; a search slower than the longest typing time is ignored.
 */
export async function answer(
  question: ChatMessage,
  { replyDueAt }: Conversation,
  { language, page, script, signal }: Circumstances,
): Promise<Reply> {
  const topic = topicOf(question.content);
  const now = Date.now();
  const words = question.content.trim().split(/\s+/).length;
  const isSearched =
    topic === 'default' ||
    (!unsearched.has(topic) && words >= leastWords[topic === 'greeting' ? topic : 'other']);
  const found =
    isSearched &&
    Promise.race([
      searchSite(question.content, language, signal),
      pause(typingLeft(question.timestamp + longestTyping, now), signal),
    ]);
  await pause(typingLeft(replyDueAt ?? now, now), signal);
  const passage = await found;
  const canned = cannedReply(topic, page, script, Math.random());
  if (!passage) return canned;
  const quoted = passageReply(passage, page, script, Math.random());
  return topic === 'default' ? quoted : cannedReplyWith(passage, canned, quoted);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
