import type { SearchPlace } from '../crm/search/search-hits.ts';
import type { NotificationKind } from './kinds.ts';

/** Where the record of a notification is kept. */
export type NotificationPlace = SearchPlace;

/** A notification as its reader sees it. */
export interface NotificationItem {
  id: string;
  kind: NotificationKind;
  place: NotificationPlace;
  /** The record; the first one where it is about several. */
  recordId: string;
  /** Number of records; 1 unless they were changed in one step. */
  count: number;
  /** Name of the record; null once it is gone. */
  title: string | null;
  /** Who caused it; null for nobody, as when a day has come. */
  actor: string | null;
  /** ISO 8601, UTC. */
  at: string;
  isRead: boolean;
}

export interface NotificationPage {
  /** Newest first. */
  items: readonly NotificationItem[];
  /** Number of unread ones, up to `mostCounted`. */
  unread: number;
  /** Id to continue after. */
  next?: string | undefined;
}

/** Unread notifications are counted up to here: a larger number says no more. */
export const mostCounted = 100;

/** Query of the CRM's address that shows a record, or those of an owner. */
export function notificationQuery(
  {
    place,
    recordId,
    count,
    title,
  }: Pick<NotificationItem, 'place' | 'recordId' | 'count' | 'title'>,
  reader: { id: string; name: string },
): string {
  const { one, ofOwner } = places[place];
  return new URLSearchParams(count > 1 ? ofOwner(reader) : one(recordId, title ?? '')).toString();
}

interface PlaceAddress {
  one: (id: string, title: string) => Record<string, string>;
  ofOwner: (owner: { id: string; name: string }) => Record<string, string>;
}

const places: Readonly<Record<NotificationPlace, PlaceAddress>> = {
  clients: {
    one: (id) => ({ onglet: 'clients', fiche: id }),
    ofOwner: ({ name }) => ({ onglet: 'clients', responsable: name, tri: 'updatedAt' }),
  },
  projects: {
    one: (id) => ({ onglet: 'projets', fiche: id }),
    ofOwner: ({ name }) => ({ onglet: 'projets', responsable: name }),
  },
  tasks: {
    one: (id) => ({ onglet: 'taches', fiche: id }),
    ofOwner: ({ name }) => ({ onglet: 'taches', qui: name }),
  },
  leads: {
    one: (id) => ({ onglet: 'demandes', lead: id }),
    ofOwner: ({ id }) => ({ onglet: 'demandes', personne: id }),
  },
  journal: {
    one: (_id, title) => ({ onglet: 'journal', q: title }),
    ofOwner: () => ({ onglet: 'journal' }),
  },
};
