import { absorbedBy } from './absorbed.ts';
import { fieldsOf, type Collection, type FieldsOf, type Records, type Task } from './entities.ts';
import type { Day, Field, Fields, ValueOf } from './field.ts';
import {
  flatFields,
  oncePerTable,
  valueAt,
  type FlatFields,
  type NamesWith,
} from './flat-fields.ts';
import { identityKeys, sharesIdentity } from './identity.ts';

type EqualTo<F extends Fields, Names extends string> = {
  [Name in Names]?: Name extends keyof FlatFields<F>
    ? FlatFields<F>[Name] extends infer One extends Field
      ? NonNullable<ValueOf<One>>
      : never
    : never;
};

/** Filters by equality with a field. */
type FieldFilters<C extends Collection> = EqualTo<
  FieldsOf[C],
  NamesWith<FieldsOf[C], { isFilter: true }>
>;

/** Filters beside those of single fields. */
export interface MoreFilters {
  clients: {
    tag?: string;
    /** Lowest current ILA score, of clients that were measured. */
    scoreFrom?: number;
    /** Only clients whose score nobody has measured. */
    isUnmeasured?: true;
    /** Keys of identity.ts, of which a client has at least one. */
    identity?: readonly string[];
  };
  tasks: {
    /** Unfinished and due before this day. */
    overdueOn?: string;
  };
  journal: {
    /** First and last instant, both included. */
    since?: string;
    until?: string;
    /** Only the merge that has absorbed this client. */
    absorbed?: string;
  };
}

/** The most ids in a filter: an address with them is no longer than what servers take. */
export const mostIds = 100;

/** Filters of every collection. */
interface CommonFilters {
  /** Only these records, one at least; an id that is not found is left out. */
  ids?: readonly string[];
}

type AllFilters = {
  [C in Collection]: CommonFilters &
    FieldFilters<C> &
    (C extends keyof MoreFilters ? MoreFilters[C] : unknown);
};

/** Filters of each collection; an absent filter admits everything. */
export interface Filters extends AllFilters {}

/** Filter rules that the fields of a collection do not state. */
interface Rules<C extends Collection> {
  /** Evaluates `MoreFilters`. */
  matches(record: Records[C], where: Filters[C]): boolean;
  /** The most selective filter, by keys of which a record has one that is wanted: the first id in the fields if absent. */
  index: {
    keysOf(record: Records[C]): readonly string[];
    wanted(where: Filters[C]): readonly string[] | undefined;
  };
}

type AllRules = { readonly [C in Collection]?: Partial<Rules<C>> } & {
  readonly [C in keyof MoreFilters]: Pick<Rules<C>, 'matches'>;
};

const rules: AllRules = {
  clients: {
    matches: (client, where) =>
      (where.tag === undefined || client.tags.includes(where.tag)) &&
      (where.scoreFrom === undefined || (client.ilaScore.current ?? -1) >= where.scoreFrom) &&
      (where.isUnmeasured === undefined || client.ilaScore.current === null) &&
      (where.identity === undefined || sharesIdentity(client, where.identity)),
    index: { keysOf: identityKeys, wanted: ({ identity }) => identity },
  },
  tasks: {
    matches: (task, where) => where.overdueOn === undefined || isOverdue(task, where.overdueOn),
  },
  journal: {
    matches: (entry, where) =>
      entry.timestamp >= (where.since ?? '') &&
      entry.timestamp <= (where.until ?? '\uffff') &&
      (where.absorbed === undefined || where.absorbed === absorbedBy(entry)),
    index: {
      keysOf: ({ relatedTo }) => [relatedTo.id],
      wanted: ({ relatedId }) => (relatedId === undefined ? undefined : [relatedId]),
    },
  },
};

function rulesOf<C extends Collection>(collection: C): Partial<Rules<C>> {
  return (rules[collection] as Partial<Rules<C>> | undefined) ?? {};
}

/** Whether an unfinished task is due before today; a task without a due day never is. */
export function isOverdue({ status, due }: Pick<Task, 'status' | 'due'>, today: Day): boolean {
  return status !== 'done' && due !== null && due < today;
}

/** The fields that lists are filtered by. */
export const filtersOf = oncePerTable((fields) =>
  flatFields(fields).filter(({ field }) => field.isFilter),
);

/** Whether a record passes the filters of a query; searches are the caller's. */
export function passes<C extends Collection>(
  collection: C,
  record: Records[C],
  where: Filters[C] | undefined,
): boolean {
  if (where === undefined) return true;
  const wanted = where as Readonly<Record<string, unknown>>;
  return (
    (where.ids?.includes(record.id) ?? true) &&
    filtersOf(fieldsOf[collection]).every(
      ({ name, path }) => wanted[name] === undefined || wanted[name] === valueAt(record, path),
    ) &&
    (rulesOf(collection).matches?.(record, where) ?? true)
  );
}

const indexedField = oncePerTable((fields) =>
  filtersOf(fields).find(({ field }) => field.kind === 'id'),
);

const only = (key: unknown) => (key === undefined || key === null ? undefined : [key as string]);

/** Index keys of a record, for stores that find records without a scan. */
export function keysOf<C extends Collection>(collection: C, record: Records[C]): readonly string[] {
  const { index } = rulesOf(collection);
  if (index) return index.keysOf(record);
  const found = indexedField(fieldsOf[collection]);
  return (found && only(valueAt(record, found.path))) ?? [];
}

/** Index keys of which every match has one; undefined where the filters name none. */
export function keysWanted<C extends Collection>(
  collection: C,
  where: Filters[C] | undefined,
): readonly string[] | undefined {
  if (where === undefined) return undefined;
  const { index } = rulesOf(collection);
  if (index) return index.wanted(where);
  const found = indexedField(fieldsOf[collection]);
  return found && only((where as Readonly<Record<string, unknown>>)[found.name]);
}
