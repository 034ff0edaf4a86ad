import { createFailureReport } from './failure-report.ts';
import type { LeadLog } from './leads/lead-log.ts';
import type { OperationsLog } from './operations-log.ts';

interface ServerLog {
  /** Receives a sentence or an error, without personal data. */
  reportError: (told: unknown) => void;
  /** Writes one line of the log, at every log level. */
  record: (message: string, fields: object) => void;
  /** Writes one line of the log, if its level is enabled. */
  note: (level: 'info' | 'error', message: string, fields: object) => void;
}

let log: ServerLog = {
  reportError: console.error,
  record: console.info,
  note: (level, message, fields) => console[level](message, fields),
};

/** Sets the log of the server, before the first request. */
export function logTo(serverLog: ServerLog): void {
  log = serverLog;
}

/** Reports a failure of the server, without personal data. */
export const reportError = createFailureReport((told) => log.reportError(told));

export const leadLog: LeadLog = {
  kept: (lead) => log.record('lead', { lead }),
  failed: (lead) => log.record('lead not kept', { lead }),
  dropped: (quarantine) =>
    log.record('quarantine over its budget: messages dropped', { quarantine }),
};

export const operationsLog: OperationsLog = {
  backupTaken: (backup) => log.note('info', 'backup taken', { backup }),
  backupFailed: (backup) => log.note('error', 'no backup', { backup }),
  mailFailed: (mail) => log.note('error', 'mail not sent', { mail }),
  mailLeaves: () => log.note('info', 'mail is sent again', {}),
};
