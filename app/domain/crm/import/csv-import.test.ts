import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crmCopy } from '#app/content/crm/copy.ts';
import { languages } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { aPlanning } from '../../../test/contracts/crm-planning.ts';
import { decimalMarkOf, guessColumns, readHeaders, statusOf } from './csv-columns.ts';
import { createRowChecker, planImport, planImported, type CheckedRow } from './csv-import.ts';
import { createCsvReader } from './csv-reader.ts';
import { createMemoryStore } from './memory-store.ts';

function rowsOf(text: string) {
  const reader = createCsvReader();
  return [...reader.push(text), ...reader.end()];
}

/** What becomes of the rows of a file, its columns guessed. */
function check(text: string, known: Record<string, string> = {}): CheckedRow[] {
  const rows = rowsOf(text);
  const head = readHeaders(rows);
  if (!head.ok) throw new Error(head.refusal.code);
  const checked = createRowChecker(
    {
      headers: head.headers,
      columns: guessColumns(head.headers),
      readNumber: (amount) => parseNumber('fr', amount).value,
      owner: 'Inès Caron',
    },
    new Map(Object.entries(known)),
  );
  return rows.slice(1).map(checked);
}

describe('headers', () => {
  it.each<[text: string, refusal: object]>([
    ['nom;Nom \nA;B', { code: 'duplicate-headers', headers: ['Nom'] }],
    [
      'Téléphone;telephone;x;X\nA;B;C;D',
      { code: 'duplicate-headers', headers: ['telephone', 'X'] },
    ],
    ['nom;;ville\nA;B;C', { code: 'missing-headers', columns: [2] }],
    ['nom;ville;\nA;B;C', { code: 'missing-headers', columns: [3] }],
    ['nom;ville', { code: 'no-rows' }],
    ['', { code: 'no-rows' }],
  ])('%j are refused', (text, refusal) => {
    expect(readHeaders(rowsOf(text))).toEqual({ ok: false, refusal });
  });

  it('may end in columns that hold nothing', () => {
    expect(readHeaders(rowsOf('nom;ville;;\nA;B;;'))).toEqual({
      ok: true,
      headers: ['nom', 'ville'],
    });
  });

  it.each([
    [
      ['Raison sociale', 'Courriel', 'Tél.'],
      ['name', 'email', 'phone'],
    ],
    [
      ['Company', 'E-mail', 'Phone Number', 'Owner'],
      ['name', 'email', 'phone', 'assignedTo'],
    ],
    [
      ['Empresa', 'Correo electrónico', 'Móvil'],
      ['name', 'email', 'phone'],
    ],
    [
      ['Nom', 'Entreprise', 'Couleur'],
      ['name', null, null],
    ],
  ])('%j are %j', (headers, fields) => {
    expect(guessColumns(headers)).toEqual(fields);
  });

  it.each(languages)('of our own export and form are all known in %s', (language) => {
    const { exporting, form } = crmCopy[language];
    expect(guessColumns(Object.values(exporting.columns))).not.toContain(null);
    expect(guessColumns(Object.values(form.fields))).not.toContain(null);
  });

  it.each([
    ['Industry', 'sector'],
    ['Sector de actividad', 'sector'],
    ['State', 'status'],
    ['Statut', 'status'],
  ] as const)('are known by other words than ours, such as %s', (header, field) => {
    expect(guessColumns([header])).toEqual([field]);
  });

  it('are given to one column each', () => {
    expect(guessColumns(['email', 'courriel', 'name', 'name'])).toEqual([
      'email',
      null,
      'name',
      null,
    ]);
  });

  it.each(languages)('statuses are known in %s', (language) => {
    const { statuses } = crmCopy[language].clients;
    for (const [status, word] of Object.entries(statuses)) expect(statusOf(word)).toBe(status);
  });
});

