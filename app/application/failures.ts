import { NotAllowed } from '#app/data/crm/crm-user.server.ts';
import { failureOf, isBadValue, withoutValues } from '#app/data/engine/database-failure.server.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { HistoryRefused } from '#app/domain/crm/store/history.ts';

/** Why a use case ended with an error, as far as its caller needs to know. */
export type UseCaseFailure =
  | { kind: 'not-allowed'; action: Action }
  /** Notes or journal entries would not stay as they were written. */
  | { kind: 'history' }
  /** A value has its shape, but the database cannot store it. */
  | { kind: 'bad-value' }
  /** The database is away or full; the call can be repeated. */
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
