import type { ClientDraft } from '../records/client-draft.ts';
import { clientFields } from '../records/clients.ts';
import type { Client, ClientStatus } from '../records/entities.ts';
import { initialOf } from '../records/field.ts';
import { initialScore } from '../figures/ila-score.ts';
import { created, noted, updated, type Planning } from '../plans/planning.ts';
import type { Change } from '../store/store.ts';
import type { RowContent } from './csv-import.ts';
import {
  differencesOf,
  givenFields,
  isTaken,
  withDifferences,
  type FieldDifference,
  type UpdateChoices,
} from './duplicates.ts';
import type { ValueChoices } from './value-guesses.ts';

type Context = Pick<Planning, 'now' | 'newId' | 'author'>;

/** The draft of a row with its values mapped. */
export function mappedDraft(
  { draft, written }: Pick<RowContent, 'draft' | 'written'>,
  choices: ValueChoices,
): ClientDraft {
  const { status, assignedTo, sector } = written;
  return {
    ...draft,
    ...(status !== undefined && {
      status: (choices.status.get(status) ?? draft.status) as ClientStatus,
    }),
    ...(assignedTo !== undefined && {
      assignedTo: choices.assignedTo.get(assignedTo) ?? draft.assignedTo,
    }),
    ...(sector !== undefined && { sector: choices.sector.get(sector) ?? draft.sector }),
  };
}

const fromFile = { method: 'file', version: '' } as const;

/** New records of checked rows. */
export function planImport(
  rows: readonly RowContent[],
  choices: ValueChoices,
  planning: Context,
): Change[] {
  return rows.map((row) => {
    const ilaScore = initialScore(row.score, planning.now, fromFile);
    const notes = notesOf(row.notes, planning);
    const contacts = row.person ? [{ ...row.person, id: planning.newId() }] : [];
    const draft = mappedDraft(row, choices);
    const change = created(
      'clients',
      { ...initialOf(clientFields), ...draft, ilaScore, notes, contacts },
      planning,
    );
    if (row.createdOn === null || change.do !== 'put' || change.in !== 'clients') return change;
    const noon = `${row.createdOn}T12:00:00.000Z`;
    const createdAt = noon < planning.now ? noon : planning.now;
    return { ...change, record: { ...change.record, createdAt } };
  });
}

/** A row that updates a client, and where they differ. */
export interface ImportUpdate {
  row: RowContent;
  client: Client;
  differences: readonly FieldDifference[];
}

/** Where rows differ from the clients they were recognised as; several rows may be one client. */
export function updatesOf(
  rows: readonly { row: RowContent; client: Client }[],
  choices: ValueChoices,
): ImportUpdate[] {
  return rows.map(({ row, client }) => {
    const draft = mappedDraft(row, choices);
    const { person } = row;
    const differences = differencesOf(client, { draft, person, given: givenFields(row) });
    return { row, client, differences };
  });
}

/** One change for each client that rows say something new of: the fields taken over, and notes it does not have. */
export function planUpdates(
  updates: readonly ImportUpdate[],
  choices: UpdateChoices,
  planning: Context,
): Change[] {
  const byClient = Map.groupBy(updates, ({ client }) => client.id);
  return [...byClient.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { client } = first;
    // Of several lines about one client the first one counts.
    const taken = own.flatMap(({ row, differences }) =>
      differences.filter((each) => isTaken(choices, row.row.line, each)),
    );
    const texts = new Set(client.notes.map(({ text }) => text));
    const added = own.flatMap(({ row }) => row.notes).filter((text) => !texts.has(text));
    const fields = withDifferences(client, taken.toReversed(), planning);
    if (taken.length === 0 && added.length === 0) return [];
    const notes = [...client.notes, ...notesOf([...new Set(added)], planning)];
    return [
      updated('clients', client, { ...fields, ...(added.length > 0 && { notes }) }, planning),
    ];
  });
}

function notesOf(texts: readonly string[], { now, newId, author }: Context): Client['notes'] {
  return texts.map((text) => ({ id: newId(), at: now, author, text }));
}

/** The entry that an import leaves in the journal. */
export function planImported(
  { added, updated: changed }: { added: number; updated: number },
  planning: Planning,
): Change[] {
  const entry = { type: 'update', relatedTo: { type: 'system', id: 'import' } } as const;
  return [
    ...(added > 0 ? [noted('imported', { count: added }, entry, planning)] : []),
    ...(changed > 0 ? [noted('importedUpdates', { count: changed }, entry, planning)] : []),
  ];
}
