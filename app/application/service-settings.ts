import type { Place } from '#app/data/engine/database.server.ts';
import type { PushSettings } from '#app/services/push/push.ts';
import type { LeadLog } from './leads/lead-log.ts';
import type { OperationsLog } from './operations-log.ts';

/** Server configuration; see `server/config.ts`. */
export interface ServiceSettings {
  database: Place;
  /** Directory of all other data stored on this machine. */
  dataDirectory: string;
  secret: string | null;
  /** SMTP server; null to keep emails in the outbox. */
  smtpUrl: string | null;
  /** Overpass server for business searches; null for none. */
  overpassUrl: string | null;
  /** Sender address of emails; null for the agency's own. */
  mailFrom: string | null;
  /** Recipient of notices about unassigned leads; null for the agency's own. */
  teamEmail: string | null;
  /** Address of the team's video calls; null if meetings are not held by video. */
  videoUrl: string | null;
  /** Private addresses and ranges that webhooks may call. */
  webhookAllowed: readonly string[];
  /** Identity of the site at browsers' push services; null for no Web Push. */
  push: PushSettings | null;
  /** Private addresses and ranges that audits may read. */
  auditAllowed: readonly string[];
  /** Browser for audits: WebSocket endpoint, else executable, else an installed one. */
  browser: {
    readonly url: string | null;
    readonly path: string | null;
    readonly isSandboxed: boolean;
  };
  /** Scheme and host of the site, for links in mails. */
  origin: string;
  /** Maximum bytes of quarantined leads. */
  quarantineLimit: number;
  backups: {
    /** Milliseconds between two backups; null for none. */
    readonly every: number | null;
    /** Number of backups kept. */
    readonly keep: number;
    /** Environment of pg_dump. */
    readonly environment: NodeJS.ProcessEnv;
  };
  leadLog: LeadLog;
  operationsLog: OperationsLog;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  report: Report;
}

export type Report = (error: unknown) => void;
