import type { Client, Project, Task } from './entities.ts';
import { noted, removed, updated, type Planning } from './planning.ts';
import type { Change } from './store.ts';

/** The fields of which a merge keeps one side; everything that can be joined is. */
const mergeFields = [
  'name',
  'sector',
  'status',
  'address',
  'coordinates',
  'contact',
  'assignedTo',
  'revenue',
] as const;

type MergeField = (typeof mergeFields)[number];

/** Which side each field is taken from. */
export type MergeChoices = Readonly<Record<MergeField, 'kept' | 'other'>>;

/** The kept side wins wherever it says something. */
export function usualChoices(kept: Client, other: Client): MergeChoices {
  const chosen = mergeFields.map((field) => {
    const side = isBlank(kept[field]) && !isBlank(other[field]) ? 'other' : 'kept';
    return [field, side] as const;
  });
  return Object.fromEntries(chosen) as Record<MergeField, 'kept' | 'other'>;
}

function isBlank(value: Client[MergeField]): boolean {
  if (value === null || value === '' || value === 0) return true;
  return typeof value === 'object' && Object.values(value).every((part) => part === '');
}

/** What two records of one business become. */
export function mergedClient(kept: Client, other: Client, choices: MergeChoices): Client {
  const chosen = Object.fromEntries(
    mergeFields.map((field) => [field, (choices[field] === 'kept' ? kept : other)[field]]),
  ) as Pick<Client, MergeField>;
  const history = [...kept.ilaScore.history, ...other.ilaScore.history].toSorted((a, b) =>
    a.date < b.date ? -1 : 1,
  );
  const score =
    kept.ilaScore.lastUpdated >= other.ilaScore.lastUpdated ? kept.ilaScore : other.ilaScore;
  return {
    ...kept,
    ...chosen,
    ilaScore: { ...score, history },
    services: [...new Set([...kept.services, ...other.services])],
    tags: [...new Set([...kept.tags, ...other.tags])],
    notes: [...kept.notes, ...other.notes].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    documents: [...kept.documents, ...other.documents],
  };
}

/** @param moved what belongs to the other record, and belongs to the kept one from then on */
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
      { name: kept.name, other: other.name },
      { type: 'update', relatedTo: { type: 'client', id: kept.id } },
      planning,
    ),
  ];
}
