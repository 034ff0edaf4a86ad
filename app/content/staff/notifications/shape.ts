import type { MailMeasure, NotificationKind } from '#app/domain/notifications/kinds.ts';

/** How somebody wants to be told, on the screen of their account. */
export interface AccountNotificationsCopy {
  title: string;
  lead: string;
  kinds: Record<NotificationKind, string>;
  /** Label of the choice of mail; with {kind}. */
  mail: string;
  measures: Record<MailMeasure, string>;
  submit: string;
  saved: string;
}
