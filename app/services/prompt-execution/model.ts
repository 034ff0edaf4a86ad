import { createEventReader, type StreamEvent } from '#app/domain/event-stream.ts';
import type { PromptFailureCode } from '#app/domain/prompt-run.ts';
import { PromptFailure, type Prompt, type PromptExecution } from './prompt-execution.ts';

/** A chat-completions endpoint that speaks the OpenAI protocol. */
export interface Model {
  /** Whole address, such as `https://host/v1/chat/completions`. */
  url: string;
  /** Sent as a bearer token when there is one. */
  key: string | null;
  name: string;
}

/** Longest waits, in milliseconds. */
interface Patience {
  /** For the first part. */
  first: number;
  /** From one part to the next. */
  next: number;
}

/** Longest text passed on, in characters: an endpoint that does not stop is stopped. */
const longestText = 40_000;

export function createModelExecution(
  model: Model,
  { first, next }: Patience = { first: 20_000, next: 10_000 },
): PromptExecution {
  return {
    writer: 'model',
    async *run(prompt, signal) {
      const late = new AbortController();
      const stop = AbortSignal.any([signal, late.signal]);
      let timer = setTimeout(() => late.abort(), first);
      try {
        for await (const part of textOf(await ask(model, prompt, stop))) {
          clearTimeout(timer);
          // What is read now was on its way before the visitor stopped.
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

/** What an answer's status says, where it is not simply a failure of theirs. */
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

/** The text inside a stream of completion chunks, which must say that it is whole. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const read = createEventReader();
  let length = 0;
  for await (const piece of body.pipeThrough(new TextDecoderStream() as Decoder)) {
    for (const event of read(piece)) {
      if (event.data === '[DONE]') return;
      const text = textIn(event);
      length += text.length;
      if (length > longestText) return;
      if (text) yield text;
    }
  }
  throw new PromptFailure('broken');
}

/** Node's own type of it and the platform's differ in what they admit, not in what they do. */
type Decoder = ReadableWritablePair<string, Uint8Array>;

/** @throws SyntaxError when the event is no JSON */
function textIn({ data }: StreamEvent): string {
  const chunk = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[] } | null;
  const text = chunk?.choices?.[0]?.delta?.content;
  return typeof text === 'string' ? text : '';
}
