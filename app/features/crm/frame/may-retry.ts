import { StoreFailure } from '../session/http-store.ts';

/** Whether to offer a retry: it may succeed, and no open dialog still holds the typed values. */
export function mayRetry(error: unknown): boolean {
  const isPassing =
    error instanceof StoreFailure && error.code !== 'refused' && error.code !== 'not-allowed';
  return isPassing && document.querySelector('dialog[open]') === null;
}
