import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlanning } from '../../../../test/contracts/crm-planning.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { drawScore, trendOf } from '../figures/ila-score.ts';
import { bandOf } from '../figures/score-band.ts';
import {
  readClient,
  readDocument,
  type ClientField,
  type ClientInput,
} from '../records/client-draft.ts';
import type { FieldError } from '../records/read-field.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { planTag, planUntag } from './client-bulk.ts';
import {
  planAddClient,
  planAssign,
  planDeleteClients,
  planMatchPartners,
  planRecalculate,
} from './clients.ts';

const typed: ClientInput = {
  name: ' Café  du Parc ',
  sector: 'restauration',
  status: 'prospect',
  address: '12, avenue du Parc, Montréal',
  lat: 45.52,
  lng: -73.58,
  email: 'bonjour@cafe.example',
  phone: '+1 514 555-0123',
  website: 'cafe.example',
  assignedTo: 'Inès Caron',
  services: ['SEO', 'SEO', ' '],
  tags: [],
  revenue: 1200.5,
};

describe('reading a client', () => {
  it('trims texts and removes duplicate services', () => {
    const read = readClient(typed);
    expect(read).toMatchObject({
      ok: true,
      draft: {
        name: 'Café du Parc',
        coordinates: { lat: 45.52, lng: -73.58 },
        services: ['SEO'],
        revenue: 1200.5,
      },
    });
  });

  it('requires nothing but a name', () => {
    const blank = { ...typed, sector: '', address: '', email: '', phone: '', website: '' };
    const read = readClient({ ...blank, lat: undefined, lng: undefined, revenue: undefined });
    expect(read).toMatchObject({ ok: true, draft: { coordinates: null, revenue: 0 } });
  });

  it.each<[field: ClientField, value: unknown, error: FieldError]>([
    ['name', '  ', 'required'],
    ['name', 'x'.repeat(201), 'too-long'],
    ['status', 'sleeping', 'unknown'],
    ['email', 'cafe.example', 'not-an-email'],
    ['email', 'a b@c.d', 'not-an-email'],
    ['email', 'a@b.example?bcc=x@y.example', 'not-an-email'],
    ['email', 'é@b.example', 'not-an-email'],
    ['website', 'javascript:alert(1)', 'not-a-website'],
    ['website', 'café', 'not-a-website'],
    ['phone', 'call me', 'not-a-phone'],
    ['revenue', -1, 'negative'],
    ['revenue', null, 'not-a-number'],
    ['revenue', Number.NaN, 'not-a-number'],
    ['revenue', 1e12, 'too-large'],
    ['lat', 90.1, 'out-of-range'],
    ['lat', undefined, 'incomplete'],
    ['lng', -181, 'out-of-range'],
    ['lng', null, 'not-a-number'],
  ])('rejects a %s of %o', (field, value, error) => {
    expect(readClient({ ...typed, [field]: value })).toMatchObject({
      ok: false,
      errors: { [field]: error },
    });
  });

  it('accepts markup, other scripts and long words as plain text', () => {
    for (const name of ['<script>alert(1)</script>', 'مطعم البحر', 'x'.repeat(200)])
      expect(readClient({ ...typed, name })).toMatchObject({ ok: true, draft: { name } });
  });
});

describe('reading a document', () => {
  it.each([
    [
      'Bilan',
      'exemple.com/bilan.pdf',
      { ok: true, name: 'Bilan', url: 'https://exemple.com/bilan.pdf' },
    ],
    [
      ' Bilan  2026 ',
      'http://a.example',
      { ok: true, name: 'Bilan 2026', url: 'http://a.example/' },
    ],
    [' ', 'exemple.com', { ok: false, wrong: 'name' }],
    ['x'.repeat(201), 'exemple.com', { ok: false, wrong: 'name' }],
    ['Bilan', '', { ok: false, wrong: 'url' }],
    ['Bilan', 'bilan', { ok: false, wrong: 'url' }],
    ['Bilan', 'javascript:alert(1)', { ok: false, wrong: 'url' }],
    ['Bilan', `a.example/${'x'.repeat(2000)}`, { ok: false, wrong: 'url' }],
  ])('validates the name %o and the URL %o', (name, url, read) => {
    expect(readDocument({ name, url }, [])).toEqual(read);
  });

  it('rejects the URL of another document, and returns that document’s name', () => {
    const others = [{ name: 'Contrat', url: 'https://a.example/1' }];
    const read = readDocument({ name: 'Contrat 2', url: 'a.example/1' }, others);
    expect(read).toEqual({ ok: false, wrong: 'known', name: 'Contrat' });
    expect(readDocument({ name: 'Contrat', url: 'a.example/2' }, others).ok).toBe(true);
  });
});

describe('scores (B §4, B §7, B §9)', () => {
  it.each([
    [0, 'red', 'stable'],
    [59, 'red', 'stable'],
    [60, 'yellow', 'stable'],
    [79, 'yellow', 'stable'],
    [80, 'green', 'stable'],
    [81, 'green', 'up'],
    [100, 'green', 'up'],
  ])('%i is %s and %s', (score, band, trend) => {
    expect([bandOf(score), trendOf(score)]).toEqual([band, trend]);
  });

  it('draws scores from 70 to 99', () => {
    expect(drawScore(() => 0)).toBe(70);
    expect(drawScore(() => 1 - Number.EPSILON)).toBe(99);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (draw) => {
        const score = drawScore(() => draw);
        return Number.isInteger(score) && score >= 70 && score <= 99;
      }),
    );
  });
});

