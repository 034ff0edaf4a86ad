import type { SearchPlace } from '../crm/search/search-hits.ts';
import type { NotificationKind } from './kinds.ts';

/** Where the record of a notification is stored. */
export type NotificationPlace = SearchPlace;

/** A notification as shown to its recipient. */
export interface NotificationItem {
  id: string;
  kind: NotificationKind;
  place: NotificationPlace;
  /** The record; the first one if there are several. */
  recordId: string;
  /** Number of records; above 1 only for records changed in one operation. */
  count: number;
  /** Name of the record; null once it is deleted. */
  title: string | null;
  /** The author; null if there is none, as for a due date. */
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

/** Unread notifications are counted up to this number: a larger one would not tell more. */
export const mostCounted = 100;

/** Query parameters of the CRM that open a record, or an owner's records. */
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
