import type {
  KeptMail,
  MailRequest,
  SealedMail,
  SecretMail,
} from '#app/domain/mail/mail-request.ts';
import type { Seal } from './seal.server.ts';

/** Purpose of the seal that closes mails. */
export const mailSealPurpose = 'secret mails';

/** Closes what a mail that opens an account is filled with: the outbox takes it in no other way. */
export function sealMail(seal: Seal, { template, to, language, values }: SecretMail): SealedMail {
  return { template, to, language, sealed: seal.close(Buffer.from(JSON.stringify(values))) };
}

/** A kept mail with its values, or null when another secret has closed it. */
export function openMail(seal: Seal, kept: KeptMail): MailRequest | null {
  if (!('sealed' in kept)) return kept;
  const { sealed, ...mail } = kept;
  const bytes = seal.open(sealed);
  if (bytes === null) return null;
  const values = JSON.parse(Buffer.from(bytes).toString()) as SecretMail['values'];
  return { ...mail, values };
}
