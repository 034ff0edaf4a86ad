import { readWaitingMails } from '#app/data/delivery/failed-mails.server.ts';
import type { Settlement } from '#app/data/delivery/outbox.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { countMails } from '#app/domain/delivery/outbox.ts';
import type { OperationsLog } from '../operations-log.ts';

/** Alerts the operator when mails do not leave, by codes without personal data. */
export interface MailWatch {
  /** Hears what became of an attempt to send a mail. */
  settled: (outcome: Settlement) => void;
  /** Failed attempts of this server since its start, by code. */
  failures: () => ReadonlyMap<string, number>;
  /** Number of mails of all servers that wait after a failure; null while the database is away. */
  waiting: () => Promise<number | null>;
}

export function createMailWatch(
  { db }: Database,
  log: Pick<OperationsLog, 'mailFailed' | 'mailLeaves'>,
): MailWatch {
  const failures = new Map<string, number>();
  /** The code that was logged last; null while mails are sent. */
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
      // Once for all mails that fail in the same way, so that a server that is away does not fill the log.
      if (code !== lastLogged) log.mailFailed({ code, isGivenUp: state === 'dead' });
      lastLogged = code;
    },
    failures: () => failures,
    waiting: () => readWaitingMails(db).then(countMails, () => null),
  };
}
