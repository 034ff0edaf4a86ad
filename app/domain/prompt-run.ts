/** How long a module's prompt takes to run when the built-in writer answers, in milliseconds. Source: B §9. */
export const promptDuration = 1000;

/**
 * Why a run gave no whole text: it took too long, too many ask at once, the endpoint does not accept us, the text
 * broke off, or there was no answer at all.
 */
export const promptFailures = ['timeout', 'busy', 'refused', 'broken', 'unreachable'] as const;

export type PromptFailureCode = (typeof promptFailures)[number];

export function isPromptFailure(value: unknown): value is PromptFailureCode {
  return promptFailures.some((code) => code === value);
}
