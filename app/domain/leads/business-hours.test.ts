import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyMoment } from '../../../test/agency-moment.ts';
import { answerClock, answerDueAt, workingTimeBetween, promised } from './business-hours.ts';

const hour = 3_600_000;

describe('the due time of an answer within "24h ouvrables" (CTC-16)', () => {
  it.each([
    ['a Tuesday morning', agencyMoment('2026-01-13T10:30'), agencyMoment('2026-01-14T10:30')],
    ['a Friday afternoon', agencyMoment('2026-01-16T15:00'), agencyMoment('2026-01-19T15:00')],
    ['a Friday night', agencyMoment('2026-01-16T23:00'), agencyMoment('2026-01-19T23:00')],
    ['a Sunday', agencyMoment('2026-01-18T12:00'), agencyMoment('2026-01-20T00:00')],
    ['early in the morning', agencyMoment('2026-01-13T06:00'), agencyMoment('2026-01-14T06:00')],
    [
      'the midnight before Monday',
      agencyMoment('2026-01-19T00:00'),
      agencyMoment('2026-01-20T00:00'),
    ],
    [
      'the minute before Saturday',
      agencyMoment('2026-01-16T23:59'),
      agencyMoment('2026-01-19T23:59'),
    ],
    [
      'the day before Christmas',
      agencyMoment('2026-12-24T15:00'),
      agencyMoment('2026-12-28T15:00'),
    ],
    ['New Year’s Eve', agencyMoment('2026-12-31T17:00'), agencyMoment('2027-01-04T17:00')],
    ['Maundy Thursday', agencyMoment('2026-04-02T12:00'), agencyMoment('2026-04-06T12:00')],
    ['before Patriots’ Day', agencyMoment('2026-05-15T12:00'), agencyMoment('2026-05-19T12:00')],
    [
      'before the National Holiday',
      agencyMoment('2026-06-23T12:00'),
      agencyMoment('2026-06-25T12:00'),
    ],
    ['Canada Day', agencyMoment('2026-07-01T12:00'), agencyMoment('2026-07-03T00:00')],
    ['before Labour Day', agencyMoment('2026-09-04T12:00'), agencyMoment('2026-09-08T12:00')],
    ['before Thanksgiving', agencyMoment('2026-10-09T12:00'), agencyMoment('2026-10-13T12:00')],
    [
      'across the spring change of clocks',
      agencyMoment('2026-03-06T12:00'),
      agencyMoment('2026-03-09T12:00'),
    ],
    [
      'across the autumn change',
      agencyMoment('2026-10-30T12:00'),
      agencyMoment('2026-11-02T12:00'),
    ],
    [
      'a holiday kept on Monday',
      agencyMoment('2029-06-22T12:00'),
      agencyMoment('2029-06-26T12:00'),
    ],
  ])('for a message received: %s', (_when, received, due) => {
    expect(new Date(answerDueAt(received)).toISOString()).toBe(new Date(due).toISOString());
  });

  const moment = date({
    min: new Date('2024-01-01'),
    max: new Date('2034-01-01'),
    noInvalidDate: true,
  }).map((each) => each.getTime());

  it('is always 24 hours of working days away, and at most six days', () => {
    assert(
      property(moment, (received) => {
        const due = answerDueAt(received);
        expect(workingTimeBetween(received, due)).toBe(promised);
        expect(due - received).toBeLessThanOrEqual(6 * 24 * hour);
      }),
    );
  });

  it('is never earlier for a later message', () => {
    assert(
      property(moment, integer({ min: 0, max: 100 * hour }), (received, later) => {
        expect(answerDueAt(received + later)).toBeGreaterThanOrEqual(answerDueAt(received));
      }),
    );
  });

  it('can be measured in either direction, with the opposite sign', () => {
    assert(
      property(moment, moment, (from, to) => {
        // Not `toBe`: a duration of zero is 0 in one direction and -0 in the other.
        expect(workingTimeBetween(from, to) + workingTimeBetween(to, from)).toEqual(0);
      }),
    );
  });
});

describe('the response clock of a message received on a Tuesday at 10:30', () => {
  const createdAt = new Date(agencyMoment('2026-01-13T10:30')).toISOString();
  const at = (text: string) => agencyMoment(`2026-01-${text}`);
  it.each([
    ['begins with the 24 hours promised', null, at('13T10:30'), 'running', 24 * hour],
    ['runs', null, at('13T17:30'), 'running', 17 * hour],
    ['runs at night', null, at('14T02:00'), 'running', 8.5 * hour],
    ['is late', null, at('14T12:30'), 'late', -2 * hour],
    ['stops in time', at('13T12:30'), at('20T12:30'), 'kept', 22 * hour],
    ['stands still at the weekend', null, at('18T12:00'), 'late', -61.5 * hour],
    ['stops too late', at('14T11:30'), at('20T12:30'), 'missed', -hour],
  ] as const)('%s', (_what, answered, now, state, left) => {
    const answeredAt = answered === null ? null : new Date(answered).toISOString();
    expect(answerClock({ createdAt, answeredAt }, now)).toEqual({
      state,
      dueAt: at('14T10:30'),
      left,
    });
  });
});
