import { createEventReader, type StreamEvent } from '#app/domain/prompts/event-stream.ts';
import type { PromptFailureCode } from '#app/domain/prompts/prompt-run.ts';
import { PromptFailure, type Prompt, type PromptExecution } from './prompt-execution.ts';

/** A chat-completions endpoint (OpenAI protocol). */
export interface Model {
  /** Complete URL, such as `https://host/v1/chat/completions`. */
  url: string;
  /** Bearer token; null for none. */
  key: string | null;
  name: string;
}

/** Timeouts in milliseconds. */
interface Patience {
  /** Until the first chunk. */
  first: number;
  /** Between two chunks. */
  next: number;
  /** Until the last chunk. */
  whole: number;
}

/** Maximum text length in characters; longer streams are cut off. */
const longestText = 40_000;

export function createModelExecution(
  model: Model,
  { first, next, whole }: Patience = { first: 20_000, next: 10_000, whole: 300_000 },
): PromptExecution {
  return {
    writer: 'model',
    async *run(prompt, signal) {
      const late = new AbortController();
      const stop = AbortSignal.any([signal, late.signal]);
      const end = setTimeout(() => late.abort(), whole);
      let timer = setTimeout(() => late.abort(), first);
      try {
        for await (const part of textOf(await ask(model, prompt, stop))) {
          clearTimeout(timer);
          // This chunk was received after the visitor stopped.
          if (signal.aborted) return;
          yield part;
          timer = setTimeout(() => late.abort(), next);
        }
      } catch (error) {
        if (signal.aborted) return;
        if (late.signal.aborted) throw new PromptFailure('timeout');
        throw error instanceof PromptFailure ? error : new PromptFailure('broken');
      } finally {
        clearTimeout(timer);
        clearTimeout(end);
        late.abort();
      }
    },
  };
}

async function ask(
  { url, key, name }: Model,
  { instructions, request }: Prompt,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(url, {
    method: 'POST',
    // The key and the visitor's text must not be redirected to another address.
    redirect: 'error',
    signal,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model: name,
      stream: true,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: request },
      ],
    }),
  }).catch(() => {
    throw new PromptFailure('unreachable');
  });
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  throw new PromptFailure(refusals[response.status] ?? 'broken');
}

/** Failure codes of HTTP statuses; other statuses mean `broken`. */
const refusals: Partial<Record<number, PromptFailureCode>> = {
  400: 'refused',
  401: 'refused',
  403: 'refused',
  404: 'refused',
  408: 'timeout',
  422: 'refused',
  429: 'busy',
  503: 'busy',
  504: 'timeout',
};

/**
 * The text of a stream of completion chunks.
 *
 * @throws PromptFailure when the stream ends without its end marker or without text, for example due to a filter or a
 * tool call
 */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const read = createEventReader();
  let length = 0;
  for await (const piece of body.pipeThrough(new TextDecoderStream() as Decoder)) {
    for (const event of read(piece)) {
      if (event.data === '[DONE]') {
        if (length === 0) throw new PromptFailure('refused');
        return;
      }
      const text = textIn(event);
      length += text.length;
      if (length > longestText) return;
      if (text) yield text;
    }
  }
  throw new PromptFailure('broken');
}

/** Node's type and the web platform's differ only in their declarations. */
type Decoder = ReadableWritablePair<string, Uint8Array>;

/** @throws SyntaxError when the event is not JSON */
function textIn({ data }: StreamEvent): string {
  const chunk = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[] } | null;
  const text = chunk?.choices?.[0]?.delta?.content;
  return typeof text === 'string' ? text : '';
}
