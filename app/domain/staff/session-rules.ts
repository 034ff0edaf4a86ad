const minute = 60_000;
const hour = 60 * minute;

/** How long things last, in milliseconds. Source: NIST SP 800-63B-4 §2.2.3, at most an hour idle and 24 in all. */
export const sessionRules = {
  /** Without a request. */
  idle: hour,
  /** In all, whatever is done. */
  absolute: 12 * hour,
  /** To finish a sign-in that waits for its second step. */
  pending: 10 * minute,
  /** After which the next request gets a new token. */
  rotation: 15 * minute,
  /** In which the token before is still good: requests made together carry the same one. */
  grace: minute,
  /** Between two notes of when the session was last seen, so that most requests write nothing. */
  touch: minute,
  /** In which a password given by an administrator must be used. */
  oneTimePassword: 72 * hour,
} as const;

/** What stands between a sign-in and the desk. */
export type Stage = 'second-step' | 'new-password' | 'open';

/** The next stage of a sign-in whose password was right. */
export function stageAfter(
  done: 'password' | 'second-step' | 'new-password',
  { hasSecondStep, mustChangePassword }: { hasSecondStep: boolean; mustChangePassword: boolean },
): Stage {
  if (done === 'password' && hasSecondStep) return 'second-step';
  if (done !== 'new-password' && mustChangePassword) return 'new-password';
  return 'open';
}

/** A session's times, in epoch milliseconds. */
export interface SessionTimes {
  stage: Stage;
  createdAt: number;
  lastSeenAt: number;
  rotatedAt: number;
  /** Whether the current token has come back: until then nobody knows that it arrived. */
  isConfirmed: boolean;
}

export type Verdict =
  | { is: 'expired' }
  /** A token that was replaced, and whose successor is in use: one of the two holders has stolen it. */
  | { is: 'reused' }
  | {
      is: 'valid';
      /** Whether to hand out a new token. */
      rotates: boolean;
      /** Whether this request is the first that carries the current token. */
      confirms: boolean;
      /** Whether to note that the session was seen. */
      touches: boolean;
    };

/**
 * What a token is worth.
 *
 * @param token whether it is the session's current one or the one before
 */
export function judge(token: 'current' | 'previous', times: SessionTimes, now: number): Verdict {
  if (isOver(times, now)) return { is: 'expired' };
  const age = now - times.rotatedAt;
  const touches = now - times.lastSeenAt >= sessionRules.touch;
  if (token === 'current') {
    const rotates = times.stage === 'open' && age >= sessionRules.rotation;
    return { is: 'valid', rotates, confirms: !times.isConfirmed, touches };
  }
  if (age < sessionRules.grace) return { is: 'valid', rotates: false, confirms: false, touches };
  // The answer with the successor was lost on its way, so another one is given.
  if (!times.isConfirmed) return { is: 'valid', rotates: true, confirms: false, touches };
  return { is: 'reused' };
}

/** Whether a session has ended by itself. */
export function isOver(
  { stage, createdAt, lastSeenAt }: Pick<SessionTimes, 'stage' | 'createdAt' | 'lastSeenAt'>,
  now: number,
): boolean {
  const { idle, absolute, pending } = sessionRules;
  const longest = stage === 'open' ? absolute : pending;
  return now - createdAt >= longest || now - lastSeenAt >= idle;
}
