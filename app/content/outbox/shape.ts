import type { MailTemplate } from '#app/domain/delivery/mail-request.ts';
import type { OutboxState } from '#app/domain/delivery/outbox.ts';

/** Texts of an outgoing message, wherever it is listed. */
export interface OutboxCopy {
  states: Record<OutboxState, string>;
  mails: Record<MailTemplate, string>;
  /** Replaces the kind of a message whose content is erased or confidential. */
  forgotten: string;
  at: Record<OutboxState, string>;
  attempts: { one: string; other: string };
  error: string;
  replay: string;
  replayed: string;
}
