import { describe, expect, it } from 'vitest';
import {
  isOver,
  sessionVerdict,
  sessionRules,
  stageAfter,
  type SessionTimes,
} from './session-rules.ts';

const now = Date.UTC(2026, 0, 5, 9);
const minutes = (count: number) => count * 60_000;

const fresh: SessionTimes = {
  stage: 'open',
  createdAt: now,
  lastSeenAt: now,
  rotatedAt: now,
  isConfirmed: true,
};

describe('a session', () => {
  it.each([
    ['new', {}, false],
    [
      'seen within the hour',
      { createdAt: now - minutes(300), lastSeenAt: now - minutes(59) },
      false,
    ],
    ['idle for an hour', { lastSeenAt: now - sessionRules.idle }, true],
    ['twelve hours old', { createdAt: now - sessionRules.absolute }, true],
    ['waiting', { stage: 'second-step', createdAt: now - minutes(9) }, false],
    ['waiting for too long', { stage: 'second-step', createdAt: now - minutes(10) }, true],
    [
      'waiting for a password for too long',
      { stage: 'new-password', createdAt: now - minutes(10) },
      true,
    ],
  ] as const)('%s: expired is %s', (_name, times, over) => {
    expect(isOver({ ...fresh, ...times }, now)).toBe(over);
  });
});

describe('the current token', () => {
  it.each([
    ['just handed out', { isConfirmed: false }, { rotates: false, confirms: true, touches: false }],
    ['in use', {}, { rotates: false, confirms: false, touches: false }],
    [
      'seen a minute ago',
      { lastSeenAt: now - minutes(1) },
      { rotates: false, confirms: false, touches: true },
    ],
    ['old', { rotatedAt: now - minutes(15) }, { rotates: true, confirms: false, touches: false }],
    [
      'of a sign-in under way',
      { stage: 'second-step', rotatedAt: now - minutes(15) },
      { rotates: false, confirms: false, touches: false },
    ],
  ] as const)('%s', (_name, times, outcome) => {
    expect(sessionVerdict('current', { ...fresh, ...times }, now)).toEqual({
      is: 'valid',
      ...outcome,
    });
  });
});

describe('the previous token', () => {
  it.each([
    [
      'is still good for a minute',
      { rotatedAt: now - minutes(1) + 1 },
      { is: 'valid', rotates: false },
    ],
    [
      'is given another successor when the first never arrived',
      { rotatedAt: now - minutes(5), isConfirmed: false },
      { is: 'valid', rotates: true },
    ],
    ['is stolen when its successor is in use', { rotatedAt: now - minutes(1) }, { is: 'reused' }],
    ['is nothing in a session that is over', { lastSeenAt: now - minutes(60) }, { is: 'expired' }],
  ] as const)('%s', (_name, times, verdict) => {
    expect(sessionVerdict('previous', { ...fresh, ...times }, now)).toMatchObject(verdict);
  });
});

describe('a sign-in', () => {
  it.each([
    ['password', false, false, false, 'open'],
    ['password', true, false, false, 'second-step'],
    ['password', true, true, false, 'second-step'],
    ['password', false, true, false, 'new-password'],
    ['second-step', true, true, false, 'new-password'],
    ['second-step', true, false, false, 'open'],
    ['new-password', true, true, false, 'open'],
    ['password', false, false, true, 'set-up-app'],
    ['password', true, false, true, 'second-step'],
    ['password', false, true, true, 'new-password'],
    ['second-step', true, false, true, 'open'],
    ['new-password', false, true, true, 'set-up-app'],
    ['new-password', true, true, true, 'open'],
  ] as const)(
    'after %s (second step %s, password to change %s, second step required %s) is at %s',
    (done, hasSecondStep, mustChangePassword, requiresSecondStep, stage) => {
      const needs = { hasSecondStep, mustChangePassword, requiresSecondStep };
      expect(stageAfter(done, needs)).toBe(stage);
    },
  );
});
