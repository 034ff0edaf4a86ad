import { readWaitingMails } from '#app/data/delivery/failed-mails.server.ts';
import type { Settlement } from '#app/data/delivery/outbox.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { countMails } from '#app/domain/delivery/outbox.ts';
import type { OperationsLog } from '../operations-log.ts';

/** Alerts the operator when emails are not sent, by codes without personal data. */
export interface MailWatch {
  /** Receives the result of each attempt to send an email. */
  settled: (outcome: Settlement) => void;
  /** Failed attempts of this server since its start, by code. */
  failures: () => ReadonlyMap<string, number>;
  /** Number of emails of all servers awaiting a retry; null while the database is unavailable. */
  waiting: () => Promise<number | null>;
}

export function createMailWatch(
  { db }: Database,
  log: Pick<OperationsLog, 'mailFailed' | 'mailLeaves'>,
): MailWatch {
  const failures = new Map<string, number>();
  /** The code that was logged last; null while emails are sent. */
  let lastLogged: string | null = null;
  return {
    settled(outcome) {
      if (outcome.state === 'sent') {
        if (lastLogged !== null) log.mailLeaves();
        lastLogged = null;
      }
      if (!('error' in outcome)) return;
      const { error: code, state } = outcome;
      failures.set(code, (failures.get(code) ?? 0) + 1);
      // Logs once for all emails that fail for the same reason, so that an outage does not flood the log.
      if (code !== lastLogged) log.mailFailed({ code, isGivenUp: state === 'dead' });
      lastLogged = code;
    },
    failures: () => failures,
    waiting: () => readWaitingMails(db).then(countMails, () => null),
  };
}
