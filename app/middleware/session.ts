import { createContext } from 'react-router';
import type { Role } from '#app/domain/crm/entities.ts';
import type { Actor } from '#app/domain/staff/actor.ts';

/** A member of staff who is signed in. */
export interface StaffSession {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  role: Role;
}

/** Who is signed in; null for everybody else, and wherever the session's middleware has not run. */
export const staffContext = createContext<StaffSession | null>(null);

/** The session's member of staff, for the audit log. */
export function actorOf({ userId, name }: StaffSession): Actor {
  return { kind: 'staff', id: userId, name };
}
