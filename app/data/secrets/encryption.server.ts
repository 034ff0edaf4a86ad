import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that the database stores: a copy of the database alone reveals nothing. */
export interface Encryption {
  encrypt(bytes: Uint8Array): string;
  /** The plain bytes; null when the text was encrypted with another key, or altered. */
  decrypt(sealed: string): Uint8Array | null;
}

const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM with one key per purpose, derived from the site's secret (HKDF). */
export function createEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    encrypt(bytes) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(sealed) {
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
