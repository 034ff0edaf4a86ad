import { useEffect, useRef, useState } from 'react';
import { demoOpener, demoReplyDelay, type DemoMessage } from '#app/domain/zyno/demo-chat.ts';
import { useVisit } from '#app/ui/visit.ts';
import { askZyno } from './ask-zyno.ts';

/**
 * The messages, and the number of pending replies. The reply's opening words come a second after a message, and the
 * answer with them, or as soon as it has arrived.
 */
export function useDemoConversation(start: readonly DemoMessage[], openers: readonly string[]) {
  const { language } = useVisit();
  const [messages, setMessages] = useState(start);
  const [pending, setPending] = useState(0);
  const leaving = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function send(message: string) {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    const append = (added: DemoMessage) => setMessages((current) => [...current, added]);
    append({ sender: 'user', message, timestamp: Date.now() });
    setPending((count) => count + 1);
    const asked = askZyno(message, language, signal);
    await pause(demoReplyDelay, signal);
    if (signal.aborted) return;
    const opener: DemoMessage = {
      sender: 'zyno',
      message: demoOpener(openers, Math.random()),
      timestamp: Date.now(),
    };
    append(opener);
    const answer = await asked;
    if (signal.aborted) return;
    setPending((count) => count - 1);
    setMessages((current) =>
      current.map((each) => (each === opener ? { ...opener, answer } : each)),
    );
  }

  return { messages, pending, send };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
