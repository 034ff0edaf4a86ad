import { problem } from './problem.ts';

/** Ends a call with a problem, thrown from wherever it becomes clear. */
export class HttpError extends Error {
  readonly response: Response;

  constructor(...refused: Parameters<typeof problem>) {
    super(refused[0]);
    this.response = problem(...refused);
  }
}
