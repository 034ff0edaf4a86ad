import type { PromptFailureCode } from '#app/domain/prompt-run.ts';

/** A prompt with everything that any writer needs to answer it. */
export interface Prompt {
  id: string;
  /** What a language model is told: who it is, and what is wanted. */
  instructions: string;
  request: string;
  /** The answer of the built-in writer. */
  write: () => string;
}

/** Runs prompts. Every implementation passes contract.test.ts. */
export interface PromptExecution {
  /** Who answers, so that a visitor can be told. */
  readonly writer: 'local' | 'model';
  /**
   * The answer, part by part, as it comes. Once the signal is aborted it ends without a failure and lets go of whatever
   * it holds.
   *
   * @throws PromptFailure
   */
  run(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
}

/** Carries a code only: an endpoint's own words may repeat what the visitor typed. */
export class PromptFailure extends Error {
  readonly code: PromptFailureCode;

  constructor(code: PromptFailureCode) {
    super(`The prompt could not be run: ${code}`);
    this.name = 'PromptFailure';
    this.code = code;
  }
}
