import {
  changeableCollections,
  collectionTable,
  fieldsOf,
  type ChangeableCollection,
  type Client,
  type Collection,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import { telephonesOf } from '#app/domain/crm/records/full-text.ts';

const verbs = ['created', 'changed', 'deleted'] as const;

type Verb = (typeof verbs)[number];

type Entity = (typeof collectionTable)[ChangeableCollection]['entity'];

/** Webhook events of mutable records: `client.changed`. */
export type RecordEventType = `${Entity}.${Verb}`;

export const recordEvents: readonly RecordEventType[] = changeableCollections.flatMap(
  (collection) => verbs.map((verb) => `${collectionTable[collection].entity}.${verb}` as const),
);

interface RecordEvent {
  type: RecordEventType;
  data: Readonly<Record<string, unknown>>;
  /** Email address of the client concerned, for erasures. */
  about: string | null;
}

/** Lists can be long (notes, scores, documents), and notes are for staff only. */
function toldFields(collection: Collection): string[] {
  return Object.entries(fieldsOf[collection]).flatMap(([name, field]) =>
    field.kind === 'list' ? [] : [name],
  );
}

/** A project's or task's client, as named in its events. */
export type ClientOfEvent = Pick<Client, 'id' | 'name' | 'contact'>;

/**
 * The event of a change; null if there is none, as for journal entries.
 *
 * @param clientOf the client that a record belongs to; null if there is none
 */
export function recordEventOf<C extends Collection>(
  collection: C,
  before: Records[C] | null,
  after: Records[C] | null,
  clientOf: (record: Records[C]) => ClientOfEvent | null = () => null,
): RecordEvent | null {
  const known = changeableCollections.find((each) => each === collection);
  const record = after ?? before;
  if (!known || !record) return null;
  const { entity } = collectionTable[known];
  if (!after) return { type: `${entity}.deleted`, data: { id: record.id }, about: null };
  const { id, version, createdAt, updatedAt } = after;
  const fields = toldFields(collection);
  const valueOf = (of: Records[C], name: string) =>
    (of as unknown as Record<string, unknown>)[name];
  const told = Object.fromEntries(fields.map((name) => [name, valueOf(after, name)]));
  const changed = before
    ? fields.filter((name) => !isSame(valueOf(before, name), valueOf(after, name)))
    : null;
  // A note or a score in the client's history, which does not cause an event.
  if (changed?.length === 0) return null;
  const client = collection === 'clients' ? (after as Client) : clientOf(after);
  return {
    type: before ? `${entity}.changed` : `${entity}.created`,
    data: {
      id,
      version,
      createdAt,
      updatedAt,
      ...told,
      ...('contact' in after
        ? { telephones: telephonesOf(collection, after) }
        : { client: client && { id: client.id, name: client.name } }),
      ...(changed && { changed }),
    },
    about: client?.contact.email || null,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
