import { problem } from './problem.ts';

/** Ends a call with a problem; thrown at any depth. */
export class HttpError extends Error {
  readonly response: Response;

  constructor(...refused: Parameters<typeof problem>) {
    super(refused[0]);
    this.response = problem(...refused);
  }
}
