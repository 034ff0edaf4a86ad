import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { aPlanning } from '../../../../test/contracts/crm-planning.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { decimalMarkOf, guessColumns, readHeaders } from './csv-columns.ts';
import { createRowChecker, type CheckedRow, type KnownClient } from './csv-import.ts';
import { createCsvReader } from './csv-reader.ts';
import { saysMore, updatesOf, planImport, planImported, planUpdates } from './plan-import.ts';
import { choicesOf } from './value-guesses.ts';

function rowsOf(text: string) {
  const reader = createCsvReader();
  return [...reader.push(text), ...reader.end()];
}

/** Outcome of each row of a file, with guessed columns. */
function check(text: string, known: Record<string, KnownClient> = {}): CheckedRow[] {
  const rows = rowsOf(text);
  const head = readHeaders(rows);
  if (!head.ok) throw new Error(head.refusal.code);
  const checked = createRowChecker(
    {
      headers: head.headers,
      columns: guessColumns(head.headers),
      readNumber: (amount) => parseNumber('fr', amount).value,
      owner: 'Inès Caron',
      dateOrder: 'day-first',
      today: '2026-03-10',
    },
    new Map(Object.entries(known)),
  );
  return rows.slice(1).map(checked);
}

describe('CSV headers', () => {
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
  ])('rejects %j', (text, refusal) => {
    expect(readHeaders(rowsOf(text))).toEqual({ ok: false, refusal });
  });

  it('ignores trailing empty columns', () => {
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
      ['Nom', 'Prénom', 'Personne-ressource', 'Fonction', 'Courriel du contact', 'Langue'],
      ['name', 'contactFirstName', 'contactName', 'contactRole', 'contactEmail', 'contactLanguage'],
    ],
    [
      ['Client', 'Contacto', 'Cargo', 'Teléfono del contacto', 'Idioma'],
      ['name', 'contactName', 'contactRole', 'contactPhone', 'contactLanguage'],
    ],
    [
      ['Name', 'Street', 'City', 'Province', 'Postal Code', 'Country', 'Address'],
      ['name', 'address', 'address', 'address', 'address', 'address', null],
    ],
    [
      ['Account Name', 'Billing Street', 'Billing City', 'Billing State/Province', 'Stage'],
      ['name', 'address', 'address', 'address', 'status'],
    ],
    [
      ['Nom du compte', 'Étape', 'State/Region', 'Company owner', 'Organización'],
      ['name', 'status', 'address', 'assignedTo', null],
    ],
    [
      ['Nom', 'Entreprise', 'Couleur'],
      ['name', null, null],
    ],
  ])('maps %j to %j', (headers, fields) => {
    expect(guessColumns(headers)).toEqual(fields);
  });

  it.each(languages)('recognizes all headers of our own export and form in %s', (language) => {
    const { clients, form } = contentOf(language).crm;
    expect(guessColumns([...Object.values(form.fields), clients.score])).not.toContain(null);
    expect(guessColumns(Object.values(form.fields))).not.toContain(null);
  });

  it.each([
    ['Industry', 'sector'],
    ['Sector de actividad', 'sector'],
    ['State', 'status'],
    ['Statut', 'status'],
  ] as const)('recognizes other tools’ names, such as %s', (header, field) => {
    expect(guessColumns([header])).toEqual([field]);
  });

  it('maps each field to one column only', () => {
    expect(guessColumns(['email', 'courriel', 'name', 'name'])).toEqual([
      'email',
      null,
      'name',
      null,
    ]);
  });
});

it.each([
  [['1 200,50 €', '3'], ',', 'comma'],
  [['1,200.50', '3'], ';', 'point'],
  [['1,200', '3'], ',', 'point'],
  [['1.200', '3'], ';', 'comma'],
  [[], '\t', 'comma'],
] as const)('detects the decimal mark of %j, separated by %j: %s', (amounts, separator, mark) => {
  expect(decimalMarkOf(amounts, separator)).toBe(mark);
});

