import {
  createRowChecker,
  type CheckedRow,
  type KnownClient,
} from '#app/domain/crm/import/csv-import.ts';
import type { CsvRow } from '#app/domain/crm/import/csv-reader.ts';
import type { ImportSettings, RowContent } from '#app/domain/crm/import/row-reader.ts';
import {
  guessValues,
  mappedFields,
  type MappedField,
  type ValueGuess,
} from '#app/domain/crm/import/value-guesses.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import { largestPage } from '#app/domain/crm/records/query.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import type { Reading } from './read-table.ts';

/** Results of a table's rows, in order, and the values to map. */
export interface DryRun {
  new: Extract<CheckedRow, { verdict: 'new' }>[];
  duplicate: DuplicateRow[];
  invalid: Extract<CheckedRow, { verdict: 'invalid' }>[];
  values: readonly ValueGuess[];
  /** Sectors of the existing clients. */
  sectors: readonly string[];
  /** Existing clients that rows match, by id. */
  matches: ReadonlyMap<string, Client>;
}

type DuplicateRow = Extract<CheckedRow, { verdict: 'duplicate' }>;

interface Known {
  clients: Map<string, KnownClient>;
  sectors: Set<string>;
}

/** Checks every row against the others and the existing clients. Rejects when aborted. */
export async function dryRun(
  store: CrmStore,
  rows: readonly CsvRow[],
  settings: ImportSettings & { team: readonly string[] },
  reading: Reading,
): Promise<DryRun> {
  const known: Known = { clients: new Map(), sectors: new Set() };
  await eachClient(store, reading, (client) => {
    const { id, name, sector } = client;
    for (const key of identityKeys(client)) known.clients.set(key, { id, name });
    if (sector !== '') known.sectors.add(sector);
  });
  const found = await checkRows(rows, createRowChecker(settings, known.clients), reading);
  const sectors = [...known.sectors];
  const counts = countValues([...found.new, ...found.duplicate]);
  return {
    ...found,
    sectors,
    values: guessValues(counts, { team: settings.team, sectors }),
    matches: await readMatches(store, found.duplicate, reading),
  };
}

/** Whether a client that a row would add was added by someone else since the check. */
export async function isAddedMeanwhile(
  store: CrmStore,
  { new: fresh }: Pick<DryRun, 'new'>,
  reading: Reading,
): Promise<boolean> {
  const keys = new Set(fresh.flatMap(({ draft }) => identityKeys(draft)));
  let isThere = false;
  await eachClient(store, reading, (client) => {
    isThere ||= identityKeys(client).some((key) => keys.has(key));
  });
  return isThere;
}

async function eachClient(
  store: CrmStore,
  { pace, signal }: Reading,
  take: (client: Client) => void,
): Promise<void> {
  let after: string | undefined;
  do {
    const window = { limit: largestPage, ...(after !== undefined && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const page = await store.list('clients', window);
    page.items.forEach(take);
    after = page.next;
    // oxlint-disable-next-line no-await-in-loop -- yields to the browser
    if (pace.isDue()) await pace.turn();
    signal.throwIfAborted();
  } while (after !== undefined);
}

async function checkRows(
  rows: readonly CsvRow[],
  check: ReturnType<typeof createRowChecker>,
  { pace, signal, onProgress }: Reading,
): Promise<Pick<DryRun, 'new' | 'duplicate' | 'invalid'>> {
  const found: Pick<DryRun, 'new' | 'duplicate' | 'invalid'> = {
    new: [],
    duplicate: [],
    invalid: [],
  };
  for (const [index, row] of rows.entries()) {
    const checked = check(row);
    if (checked.verdict === 'new') found.new.push(checked);
    else if (checked.verdict === 'duplicate') found.duplicate.push(checked);
    else if (checked.verdict === 'invalid') found.invalid.push(checked);
    if (!pace.isDue()) continue;
    onProgress((index + 1) / rows.length);
    // oxlint-disable-next-line no-await-in-loop -- yields to the browser
    await pace.turn();
    signal.throwIfAborted();
  }
  return found;
}

function countValues(rows: readonly RowContent[]): Record<MappedField, Map<string, number>> {
  const counts = { status: new Map(), assignedTo: new Map(), sector: new Map() } as Record<
    MappedField,
    Map<string, number>
  >;
  for (const { written } of rows)
    for (const field of mappedFields) {
      const text = written[field];
      if (text !== undefined) counts[field].set(text, (counts[field].get(text) ?? 0) + 1);
    }
  return counts;
}

/** From this number of clients on, reading all of them is faster than one at a time. */
const fewMatches = 50;

async function readMatches(
  store: CrmStore,
  rows: readonly DuplicateRow[],
  reading: Reading,
): Promise<Map<string, Client>> {
  const ids = new Set(rows.flatMap(({ match }) => (typeof match === 'number' ? [] : [match.id])));
  const matches = new Map<string, Client>();
  const take = (client: Client | null) => {
    if (client && ids.has(client.id)) matches.set(client.id, client);
  };
  if (ids.size > fewMatches) await eachClient(store, reading, take);
  else (await Promise.all([...ids].map((id) => store.get('clients', id)))).forEach(take);
  return matches;
}
