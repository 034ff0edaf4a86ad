import { failureOf } from '#app/data/engine/database-failure.server.ts';
import type { FoundSession } from '#app/data/staff/find-session.server.ts';
import type { StartedSession } from '#app/data/staff/pending-sign-in.server.ts';
import type { IssuedSession } from '#app/data/staff/session-start.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Actor } from '#app/domain/staff/actor.ts';

/** The account behind an open session. */
export interface StaffSession {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  role: Role;
  /** Language of the page on which they last signed in; null if unknown. */
  language: Language | null;
  /** When password and code were last entered, in epoch milliseconds. */
  confirmedAt: number;
  hasSecondStep: boolean;
}

/** The state behind a session cookie: an open session, or a sign-in awaiting its next step. */
export interface SignInState {
  token: string;
  session: FoundSession;
}

export type { IssuedSession, StartedSession };

/** The state behind a token, with a new token when renewal is due; `unavailable` without a database. */
export async function findSession(
  staff: Staff,
  token: string,
): Promise<{ state: SignInState; issued: IssuedSession | null } | 'unavailable' | null> {
  try {
    const found = await staff.sessions.find(token);
    if (!found) return null;
    const { session, issued } = found;
    return { state: { token: issued?.token ?? token, session }, issued };
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return 'unavailable';
  }
}

/** The account of an open session; null for an incomplete sign-in. */
export function staffSessionOf({ session }: SignInState): StaffSession | null {
  const { id: sessionId, stage, confirmedAt, user } = session;
  if (stage !== 'open') return null;
  const { id: userId, name, email, role, language, hasSecondStep } = user;
  return { sessionId, userId, name, email, role, language, confirmedAt, hasSecondStep };
}

/** The session's account as named in the audit log. */
export function actorOf({ userId, name }: StaffSession): Actor {
  return { kind: 'staff', id: userId, name };
}
