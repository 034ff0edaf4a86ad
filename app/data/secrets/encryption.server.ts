import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Closes what the database keeps but must not tell: a copy of it alone opens nothing. */
export interface Seal {
  close(bytes: Uint8Array): string;
  /** The bytes, or null when another secret closed them or somebody changed them. */
  open(sealed: string): Uint8Array | null;
}

const nonceLength = 12;
const tagLength = 16;

/** @param secret the site's own, of any length; each purpose has a key of its own */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close(bytes) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceLength + tagLength) return null;
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      try {
        const body = decipher.update(bytes.subarray(nonceLength + tagLength));
        return Buffer.concat([body, decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
