import type { HeaderText, MailAddress } from '#app/domain/delivery/mail-address.ts';
import type { Language } from '#app/domain/languages.ts';

/** A composed email. Its header types cannot contain line breaks. */
export interface OutgoingMail {
  /** Id of the outbox message. The Message-ID derives from it, so that duplicates are recognised. */
  id: string;
  to: MailAddress;
  /** Reply-To; null for the sender. */
  replyTo: Sender | null;
  /** Ids of earlier messages of the same conversation, oldest first. */
  answers: readonly string[];
  /** Whether a person wrote it, who may receive automatic replies. */
  isPersonal: boolean;
  language: Language;
  subject: HeaderText;
  text: string;
  html: string;
  date: Date;
  /** A meeting for the recipient's calendar: the file and its iMIP method (RFC 6047). */
  invitation: { method: 'REQUEST' | 'CANCEL'; file: string } | null;
}

export interface Sender {
  name: HeaderText;
  address: MailAddress;
}

/** Sends emails. */
export interface Mail {
  /**
   * Resolves once the email is accepted.
   *
   * @throws DeliveryFailure
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}
