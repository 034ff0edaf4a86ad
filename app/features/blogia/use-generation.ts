import { useRef, useState } from 'react';
import { runPrompt, type RunEnd } from '#app/api/client/run-prompt.ts';
import type { BlogForm } from '#app/domain/blogia/prompts.ts';
import { useVisit } from '#app/ui/visit.ts';

export type Generation = { is: 'idle' } | { is: 'writing'; text: string } | RunEnd;

/** Runs one prompt at a time and exposes its progress. */
export function useGeneration(onEnd: (form: BlogForm, text: string, end: RunEnd) => void) {
  const { language } = useVisit();
  const [generation, setGeneration] = useState<Generation>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);

  async function start(form: BlogForm, writer: 'local' | 'configured') {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    let text = '';
    setGeneration({ is: 'writing', text });
    const { promptType, variant, topic, keywords, contentType, targetAudience } = form;
    const payload = { topic, keywords, contentType, targetAudience, timestamp: Date.now() };
    const call = { promptId: promptType ?? '', language, writer, variant, payload };
    const end = await runPrompt(call, stop.signal, (part) => {
      text += part;
      setGeneration({ is: 'writing', text });
    });
    running.current = null;
    // The specification wants failures logged to the console; typed text is never logged.
    if (end.is === 'failed') console.error(`BlogIA: ${call.promptId} failed (${end.code})`);
    setGeneration(end);
    onEnd(form, text, end);
  }

  return { generation, start, stop: () => running.current?.abort() };
}
