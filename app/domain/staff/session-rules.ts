import { day, hour, minute } from '../durations.ts';

/** Durations in milliseconds. Source: NIST SP 800-63B-4 §2.2.3, at most one hour idle and 24 hours in total. */
export const sessionRules = {
  /** Idle timeout. */
  idle: hour,
  /** Absolute timeout. */
  absolute: 12 * hour,
  /** Timeout of a pending sign-in. */
  pending: 10 * minute,
  /** Age after which the token is rotated. */
  rotation: 15 * minute,
  /** How long the previous token remains valid, for concurrent requests. */
  grace: minute,
  /** Interval between updates of when a session was last seen, so that most requests write nothing. */
  touch: minute,
  /** How long a confirmation by password and code is valid; a sign-in counts as one. */
  confirmation: 5 * minute,
  /** How long a browser is remembered after its last sign-in. */
  device: 180 * day,
  /** Validity of a one-time password. */
  oneTimePassword: 72 * hour,
} as const;

/** Stage of a sign-in; `open` is a session. */
export type Stage = 'second-step' | 'new-password' | 'set-up-app' | 'open';

/** Sign-in requirements of an account. */
export interface SignInNeeds {
  hasSecondStep: boolean;
  mustChangePassword: boolean;
  /** Whether the role requires a second step. */
  requiresSecondStep: boolean;
}

/** The next stage of a sign-in. */
export function stageAfter(
  done: 'password' | 'second-step' | 'new-password',
  { hasSecondStep, mustChangePassword, requiresSecondStep }: SignInNeeds,
): Stage {
  if (done === 'password' && hasSecondStep) return 'second-step';
  if (done !== 'new-password' && mustChangePassword) return 'new-password';
  return requiresSecondStep && !hasSecondStep ? 'set-up-app' : 'open';
}

/** A session's times, in epoch milliseconds. */
export interface SessionTimes {
  stage: Stage;
  createdAt: number;
  lastSeenAt: number;
  rotatedAt: number;
  /** Whether the browser has sent the current token, so that it is known to have been received. */
  isConfirmed: boolean;
}

export type Verdict =
  | { is: 'expired' }
  /** The previous token, although the current one is in use: one of its two holders has stolen it. */
  | { is: 'reused' }
  | {
      is: 'valid';
      /** Whether to issue a new token. */
      rotates: boolean;
      /** Whether this is the first request with the current token. */
      confirms: boolean;
      /** Whether to update when the session was last seen, and reset its future times to now. */
      touches: boolean;
    };

/**
 * Whether a token is valid.
 *
 * @param token whether it is the session's current token or the previous one
 * @param now epoch milliseconds
 */
export function sessionVerdict(
  token: 'current' | 'previous',
  times: SessionTimes,
  now: number,
): Verdict {
  if (isOver(times, now)) return { is: 'expired' };
  const age = Math.max(0, now - times.rotatedAt);
  const isAhead = Math.max(times.createdAt, times.lastSeenAt, times.rotatedAt) > now;
  const touches = isAhead || now - times.lastSeenAt >= sessionRules.touch;
  if (token === 'current') {
    const rotates = times.stage === 'open' && age >= sessionRules.rotation;
    return { is: 'valid', rotates, confirms: !times.isConfirmed, touches };
  }
  if (age < sessionRules.grace) return { is: 'valid', rotates: false, confirms: false, touches };
  // The response with the new token was lost, so issue another one.
  if (!times.isConfirmed) return { is: 'valid', rotates: true, confirms: false, touches };
  return { is: 'reused' };
}

/** Whether a session has timed out. */
export function isOver(
  { stage, createdAt, lastSeenAt }: Pick<SessionTimes, 'stage' | 'createdAt' | 'lastSeenAt'>,
  now: number,
): boolean {
  const { idle, absolute, pending } = sessionRules;
  const longest = stage === 'open' ? absolute : pending;
  return now - createdAt >= longest || now - lastSeenAt >= idle;
}
