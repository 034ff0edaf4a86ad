import type {
  Collection,
  JournalEntry,
  JournalType,
  Records,
  Related,
} from '../records/entities.ts';
import type { Instant } from '../records/field.ts';
import type { Change } from '../store/store.ts';

/** Values of automatic journal entries; content translates them. */
export interface JournalSentences {
  /** Source: B §7, CRMR-10. */
  observed: { name: string };
  recalculated: { name: string; score: number; before: number };
  /** The first score of a client. */
  measured: { name: string; score: number };
  /** Source: B §7, CRMR-12: three potential partners. */
  matched: { name: string; count: number };
  /** Partners found among the clients; may be 0. */
  partnersFound: { name: string; count: number };
  /** Source: B §7, CRMR-17 and CRMR-18; quoted. */
  exported: { format: string; what: string };
  /** `other` is the id of the merged client. */
  merged: { name: string; other: string; absorbed: string };
  imported: { count: number };
  importedUpdates: { count: number };
  prospected: { city: string; count: number };
  added: { name: string };
  deleted: { name: string };
  /** A bulk deletion; `names` lists the first few. */
  deletedMany: { count: number; names: string };
  assigned: { count: number; names: string; owner: string };
  tagged: { count: number; names: string; tag: string };
  untagged: { count: number; names: string; tag: string };
  statusSet: { count: number; names: string; status: string };
  followedUp: { count: number; names: string; name: string };
  playbook: { service: string; count: number };
  /** A visitor's message has become a client, or was linked to one. */
  converted: { name: string; reference: string };
  /** An audit no longer has a task's finding, or has it again. */
  mended: { name: string; finding: string };
  brokenAgain: { name: string; finding: string };
}

export type Sentence = keyof JournalSentences;

/** Rules that write journal entries: one per sentence, and some with more detail on their method. */
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

/** Inputs of rules. */
export type JournalInput =
  | KeysOf<JournalSentences[Sentence]>
  | 'sector'
  | 'radius'
  | 'keywords'
  | 'status'
  | 'matches'
  | 'observedAt';

/** Translates a sentence. */
export type TranslateSentence = <Code extends Sentence>(
  code: Code,
  values: JournalSentences[Code],
) => { title: string; content: string };

/** The context of a planner, its only input besides records. */
export interface Planning {
  now: Instant;
  newId: () => string;
  /** The user, or `System`. */
  author: string;
  translate: TranslateSentence;
}

export const systemAuthor = 'System';

/** Creates a record. */
export function created<C extends Collection>(
  collection: C,
  fields: Omit<Records[C], 'id' | 'version' | 'createdAt' | 'updatedAt'>,
  { now, newId }: Pick<Planning, 'now' | 'newId'>,
): Change {
  const record = { ...fields, id: newId(), version: 1, createdAt: now, updatedAt: now };
  return { do: 'put', in: collection, record, on: null } as unknown as Change;
}

/** Updates some fields of a record. */
export function updated<C extends Collection>(
  collection: C,
  record: Records[C],
  fields: Partial<Records[C]>,
  { now }: Pick<Planning, 'now'>,
): Change {
  const next = { ...record, ...fields, updatedAt: now };
  return { do: 'put', in: collection, record: next, on: record.version } as unknown as Change;
}

/** Removes a record, unless its version has changed. */
export function removed<C extends Collection>(collection: C, record: Records[C]): Change {
  return { do: 'remove', in: collection, id: record.id, on: record.version };
}

/** Creates the journal entry of a rule, with its name and inputs. */
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
      ...planning.translate(code, values),
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
