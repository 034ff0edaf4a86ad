import { NotAllowed } from '#app/data/crm/crm-user.server.ts';
import { failureOf, isBadValue, withoutValues } from '#app/data/engine/database-failure.server.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { HistoryRefused } from '#app/domain/crm/store/history.ts';

/** Why a use case failed, as far as its caller needs to know. */
export type UseCaseFailure =
  | { kind: 'not-allowed'; action: Action }
  /** Existing notes or journal entries would change. */
  | { kind: 'history' }
  /** A value of valid shape that the database cannot store. */
  | { kind: 'bad-value' }
  /** The database is unavailable or full; the call can be retried. */
  | { kind: 'unavailable' }
  /** A bug; `loggable` contains no personal data. */
  | { kind: 'bug'; loggable: unknown };

export function classifyFailure(error: unknown): UseCaseFailure {
  if (error instanceof NotAllowed) return { kind: 'not-allowed', action: error.action };
  if (error instanceof HistoryRefused) return { kind: 'history' };
  if (error instanceof RangeError || isBadValue(error)) return { kind: 'bad-value' };
  if (failureOf(error) !== null) return { kind: 'unavailable' };
  return { kind: 'bug', loggable: withoutValues(error) };
}
