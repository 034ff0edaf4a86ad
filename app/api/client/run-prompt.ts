import { createEventReader } from '#app/domain/prompts/event-stream.ts';
import {
  isPromptFailure,
  promptsPath,
  type PromptCall,
  type RunFailure,
} from '#app/domain/prompts/prompt-run.ts';

/** Outcome of a run, with the writer that produced it. */
export type RunEnd =
  | { is: 'done'; writer: 'local' | 'model' }
  | { is: 'stopped' }
  | { is: 'failed'; code: RunFailure };

/**
 * Runs a prompt on the server.
 *
 * @param onPart receives each streamed part of the text
 */
export async function runPrompt(
  call: PromptCall<unknown>,
  signal: AbortSignal,
  onPart: (part: string) => void,
): Promise<RunEnd> {
  try {
    const response = await fetch(promptsPath, {
      method: 'POST',
      signal,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(call),
    });
    if (!response.ok || !response.body)
      return { is: 'failed', code: runFailureOf(response.status) };
    return await readRun(response.body, onPart);
  } catch {
    return signal.aborted ? { is: 'stopped' } : { is: 'failed', code: 'unreachable' };
  }
}

function runFailureOf(status: number): RunFailure {
  if (status === 429) return 'limited';
  if (status === 400) return 'invalid';
  return status < 500 ? 'refused' : 'broken';
}

async function readRun(
  body: ReadableStream<Uint8Array>,
  onPart: (part: string) => void,
): Promise<RunEnd> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read = createEventReader();
  let writer: 'local' | 'model' = 'local';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- parts of a stream arrive in order
    const { done, value } = await reader.read();
    if (done) return { is: 'failed', code: 'broken' };
    for (const { event, data } of read(decoder.decode(value, { stream: true }))) {
      const said: unknown = JSON.parse(data);
      if (event === 'part') onPart(String(said));
      else if (event === 'writer') writer = said === 'model' ? 'model' : 'local';
      else if (event === 'done') return { is: 'done', writer };
      else if (event === 'failure')
        return { is: 'failed', code: isPromptFailure(said) ? said : 'broken' };
    }
  }
}
