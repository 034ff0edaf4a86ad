import { createContext } from 'react-router';
import { createRateLimit, type RateLimit } from '#app/domain/rate-limit.ts';
import { createLocalExecution } from '#app/services/prompt-execution/local.ts';
import { createModelExecution, type Model } from '#app/services/prompt-execution/model.ts';
import type { PromptExecution } from '#app/services/prompt-execution/prompt-execution.ts';

/** Who writes when a prompt is run, and how often one address may ask. One for the whole process. */
export interface Prompts {
  /** The model when one is configured, else the built-in writer. */
  readonly execution: PromptExecution;
  /** The built-in writer, which is always there. */
  readonly local: PromptExecution;
  /** Keyed by network address. */
  readonly rate: RateLimit;
  /** Takes note of a run that failed. */
  readonly report: (error: unknown) => void;
}

export interface PromptSettings {
  model: Model | null;
  /** Runs that one address may ask for in ten minutes. */
  limit: number;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

const tenMinutes = 600_000;

export function createPrompts({ model, limit, now, report }: PromptSettings): Prompts {
  const local = createLocalExecution();
  return {
    report,
    local,
    execution: model ? createModelExecution(model) : local,
    rate: createRateLimit({ limit, window: tenMinutes, now }),
  };
}

export const promptsContext = createContext<Prompts>();
