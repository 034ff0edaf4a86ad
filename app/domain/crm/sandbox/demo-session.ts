import type { User } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';

/** Duration of signing in to the sandbox, in milliseconds. Source: B §7, CRM-13. */
export const loginDelay = 1000;

/** The sandbox's credentials. They are published on the page: a door to look through, not a lock. */
export interface DemoPair {
  email: string;
  password: string;
}

/** @param typed its address is compared ignoring case and surrounding spaces */
export function isDemoPair(pair: DemoPair, typed: DemoPair): boolean {
  return (
    typed.email.trim().toLowerCase() === pair.email.toLowerCase() &&
    typed.password === pair.password
  );
}

/** Source: B §3 and B §6, CRM-16 and CRM-17. */
export function demoUser(email: string, name: string, now: Instant): User {
  return { id: 'demo', email, name, role: 'CEO', permissions: ['all'], lastLogin: now };
}
