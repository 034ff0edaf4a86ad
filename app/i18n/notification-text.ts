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

type NotificationFacts = Pick<NotificationItem, 'kind' | 'place' | 'count' | 'title' | 'actor'>;

/** What a notification says. */
export function notificationText(
  language: Language,
  facts: NotificationFacts,
  words: NotificationWords,
): string {
  const { count, actor } = facts;
  const first = facts.title ?? words.gone;
  const title =
    count > 1 ? fill(plural(language, count - 1, words.andOthers), { title: first }) : first;
  return fill(sentenceOf(facts, words), { title, actor: actor ?? '' });
}

function sentenceOf({ kind, place, actor }: NotificationFacts, words: NotificationWords): string {
  if (kind !== 'assigned') return words.one[kind];
  return actor === null || place === 'journal' ? words.assignedToYou : words.assigned[place];
}

/** Sentences that name no record: they stand on locked screens. */
export interface PushWords {
  title: string;
  one: Record<Exclude<NotificationKind, 'assigned'>, string>;
  assigned: Record<Exclude<NotificationPlace, 'journal'>, string>;
  /** For more than one. */
  several: PluralForms;
}

/**
 * What a browser shows of notifications.
 *
 * @param entries how many the bell lists; one of them may be of many records
 */
export function pushText(
  language: Language,
  { kind, place, count }: Pick<NotificationItem, 'kind' | 'place' | 'count'>,
  entries: number,
  words: PushWords,
): string {
  if (entries > 1 || count > 1) return plural(language, entries, words.several);
  if (kind !== 'assigned') return words.one[kind];
  return words.assigned[place === 'journal' ? 'clients' : place];
}
