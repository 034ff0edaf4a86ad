import type { Client, JournalEntry } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { noted, type Planning } from './planning.ts';

/** A client's score as an input of a rule; omitted if it has none. */
export function scoreInput(
  name: 'score' | 'before',
  { ilaScore: { current } }: Pick<Client, 'ilaScore'>,
): Readonly<Record<string, number>> {
  return current === null ? {} : { [name]: current };
}

/** The journal entry of a new score: the first has no previous one. */
export function notedScore(
  client: Client,
  score: number,
  {
    aiGenerated = false,
    basis: { rule, inputs },
  }: { aiGenerated?: boolean; basis: NonNullable<JournalEntry['basis']> },
  planning: Planning,
): Change {
  const { name } = client;
  const before = client.ilaScore.current;
  const entry = {
    type: 'ai_analysis',
    relatedTo: { type: 'client', id: client.id },
    aiGenerated,
    basis: { rule, inputs: { ...scoreInput('before', client), ...inputs } },
  } as const;
  return before === null
    ? noted('measured', { name, score }, entry, planning)
    : noted('recalculated', { name, score, before }, entry, planning);
}
