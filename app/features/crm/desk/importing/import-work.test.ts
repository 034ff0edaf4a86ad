import { describe, expect, it } from 'vitest';
import { crmCopy } from '#app/content/crm/copy.ts';
import { guessColumns, readHeaders } from '#app/domain/crm/csv-columns.ts';
import { importLimits } from '#app/domain/crm/csv-import.ts';
import { createMemoryStore } from '#app/domain/crm/memory-store.ts';
import { samplesAt } from '#app/domain/crm/samples.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { csvText } from '#app/ui/csv.ts';
import { createPace } from '#app/ui/next-turn.ts';
import { aPlanning } from '../../../../../test/contracts/crm-planning.ts';
import { computingTime } from '../../../../../test/computing-time.ts';
import { clientsTable } from '../clients/clients-table.ts';
import { dryRun, importRows, type DryRun } from './import-work.ts';
import { readTable, type ReadTable, type Reading } from './read-table.ts';

const reading = (fields: Partial<Reading> = {}): Reading => ({
  pace: createPace(5),
  signal: new AbortController().signal,
  onProgress: () => {},
  ...fields,
});

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

async function tableOf(file: Blob) {
  const read = await readTable(file, reading());
  if (!read.ok) throw new Error(read.refusal.code);
  return read.table;
}

async function check(store: CrmStore, text: string, language: Language = 'fr'): Promise<DryRun> {
  const { rows } = await tableOf(new Blob([text]));
  const head = readHeaders(rows);
  if (!head.ok) throw new Error(head.refusal.code);
  const settings = {
    headers: head.headers,
    columns: guessColumns(head.headers),
    readNumber: (amount: string) => parseNumber(language, amount).value,
    owner: '',
  };
  return dryRun(store, rows.slice(1), settings, reading());
}

/** A file of so many clients of whom no two are alike. */
function manyClients(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `Atelier ${index};commerce;Actif;contact@a${index}.example;1 200,50;72`,
  );
  return `Nom;Secteur;Statut;Courriel;Revenu;Score ILA\n${rows.join('\n')}\n`;
}

describe('a file is read', () => {
  it.each<[name: string, file: Blob, encoding: string, text: string]>([
    ['in UTF-8', bytes('nom\nCafé'), 'utf-8', 'Café'],
    ['in UTF-8 that says so', bytes('\ufeffnom\nCafé'), 'utf-8', 'Café'],
    ['in Windows-1252', bytes('nom\nCaf', [0xe9, 0x20, 0x80]), 'windows-1252', 'Café €'],
    ['in UTF-16', bytes([0xff, 0xfe, 0x6e, 0, 0x0a, 0, 0xe9, 0]), 'utf-16', 'é'],
    ['in UTF-16, big end first', bytes([0xfe, 0xff, 0, 0x6e, 0, 0x0a, 0, 0xe9]), 'utf-16', 'é'],
    [
      'in Windows-1252 that shows late',
      bytes('nom\n', 'a\n'.repeat(300_000).slice(0, 390_000), 'Caf', [0xe9]),
      'windows-1252',
      'Café',
    ],
  ])('%s', async (_name, file, encoding, text) => {
    const table = await tableOf(file);
    expect([table.encoding, table.rows.at(-1)?.cells[0]]).toEqual([encoding, text]);
  });

  it.each<[name: string, file: Blob, refusal: object]>([
    ['a workbook', bytes([0x50, 0x4b, 3, 4, 0, 0]), { code: 'spreadsheet' }],
    ['an image', bytes([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), { code: 'not-text' }],
    ['an open quote', bytes('a;b\n1;"2\n'), { code: 'open-quote', line: 2 }],
    ['too many rows', bytes('a\n'.repeat(importLimits.rows + 2)), { code: 'too-many-rows' }],
    ['too many columns', bytes(';'.repeat(importLimits.columns)), { code: 'too-many-columns' }],
    ['too many bytes', { size: importLimits.bytes + 1 } as Blob, { code: 'too-large' }],
  ])('%s is refused', async (_name, file, refusal) => {
    expect(await readTable(file, reading())).toEqual<ReadTable>({
      ok: false,
      refusal: refusal as never,
    });
  });

  it('until it is stopped', async () => {
    const stop = new AbortController();
    const file = new Blob([manyClients(20_000)]);
    const onProgress = () => stop.abort();
    await expect(readTable(file, reading({ signal: stop.signal, onProgress }))).rejects.toThrow(
      'aborted',
    );
  });
});

describe('what was exported is imported', () => {
  it.each(languages)('the same, in %s', async (language) => {
    const { clients } = samplesAt('2026-03-10T09:30:00.000Z', crmCopy[language].samples);
    const odd = clients.map((client, index) => ({
      ...client,
      name: ['=SUM(A1)', "'-x", 'a;b,c', 'd "e"', 'f\ng', '＝h', '+1', '@j'][index] ?? '',
      tags: ['vip', 'été'],
    }));
    const text = csvText(language, clientsTable(odd, crmCopy[language]), 6);
    const found = await check(createMemoryStore(), text, language);
    expect(found.invalid).toEqual([]);
    expect(
      [...found.new, ...found.duplicate].map(({ draft, score }) => ({ ...draft, score })),
    ).toEqual(
      odd.map(({ name, contact, tags, services, ilaScore, ...client }) => ({
        name: name.replace('\n', ' '),
        sector: client.sector,
        status: client.status,
        address: client.address,
        coordinates: client.coordinates,
        assignedTo: client.assignedTo,
        revenue: client.revenue,
        score: ilaScore.current,
        contact,
        tags,
        services,
      })),
    );
  });
});

describe('an import', () => {
  it('adds every row once, says so once, and is taken back', async () => {
    const store = createMemoryStore();
    const found = await check(store, manyClients(1234));
    const planning = aPlanning();
    const imported = await importRows(store, found.new, () => planning, reading());
    expect((await store.list('clients', {})).total).toBe(1234);
    expect((await store.list('journal', {})).total).toBe(1);
    expect((await check(store, manyClients(1234))).duplicate).toHaveLength(1234);
    if (imported.outcome === 'done') await store.apply(imported.undo);
    expect((await store.list('clients', {})).total).toBe(0);
    expect((await store.list('journal', {})).total).toBe(0);
  });

  it.each([
    ['stopped', (stop: AbortController) => stop.abort()],
    [
      'failed',
      () => {
        throw new Error('The store cannot be reached');
      },
    ],
  ])('that is %s leaves nothing', async (outcome, interrupt) => {
    const stop = new AbortController();
    const store = createMemoryStore();
    let calls = 0;
    const failing: CrmStore = {
      ...store,
      async apply(changes) {
        calls += 1;
        if (calls === 2) interrupt(stop);
        return store.apply(changes);
      },
    };
    const { new: rows } = await check(store, manyClients(2000));
    const planning = aPlanning();
    const imported = await importRows(
      failing,
      rows,
      () => planning,
      reading({ signal: stop.signal }),
    );
    expect(imported).toEqual({ outcome, left: 0 });
    expect((await store.list('clients', {})).total).toBe(0);
  });

  it('of 100,000 rows takes less than 10 s', async () => {
    const store = createMemoryStore();
    const took = await computingTime(async () => {
      const found = await check(store, manyClients(100_000));
      const planning = aPlanning();
      await importRows(store, found.new, () => planning, reading());
    });
    expect((await store.list('clients', {})).total).toBe(100_000);
    expect(took).toBeLessThan(10_000);
  });
});
