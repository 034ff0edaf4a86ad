import type { Collection, Records } from './entities.ts';
import type { Applied, Change } from '../store/store.ts';

export type Conflict = Extract<Applied, { ok: false }>['conflict'];

type Fields = Readonly<Record<string, unknown>>;

/** Fields that identify a version; users never choose between them. */
const stamps: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** Groups whose values have nothing to do with each other: two who change different ones are not asked. */
const loose: readonly string[] = ['contact', 'moduleScores'];

/** The change that a conflict is about. */
export function conflictingChange(
  changes: readonly Change[],
  conflict: Conflict,
): Change | undefined {
  return changes.find((change) => isAbout(change, conflict));
}

/**
 * The same plan made on what is there now: of the record that two have changed, whatever this plan does not touch stays
 * as the other one has left it.
 *
 * @param base the version that the plan was made on; without it the whole record is taken from the plan
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

/** Whether both sides have changed other fields of the record, so that nobody has to choose. */
export function isApart(
  changes: readonly Change[],
  conflict: Conflict,
  base: Records[Collection] | null,
): boolean {
  const change = conflictingChange(changes, conflict);
  if (change?.do !== 'put' || !base || !conflict.current) return false;
  const there = new Set(changedFields(base, conflict.current).map(([field]) => field));
  return changedFields(base, change.record).every(([field]) => !there.has(field));
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

/** Their record with my changes. */
function overlaid(base: Records[Collection], mine: Records[Collection], theirs: object): object {
  const [before, there] = [partsOf(base), partsOf(theirs)];
  const own = changedFields(base, mine).map(
    ([field, value]) => [field, joined(before[field], value, there[field])] as const,
  );
  return wholeOf({ ...there, updatedAt: mine.updatedAt, ...Object.fromEntries(own) });
}

/** A record whose loose groups are taken apart: `contact.email`. */
function partsOf(record: object): Fields {
  const parts = Object.entries(record).flatMap(([field, value]) =>
    loose.includes(field)
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

/** Lists of items with ids merge the additions and removals of both sides; other values are mine. */
function joined(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isList(base) || !isList(mine) || !isList(theirs)) return mine;
  const known = new Map(base.map((item) => [item.id, item]));
  const own = new Map(mine.map((item) => [item.id, item]));
  const kept = theirs.flatMap((item) => {
    const here = own.get(item.id);
    if (!here) return known.has(item.id) ? [] : [item];
    return [isSame(here, known.get(item.id)) ? item : here];
  });
  const there = new Set(theirs.map(({ id }) => id));
  return [...kept, ...mine.filter(({ id }) => !known.has(id) && !there.has(id))];
}

function isList(value: unknown): value is readonly { id: string }[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && 'id' in item)
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
