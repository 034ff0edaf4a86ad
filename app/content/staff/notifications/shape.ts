import type { MailMeasure, NotificationKind } from '#app/domain/notifications/kinds.ts';
import type { PushWords } from '#app/i18n/notification-text.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** How somebody wants to be told, on the screen of their account. */
export interface AccountNotificationsCopy {
  title: string;
  lead: string;
  kinds: Record<NotificationKind, string>;
  /** Label of the choice of mail; with {kind}. */
  mail: string;
  measures: Record<MailMeasure, string>;
  /** Web Push; shown where it is configured. */
  push: {
    /** Label of a kind's box; with {kind}. */
    box: string;
    /** Next to a box, where the kind is said already. */
    short: string;
    title: string;
    lead: string;
    /** Number of browsers in which the account is told. */
    browsers: PluralForms;
    states: Record<'on' | 'off' | 'denied' | 'unsupported', string>;
    turnOn: string;
    turnOff: string;
    busy: string;
    failed: string;
    needsScript: string;
    /** What a browser shows. */
    said: PushWords;
  };
  submit: string;
  saved: string;
}
