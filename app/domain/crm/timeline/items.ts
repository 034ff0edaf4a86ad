import { clientFields } from '../records/clients.ts';
import type { Client, JournalEntry, Task } from '../records/entities.ts';
import { flatFields, valueAt } from '../records/flat-fields.ts';
import type { FieldChange, TimelineItem } from './timeline.ts';

/** Notes and scores, which are part of the client's record. */
export function itemsOfClient({
  notes,
  ilaScore: { history },
}: Pick<Client, 'notes' | 'ilaScore'>): TimelineItem<'note' | 'score'>[] {
  return [
    ...notes.map((note) => ({ kind: 'note' as const, ...note })),
    ...history.map(({ date, score, method, version }, place) => ({
      kind: 'score' as const,
      id: `score-${place}`,
      at: date,
      author: '',
      score,
      before: history[place - 1]?.score ?? null,
      // Scores of earlier releases have neither.
      method: method ?? null,
      version: version ?? '',
    })),
  ];
}

export function itemOfTask({
  id,
  createdAt,
  owner,
  title,
  status,
  due,
}: Pick<Task, 'id' | 'createdAt' | 'owner' | 'title' | 'status' | 'due'>): TimelineItem<'task'> {
  return { kind: 'task', id, at: createdAt, author: owner, title, status, due };
}

/** Prefix of scoring rules: their journal entries repeat the timeline's score item. */
export const scoreRules = 'ila-';

/** Null for a score's journal entry. */
export function itemOfEntry({
  id,
  timestamp,
  author,
  title,
  content,
  type,
  aiGenerated,
  basis,
}: JournalEntry): TimelineItem<'entry'> | null {
  if (basis?.rule.startsWith(scoreRules)) return null;
  return {
    kind: 'entry',
    id,
    at: timestamp,
    author,
    title,
    text: content,
    type,
    isAi: aiGenerated,
  };
}

/** Fields that have items of their own, or that every change sets. */
export const unlistedFields = ['notes', 'ilaScore', 'version', 'updatedAt'] as const;

/** The fields in which two states of a client differ, in the table's order. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  return flatFields(clientFields)
    .filter(({ path: [name] }) => !unlistedFields.some((each) => each === name))
    .map(({ name, path }) => ({
      field: name,
      before: valueOrNull(before, path),
      after: valueOrNull(after, path),
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/** A state stored by an earlier release may lack a field. */
function valueOrNull(state: object, path: Parameters<typeof valueAt>[1]): unknown {
  return path[0] in state ? (valueAt(state, path) ?? null) : null;
}
