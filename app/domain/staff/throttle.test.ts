import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressGroup,
  noFailures,
  throttleRules,
  waitBefore,
  withFailure,
  withoutFailure,
  type Failures,
  type Throttled,
} from './throttle.ts';

const start = Date.UTC(2026, 0, 5, 9);
const seconds = (count: number) => count * 1000;

/** What has failed after so many tries, all at the start. */
function failed(kind: Throttled, tries: number): Failures {
  return Array.from({ length: tries }).reduce<Failures>(
    (failures) => withFailure(kind, failures, start),
    noFailures,
  );
}

describe('the wait', () => {
  it.each([
    ['account', 0, 0],
    ['account', 4, 0],
    ['account', 5, 30],
    ['account', 6, 60],
    ['account', 7, 120],
    ['account', 9, 480],
    ['account', 10, 900],
    ['account', 1000, 900],
    ['address', 19, 0],
    ['address', 20, 60],
    ['address', 25, 1920],
    ['address', 26, 3600],
    ['secondStep', 5, 30],
  ] as const)('of an %s after %i failures is %i s', (kind, tries, wait) => {
    expect(waitBefore(kind, failed(kind, tries), start)).toBe(seconds(wait));
  });

  it('passes', () => {
    const failures = failed('account', 5);
    expect(waitBefore('account', failures, start + seconds(29))).toBe(seconds(1));
    expect(waitBefore('account', failures, start + seconds(30))).toBe(0);
  });

  it('is forgotten with the failures', () => {
    const failures = failed('account', 12);
    const later = start + throttleRules.account.memory;
    expect(waitBefore('account', failures, later)).toBe(0);
    expect(withFailure('account', failures, later)).toEqual({ count: 1, lastAt: later });
  });

  it('never shrinks with another failure, nor passes its longest', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Throttled>('account', 'address', 'secondStep'),
        fc.nat(5000),
        (kind, tries) => {
          const wait = waitBefore(kind, { count: tries, lastAt: start }, start);
          const next = waitBefore(kind, { count: tries + 1, lastAt: start }, start);
          expect(next).toBeGreaterThanOrEqual(wait);
          expect(next).toBeLessThanOrEqual(throttleRules[kind].longest);
        },
      ),
    );
  });

  it('counts a right try for nothing', () => {
    expect(withoutFailure(failed('address', 3)).count).toBe(2);
    expect(withoutFailure(noFailures).count).toBe(0);
  });
});

describe('an address is counted under', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%j as %j', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
