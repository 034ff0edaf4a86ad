import { StoreFailure } from '../session/http-store.ts';

/** Whether a retry of what failed is offered: where it may succeed, and no open dialog still has the typed values. */
export function mayRetry(error: unknown): boolean {
  const isPassing =
    error instanceof StoreFailure && error.code !== 'refused' && error.code !== 'not-allowed';
  return isPassing && document.querySelector('dialog[open]') === null;
}
