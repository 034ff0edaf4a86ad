/** Retention of information. */
export type RetentionPeriod =
  | { readonly hours: number }
  | { readonly days: number }
  | { readonly months: number };

/** Retention of the server log, up to the site's operator. */
export const logRetention = { days: 30 } as const;

/** Retention of call counts, which is at least that of any rate limit window. */
export const callRetention = { hours: 1 } as const;

/**
 * Retention of each kind of row; `inventory.ts` describes their contents. Prospects: 36 months after the last contact
 * (CNIL, référentiel « gestion commerciale », 2022-02-03).
 */
export const retention = {
  /** Since the person's last message. */
  messages: { months: 36 },
  /** Suspected spam that was not released. */
  quarantine: { days: 90 },
  /** Suspected spam beyond the flood limit of an address. */
  flood: { days: 7 },
  /** Hashes by which message senders are counted. */
  senders: { days: 1 },
  /** Emails and webhooks that were sent. */
  sent: { days: 30 },
  /** Those that were given up; staff may still replay them. */
  dead: { days: 90 },
  /** Reports of audited sites. */
  audits: { days: 90 },
  deliveries: logRetention,
  audit: { months: 36 },
  /** Notifications of staff. */
  notifications: { days: 90 },
  /** Push subscriptions of staff, since the CRM was last open in that browser. */
  browsers: { days: 30 },
  /** Since the response. */
  requests: { months: 36 },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionRule = keyof typeof retention;

/** The time before which a rule's rows are deleted. Calendar months, in UTC. */
export function limitOf(rule: RetentionRule, now: Date): Date {
  const period: { days?: number; months?: number } = retention[rule];
  const limit = new Date(now);
  if (period.days !== undefined) limit.setUTCDate(limit.getUTCDate() - period.days);
  if (period.months !== undefined) {
    const date = limit.getUTCDate();
    limit.setUTCMonth(limit.getUTCMonth() - period.months);
    // The 31st of a shorter month would fall into the next one.
    if (limit.getUTCDate() !== date) limit.setUTCDate(0);
  }
  return limit;
}