it.each([
  [['1 200,50 €', '3'], ',', 'comma'],
  [['1,200.50', '3'], ';', 'point'],
  [['1,200', '3'], ',', 'point'],
  [['1.200', '3'], ';', 'comma'],
  [[], '\t', 'comma'],
] as const)('amounts %j between %j have a %s', (amounts, separator, mark) => {
  expect(decimalMarkOf(amounts, separator)).toBe(mark);
});

describe('the dry run', () => {
  it('reads a row', () => {
    const [row] = check(
      'Nom;Secteur;Statut;Latitude;Longitude;Services;Revenu mensuel (€);Score ILA\n' +
        "'=Café; resto ;ACTIF;45,523;-73.5817;SEO | Vidéo;1 200,50 €;82",
    );
    expect(row).toMatchObject({
      verdict: 'new',
      score: 82,
      draft: {
        name: '=Café',
        sector: 'resto',
        status: 'active',
        coordinates: { lat: 45.523, lng: -73.5817 },
        services: ['SEO', 'Vidéo'],
        revenue: 1200.5,
        assignedTo: 'Inès Caron',
      },
    });
  });

  it('says every error by line and column', () => {
    const rows = check(
      'nom;courriel;revenu;latitude;longitude;score\n' +
        ';sans-arobase;-3;91;;120\n' +
        'B;b@b.ca;beaucoup;;;\n' +
        'C;;;;;;en trop',
    );
    expect(
      rows.map((row) => (row.verdict === 'invalid' ? [row.row.line, row.errors] : row)),
    ).toEqual([
      [
        2,
        [
          { header: 'score', code: 'out-of-range', text: '120' },
          { header: 'nom', code: 'required', text: '' },
          { header: 'courriel', code: 'not-an-email', text: 'sans-arobase' },
          { header: 'revenu', code: 'negative', text: '-3' },
          { header: 'longitude', code: 'incomplete', text: '' },
          { header: 'latitude', code: 'out-of-range', text: '91' },
        ],
      ],
      [3, [{ header: 'revenu', code: 'not-a-number', text: 'beaucoup' }]],
      [4, [{ header: null, code: 'too-many-cells', text: 'en trop' }]],
    ]);
  });

  it('recognises clients and earlier lines', () => {
    const rows = check('nom;site\nSalon Vénus inc.;\nA;https://a.ca\nB;www.a.ca\n;\n', {
      'name:salonvenus': 'Salon Vénus',
    });
    expect(rows.map((row) => [row.verdict, 'twin' in row ? row.twin : null])).toEqual([
      ['duplicate', 'Salon Vénus'],
      ['new', null],
      ['duplicate', 3],
      ['blank', null],
    ]);
  });

  it('never throws, and loses no row', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 5 }), (cells) => {
        const checked = createRowChecker(
          {
            headers: ['nom', 'lat', 'lng'],
            columns: ['name', 'lat', 'lng'],
            readNumber: (text) => parseNumber('en', text).value,
            owner: '',
          },
          new Map(),
        );
        const verdicts = cells.map((row, line) => checked({ line, cells: row }).verdict);
        expect(verdicts).toHaveLength(cells.length);
      }),
    );
  });
});

describe('an import', () => {
  const drafts = check('nom;score\nA;70\nB;').flatMap((row) =>
    row.verdict === 'new' ? [row] : [],
  );

  it('adds clients and one entry, and is taken back whole', async () => {
    const store = createMemoryStore();
    const planning = aPlanning();
    const done = await store.apply([...planImport(drafts, planning), ...planImported(2, planning)]);
    const { items } = await store.list('clients', {});
    expect(items.map(({ name, ilaScore }) => [name, ilaScore.current])).toEqual([
      ['A', 70],
      ['B', 0],
    ]);
    const journal = await store.list('journal', {});
    expect(journal.items).toMatchObject([{ title: 'imported', content: '{"count":2}' }]);
    if (done.ok) await store.apply(done.undo);
    expect((await store.list('clients', {})).total).toBe(0);
  });
});
