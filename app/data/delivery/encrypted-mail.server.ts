import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import type {
  KeptMail,
  MailRequest,
  EncryptedMail,
  SecretMail,
} from '#app/domain/delivery/mail-request.ts';

/** Encryption purpose of stored emails. */
export const mailEncryptionPurpose = 'secret mails';

/**
 * Encrypts the values of an email that grants access to an account. The outbox accepts such emails in no other form.
 */
export function encryptMail(
  encryption: Encryption,
  { template, to, language, values }: SecretMail,
): EncryptedMail {
  return {
    template,
    to,
    language,
    sealed: encryption.encrypt(Buffer.from(JSON.stringify(values))),
  };
}

/** Decrypts a stored email; null when it was encrypted with another secret. */
export function decryptMail(encryption: Encryption, stored: KeptMail): MailRequest | null {
  if (!('sealed' in stored)) return stored;
  const { sealed, ...mail } = stored;
  const bytes = encryption.decrypt(sealed);
  if (bytes === null) return null;
  const values = JSON.parse(Buffer.from(bytes).toString()) as SecretMail['values'];
  return { ...mail, values };
}
