import type { Database } from './database.server.ts';
import { createSeal } from './seal.server.ts';
import { createSecondStep, type SecondStep } from './second-step.server.ts';
import { createSignInSteps, type SignInSteps } from './sign-in.server.ts';
import { createStaffSessions, type StaffSessions } from './staff-sessions.server.ts';
import { createStaffStore, type StaffStore } from './staff-store.server.ts';

/** Everything about who works here: their accounts, where they are signed in, and the second step of that. */
export interface Staff {
  readonly accounts: StaffStore;
  readonly sessions: SignInSteps & StaffSessions;
  readonly secondStep: SecondStep;
}

/** @param secret the site's own, which closes the secrets of authenticator apps */
export function createStaff(database: Database, secret: string, now: () => number): Staff {
  const secondStep = createSecondStep(database, createSeal(secret, 'staff second step'), now);
  return {
    accounts: createStaffStore(database, now),
    sessions: {
      ...createSignInSteps(database, secondStep, now),
      ...createStaffSessions(database, now),
    },
    secondStep,
  };
}