describe('the dry run', () => {
  it.each([
    ['12, rue du Pont;Québec;G1R 2B5', '12, rue du Pont, Québec, G1R 2B5'],
    [';Québec;', 'Québec'],
    ['12 rue de Lyon;Lyon;69007', '12 rue de Lyon, Lyon, 69007'],
    ['5, chemin Avon;York;ON', '5, chemin Avon, York, ON'],
    ['12, rue du Pont, Québec G1R 2B5;QUÉBEC;G1R 2B5', '12, rue du Pont, Québec G1R 2B5'],
    ['"12, rue du Pont\nbureau 3";Lévis;', '12, rue du Pont bureau 3, Lévis'],
  ])('joins the columns of an address: %j', (cells, address) => {
    const [row] = check(`Nom;Adresse;Ville;Code postal\nA;${cells}`);
    expect(row).toMatchObject({ draft: { address } });
  });

  it('reads every column of a row', () => {
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
        coordinates: { lat: 45.523, lng: -73.5817 },
        services: ['SEO', 'Vidéo'],
        revenue: 1200.5,
        assignedTo: 'Inès Caron',
      },
      written: { status: 'ACTIF', sector: 'resto' },
      lost: [],
    });
  });

  it('drops an unreadable cell and keeps the row', () => {
    const rows = check(
      'nom;courriel;revenu;latitude;longitude;score;cree le\n' +
        'A;sans-arobase;(3);91;;120;31/02/2024\n' +
        'B;b@b.ca;beaucoup;45,5;;;31/12/2099',
    );
    expect(rows.map((row) => (row.verdict === 'new' ? [row.draft.name, row.lost] : row))).toEqual([
      [
        'A',
        [
          { header: 'score', code: 'out-of-range', text: '120' },
          { header: 'cree le', code: 'not-a-date', text: '31/02/2024' },
          { header: 'courriel', code: 'not-an-email', text: 'sans-arobase' },
          { header: 'revenu', code: 'negative', text: '(3)' },
          { header: 'latitude', code: 'incomplete', text: '91' },
          { header: 'latitude', code: 'out-of-range', text: '91' },
        ],
      ],
      [
        'B',
        [
          { header: 'cree le', code: 'in-the-future', text: '31/12/2099' },
          { header: 'revenu', code: 'not-a-number', text: 'beaucoup' },
          { header: 'latitude', code: 'incomplete', text: '45,5' },
        ],
      ],
    ]);
    expect(rows[1]).toMatchObject({
      draft: { coordinates: null, revenue: 0, contact: { email: 'b@b.ca' } },
    });
  });

  it.each([
    ['Zoé;Roy;Gérante;z@a.ca;(514) 555-0142;fr-CA', 'Zoé Roy|Gérante|z@a.ca|(514) 555-0142|fr', []],
    [';;;z@a.ca;;Anglais', 'z@a.ca||z@a.ca||en', []],
    [';;Gérante;;;N/D', 'Gérante|Gérante|||', []],
    [';N/D;;;;', null, []],
    [';;;;;es', null, ['nobody']],
    [';Roy;;z@;12;klingon', 'Roy||||', ['not-a-language', 'not-an-email', 'not-a-phone']],
    [`;${'a'.repeat(201)};;z@a.ca;;`, null, ['too-long']],
  ])('reads the contact person: %j', (cells, expected, codes) => {
    const head = 'entreprise;prenom;contact;fonction;courriel du contact;tel contact;langue';
    const [row] = check(`${head}\nA;${cells}`);
    if (row?.verdict !== 'new') throw new Error(row?.verdict);
    const { person } = row;
    const parts = person && [person.name, person.role, person.email, person.phone, person.language];
    expect([parts && parts.join('|'), row.lost.map(({ code }) => code)]).toEqual([expected, codes]);
  });

  it('rejects a row without a name or with too many cells, and reports every error', () => {
    const rows = check('nom;courriel;revenu\n;sans-arobase;-3\nC;;;en trop\nN/D;c@c.ca;');
    expect(
      rows.map((row) => (row.verdict === 'invalid' ? [row.row.line, row.errors] : row)),
    ).toEqual([
      [
        2,
        [
          { header: 'nom', code: 'required', text: '' },
          { header: 'courriel', code: 'not-an-email', text: 'sans-arobase' },
          { header: 'revenu', code: 'negative', text: '-3' },
        ],
      ],
      [3, [{ header: null, code: 'too-many-cells', text: 'en trop' }]],
      [4, [{ header: 'nom', code: 'required', text: '' }]],
    ]);
  });

  it('recognizes existing clients and earlier lines as duplicates', () => {
    const rows = check(
      'nom;site\nSalon Vénus inc.;\nA;https://a.ca\nBois;www.a.ca\n;\nBois;b.ca\nSalon Vénus;venus.ca\nV;venus.ca',
      {
        'name:salonvenus': { id: 'v', name: 'Salon Vénus' },
      },
    );
    expect(rows.map((row) => [row.verdict, 'match' in row ? row.match : null])).toEqual([
      ['duplicate', { id: 'v', name: 'Salon Vénus' }],
      ['new', null],
      ['duplicate', 3],
      ['blank', null],
      ['duplicate', 3],
      ['duplicate', { id: 'v', name: 'Salon Vénus' }],
      ['duplicate', { id: 'v', name: 'Salon Vénus' }],
    ]);
  });

  it('returns a verdict for every row, whatever its cells', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 5 }), (cells) => {
        const checked = createRowChecker(
          {
            headers: ['nom', 'lat', 'lng'],
            columns: ['name', 'lat', 'lng'],
            readNumber: (text) => parseNumber('en', text).value,
            owner: '',
            dateOrder: 'day-first',
            today: '2026-03-10',
          },
          new Map(),
        );
        const verdicts = cells.map((row, line) => checked({ line, cells: row }).verdict);
        expect(verdicts).toHaveLength(cells.length);
      }),
    );
  });
});

