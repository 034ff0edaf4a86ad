import type { PromptFailureCode } from '#app/domain/prompts/prompt-run.ts';

/** A prompt, for a language model and for the built-in writer. */
export interface Prompt {
  id: string;
  /** System prompt of a language model. */
  instructions: string;
  request: string;
  /** Produces the built-in writer's text. */
  write: () => string;
}

/** Runs prompts. Every implementation passes contract.test.ts. */
export interface PromptExecution {
  /** Name of the writer, shown to the visitor. */
  readonly writer: 'local' | 'model';
  /**
   * Streams the answer. After an abort it ends without an error and releases its resources.
   *
   * @throws PromptFailure
   */
  run(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
}

/** Contains a code only: an endpoint's message may repeat personal data. */
export class PromptFailure extends Error {
  readonly code: PromptFailureCode;

  constructor(code: PromptFailureCode) {
    super(`The prompt could not be run: ${code}`);
    this.name = 'PromptFailure';
    this.code = code;
  }
}
