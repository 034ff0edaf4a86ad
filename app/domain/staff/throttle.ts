import { hour, minute, second } from '../durations.ts';

/** How many tries are free, and how the wait grows after them. Times in milliseconds. */
interface ThrottleRule {
  /** Failures that cost nothing. */
  free: number;
  /** Wait after the first one that does; each further failure doubles it. */
  first: number;
  longest: number;
  /** How long a failure is remembered after the last one. */
  memory: number;
  /**
   * What a try before the wait ends does: starts the wait anew, or nothing where it may be somebody else's wait.
   */
  early: 'restarts' | 'passes';
}

const ofOne = { first: 30 * second, longest: 15 * minute, memory: 24 * hour } as const;

/**
 * What is counted. Whoever guesses wears out the tries of their own address group, not those of the account's owner:
 * an account as a whole is counted far more loosely, against guesses from very many addresses, and not at all for a
 * browser that has signed in before, which has tries of its own.
 * Source: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export const throttleRules = {
  /** One account from one address group. */
  accountFromGroup: { free: 5, ...ofOne, early: 'restarts' },
  /** One address group, whatever the accounts: more tries, because an office shares one. */
  group: { free: 20, first: minute, longest: hour, memory: 24 * hour, early: 'restarts' },
  /** One account, wherever the tries come from: a thousand, and then one a minute. */
  account: { free: 1000, first: second, longest: minute, memory: 24 * hour, early: 'passes' },
  /** One account from one browser that has signed in to it before. */
  device: { free: 5, ...ofOne, early: 'restarts' },
  /** Codes of one account's second step; whoever types one knows the password. */
  secondStep: { free: 5, ...ofOne, early: 'passes' },
  /** Mails with a link for one account, and asked for by one address group: enough for a mail that was lost. */
  linkOfAccount: { free: 3, first: 15 * minute, longest: hour, memory: 24 * hour, early: 'passes' },
  linksFromGroup: { free: 10, first: minute, longest: hour, memory: 24 * hour, early: 'restarts' },
  /** The current password, asked of an account that is signed in. */
  currentPassword: { free: 5, ...ofOne, early: 'passes' },
} as const satisfies Record<string, ThrottleRule>;

export type Throttled = keyof typeof throttleRules;

/** Milliseconds after which failures have no effect under any rule, and can be forgotten. */
export const throttleMemory = Math.max(...Object.values(throttleRules).map(({ memory }) => memory));

/** What has failed so far. Times are epoch milliseconds. */
export interface Failures {
  count: number;
  lastAt: number;
}

export const noFailures: Failures = { count: 0, lastAt: 0 };

/** Milliseconds to wait before the next try; 0 when it may be made now. Never more than the rule's longest. */
export function waitBefore(kind: Throttled, failures: Failures, now: number): number {
  const { free, first, longest } = throttleRules[kind];
  const { count, lastAt } = remembered(kind, failures, now);
  if (count < free) return 0;
  // 2 to the power of 40 is beyond any longest wait, and still a number.
  const wait = Math.min(longest, first * 2 ** Math.min(count - free, 40));
  return Math.max(0, lastAt + wait - now);
}

/**
 * What has failed, this try included. A try counts when it is made: a hundred at once are a hundred.
 *
 * @param now epoch milliseconds
 */
export function withFailure(kind: Throttled, failures: Failures, now: number): Failures {
  return { count: remembered(kind, failures, now).count + 1, lastAt: now };
}

/**
 * What has failed, after a try that was refused because the wait had not ended.
 *
 * @param now epoch milliseconds
 */
export function withEarlyTry(kind: Throttled, failures: Failures, now: number): Failures {
  const isEarly = waitBefore(kind, failures, now) > 0;
  const restarts = isEarly && throttleRules[kind].early === 'restarts';
  // Stored even where nothing restarts: a moment in the future would count as now at every try until it comes.
  return { count: failures.count, lastAt: restarts ? now : Math.min(failures.lastAt, now) };
}

/** Takes back one try that turned out right. */
export function withoutFailure({ count, lastAt }: Failures): Failures {
  return { count: Math.max(0, count - 1), lastAt };
}

/** A failure in the future, of a clock that was set back since, counts as one of now. */
function remembered(kind: Throttled, { count, lastAt }: Failures, now: number): Failures {
  const at = Math.min(lastAt, now);
  return now - at < throttleRules[kind].memory ? { count, lastAt: at } : noFailures;
}