describe('importing', () => {
  const values = choicesOf([]);
  const usual = { policies: {}, single: new Map<string, boolean>() };
  const drafts = check(
    'nom;score;client depuis;note;remarque\nA;70;31/12/2024;un;deux\nB;;;;',
  ).flatMap((row) => (row.verdict === 'new' ? [{ row, joining: [] }] : []));

  it('adds clients and one journal entry, and can be undone completely', async () => {
    const store = createMemoryStore();
    const planning = aPlanning();
    const done = await store.apply([
      ...planImport(drafts, values, usual, planning),
      ...planImported({ added: 2, updated: 0 }, planning),
    ]);
    const { items } = await store.list('clients', {});
    expect(
      items.map(({ name, ilaScore, createdAt, notes }) => [
        name,
        ilaScore.current,
        createdAt,
        notes.map(({ text }) => text),
      ]),
    ).toEqual([
      ['A', 70, '2024-12-31T12:00:00.000Z', ['un', 'deux']],
      ['B', null, planning.now, []],
    ]);
    const journal = await store.list('journal', {});
    expect(journal.items).toMatchObject([{ title: 'imported', content: '{"count":2}' }]);
    if (done.ok) await store.apply(done.undo);
    expect((await store.list('clients', {})).total).toBe(0);
  });

  describe('updating an existing client', () => {
    const client = aClient({
      id: 'v',
      name: 'Salon',
      sector: 'santé',
      contact: { email: '', phone: '514 555-0100', website: '' },
      tags: [],
    });
    const rows = check(
      'nom;secteur;courriel;telephone;etiquettes;note\n' +
        'Salon;beauté;a@salon.ca;514 555-0199;vip;vu\n' +
        'Salon;;b@salon.ca;;;vu',
      { 'name:salon': client },
    ).flatMap((row) => (row.verdict === 'duplicate' ? [{ row, client }] : []));
    const planned = (choices: Parameters<typeof planUpdates>[1]) => {
      const [change] = planUpdates(updatesOf(rows, values), choices, aPlanning());
      const { sector, contact, tags, notes } =
        change?.do === 'put' ? (change.record as typeof client) : client;
      return [sector, contact.email, contact.phone, tags, notes.map(({ text }) => text)];
    };

    it.each([
      ['only what is empty', {}, ['santé', 'a@salon.ca', '514 555-0100', ['vip'], ['vu']]],
      [
        'field by field',
        { phone: 'replace', tags: 'keep' } as const,
        ['santé', 'a@salon.ca', '514 555-0199', [], ['vu']],
      ],
    ])('updates %s', (_name, policies, expected) => {
      expect(planned({ policies, single: new Map() })).toEqual(expected);
    });

    it.each([
      ['nom;secteur\nSalon;santé', false],
      ['nom;secteur\nSalon;', false],
      ['nom;telephone\nSalon;514 555-0199', true],
      ['nom;note\nSalon;vu', true],
    ])('%j adds to the record: %s', (text, expected) => {
      const named = check(text, { 'name:salon': client }).flatMap((row) =>
        row.verdict === 'duplicate' ? [{ row, client }] : [],
      );
      expect(named).toHaveLength(1);
      expect(saysMore(named, values)).toBe(expected);
    });

    const people = (text: string, updates: Parameters<typeof planUpdates>[1]) => {
      const known = aClient({
        id: 'v',
        name: 'Salon',
        contacts: [
          {
            id: 'zoe',
            name: 'Zoé Roy',
            role: '',
            email: 'zoe@salon.ca',
            phone: '1',
            language: null,
          },
        ],
      });
      const named = check(text, { 'name:salon': known }).flatMap((row) =>
        row.verdict === 'duplicate' ? [{ row, client: known }] : [],
      );
      const [change] = planUpdates(updatesOf(named, values), updates, aPlanning());
      return change?.do === 'put'
        ? (change.record as typeof client).contacts.map(({ name, role, email, phone }) =>
            [name, role, email, phone].join('|'),
          )
        : null;
    };
    const replacing = { ...usual, policies: { contacts: 'replace' } as const };

    it.each([
      ['is added', 'Rémi;;', usual, ['Zoé Roy||zoe@salon.ca|1', 'Rémi|||']],
      ['gets what was empty', 'zoe roy;Gérante;', usual, ['Zoé Roy|Gérante|zoe@salon.ca|1']],
      ['keeps what was there', 'Zoé Roy;;514 555-0100', usual, null],
      [
        'is found by address and changed on request',
        'Zoé Roy-Côté;;514 555-0100;ZOE@salon.ca',
        replacing,
        ['Zoé Roy-Côté||zoe@salon.ca|514 555-0100'],
      ],
      [
        'is added once, whatever number of lines name them',
        'Rémi;;\nSalon;Rémi;Gérant;\nSalon;Ana;;',
        usual,
        ['Zoé Roy||zoe@salon.ca|1', 'Rémi|Gérant||', 'Ana|||'],
      ],
      ['is left out', 'Rémi;;', { ...usual, policies: { contacts: 'keep' } as const }, null],
    ])('a contact person %s', (_name, row, updates, expected) => {
      const head = 'nom;contact;fonction;tel du contact;courriel du contact';
      expect(people(`${head}\nSalon;${row}`, updates)).toEqual(expected);
    });

    it('prefers decisions on single fields to the policy', () => {
      const single = new Map([
        ['2/sector', true],
        ['2/email', false],
      ]);
      expect(planned({ policies: {}, single })).toEqual([
        'beauté',
        'b@salon.ca',
        '514 555-0100',
        ['vip'],
        ['vu'],
      ]);
    });
  });
});
