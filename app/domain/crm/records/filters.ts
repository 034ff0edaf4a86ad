import { absorbedBy } from './absorbed.ts';
import {
  fieldsOf,
  type Client,
  type Collection,
  type FieldsOf,
  type Records,
  type Task,
} from './entities.ts';
import type { Day, Field, Fields, ValueOf } from './field.ts';
import {
  flatFields,
  oncePerTable,
  valueAt,
  type FlatFields,
  type NamesWith,
} from './flat-fields.ts';
import { identityKeys, sharesIdentity } from './identity.ts';
import { labelKey } from './read-field.ts';

type EqualTo<F extends Fields, Names extends string> = {
  [Name in Names]?: Name extends keyof FlatFields<F>
    ? FlatFields<F>[Name] extends infer One extends Field
      ? NonNullable<ValueOf<One>>
      : never
    : never;
};

/** Equality filters. */
type FieldFilters<C extends Collection> = EqualTo<
  FieldsOf[C],
  NamesWith<FieldsOf[C], { isFilter: true }>
>;

/** Filters that do not correspond to a single field. */
export interface MoreFilters {
  clients: {
    /** In any case, with or without accents. */
    tag?: string;
    /** Minimum current ILA score, of measured clients. */
    scoreFrom?: number;
    /** Only clients without a measured score. */
    isUnmeasured?: true;
    /** Keys of identity.ts, of which a client must have at least one. */
    identity?: readonly string[];
  };
  tasks: {
    /** Open and due before this day. */
    overdueOn?: string;
  };
  journal: {
    /** First and last instant, both included. */
    since?: string;
    until?: string;
    /** Only the merge that absorbed this client. */
    absorbed?: string;
  };
}

/** Maximum number of ids in a filter, so that the URL stays within servers' limits. */
export const mostIds = 100;

/** Filters of every collection. */
interface CommonFilters {
  /** Only these records, at least one; ids that are not found are ignored. */
  ids?: readonly string[];
}

type AllFilters = {
  [C in Collection]: CommonFilters &
    FieldFilters<C> &
    (C extends keyof MoreFilters ? MoreFilters[C] : unknown);
};

/** Filters of each collection; an absent filter matches everything. */
export interface Filters extends AllFilters {}

/** Filter rules that cannot be derived from the fields of a collection. */
interface Rules<C extends Collection> {
  /** Evaluates `MoreFilters`. */
  matches(record: Records[C], where: Filters[C]): boolean;
  /**
   * The most selective filter, by index keys: a record matches if it has one of them. By default, the first id among
   * the fields.
   */
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
      (where.tag === undefined || hasTag(client, where.tag)) &&
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

function hasTag({ tags }: Pick<Client, 'tags'>, wanted: string): boolean {
  const key = labelKey(wanted);
  return tags.some((tag) => labelKey(tag) === key);
}

/** Whether an open task is due before today; never for a task without a due day. */
export function isOverdue({ status, due }: Pick<Task, 'status' | 'due'>, today: Day): boolean {
  return status !== 'done' && due !== null && due < today;
}

/** The fields that lists can be filtered by. */
export const filtersOf = oncePerTable((fields) =>
  flatFields(fields).filter(({ field }) => field.isFilter),
);

/** Whether a record matches the filters of a query; searching is up to the caller. */
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

/** Index keys of a record, for stores that find records without a full scan. */
export function keysOf<C extends Collection>(collection: C, record: Records[C]): readonly string[] {
  const { index } = rulesOf(collection);
  if (index) return index.keysOf(record);
  const found = indexedField(fieldsOf[collection]);
  return (found && only(valueAt(record, found.path))) ?? [];
}

/** Index keys of which every match has one; undefined if the filters use no index. */
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
