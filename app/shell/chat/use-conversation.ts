import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import { replied, said, silence, unanswered } from '#app/domain/chat/conversation.ts';
import { pageKeyOf } from '#app/domain/chat/page-key.ts';
import { greetingOn } from '#app/domain/chat/script.ts';
import { typingDelay } from '#app/domain/chat/timing.ts';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useShell } from '../visit-provider.tsx';
import { answer } from './answer.ts';
import { storedConversation } from './conversation-store.ts';

/**
 * The conversation of this visit. It starts with the greeting of the page on which the window was first opened, which
 * is stored only with the visitor's first message.
 */
export function useConversation(copy: ChatCopy) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  // Switched off in the site settings, the assistant greets in the same way on every page.
  const isContextual = useShell()?.publicSettings.ai.contextualSuggestions ?? true;
  const page = isContextual ? pageKeyOf(withPrefix('', parseAddress(pathname).path)) : 'general';
  const kept = useStored(storedConversation);
  const [greeted, setGreeted] = useState(() => ({ page, at: Date.now() }));
  const conversation = useMemo(() => {
    if (kept.messages.length > 0) return kept;
    return replied(silence, { reply: greetingOn(greeted.page, copy), language, at: greeted.at });
  }, [kept, greeted, copy, language]);

  const waiting = unanswered(kept)?.id;
  useEffect(() => {
    const asked = storedConversation.read();
    const question = unanswered(asked);
    if (!question) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void answer(question, asked, { language, page, script: copy, signal }).then((reply) => {
      if (signal.aborted) return;
      const now = storedConversation.read();
      storedConversation.write(replied(now, { reply, language, at: Date.now() }));
    });
    return () => leaving.abort();
  }, [waiting, language, page, copy]);

  /** Quick replies of the last message; the page's own when that message is in another language. */
  const last = conversation.messages.at(-1);
  const suggestions =
    last?.language === language ? (last.suggestions ?? []) : copy.pages[page].suggestions;

  return {
    messages: conversation.messages,
    isTyping: waiting !== undefined,
    suggestions: waiting === undefined ? suggestions : [],
    hasSpoken: kept.messages.length > 0,
    send: (text: string) => {
      const [at, delay] = [Date.now(), typingDelay(Math.random())];
      storedConversation.write(said(conversation, { text, language, at, delay }));
    },
    forget: () => {
      storedConversation.clear();
      setGreeted({ page, at: Date.now() });
    },
  };
}
