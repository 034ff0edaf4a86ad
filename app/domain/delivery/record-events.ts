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

/** Webhook events of records that can be changed: `client.changed`. */
export type RecordEventType = `${Entity}.${Verb}`;

export const recordEvents: readonly RecordEventType[] = changeableCollections.flatMap(
  (collection) => verbs.map((verb) => `${collectionTable[collection].entity}.${verb}` as const),
);

interface RecordEvent {
  type: RecordEventType;
  data: Readonly<Record<string, unknown>>;
  /** Mail address of the client that the data are about, for erasures. */
  about: string | null;
}

/** Lists grow without end (notes, scores, documents), and notes are for staff only. */
function toldFields(collection: Collection): string[] {
  return Object.entries(fieldsOf[collection]).flatMap(([name, field]) =>
    field.kind === 'list' ? [] : [name],
  );
}

/** The client that a project or a task is of, as its events name it. */
export type ClientOfEvent = Pick<Client, 'id' | 'name' | 'contact'>;

/**
 * The event of a change; null where there is none, as of entries of the journal.
 *
 * @param clientOf the client that a record belongs to; null where there is none
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
  // A note or a score of its history, which causes no event.
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
