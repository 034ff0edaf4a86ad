import { newId } from './new-id.ts';

/** Maximum number of unanswered calls that are remembered. */
const mostUnanswered = 20;

/**
 * The `Idempotency-Key` of each change. A change that is retried after a lost response keeps its key, so that the
 * server applies it once.
 */
export function createIdempotencyKeys() {
  const unanswered = new Map<string, string>();
  return {
    /** Null for a call that only reads. */
    of(name: string, args: object) {
      if (name.startsWith('GET ')) return null;
      const text = JSON.stringify([name, args]);
      const key = unanswered.get(text) ?? newId();
      unanswered.delete(text);
      unanswered.set(text, key);
      const [oldest] = unanswered.keys();
      if (unanswered.size > mostUnanswered && oldest !== undefined) unanswered.delete(oldest);
      return { key, answered: () => void unanswered.delete(text) };
    },
  };
}
