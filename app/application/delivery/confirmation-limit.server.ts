import { countAbout } from '#app/data/delivery/outbox-list.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { hour, minute } from '#app/domain/durations.ts';

/**
 * Confirmations that one mailbox receives per hour, whatever tags its addresses have. Anybody can enter any address: without a limit a form could flood a
 * stranger's mailbox. What was sent is stored all the same, and confirmed on the page.
 */
const mostConfirmations = 5;

/** Milliseconds that a request may wait for others about the same person, with what clocks of servers differ by. */
const longestWait = minute;

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
  // Those that came later count where this one has waited for them. None of a further future: after a clock was set back
  // they would count for longer than the hour.
  const hourLong = { since: new Date(now - hour), until: new Date(now + longestWait) };
  const lately = { about: email, kind, ...hourLong };
  return (await countAbout(t, lately)) < mostConfirmations;
}