describe('plans', () => {
  const client = aClient({ id: 'c1', name: 'Café du Parc' });

  async function after(changes: Parameters<ReturnType<typeof createMemoryStore>['apply']>[0]) {
    const store = createMemoryStore({ clients: [client] });
    expect(await store.apply(changes)).toMatchObject({ ok: true });
    return store;
  }

  it('adds a client with its first score, and logs it in the journal', async () => {
    const read = readClient(typed);
    if (!read.ok) throw new Error('the draft is good');
    const store = await after(planAddClient(read.draft, 64, aPlanning()));
    expect(await store.get('clients', 'n1')).toMatchObject({
      name: 'Café du Parc',
      version: 1,
      ilaScore: { current: 64, trend: 'stable', history: [{ score: 64 }] },
    });
    const { items } = await store.list('journal', {});
    expect(items).toMatchObject([{ title: 'added', relatedTo: { type: 'client', id: 'n1' } }]);
  });

  it('recalculates the score, its history, trend and time, and logs it (CRMR-06 to CRMR-10)', async () => {
    const store = await after(planRecalculate(client, () => 0.5, aPlanning()));
    const { ilaScore } = (await store.get('clients', 'c1')) ?? client;
    expect(ilaScore).toMatchObject({ current: 85, trend: 'up' });
    expect(ilaScore.lastUpdated).toBe('2026-02-01T09:30:00.000Z');
    expect(ilaScore.history.map(({ score }) => score)).toEqual([70, 85]);
    const { items } = await store.list('journal', {});
    expect(items).toMatchObject([
      {
        type: 'ai_analysis',
        aiGenerated: true,
        author: 'Mathilde Arsenault',
        basis: { rule: 'ila-sandbox-1', inputs: { before: 70, score: 85 } },
      },
    ]);
  });

  it('logs three potential partners (CRMR-12)', async () => {
    const store = await after(planMatchPartners(client, aPlanning()));
    const { items } = await store.list('journal', {});
    expect(items[0]?.content).toBe('{"name":"Café du Parc","count":3}');
  });

  it('deletes, assigns and tags several clients, skipping those that need no change', () => {
    const other = aClient({ id: 'c2', assignedTo: 'Mateo Rivas', tags: ['vip'] });
    const both = [client, other];
    expect(
      planDeleteClients(both, aPlanning()).filter(({ do: what }) => what === 'remove'),
    ).toEqual(both.map(({ id }) => ({ do: 'remove', in: 'clients', id, on: 1 })));
    expect(planAssign(both, 'Mateo Rivas', aPlanning())).toMatchObject([
      { record: { id: 'c1', assignedTo: 'Mateo Rivas' } },
      { in: 'journal', record: { title: 'assigned', relatedTo: { type: 'client', id: 'c1' } } },
    ]);
    expect(planTag(both, ' vip ', aPlanning())).toMatchObject([
      { record: { id: 'c1', tags: ['vip'] } },
      { in: 'journal', record: { title: 'tagged' } },
    ]);
    expect(planTag(both, ' ', aPlanning())).toEqual([]);
    expect(planAssign([other], 'Mateo Rivas', aPlanning())).toEqual([]);
    expect(planDeleteClients([], aPlanning())).toEqual([]);
  });

  it('logs a bulk change as one entry that names the first five clients', () => {
    const many = Array.from({ length: 700 }, (_, at) => aClient({ id: `c${at}`, name: `N${at}` }));
    for (const changes of [
      planDeleteClients(many, aPlanning()),
      planAssign(many, 'Mateo Rivas', aPlanning()),
      planTag(many, 'vip', aPlanning()),
    ]) {
      expect(changes).toHaveLength(701);
      expect(changes.at(-1)).toMatchObject({
        in: 'journal',
        record: {
          relatedTo: { type: 'system', id: 'clients' },
          basis: { inputs: { count: 700, names: 'N0, N1, N2, N3, N4…' } },
        },
      });
    }
  });

  it('adds and removes several tags at once, whatever their case', () => {
    const both = [aClient({ id: 'c1', tags: ['VIP'] }), aClient({ id: 'c2', tags: ['été', 'x'] })];
    expect(planTag(both, 'vip, Été ', aPlanning())).toMatchObject([
      { record: { id: 'c1', tags: ['VIP', 'Été'] } },
      { record: { id: 'c2', tags: ['été', 'x', 'vip'] } },
      { in: 'journal' },
    ]);
    expect(planUntag(both, 'Vip, ete', aPlanning())).toMatchObject([
      { record: { id: 'c1', tags: [] } },
      { record: { id: 'c2', tags: ['x'] } },
      { in: 'journal' },
    ]);
  });

  it('skips clients that have the maximum number of tags', () => {
    const tags = Array.from({ length: 30 }, (_, at) => `tag ${at}`);
    expect(planTag([aClient({ id: 'c1', tags })], 'vip', aPlanning())).toEqual([]);
  });
});
