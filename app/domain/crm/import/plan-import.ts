import { initialScore } from '../figures/ila-score.ts';
import { noted, updated, type Planning } from '../plans/planning.ts';
import type { ClientDraft } from '../records/client-draft.ts';
import { clientFields } from '../records/clients.ts';
import type { Client, ClientStatus } from '../records/entities.ts';
import { initialOf } from '../records/initial-values.ts';
import type { Change } from '../store/store.ts';
import {
  differencesOf,
  givenFields,
  isTaken,
  withDifferences,
  type FieldDifference,
  type UpdateChoices,
} from './duplicates.ts';
import type { RowContent } from './row-reader.ts';
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

/** Rows that become one client: the first creates it, later ones are merged into it like updates. */
export interface AddedClient {
  row: RowContent;
  joining: readonly RowContent[];
}

/** New records of checked rows. */
export function planImport(
  added: readonly AddedClient[],
  values: ValueChoices,
  choices: UpdateChoices,
  planning: Context,
): Change[] {
  return added.map((each) => {
    const { client, joins } = clientOf(each, values, planning);
    const record = { ...client, ...newFields(client, joins, choices, planning) };
    return { do: 'put', in: 'clients', record, on: null };
  });
}

/** The client created by the first row, merged with the other rows. */
export function clientOf(
  { row, joining }: AddedClient,
  values: ValueChoices,
  planning: Context,
): { client: Client; joins: ImportUpdate[] } {
  const { now, newId } = planning;
  const noon = `${row.createdOn}T12:00:00.000Z`;
  const client: Client = {
    ...initialOf(clientFields),
    ...mappedDraft(row, values),
    id: newId(),
    version: 1,
    ilaScore: initialScore(row.score, now, fromFile),
    notes: notesOf(row.notes, planning),
    contacts: row.person ? [{ ...row.person, id: newId() }] : [],
    createdAt: row.createdOn !== null && noon < now ? noon : now,
    updatedAt: now,
  };
  return {
    client,
    joins: updatesOf(
      joining.map((each) => ({ row: each, client })),
      values,
    ),
  };
}

/** A row that updates a client, with their differences. */
export interface ImportUpdate {
  row: RowContent;
  client: Client;
  differences: readonly FieldDifference[];
}

/** Differences between rows and the clients they match; several rows may match one client. */
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

/** Whether rows contain anything that the clients they match do not have. */
export const saysMore = (
  rows: readonly { row: RowContent; client: Client }[],
  choices: ValueChoices,
): boolean =>
  rows.some((each) => {
    const texts = new Set(each.client.notes.map(({ text }) => text));
    return (
      each.row.notes.some((text) => !texts.has(text)) ||
      updatesOf([each], choices).some(({ differences }) => differences.length > 0)
    );
  });

/** One change per client with new values: the differences to apply, and notes it does not have yet. */
export function planUpdates(
  updates: readonly ImportUpdate[],
  choices: UpdateChoices,
  planning: Context,
): Change[] {
  const byClient = Map.groupBy(updates, ({ client }) => client.id);
  return [...byClient.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const fields = newFields(first.client, own, choices, planning);
    const isNothing = Object.keys(fields).length === 0;
    return isNothing ? [] : [updated('clients', first.client, fields, planning)];
  });
}

/** The fields of a client that its rows change. */
function newFields(
  client: Client,
  rows: readonly ImportUpdate[],
  choices: UpdateChoices,
  planning: Context,
): Partial<Client> {
  // If several rows match one client, the first one wins.
  const taken = rows.flatMap(({ row, differences }) =>
    differences.filter((each) => isTaken(choices, row.row.line, each)),
  );
  const texts = new Set(client.notes.map(({ text }) => text));
  const added = new Set(rows.flatMap(({ row }) => row.notes).filter((text) => !texts.has(text)));
  return {
    ...withDifferences(client, taken.toReversed(), planning),
    ...(added.size > 0 && { notes: [...client.notes, ...notesOf([...added], planning)] }),
  };
}

function notesOf(texts: readonly string[], { now, newId, author }: Context): Client['notes'] {
  return texts.map((text) => ({ id: newId(), at: now, author, text }));
}

/** The journal entry of an import. */
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
