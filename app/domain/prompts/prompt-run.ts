import type { Language } from '#app/domain/languages.ts';

/** Duration of a module's prompt with the built-in writer, in milliseconds. Source: B §9. */
export const promptDuration = 1000;

/** Failures of a run: timeout, too many concurrent runs, rejected by the endpoint, interrupted text, or no response. */
const promptFailures = ['timeout', 'busy', 'refused', 'broken', 'unreachable'] as const;

export type PromptFailureCode = (typeof promptFailures)[number];

/** Why there is no text: an error of the run, or of the request. */
export type RunFailure = PromptFailureCode | 'limited' | 'invalid';

export function isPromptFailure(value: unknown): value is PromptFailureCode {
  return promptFailures.some((code) => code === value);
}

/** Endpoint of prompt runs. */
export const promptsPath = '/prompts';

/**
 * Request for a run: the prompt, its language and its topic.
 *
 * `writer`: built-in or configured. `variant`: index of the built-in writer's text.
 */
export interface PromptCall<Payload> {
  promptId: string;
  language: Language;
  writer: 'local' | 'configured';
  variant: number;
  payload: Payload;
}

/** Names of the response's events: the writer, each part of the text, and the outcome. */
export type PromptEvent = 'writer' | 'part' | 'done' | 'failure';
