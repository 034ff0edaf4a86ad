import { dataUses, type Kept } from '../data-uses.ts';

/** How long each kind of row is kept. What the privacy page promises is read from where it reads it. */
export const retention = {
  /** Since the person's last message. */
  messages: dataUses.messages.kept,
  /** What was taken for spam, and nobody has released. */
  quarantine: { days: 90 },
  /** What senders of messages are counted by. */
  senders: { days: 1 },
  /** Mails and webhooks that were sent. */
  sent: { days: 30 },
  /** Those that were given up, which somebody may still replay. */
  dead: { days: 90 },
  deliveries: dataUses.logs.kept,
  audit: { months: 36 },
  /** Since the answer. */
  requests: dataUses.rights.kept,
} as const satisfies Record<string, Kept>;

export type RetentionRule = keyof typeof retention;

/** The moment before which what a rule is about has to go. Months are those of the calendar, in UTC. */
export function limitOf(rule: RetentionRule, now: Date): Date {
  const kept: { days?: number; months?: number } = retention[rule];
  const limit = new Date(now);
  if (kept.days !== undefined) limit.setUTCDate(limit.getUTCDate() - kept.days);
  if (kept.months !== undefined) {
    const date = limit.getUTCDate();
    limit.setUTCMonth(limit.getUTCMonth() - kept.months);
    // The 31st of a shorter month would be in the next one.
    if (limit.getUTCDate() !== date) limit.setUTCDate(0);
  }
  return limit;
}
