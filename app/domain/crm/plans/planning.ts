import type {
  Collection,
  Instant,
  JournalEntry,
  JournalType,
  Records,
  Related,
} from './entities.ts';
import type { Change } from './store.ts';

/** What the rules of the CRM write into the journal by themselves; content says it in the reader's language. */
export interface JournalSentences {
  /** Source: B §7, CRMR-10. */
  observed: { name: string };
  recalculated: { name: string; score: number; before: number };
  /** Source: B §7, CRMR-12: three potential partners. */
  matched: { name: string; count: number };
  /** Source: B §7, CRMR-17 and CRMR-18; quoted. */
  exported: { format: string; what: string };
  merged: { name: string; other: string };
  imported: { count: number };
  prospected: { city: string; count: number };
  added: { name: string };
  deleted: { name: string };
  /** Of many at once; `names` are those of the first few. */
  deletedMany: { count: number; names: string };
  assigned: { count: number; names: string; owner: string };
  tagged: { count: number; names: string; tag: string };
  playbook: { service: string; count: number };
  /** A visitor's message has become a client, or is a client's. */
  converted: { name: string; reference: string };
}

export type Sentence = keyof JournalSentences;

/** Rules that write into the journal: each sentence is one, and some say more of how they came to it. */
export type JournalRule =
  | Sentence
  | 'ila-sandbox'
  | 'ilumatch-sandbox'
  | 'ila-review'
  | 'partners-nearby'
  | 'observations'
  | 'ila-observed'
  | 'partners-computed'
  | 'prospects-computed';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** What rules are given. */
export type JournalInput =
  | KeysOf<JournalSentences[Sentence]>
  | 'sector'
  | 'radius'
  | 'keywords'
  | 'status'
  | 'matches'
  | 'observedAt';

/** Puts a sentence into words. */
export type Say = <Code extends Sentence>(
  code: Code,
  values: JournalSentences[Code],
) => { title: string; content: string };

/** What a planner may know of the world: nothing in it is read from anywhere else. */
export interface Planning {
  now: Instant;
  newId: () => string;
  /** Who asks; `System` when nobody does. */
  author: string;
  say: Say;
}

export const systemAuthor = 'System';

/** A record that is not there yet. */
export function created<C extends Collection>(
  collection: C,
  fields: Omit<Records[C], 'id' | 'version' | 'createdAt' | 'updatedAt'>,
  { now, newId }: Pick<Planning, 'now' | 'newId'>,
): Change {
  const record = { ...fields, id: newId(), version: 1, createdAt: now, updatedAt: now };
  return { do: 'put', in: collection, record, on: null } as unknown as Change;
}

/** A record with some fields changed. */
export function updated<C extends Collection>(
  collection: C,
  record: Records[C],
  fields: Partial<Records[C]>,
  { now }: Pick<Planning, 'now'>,
): Change {
  const next = { ...record, ...fields, updatedAt: now };
  return { do: 'put', in: collection, record: next, on: record.version } as unknown as Change;
}

/** A record that goes, as long as it still is the version that was seen. */
export function removed<C extends Collection>(collection: C, record: Records[C]): Change {
  return { do: 'remove', in: collection, id: record.id, on: record.version };
}

/** An entry of the journal in the words of a rule, with the rule and what it was given. */
export function noted<Code extends Sentence>(
  code: Code,
  values: JournalSentences[Code],
  entry: { type: JournalType; relatedTo: Related; aiGenerated?: boolean } & Pick<
    Partial<JournalEntry>,
    'basis'
  >,
  planning: Planning,
): Change {
  return created(
    'journal',
    {
      ...planning.say(code, values),
      type: entry.type,
      relatedTo: entry.relatedTo,
      timestamp: planning.now,
      author: planning.author,
      aiGenerated: entry.aiGenerated ?? false,
      basis: entry.basis ?? { rule: `${code}-1`, inputs: { ...values } },
    },
    planning,
  );
}
