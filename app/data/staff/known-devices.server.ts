import { randomBytes } from 'node:crypto';
import type { Signer } from '#app/data/secrets/signatures.server.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import type { StaffRow } from './session-start.server.ts';

type Account = Pick<StaffRow, 'id' | 'deviceNonce'>;

/**
 * Tokens of browsers that have signed in to an account. They grant no access: they only count the browser's attempts
 * separately from everyone else's. Signed with the account's nonce, so that replacing it revokes them all.
 */
export interface KnownDevices {
  issue(account: Account): string;
  /** The browser's id; null for a token of another account, a revoked or an expired one. */
  read(token: string | null, account: Account | undefined): string | null;
}

export function createKnownDevices(signer: Signer, now: () => number): KnownDevices {
  const textOf = ({ id, deviceNonce }: Account, token: string) => `${id} ${deviceNonce} ${token}`;
  return {
    issue(account) {
      const token = `${now().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${token}.${signer.sign(textOf(account, token))}`;
    },
    read(token, account) {
      const [, text = '', issued = '', id = '', signature = ''] =
        /^(([\da-z]{1,12})\.([\w-]{12}))\.([\w-]{22})$/.exec(token ?? '') ?? [];
      if (id === '' || !account || !signer.isSigned(textOf(account, text), signature)) return null;
      return now() - Number.parseInt(issued, 36) < sessionRules.device ? id : null;
    },
  };
}

/** A nonce that revokes all of an account's devices. */
export function newDeviceNonce(): string {
  return randomBytes(9).toString('base64url');
}
