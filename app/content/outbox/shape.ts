import type { MailTemplate } from '#app/domain/mail/mail-request.ts';
import type { OutboxState } from '#app/domain/outbox.ts';

/** What is said of a message that leaves the house, wherever it is listed. */
export interface OutboxCopy {
  states: Record<OutboxState, string>;
  mails: Record<MailTemplate, string>;
  /** In place of its kind, once what it said is gone or where nobody may know it. */
  forgotten: string;
  at: Record<OutboxState, string>;
  attempts: { one: string; other: string };
  error: string;
  replay: string;
  replayed: string;
}
