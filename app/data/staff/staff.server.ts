import { mailEncryptionPurpose } from '#app/data/delivery/encrypted-mail.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { createChoiceStore, type ChoiceStore } from '#app/data/notifications/choices.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { createSigner } from '#app/data/secrets/signatures.server.ts';
import { createStaffStore, type StaffStore } from './accounts/accounts.server.ts';
import { createKnownDevices } from './known-devices.server.ts';
import { createInvitations, type Invitations } from './links/invitations.server.ts';
import { createRoleRules, type RoleRules } from './role-rules.server.ts';
import { createSignInSteps, type SignInSteps } from './sign-in.server.ts';
import { createStaffSessions, type StaffSessions } from './staff-sessions.server.ts';
import { createTwoFactor, type TwoFactor } from './two-factor.server.ts';

/** Staff accounts, sessions, two-factor authentication, role requirements, and notification choices. */
export interface Staff {
  readonly accounts: StaffStore;
  readonly invitations: Invitations;
  readonly sessions: SignInSteps & StaffSessions;
  readonly twoFactor: TwoFactor;
  readonly roles: RoleRules;
  readonly choices: ChoiceStore;
}

/** @param secret the site's secret, which encrypts TOTP secrets and signs the tokens of known browsers */
export function createStaff(database: Database, secret: string, now: () => number): Staff {
  const twoFactor = createTwoFactor(database, createEncryption(secret, 'staff second step'), now);
  const mailEncryption = createEncryption(secret, mailEncryptionPurpose);
  const devices = createKnownDevices(createSigner(secret, 'staff device'), now);
  return {
    accounts: createStaffStore(database, now),
    invitations: createInvitations(database, mailEncryption, now),
    sessions: {
      ...createSignInSteps(database, twoFactor, devices, mailEncryption, now),
      ...createStaffSessions(database, now),
    },
    twoFactor,
    roles: createRoleRules(database, now),
    choices: createChoiceStore(database),
  };
}
