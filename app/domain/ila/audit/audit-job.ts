import type { Language } from '#app/domain/languages.ts';
import { hour } from '../../durations.ts';
import type { OwnerEvidence } from '../owner/owner-evidence.ts';
import { webFailures } from './answer-evidence.ts';
import type { AuditReport } from './audit.ts';
import { pageFailures } from './site-failure.ts';

export const auditStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export type AuditState = (typeof auditStates)[number];

/** Who wants a site audited. */
export const auditRequesters = ['visitor', 'staff', 'schedule'] as const;

export type AuditRequester = (typeof auditRequesters)[number];

/** Why an audit ended without a report: the site could not be read, or servers died while they read it. */
export const auditFailures = [...webFailures, ...pageFailures, 'abandoned', 'broken'] as const;

export type AuditFailure = (typeof auditFailures)[number];

/** What is known while a site is read. */
export interface AuditProgress {
  /** Addresses of the pages read so far. */
  readonly pages: readonly string[];
  /** Ids of checks that one of them fails for certain. */
  readonly findings: readonly string[];
}

/** One audit of a site, from the wish to the report. */
export interface AuditJob {
  readonly id: string;
  readonly address: string;
  readonly host: string;
  readonly site: string;
  readonly state: AuditState;
  readonly requester: AuditRequester;
  /** Of mails about it. */
  readonly language: Language;
  /** Where the report is announced; null for nowhere. */
  readonly email: string | null;
  readonly clientId: string | null;
  /** The audit that this one is compared with. */
  readonly comparedTo: string | null;
  readonly progress: AuditProgress;
  /** With the owner's figures judged, where they were handed in. */
  readonly report: AuditReport | null;
  /** Figures of the owner's own exports; null without any. */
  readonly owner: OwnerEvidence | null;
  readonly score: number | null;
  readonly failure: AuditFailure | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** An audit without what it found, which is large. */
export type AuditOutline = Omit<AuditJob, 'report' | 'owner'>;

/** How far an audit is. */
export type AuditStep = Pick<AuditJob, 'id' | 'state' | 'progress'>;

export const auditRules = {
  /** Milliseconds for which a report answers further wishes for its site. */
  fresh: hour,
  /** Milliseconds after which the audit of a server that died is taken up by another one. */
  lease: 30_000,
  /** Times that an audit is taken up. */
  attempts: 3,
  /** Audits that a group of network addresses may start in an hour. */
  perHour: 3,
  /** Audits that it may ask for in an hour, with those whose site no request can be sent to. */
  askedPerHour: 20,
  /** Audits that a member of staff or a key may start in an hour. */
  perHourOfStaff: 60,
  /** Audits that a group of network addresses, a member of staff or a key may follow at once, on one server. */
  followed: 6,
  /** Sites that one report is compared with. */
  competitors: 2,
  /** Days for which a report is kept. */
  days: 90,
  /** Days between two audits of a client's site. */
  everyDays: 7,
  /** Fall of a client's score that its owner is told of, in points. */
  fall: 5,
} as const;

/** Whether nothing more happens to it. */
export const isOver = ({ state }: Pick<AuditJob, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';
