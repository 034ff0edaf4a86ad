import { hour, minute, second } from '../durations.ts';

/** Number of free attempts, and how the wait grows afterwards. Times in milliseconds. */
interface ThrottleRule {
  /** Failures without a wait. */
  free: number;
  /** Wait after the next failure; each further one doubles it. */
  first: number;
  longest: number;
  /** How long failures are remembered after the last one. */
  memory: number;
  /**
   * Effect of an attempt before the wait ends: `restarts` the wait, or `passes` without effect if the wait may have
   * been caused by someone else.
   */
  early: 'restarts' | 'passes';
}

const ofOne = { first: 30 * second, longest: 15 * minute, memory: 24 * hour } as const;

/**
 * What is throttled. A guesser uses up the attempts of their own address group, not those of the account's owner: an
 * account as a whole is throttled far more loosely, against guesses from very many addresses, and not for a browser
 * that has signed in before, which has its own attempts. Source:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export const throttleRules = {
  /** One account from one address group. */
  accountFromGroup: { free: 5, ...ofOne, early: 'restarts' },
  /** One address group, for all accounts: more attempts, because an office shares one address. */
  group: { free: 20, first: minute, longest: hour, memory: 24 * hour, early: 'restarts' },
  /** One account from all addresses: a thousand attempts, then one per minute. */
  account: { free: 1000, first: second, longest: minute, memory: 24 * hour, early: 'passes' },
  /** One account from one browser that has signed in to it before. */
  device: { free: 5, ...ofOne, early: 'restarts' },
  /** Second-step codes of one account; the person entering them knows the password. */
  secondStep: { free: 5, ...ofOne, early: 'passes' },
  /** Emailed links for one account, and requested by one address group: enough to replace a lost email. */
  linkOfAccount: { free: 3, first: 15 * minute, longest: hour, memory: 24 * hour, early: 'passes' },
  linksFromGroup: { free: 10, first: minute, longest: hour, memory: 24 * hour, early: 'restarts' },
  /** The current password of a signed-in account. */
  currentPassword: { free: 5, ...ofOne, early: 'passes' },
} as const satisfies Record<string, ThrottleRule>;

export type Throttled = keyof typeof throttleRules;

/** Milliseconds after which failures no longer have an effect under any rule, and can be deleted. */
export const throttleMemory = Math.max(...Object.values(throttleRules).map(({ memory }) => memory));

/** Failures so far. Times are epoch milliseconds. */
export interface Failures {
  count: number;
  lastAt: number;
}

export const noFailures: Failures = { count: 0, lastAt: 0 };

/** Milliseconds to wait before the next attempt; 0 if it may be made now. Never more than the rule's longest. */
export function waitBefore(kind: Throttled, failures: Failures, now: number): number {
  const { free, first, longest } = throttleRules[kind];
  const { count, lastAt } = remembered(kind, failures, now);
  if (count < free) return 0;
  // 2 to the power of 40 exceeds any longest wait, and is still a safe number.
  const wait = Math.min(longest, first * 2 ** Math.min(count - free, 40));
  return Math.max(0, lastAt + wait - now);
}

/**
 * The failures including this attempt. An attempt counts when it starts: a hundred concurrent ones count as a hundred.
 *
 * @param now epoch milliseconds
 */
export function withFailure(kind: Throttled, failures: Failures, now: number): Failures {
  return { count: remembered(kind, failures, now).count + 1, lastAt: now };
}

/**
 * The failures after an attempt that was refused because the wait had not ended.
 *
 * @param now epoch milliseconds
 */
export function withEarlyTry(kind: Throttled, failures: Failures, now: number): Failures {
  const isEarly = waitBefore(kind, failures, now) > 0;
  const restarts = isEarly && throttleRules[kind].early === 'restarts';
  // Stored even without a restart: otherwise a time in the future would count as now at every attempt until it is
  // reached.
  return { count: failures.count, lastAt: restarts ? now : Math.min(failures.lastAt, now) };
}

/** Removes an attempt that turned out to be correct. */
export function withoutFailure({ count, lastAt }: Failures): Failures {
  return { count: Math.max(0, count - 1), lastAt };
}

/** A failure in the future, from before the clock was set back, counts as one from now. */
function remembered(kind: Throttled, { count, lastAt }: Failures, now: number): Failures {
  const at = Math.min(lastAt, now);
  return now - at < throttleRules[kind].memory ? { count, lastAt: at } : noFailures;
}
