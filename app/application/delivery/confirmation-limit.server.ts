import { countAbout } from '#app/data/delivery/outbox-list.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { hour, minute } from '#app/domain/durations.ts';

/**
 * Maximum confirmations per mailbox and hour, regardless of tags in its addresses. Anyone can enter any address:
 * without a limit a form could flood a stranger's mailbox. The submission is stored anyway, and confirmed on the page.
 */
const mostConfirmations = 5;

/** Milliseconds that a request may wait for others about the same person, including clock skew between servers. */
const longestWait = minute;

/**
 * Whether an address gets another confirmation.
 *
 * @param kind prefix of the dedupe keys of such emails
 */
export async function isConfirmed(
  t: Transaction,
  email: string,
  { kind, now }: { kind: string; now: number },
): Promise<boolean> {
  // Includes later ones, in case this request waited for them. But none further in the future: after a clock was set
  // back they would count for more than an hour.
  const hourLong = { since: new Date(now - hour), until: new Date(now + longestWait) };
  const lately = { about: email, kind, ...hourLong };
  return (await countAbout(t, lately)) < mostConfirmations;
}
