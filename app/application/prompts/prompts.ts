import type { Database } from '#app/data/engine/database.server.ts';
import { createAddressLimit, type CallLimit } from '#app/data/limits/call-limit.server.ts';
import { createLocalExecution } from '#app/services/prompt-execution/local.ts';
import { createModelExecution, type Model } from '#app/services/prompt-execution/model.ts';
import type { PromptExecution } from '#app/services/prompt-execution/prompt-execution.ts';

/** Prompt execution and its rate limit. One per process. */
export interface Prompts {
  /** The configured model, else the built-in writer. */
  readonly execution: PromptExecution;
  /** The built-in writer, always available. */
  readonly local: PromptExecution;
  /** Keyed by IP address. */
  readonly limit: CallLimit;
  /** Receives failed runs. */
  readonly report: (error: unknown) => void;
}

export interface PromptSettings {
  database: Database;
  model: Model | null;
  /** Runs per address in ten minutes. */
  limit: number;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

const tenMinutes = 600_000;

export function createPrompts({ database, model, limit, now, report }: PromptSettings): Prompts {
  const local = createLocalExecution();
  return {
    report,
    local,
    execution: model ? createModelExecution(model) : local,
    // One at a time: generating a text costs more than the write that counts it.
    limit: createAddressLimit(database, {
      name: 'prompts',
      limit,
      window: tenMinutes,
      batch: 1,
      now,
    }),
  };
}
