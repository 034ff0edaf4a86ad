import type { Applied, Change } from '../store/store.ts';
import type { Collection, Records } from './entities.ts';

export type Conflict = Extract<Applied, { ok: false }>['conflict'];

type Fields = Readonly<Record<string, unknown>>;

/** Metadata of a version, which users never choose between. */
const stamps: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** Groups of independent values: edits of different ones do not conflict. */
const loose: ReadonlySet<string> = new Set(['contact', 'moduleScores']);

/** The change that a conflict is about. */
export function conflictingChange(
  changes: readonly Change[],
  conflict: Conflict,
): Change | undefined {
  return changes.find((change) => isAbout(change, conflict));
}

/**
 * Rebases a plan on the current records: in the conflicting record, fields that the plan does not change keep the other
 * user's values.
 *
 * @param base the version that the plan is based on; if null, the whole record is taken from the plan
 */
export function keepMine(
  changes: readonly Change[],
  conflict: Conflict,
  base: Records[Collection] | null,
): Change[] {
  return changes.flatMap((change) =>
    isAbout(change, conflict) ? madeOn(change, conflict.current, base) : [change],
  );
}

/**
 * The other changes of a plan that edits or removes several records of one collection independently; empty for any
 * other plan, whose changes belong together.
 */
export function otherEdits(changes: readonly Change[], conflict: Conflict): Change[] {
  const records = changes.filter((change) => change.in !== 'journal');
  const areSeparate = records.every(
    (change) => change.do === records[0]?.do && change.in === conflict.in && change.on !== null,
  );
  const others = changes.filter((change) => !isAbout(change, conflict));
  return areSeparate && others.some((change) => change.in !== 'journal') ? others : [];
}

/** Whether both sides changed different fields of the record, so that nobody has to choose. */
export function isApart(
  changes: readonly Change[],
  conflict: Conflict,
  base: Records[Collection] | null,
): boolean {
  const change = conflictingChange(changes, conflict);
  if (change?.do !== 'put' || !base || !conflict.current) return false;
  const there = new Set(changedPaths(base, conflict.current));
  return changedPaths(base, change.record).every((path) => !there.has(path));
}

/** The paths in which two versions differ: fields, parts of loose groups, and fields of list items. */
function changedPaths(base: object, changed: object): string[] {
  const before = partsOf(base);
  return changedFields(base, changed).flatMap(([field, value]) => {
    const was = before[field];
    if (!isList(was) || !isList(value)) return [field];
    return changedInItems(was, value).map((path) => `${field}.${path}`);
  });
}

/** An added or removed item differs in all of its fields. */
function changedInItems(was: readonly Item[], now: readonly Item[]): string[] {
  const [known, own] = [byId(was), byId(now)];
  return [...new Set([...known.keys(), ...own.keys()])].flatMap((id) => {
    const [before, after]: Fields[] = [{ ...known.get(id) }, { ...own.get(id) }];
    return Object.keys({ ...before, ...after })
      .filter((key) => !isSame(before?.[key], after?.[key]))
      .map((key) => `${id}.${key}`);
  });
}

function isAbout(change: Change, conflict: Conflict): boolean {
  const id = change.do === 'put' ? change.record.id : change.id;
  return change.in === conflict.in && id === conflict.id;
}

function madeOn(
  change: Change,
  current: Records[Collection] | null,
  base: Records[Collection] | null,
): Change[] {
  if (change.do === 'remove') return current ? [{ ...change, on: current.version }] : [];
  if (!current) return [{ ...change, on: null }];
  const record = base ? overlaid(base, change.record, current) : change.record;
  return [{ ...change, record, on: current.version } as Change];
}

/** The other user's record with my changes. */
function overlaid(base: Records[Collection], mine: Records[Collection], theirs: object): object {
  const [before, there] = [partsOf(base), partsOf(theirs)];
  const own = changedFields(base, mine).map(
    ([field, value]) => [field, joined(before[field], value, there[field])] as const,
  );
  return wholeOf({ ...there, updatedAt: mine.updatedAt, ...Object.fromEntries(own) });
}

/** Flattens the loose groups of a record: `contact.email`. */
function partsOf(record: object): Fields {
  const parts = Object.entries(record).flatMap(([field, value]) =>
    loose.has(field)
      ? Object.entries(value as object).map(([part, each]) => [`${field}.${part}`, each] as const)
      : [[field, value] as const],
  );
  return Object.fromEntries(parts);
}

function wholeOf(parts: Fields): object {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parts)) {
    const [field = '', part] = name.split('.');
    whole[field] = part === undefined ? value : { ...(whole[field] as object), [part]: value };
  }
  return whole;
}

function changedFields(base: object, changed: object): [string, unknown][] {
  const before = partsOf(base);
  return Object.entries(partsOf(changed)).filter(
    ([field, value]) => !stamps.has(field) && !isSame(value, before[field]),
  );
}

/** Lists of items with ids merge what both sides added, removed and changed; for other values, mine wins. */
function joined(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isList(base) || !isList(mine) || !isList(theirs)) return mine;
  const [known, own] = [byId(base), byId(mine)];
  const kept = theirs.flatMap((item) => {
    const here = own.get(item.id);
    if (!here) return known.has(item.id) ? [] : [item];
    return [{ ...item, ...Object.fromEntries(changedFields(known.get(item.id) ?? {}, here)) }];
  });
  const there = byId(theirs);
  const all = [...kept, ...mine.filter(({ id }) => !known.has(id) && !there.has(id))];
  const order = [...own.keys()];
  const isReordered = !isSame(
    order.filter((id) => known.has(id)),
    [...known.keys()].filter((id) => own.has(id)),
  );
  return isReordered ? all.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : all;
}

interface Item {
  id: string;
}

const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

function isList(value: unknown): value is readonly Item[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && 'id' in item)
  );
}

/** Whether two values are equal as JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
