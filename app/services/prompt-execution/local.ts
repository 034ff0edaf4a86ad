import { setInterval } from 'node:timers/promises';
import { promptDuration } from '#app/domain/prompts/prompt-run.ts';
import type { PromptExecution } from './prompt-execution.ts';

/** Number of chunks in which the text is streamed. */
const partCount = 40;

/** The built-in writer. It never fails, and takes as long as the specification allows for a prompt. */
export function createLocalExecution({ duration = promptDuration } = {}): PromptExecution {
  return {
    writer: 'local',
    async *run({ write }, signal) {
      const parts = inParts(write());
      try {
        for await (const part of setInterval(duration / partCount, parts.values(), { signal })) {
          const { value } = part.next();
          if (value === undefined) return;
          yield value;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}

/** Split between words. */
function inParts(text: string): string[] {
  const words = text.match(/\s*\S+\s*/gu) ?? [];
  const size = Math.max(1, Math.ceil(words.length / partCount));
  return Array.from({ length: Math.ceil(words.length / size) }, (_, part) =>
    words.slice(part * size, (part + 1) * size).join(''),
  );
}
