import type { Language } from '#app/domain/languages.ts';
import { hour } from '../../durations.ts';
import type { OwnerEvidence } from '../owner/owner-evidence.ts';
import { webFailures } from './answer-evidence.ts';
import type { AuditReport } from './audit.ts';
import { pageFailures } from './site-failure.ts';

export const auditStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export type AuditState = (typeof auditStates)[number];

/** Who requests site audits. */
export const auditRequesters = ['visitor', 'staff', 'schedule'] as const;

export type AuditRequester = (typeof auditRequesters)[number];

/** Why an audit ended without a report: the site could not be read, or the server stopped while reading it. */
export const auditFailures = [...webFailures, ...pageFailures, 'abandoned', 'broken'] as const;

export type AuditFailure = (typeof auditFailures)[number];

/** Interim results while a site is read. */
export interface AuditProgress {
  /** Addresses of the pages read so far. */
  readonly pages: readonly string[];
  /** Ids of checks that one of these pages definitely fails. */
  readonly findings: readonly string[];
}

/** A site audit, from the request to the report. */
export interface AuditJob {
  readonly id: string;
  readonly address: string;
  readonly host: string;
  readonly site: string;
  readonly state: AuditState;
  readonly requester: AuditRequester;
  /** Language of emails about it. */
  readonly language: Language;
  /** Who is notified of the report; null for nobody. */
  readonly email: string | null;
  readonly clientId: string | null;
  /** The audit it is compared with. */
  readonly comparedTo: string | null;
  readonly progress: AuditProgress;
  /** Includes the checks of the owner's figures, if provided. */
  readonly report: AuditReport | null;
  /** Figures from the owner's own exports; null if there are none. */
  readonly owner: OwnerEvidence | null;
  readonly score: number | null;
  readonly failure: AuditFailure | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** An audit without its results, which are large. */
export type AuditOutline = Omit<AuditJob, 'report' | 'owner'>;

/** Progress of an audit. */
export type AuditStep = Pick<AuditJob, 'id' | 'state' | 'progress'>;

export const auditRules = {
  /** Milliseconds for which a report is reused for further requests for its site. */
  fresh: hour,
  /** Milliseconds after which another server takes over the audit of one that stopped. */
  lease: 30_000,
  /** Maximum number of attempts. */
  attempts: 3,
  /** Audits that an address range may start per hour. */
  perHour: 3,
  /** Audits that an address range may request per hour, including those of sites that cannot be reached. */
  askedPerHour: 20,
  /** Audits that a member of staff or an API key may start per hour. */
  perHourOfStaff: 60,
  /** Audits that an address range, a member of staff or an API key may follow at the same time, per server. */
  followed: 6,
  /** Maximum number of sites that a report is compared with. */
  competitors: 2,
  /** Retention of a report in days. */
  days: 90,
  /** Days between two audits of a client's site. */
  everyDays: 7,
  /** Drop in a client's score, in points, from which its owner is notified. */
  fall: 5,
} as const;

/** Whether the audit has ended. */
export const isOver = ({ state }: Pick<AuditJob, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';
