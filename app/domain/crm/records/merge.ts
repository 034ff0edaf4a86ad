import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { recordOf } from '../../codec/record-of.ts';
import { isMeasured } from '../figures/ila-score.ts';
import { noted, removed, updated, type Planning } from '../plans/planning.ts';
import type { Change } from '../store/store.ts';
import { clientFields } from './clients.ts';
import type { Client, IlaScore, Project, Task } from './entities.ts';
import { flatFields, oncePerTable, valueAt, type FlatField } from './flat-fields.ts';

type Table = typeof clientFields;

type OneSided<Name, F> = F extends { kind: 'labels' }
  ? never
  : F extends { isTyped: true }
    ? Name
    : F extends { isFlat: true; fields: infer Parts }
      ? Parts[keyof Parts] extends { isTyped: true }
        ? F extends { isNullable: true }
          ? Name
          : keyof Parts
        : never
      : never;

/** Typed fields that cannot be combined: a merge takes one side. */
export type MergeField = { [Name in keyof Table]: OneSided<Name, Table[Name]> }[keyof Table];

/** The fields for which a merge takes one side, in the table's order; a nullable group counts as one field. */
const mergeParts = oncePerTable((fields) =>
  flatFields(fields)
    .filter(({ field }) => field.isTyped && field.kind !== 'labels')
    .map(({ name, path }): Pick<FlatField, 'name' | 'path'> =>
      fields[path[0]]?.isNullable ? { name: path[0], path: [path[0]] } : { name, path },
    )
    .filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at),
);

export const mergeFields = mergeParts(clientFields).map(({ name }) => name as MergeField);

export type MergeSide = 'kept' | 'other';

/** Which side each field is taken from. */
export type MergeChoices = Readonly<Record<MergeField, MergeSide>>;

/** The kept record's value wins unless it is blank. */
export function usualChoices(kept: Client, other: Client): MergeChoices {
  const [own, others] = [mergeValues(kept), mergeValues(other)];
  return recordOf(mergeFields, (field) =>
    isBlank(own[field]) && !isBlank(others[field]) ? 'other' : 'kept',
  );
}

/** Fields in which two records differ. */
export function differingFields(kept: Client, other: Client): MergeField[] {
  const [own, others] = [mergeValues(kept), mergeValues(other)];
  return mergeFields.filter(
    (field) => JSON.stringify(own[field]) !== JSON.stringify(others[field]),
  );
}

/** Values for which a merge takes one side, by name. */
export function mergeValues(client: Client): Record<MergeField, unknown> {
  const values = mergeParts(clientFields).map(({ name, path }) => [name, valueAt(client, path)]);
  return Object.fromEntries(values) as Record<MergeField, unknown>;
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || value === 0;
}

/** Merges two records of the same business. */
export function mergedClient(kept: Client, other: Client, choices: MergeChoices): Client {
  const chosen: Record<string, unknown> = { ...kept };
  for (const { name, path } of mergeParts(clientFields)) {
    const [field, part] = path;
    const value = valueAt(choices[name as MergeField] === 'kept' ? kept : other, path);
    chosen[field] = part === undefined ? value : { ...(chosen[field] as object), [part]: value };
  }
  return {
    ...kept,
    ...chosen,
    ilaScore: mergedScore(kept.ilaScore, other.ilaScore),
    services: [...new Set([...kept.services, ...other.services])],
    tags: [...new Set([...kept.tags, ...other.tags])],
    contacts: joinedContacts(kept.contacts, other.contacts),
    notes: [...kept.notes, ...other.notes].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    documents: [...kept.documents, ...other.documents],
  };
}

/** The contact people of both, the kept record's first; the same address or name means the same person. */
function joinedContacts(kept: Client['contacts'], other: Client['contacts']): Client['contacts'] {
  const known = new Set(kept.map(contactKey));
  return [...kept, ...other.filter((each) => !known.has(contactKey(each)))];
}

function contactKey({ email, name }: Client['contacts'][number]): string {
  return email === '' ? normalizeForSearch(name) : email.toLowerCase();
}

/** The latest measured score, with the history of both. */
function mergedScore(kept: IlaScore, other: IlaScore): IlaScore {
  if (isMeasured(kept) !== isMeasured(other)) return isMeasured(kept) ? kept : other;
  const [earlier, latest] = kept.lastUpdated >= other.lastUpdated ? [other, kept] : [kept, other];
  const history = [...earlier.history, ...latest.history].toSorted(
    (a, b) => Date.parse(a.date) - Date.parse(b.date),
  );
  return { ...latest, history };
}

/** @param moved the other client's records, which are moved to the kept one */
export function planMerge(
  kept: Client,
  other: Client,
  choices: MergeChoices,
  moved: { projects: readonly Project[]; tasks: readonly Task[] },
  planning: Planning,
): Change[] {
  const owner = { clientId: kept.id };
  return [
    updated('clients', kept, mergedClient(kept, other, choices), planning),
    removed('clients', other),
    ...moved.projects.map((project) => updated('projects', project, owner, planning)),
    ...moved.tasks.map((task) => updated('tasks', task, owner, planning)),
    noted(
      'merged',
      { name: kept.name, other: other.name, absorbed: other.id },
      { type: 'update', relatedTo: { type: 'client', id: kept.id } },
      planning,
    ),
  ];
}
