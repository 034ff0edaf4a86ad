import type { Client, Collection, JournalEntry, Records } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';
import { observationsRule } from '../records/journal.ts';
import type { Change } from './store.ts';

/*
 * Written history keeps its text, author and time. A store is given the writer and uses its own clock: new notes and
 * entries get these, whatever a plan contains. Notes are append-only and entries immutable; only states that the store
 * itself has recorded can be brought back.
 */

/** The writer, as named in notes and entries, and the time. */
export interface Writer {
  readonly author: string;
  readonly now: Instant;
}

/** A plan would change or remove something already written. */
export class HistoryRefused extends Error {
  constructor() {
    super('Notes are appended and entries of the journal stay');
  }
}

/** A change with what its store knows about the record. */
export interface KnownChange {
  readonly change: Change;
  /** The current record; null if there is none. */
  readonly before: Records[Collection] | null;
  /**
   * The earlier record, if the writer may bring it back: from the bin, or from before its last change. Only looked up
   * if `needsEarlier` says so.
   */
  readonly earlier: Records[Collection] | null;
}

type Note = Client['notes'][number];

/** Whether a change touches the notes of a record, so that it may be reverting an earlier one. */
export function needsEarlier({ change, before }: Omit<KnownChange, 'earlier'>): boolean {
  if (change.do === 'remove' || change.in !== 'clients' || !before) return false;
  return !isSame(change.record.notes, (before as Client).notes);
}

/**
 * The clients whose latest observations must be looked up: a score is based on them, and the plan does not contain
 * them.
 */
export function clientsObservedBefore(changes: readonly Change[]): string[] {
  const entries = newEntries(changes);
  const inPlan = new Set(entries.filter(isObservation).map(({ relatedTo }) => relatedTo.id));
  const scored = entries.filter(({ basis }) => basis && 'observedAt' in basis.inputs);
  const ids = scored.map(({ relatedTo }) => relatedTo.id).filter((id) => !inPlan.has(id));
  return [...new Set(ids)];
}

/**
 * The records of a plan as a store saves them, in the order of its changes; null for removed ones.
 *
 * @param observedAt when clients of `clientsObservedBefore` were last observed
 * @throws HistoryRefused when a note or an entry would be changed or removed
 */
export function keptRecords(
  steps: readonly KnownChange[],
  writer: Writer,
  observedAt: ReadonlyMap<string, Instant>,
): (Records[Collection] | null)[] {
  // A merge removes the record whose notes it carries over.
  const carried = steps.flatMap(({ change, before }) =>
    change.do === 'remove' && change.in === 'clients'
      ? ((before as Client | null)?.notes ?? [])
      : [],
  );
  return steps.map(({ change, before, earlier }) => {
    if (change.do === 'remove') return null;
    if (change.in === 'clients') {
      const known = { before: before as Client | null, earlier: earlier as Client | null, carried };
      return { ...change.record, notes: keptNotes(change.record.notes, known, writer) };
    }
    if (change.in !== 'journal') return change.record;
    if (before) throw new HistoryRefused();
    return (earlier as JournalEntry | null) ?? newEntry(change.record, writer, observedAt);
  });
}

interface KnownNotes {
  before: Client | null;
  earlier: Client | null;
  carried: readonly Note[];
}

function keptNotes(
  sent: readonly Note[],
  { before, earlier, carried }: KnownNotes,
  { author, now }: Writer,
): Note[] {
  if (before && earlier && isSame(sent, earlier.notes)) return [...sent];
  const own = countsOf((before ?? earlier)?.notes ?? []);
  const others = countsOf(carried);
  const kept = sent.map((note) =>
    take(own, note) || take(others, note) ? note : { ...note, at: now, author },
  );
  if (own.size > 0) throw new HistoryRefused();
  return kept;
}

function newEntry(
  entry: JournalEntry,
  { author, now }: Writer,
  observedAt: ReadonlyMap<string, Instant>,
): JournalEntry {
  const { basis, relatedTo } = entry;
  const isScore = basis && 'observedAt' in basis.inputs;
  const observed = { observedAt: observedAt.get(relatedTo.id) ?? now };
  return {
    ...entry,
    author,
    timestamp: now,
    createdAt: now,
    updatedAt: now,
    ...(isScore && { basis: { ...basis, inputs: { ...basis.inputs, ...observed } } }),
  };
}

function newEntries(changes: readonly Change[]): JournalEntry[] {
  return changes.flatMap((change) =>
    change.do === 'put' && change.in === 'journal' && change.on === null ? [change.record] : [],
  );
}

function isObservation({ basis }: JournalEntry): boolean {
  return basis?.rule === observationsRule;
}

/** A note as text with a fixed field order, since a database does not keep the order. */
function textOf({ id, at, author, text }: Note): string {
  return JSON.stringify([id, at, author, text]);
}

function isSame(some: readonly Note[], others: readonly Note[]): boolean {
  return (
    some.length === others.length &&
    some.every((note, at) => textOf(note) === textOf(others[at] as Note))
  );
}

/** Number of occurrences of each note. */
function countsOf(notes: readonly Note[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const note of notes) counts.set(textOf(note), (counts.get(textOf(note)) ?? 0) + 1);
  return counts;
}

/** Decrements a note's count; false if it has none left. */
function take(counts: Map<string, number>, note: Note): boolean {
  const text = textOf(note);
  const left = counts.get(text);
  if (left === undefined) return false;
  if (left === 1) counts.delete(text);
  else counts.set(text, left - 1);
  return true;
}

/**
 * A client's notes after reverting an earlier change: notes it added are removed, notes it removed come back, and those
 * written since then stay.
 */
export function revertedNotes(
  { before, after }: { before: readonly Note[]; after: readonly Note[] },
  current: readonly Note[],
): Note[] {
  const known = countsOf(after);
  return [...before, ...current.filter((note) => !take(known, note))];
}
