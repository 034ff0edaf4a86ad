import { eq } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import { newToken } from '#app/data/secrets/tokens.server.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/domain/languages.ts';
import { linkValidity, type LinkPurpose } from '#app/domain/staff/account-links.ts';
import { insertAccount, orTaken } from '../accounts/add-account.server.ts';
import {
  changeAccount,
  type Changed,
  type Refused,
  type Requester,
} from '../accounts/change-account.server.ts';
import { newDeviceNonce } from '../known-devices.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import { staff } from '../schema.server.ts';
import { sendLink } from './account-links.server.ts';

type Sent = Changed & { link: string };

/** Accounts whose owners choose their password through an emailed link. */
export interface Invitations {
  /** Adds an account. */
  invite(
    by: Requester,
    person: { email: string; name: string; role: Role; language: Language },
    origin: string,
  ): Promise<Sent | Refused>;
  /**
   * Invalidates the password, removes the second factor and ends all sessions. Someone who has never signed in is
   * invited again.
   */
  reset(by: Requester, id: string, origin: string): Promise<Sent | Refused>;
}

export function createInvitations(
  database: Database,
  encryption: Encryption,
  now: () => number,
): Invitations {
  /** A password that nobody knows, until the owner chooses one. */
  const unknownPassword = (id: string) => hashPassword(newToken(), id);
  const until = (purpose: LinkPurpose) => new Date(now() + linkValidity[purpose]);
  return {
    invite: (by, person, origin) =>
      orTaken(
        insertAccount(database, by, person, now(), {
          passwordOf: unknownPassword,
          oneTimeUntil: until('invitation'),
          async following(t, row) {
            const link = await sendLink(
              t,
              row,
              'invitation',
              { encryption, origin },
              row.createdAt,
            );
            return { link };
          },
        }),
      ),

    async reset(by, id, origin) {
      const passwordHash = await unknownPassword(id);
      const none = { totpSecret: null, totpLastStep: null, totpPending: null };
      const values = { passwordHash, deviceNonce: newDeviceNonce(), ...none };
      return database.tx(async (t) => {
        const at = new Date(now());
        const [known] = await t.select().from(staff).where(eq(staff.id, id));
        const purpose = known && known.lastLoginAt === null ? 'invitation' : 'reset';
        const changes = { ...values, oneTimeUntil: until(purpose) };
        const done = await changeAccount(t, by, 'reset', id, changes, at);
        if (!done.ok || !known) return done.ok ? { ok: false, problem: 'unknown' } : done;
        const link = await sendLink(t, known, purpose, { encryption, origin }, at);
        return { ...done, link };
      });
    },
  };
}
