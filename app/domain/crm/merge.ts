import type { Client, IlaScore, Project, Task } from './entities.ts';
import { isMeasured } from './ila-score.ts';
import { noted, removed, updated, type Planning } from './planning.ts';
import type { Change } from './store.ts';

/** The fields of which a merge keeps one side; everything that can be joined is. */
export const mergeFields = [
  'name',
  'sector',
  'status',
  'address',
  'coordinates',
  'email',
  'phone',
  'website',
  'assignedTo',
  'revenue',
] as const;

export type MergeField = (typeof mergeFields)[number];
export type MergeSide = 'kept' | 'other';

/** Which side each field is taken from. */
export type MergeChoices = Readonly<Record<MergeField, MergeSide>>;

/** The kept side wins wherever it says something. */
export function usualChoices(kept: Client, other: Client): MergeChoices {
  const [own, others] = [fieldsOf(kept), fieldsOf(other)];
  const chosen = mergeFields.map((field) => {
    const side = isBlank(own[field]) && !isBlank(others[field]) ? 'other' : 'kept';
    return [field, side] as const;
  });
  return Object.fromEntries(chosen) as Record<MergeField, MergeSide>;
}

/** Fields in which two records do not say the same. */
export function differingFields(kept: Client, other: Client): MergeField[] {
  const [own, others] = [fieldsOf(kept), fieldsOf(other)];
  return mergeFields.filter(
    (field) => JSON.stringify(own[field]) !== JSON.stringify(others[field]),
  );
}

function fieldsOf({ contact, ...client }: Client) {
  return { ...client, ...contact };
}

function isBlank(value: ReturnType<typeof fieldsOf>[MergeField]): boolean {
  return value === null || value === '' || value === 0;
}

/** What two records of one business become. */
export function mergedClient(kept: Client, other: Client, choices: MergeChoices): Client {
  const [own, others] = [fieldsOf(kept), fieldsOf(other)];
  const { email, phone, website, ...chosen } = Object.fromEntries(
    mergeFields.map((field) => [field, (choices[field] === 'kept' ? own : others)[field]]),
  ) as Pick<typeof own, MergeField>;
  return {
    ...kept,
    ...chosen,
    contact: { email, phone, website },
    ilaScore: mergedScore(kept.ilaScore, other.ilaScore),
    services: [...new Set([...kept.services, ...other.services])],
    tags: [...new Set([...kept.tags, ...other.tags])],
    notes: [...kept.notes, ...other.notes].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    documents: [...kept.documents, ...other.documents],
  };
}

/**
 * The latest score that was measured, with the scores of both. A record that nobody has measured starts with a score of
 * nothing, dated when it was made: that is no measurement, so it neither wins nor stands in the history of one.
 */
function mergedScore(kept: IlaScore, other: IlaScore): IlaScore {
  if (isMeasured(kept) !== isMeasured(other)) return isMeasured(kept) ? kept : other;
  const [earlier, latest] = kept.lastUpdated >= other.lastUpdated ? [other, kept] : [kept, other];
  const history = [...earlier.history, ...latest.history].toSorted(
    (a, b) => Date.parse(a.date) - Date.parse(b.date),
  );
  return { ...latest, history };
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
