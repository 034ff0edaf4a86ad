/** How many tries are free, and how the wait grows after them. Times in milliseconds. */
interface ThrottleRule {
  /** Failures that cost nothing. */
  free: number;
  /** Wait after the first one that does; each further failure doubles it. */
  first: number;
  longest: number;
  /** How long a failure is remembered after the last one. */
  memory: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * What is counted. An account's wait stays short enough that nobody can keep its owner out by failing on purpose; an
 * address has more tries, because an office shares one.
 */
export const throttleRules = {
  account: { free: 5, first: 30 * second, longest: 15 * minute, memory: 24 * hour },
  address: { free: 20, first: minute, longest: hour, memory: 24 * hour },
  secondStep: { free: 5, first: 30 * second, longest: 15 * minute, memory: 24 * hour },
} as const satisfies Record<string, ThrottleRule>;

export type Throttled = keyof typeof throttleRules;

/** What has failed so far. Times are epoch milliseconds. */
export interface Failures {
  count: number;
  lastAt: number;
}

export const noFailures: Failures = { count: 0, lastAt: 0 };

/** Milliseconds to wait before the next try; 0 when it may be made now. */
export function waitBefore(kind: Throttled, failures: Failures, now: number): number {
  const { free, first, longest } = throttleRules[kind];
  const { count, lastAt } = remembered(kind, failures, now);
  if (count < free) return 0;
  // 2 to the power of 40 is beyond any longest wait, and still a number.
  const wait = Math.min(longest, first * 2 ** Math.min(count - free, 40));
  return Math.max(0, lastAt + wait - now);
}

/** What has failed, this try included. A try counts when it is made: a hundred at once are a hundred. */
export function withFailure(kind: Throttled, failures: Failures, now: number): Failures {
  return { count: remembered(kind, failures, now).count + 1, lastAt: now };
}

/** Takes back one try that turned out right. */
export function withoutFailure({ count, lastAt }: Failures): Failures {
  return { count: Math.max(0, count - 1), lastAt };
}

function remembered(kind: Throttled, failures: Failures, now: number): Failures {
  return now - failures.lastAt < throttleRules[kind].memory ? failures : noFailures;
}

/**
 * What an address is counted under: all of IPv4, and of IPv6 the first 64 bits, which one subscriber holds.
 * Source: RFC 6177.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}
