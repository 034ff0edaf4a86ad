import { countAbout } from '#app/data/delivery/outbox-list.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { hour } from '#app/domain/durations.ts';

/**
 * Confirmations that one address receives per hour. Anybody can enter any address: without a limit a form could flood a
 * stranger's mailbox. What was sent is stored all the same, and confirmed on the page.
 */
const mostConfirmations = 5;

/**
 * Whether an address is sent one more confirmation.
 *
 * @param kind what dedupe keys of such mails begin with
 */
export async function isConfirmed(
  t: Transaction,
  email: string,
  { kind, now }: { kind: string; now: number },
): Promise<boolean> {
  // None of the future: after a clock was set back they would count for longer than the hour.
  const hourLong = { since: new Date(now - hour), until: new Date(now) };
  const lately = { about: email, kind, ...hourLong, most: mostConfirmations };
  return (await countAbout(t, lately)) < mostConfirmations;
}
