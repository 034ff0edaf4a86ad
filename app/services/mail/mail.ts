import type { HeaderText, MailAddress } from '#app/domain/mail/address.ts';
import type { MailLanguage } from '#app/domain/mail/mail-request.ts';

/** A mail that can be sent as it is. Its header fields are of types that hold no line break. */
export interface OutgoingMail {
  /** Of the outbox's message. The Message-ID is made from it, so that a mail sent twice is known for one. */
  id: string;
  to: MailAddress;
  language: MailLanguage;
  subject: HeaderText;
  text: string;
  html: string;
  date: Date;
}

/** Who mails come from. */
export interface Sender {
  name: HeaderText;
  address: MailAddress;
}

/** Sends mails. Every implementation passes contract.test.ts. */
export interface Mail {
  readonly kind: 'smtp' | 'files';
  /**
   * Returns once the mail is out of our hands.
   *
   * @throws DeliveryFailure
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}
