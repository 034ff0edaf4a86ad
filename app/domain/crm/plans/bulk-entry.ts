import type { Client, Collection, JournalEntry, Records, Related } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { noted, type JournalSentences, type Planning, type TranslateSentence } from './planning.ts';

const bulkSentences = [
  'deletedMany',
  'assigned',
  'tagged',
  'untagged',
  'statusSet',
  'followedUp',
] as const satisfies readonly (keyof JournalSentences)[];

type BulkSentence = (typeof bulkSentences)[number];

type NamedClient = Pick<Client, 'id' | 'name'>;

/** Maximum number of clients named in the journal entry of a bulk change. */
const clientsNamed = 5;

/** Changes to many clients with a single journal entry. */
export function withEntry<Code extends BulkSentence>(
  changes: Change[],
  clients: readonly Client[],
  code: Code,
  values: Omit<JournalSentences[Code], 'count' | 'names'>,
  planning: Planning,
): Change[] {
  if (clients.length === 0) return [];
  const entry = { type: 'update', relatedTo: aboutClients(clients) } as const;
  const said = { ...values, ...counted(clients) };
  return [...changes, noted(code, said as unknown as JournalSentences[Code], entry, planning)];
}

/**
 * The remaining changes when some were dropped, with a journal entry that counts and names only these.
 *
 * @param seen the version of a client, to get the name of a removed one
 */
export function withEntryOfRest(
  changes: readonly Change[],
  seen: (collection: Collection, id: string, version: number) => Records[Collection] | null,
  translate: TranslateSentence,
): Change[] {
  const clients = changes.flatMap((change) => {
    if (change.in !== 'clients') return [];
    if (change.do === 'put') return [change.record];
    const client = seen('clients', change.id, change.on) as Client | null;
    return [{ id: change.id, name: client?.name ?? '' }];
  });
  return changes.map((change) =>
    change.in === 'journal' && change.do === 'put'
      ? { ...change, record: retold(change.record, clients, translate) }
      : change,
  );
}

function retold(
  entry: JournalEntry,
  clients: readonly NamedClient[],
  translate: TranslateSentence,
): JournalEntry {
  const { basis } = entry;
  const code = bulkSentences.find((each) => basis?.rule === `${each}-1`);
  if (!basis || !code) return entry;
  const inputs = { ...basis.inputs, ...counted(clients) };
  const said = translate(code, inputs);
  return { ...entry, ...said, relatedTo: aboutClients(clients), basis: { ...basis, inputs } };
}

function aboutClients([first, ...others]: readonly NamedClient[]): Related {
  return first && others.length === 0
    ? { type: 'client', id: first.id }
    : { type: 'system', id: 'clients' };
}

function counted(clients: readonly NamedClient[]): { count: number; names: string } {
  const named = clients.slice(0, clientsNamed).map(({ name }) => name);
  const more = clients.length > clientsNamed ? '…' : '';
  return { count: clients.length, names: named.join(', ') + more };
}
