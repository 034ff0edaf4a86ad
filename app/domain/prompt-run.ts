/** How long a module's prompt takes to run when the built-in writer answers, in milliseconds. Source: B §9. */
export const promptDuration = 1000;

/**
 * Why a run gave no whole text: it took too long, too many ask at once, the endpoint does not accept us, the text
 * broke off, or there was no answer at all.
 */
const promptFailures = ['timeout', 'busy', 'refused', 'broken', 'unreachable'] as const;

export type PromptFailureCode = (typeof promptFailures)[number];

export function isPromptFailure(value: unknown): value is PromptFailureCode {
  return promptFailures.some((code) => code === value);
}

/** Where a prompt is sent to be run. */
export const promptsPath = '/prompts';

/**
 * What is sent there: which prompt, in which language, and what it is about.
 *
 * `writer`: the built-in one, or whoever is configured. `variant`: which of the built-in writer's texts is wanted.
 */
export interface PromptCall<Payload> {
  promptId: string;
  language: 'fr' | 'en' | 'es';
  writer: 'local' | 'configured';
  variant: number;
  payload: Payload;
}

/** Names of the events that come back: who writes, each part of the text, and how it ended. */
export type PromptEvent = 'writer' | 'part' | 'done' | 'failure';
