import { historyAge } from '#app/domain/crm/store/change-group.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { throttleMemory } from '#app/domain/staff/throttle.ts';
import { day, hour } from '../durations.ts';
import type { PersonalDataPart } from './personal-data.ts';
import { callRetention, logRetention, retention, type RetentionPeriod } from './retention.ts';

/** Legal basis for using personal information: Québec's Law 25 (P-39.1, s. 4 to 12) and the GDPR (art. 6). */
export type Basis = 'request' | 'consent' | 'interest' | 'duty';

/** Recipients outside the team, if they are configured (GDPR art. 13). */
export type Recipient = 'mail' | 'systems' | 'model' | 'calendar' | 'push' | 'link';

/**
 * Effect of an erasure: the data is deleted, is pseudonymised while its row stays, is kept as evidence, or is not
 * linked to an identity that an erasure could find.
 */
type ErasureEffect = 'deleted' | 'pseudonymised' | 'kept' | 'out-of-reach';

const hours = (milliseconds: number) => ({ hours: milliseconds / hour });

/** Retention periods stated on the privacy page, from the rules by which jobs delete data. */
export const statedPeriods = {
  ...retention,
  logs: logRetention,
  calls: callRetention,
  attempts: hours(throttleMemory),
  sessions: hours(sessionRules.absolute),
  bin: { days: historyAge / day },
} as const satisfies Record<string, RetentionPeriod>;

type StatedPeriod = keyof typeof statedPeriods;

interface InventoryEntry {
  readonly basis: Basis;
  /** The part of exports and erasures that contains it; null if it cannot be found by email address. */
  readonly part: PersonalDataPart | null;
  /** Tables, or columns of a table that another entry covers; empty if it is not in the database. */
  readonly covers: readonly string[];
  /** Empty if nothing expires automatically. */
  readonly periods: readonly StatedPeriod[];
  readonly recipients: readonly Recipient[];
  readonly erasure: ErasureEffect;
}

/**
 * All kinds of personal information, by the parts of exports and erasures. The privacy page lists it, with texts in
 * `content/legal`; a test checks that every table of the database is listed, or contains none.
 */
export const inventory = {
  messages: {
    basis: 'request',
    part: 'messages',
    covers: ['leads', 'people', 'lead_replies', 'made_calls'],
    periods: ['messages'],
    recipients: ['mail', 'systems'],
    erasure: 'deleted',
  },
  attachments: {
    basis: 'request',
    part: 'messages',
    covers: ['leads.attachments'],
    periods: ['messages'],
    recipients: ['mail', 'systems'],
    erasure: 'deleted',
  },
  bookings: {
    basis: 'request',
    part: 'messages',
    covers: ['bookings', 'booking_quarters'],
    periods: ['messages'],
    recipients: ['mail', 'systems', 'calendar'],
    erasure: 'deleted',
  },
  campaign: {
    basis: 'consent',
    part: 'messages',
    covers: ['leads.campaign'],
    periods: ['messages'],
    recipients: ['systems'],
    erasure: 'deleted',
  },
  spam: {
    basis: 'interest',
    part: 'messages',
    covers: ['leads.spam_score', 'leads.spam_signals'],
    periods: ['quarantine', 'flood'],
    recipients: [],
    erasure: 'deleted',
  },
  sender: {
    basis: 'interest',
    part: 'messages',
    covers: ['leads.sender'],
    periods: ['senders'],
    recipients: [],
    erasure: 'deleted',
  },
  limits: {
    basis: 'interest',
    part: null,
    covers: ['call_counts', 'sign_in_failures'],
    periods: ['calls', 'attempts'],
    recipients: [],
    erasure: 'out-of-reach',
  },
  outgoing: {
    basis: 'request',
    part: 'outgoing',
    covers: ['outbox'],
    periods: ['sent', 'dead'],
    recipients: ['mail', 'systems'],
    erasure: 'deleted',
  },
  audits: {
    basis: 'request',
    part: 'audits',
    covers: ['audits', 'audit_tasks'],
    periods: ['audits'],
    recipients: ['mail', 'link'],
    erasure: 'deleted',
  },
  questions: {
    basis: 'request',
    part: null,
    covers: [],
    periods: [],
    recipients: ['model'],
    erasure: 'out-of-reach',
  },
  crm: {
    basis: 'interest',
    part: 'crm',
    covers: [
      'crm_clients',
      'crm_projects',
      'crm_tasks',
      'crm_journal',
      'crm_bin',
      'crm_collections',
      'feed_topics',
      'crm_sums',
    ],
    periods: ['bin'],
    recipients: ['systems'],
    erasure: 'pseudonymised',
  },
  notifications: {
    basis: 'interest',
    part: 'notifications',
    covers: ['notifications', 'notification_choices', 'push_subscriptions'],
    periods: ['notifications', 'browsers'],
    recipients: ['mail', 'push'],
    erasure: 'deleted',
  },
  /** An erasure deletes the account of a former member of staff only. */
  account: {
    basis: 'interest',
    part: 'account',
    covers: [
      'staff',
      'staff_sessions',
      'staff_recovery_codes',
      'staff_links',
      'saved_views',
      'staff_schedules',
    ],
    periods: ['sessions'],
    recipients: [],
    erasure: 'deleted',
  },
  /** Mentions of staff in what they have set up. */
  settings: {
    basis: 'interest',
    part: 'settings',
    covers: ['api_keys', 'webhook_endpoints', 'lead_reply_templates'],
    periods: [],
    recipients: [],
    erasure: 'pseudonymised',
  },
  requests: {
    basis: 'duty',
    part: 'requests',
    covers: ['privacy_requests'],
    periods: ['requests'],
    recipients: [],
    erasure: 'kept',
  },
  history: {
    basis: 'interest',
    part: 'history',
    covers: ['audit_log'],
    periods: ['audit'],
    recipients: [],
    erasure: 'pseudonymised',
  },
  logs: {
    basis: 'interest',
    part: null,
    covers: [],
    periods: ['logs'],
    recipients: [],
    erasure: 'out-of-reach',
  },
  comfort: {
    basis: 'request',
    part: null,
    covers: [],
    periods: [],
    recipients: [],
    erasure: 'out-of-reach',
  },
  choice: {
    basis: 'duty',
    part: null,
    covers: [],
    periods: [],
    recipients: [],
    erasure: 'out-of-reach',
  },
} as const satisfies Record<string, InventoryEntry>;

export type InventoryId = keyof typeof inventory;

export const inventoryIds = Object.keys(inventory) as InventoryId[];

/** The tables of a part of exports and erasures; for null, those that cannot be found by email address. */
export function tablesOf(part: PersonalDataPart | null): string[] {
  const entries: readonly InventoryEntry[] = Object.values(inventory);
  const covered = entries.filter((entry) => entry.part === part).flatMap(({ covers }) => covers);
  return covered.filter((name) => !name.includes('.'));
}
