import type { NotificationWords } from '#app/i18n/notification-text.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** What is new to the signed-in person. */
export interface NotificationsCopy {
  title: string;
  /** Name of the bell's button while something is unread. */
  unread: PluralForms;
  /** The same beyond what is counted; with {count}. */
  manyUnread: string;
  loading: string;
  none: string;
  failed: string;
  retry: string;
  /** Said of an entry that is not read. */
  isNew: string;
  /** Button of an entry; `{text}` is what the entry says. */
  markRead: string;
  markAllRead: string;
  more: string;
  /** In place of the list in the sandbox. */
  sandbox: string;
  /** Link to where each person chooses mails. */
  choose: string;
  sentences: NotificationWords;
  /** The list of names that an @ opens. */
  mention: { list: string; hint: string };
}
