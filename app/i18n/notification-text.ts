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
  /** For assignments by the automatic rule. */
  assignedToYou: string;
  /** The first record of several, and the number of others. */
  andOthers: PluralForms;
  /** Replaces the name of a record that is gone. */
  gone: string;
}

type NotificationFacts = Pick<NotificationItem, 'kind' | 'place' | 'count' | 'title' | 'actor'>;

/** The text of a notification. */
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

/** Sentences that name no record, since they are visible on locked screens. */
export interface PushWords {
  title: string;
  one: Record<Exclude<NotificationKind, 'assigned'>, string>;
  assigned: Record<Exclude<NotificationPlace, 'journal'>, string>;
  /** For more than one. */
  several: PluralForms;
}

/**
 * The text of a push notification.
 *
 * @param entries number of entries in the bell's list; one entry may stand for many records
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
