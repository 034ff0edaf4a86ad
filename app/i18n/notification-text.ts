import type { NotificationKind } from '#app/domain/notifications/kinds.ts';
import type {
  NotificationItem,
  NotificationPlace,
} from '#app/domain/notifications/notification.ts';
import { fill } from './format.ts';
import type { Language } from './languages.ts';
import { plural, type PluralForms } from './plural.ts';

/** Sentences of notifications; `{actor}` is who caused it, `{title}` the record. */
export interface NotificationWords {
  one: Record<Exclude<NotificationKind, 'assigned'>, string>;
  assigned: Record<Exclude<NotificationPlace, 'journal'>, string>;
  /** By the rule that gives leads to people. */
  assignedToYou: string;
  /** The first record of several, and how many more. */
  andOthers: PluralForms;
  /** In place of the name of a record that is gone. */
  gone: string;
}

type Told = Pick<NotificationItem, 'kind' | 'place' | 'count' | 'title' | 'actor'>;

/** What a notification says. */
export function notificationText(language: Language, told: Told, words: NotificationWords): string {
  const { count, actor } = told;
  const first = told.title ?? words.gone;
  const title =
    count > 1 ? fill(plural(language, count - 1, words.andOthers), { title: first }) : first;
  return fill(sentenceOf(told, words), { title, actor: actor ?? '' });
}

function sentenceOf({ kind, place, actor }: Told, words: NotificationWords): string {
  if (kind !== 'assigned') return words.one[kind];
  return actor === null || place === 'journal' ? words.assignedToYou : words.assigned[place];
}
