import type { Client, Collection, JournalEntry, Records } from '../crm/records/entities.ts';
import { ownerFields, type OwnedCollection } from '../crm/records/owners.ts';
import { officeDay } from '../leads/business-hours.ts';
import type { Lead } from '../leads/lead.ts';
import type { Actor } from '../staff/actor.ts';
import type { NotificationKind } from './kinds.ts';
import { mentionedIn } from './mentions.ts';
import type { NotificationPlace } from './notification.ts';

/** A possible recipient: an account that is not disabled. */
export interface Colleague {
  id: string;
  /** Identifies owners in records. */
  name: string;
}

/** A notification before it is stored. */
export interface NotificationDraft {
  /** Id of the account. */
  to: string;
  kind: NotificationKind;
  place: NotificationPlace;
  recordId: string;
  /** Deduplication key: nobody is notified twice of the same occasion, but a later event on the record is a new one. */
  occasion: string;
}

/** The author of a change; null for a visitor. */
interface Change {
  by: Actor | null;
  now: Date;
}

interface RecordChange {
  in: Collection;
  id: string;
  before: Records[Collection] | null;
  after: Records[Collection] | null;
}

/**
 * Notifications of a change to a record: at most one per person, for what concerns them most, and none for their own
 * changes.
 */
export function notificationsOfRecord(
  { in: place, id, before, after }: RecordChange,
  change: Change,
  team: readonly Colleague[],
): NotificationDraft[] {
  if (!after) return [];
  const about = { place, recordId: id } as const;
  const named = textsWritten(place, before, after, change.now).flatMap(({ text, occasion }) =>
    mentionedIn(text, team).map(({ id: to }): NotificationDraft => ({
      to,
      kind: 'mentioned',
      ...about,
      occasion,
    })),
  );
  const assigned = newOwner(place, before, after, team).map(({ id: to }): NotificationDraft => ({
    to,
    kind: 'assigned',
    ...about,
    occasion: String(after.version),
  }));
  const changed = formerOwner(place, before, change, team).map(({ id: to }): NotificationDraft => ({
    to,
    kind: 'client-changed',
    ...about,
    occasion: `${change.by?.id ?? ''} ${officeDay(change.now.getTime())}`,
  }));
  return onceEach([...assigned, ...named, ...changed], change);
}

/**
 * Notifications of a change to a lead.
 *
 * @param before null for a new lead
 * @param team the accounts that work on leads
 */
export function notificationsOfLead(
  before: Lead | null,
  after: Lead,
  change: Change,
  team: readonly Colleague[],
): NotificationDraft[] {
  if (after.status === 'quarantined') return [];
  const about = { place: 'leads', recordId: after.id } as const;
  const isReceived = before === null || before.status === 'quarantined';
  const isGivenUp = after.status === 'new' && before !== null && before.assignedTo !== null;
  const isGiven = after.assignedTo !== null && after.assignedTo !== before?.assignedTo;
  const notes = after.notes.filter(({ at }) => at === change.now.toISOString());
  return onceEach(
    [
      ...team
        .filter(({ id }) => isGiven && id === after.assignedTo)
        .map(({ id: to }): NotificationDraft => ({
          to,
          kind: 'assigned',
          ...about,
          occasion: `${after.version}`,
        })),
      ...notes.flatMap(({ id: occasion, text }) =>
        mentionedIn(text, team).map(({ id: to }): NotificationDraft => ({
          to,
          kind: 'mentioned',
          ...about,
          occasion,
        })),
      ),
      ...team
        .filter(() => after.assignedTo === null && (isReceived || isGivenUp))
        .map(({ id: to }): NotificationDraft => ({
          to,
          kind: 'lead-new',
          ...about,
          occasion: isReceived ? '' : `${after.version}`,
        })),
    ],
    change,
  );
}

function onceEach(all: readonly NotificationDraft[], { by }: Change): NotificationDraft[] {
  const others = all.filter(({ to }) => by?.kind !== 'staff' || to !== by.id);
  return others.filter(({ to }, at) => others.findIndex((each) => each.to === to) === at);
}

/** Texts written in a change. Notes taken over from elsewhere keep their original time. */
function textsWritten(
  place: Collection,
  before: Records[Collection] | null,
  after: Records[Collection],
  now: Date,
): { text: string; occasion: string }[] {
  const at = now.toISOString();
  if (place === 'clients')
    return (after as Client).notes
      .filter((note) => note.at === at)
      .map(({ id, text }) => ({ text, occasion: id }));
  const entry = after as JournalEntry;
  const isWritten = place === 'journal' && before === null && entry.timestamp === at;
  return isWritten ? [{ text: `${entry.title}\n${entry.content}`, occasion: '' }] : [];
}

function ownerOf(place: Collection, record: Records[Collection] | null): string {
  const field = ownerFields[place as OwnedCollection] as string | undefined;
  return field && record ? ((record as unknown as Record<string, string>)[field] ?? '') : '';
}

function newOwner(
  place: Collection,
  before: Records[Collection] | null,
  after: Records[Collection],
  team: readonly Colleague[],
): Colleague[] {
  const name = ownerOf(place, after);
  if (name === ownerOf(place, before) || ('status' in after && after.status === 'done')) return [];
  return team.filter((each) => each.name === name);
}

function formerOwner(
  place: Collection,
  before: Records[Collection] | null,
  { by }: Change,
  team: readonly Colleague[],
): Colleague[] {
  const isBySomebody = by?.kind === 'staff' || by?.kind === 'key';
  if (place !== 'clients' || !before || !isBySomebody) return [];
  const name = ownerOf(place, before);
  return team.filter((each) => each.name === name);
}
