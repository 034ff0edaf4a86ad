import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { may } from '#app/domain/crm/permissions.ts';
import type { ProspectAnswer } from '#app/domain/crm/prospecting/prospect-answer.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import { createFinder } from '#app/features/crm/session/finder.ts';
import { aClient, aProspectFilter } from '../../test/contracts/crm-samples.ts';
import { openApi } from '../../test/crm-api.ts';
import { emptyCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { openWebhookReceiver } from '../../test/webhook-receiver.ts';

const place = (lat: number) => ({ lat, lng: -73.5 });
const score = (current: number) => ({
  current,
  history: [],
  lastUpdated: '2026-01-01T00:00:00.000Z',
  trend: 'stable' as const,
});
const known = [
  aClient({
    id: 'c1',
    name: 'Élan',
    sector: 'Restauration',
    address: '1 rue Roy, Montréal',
    coordinates: place(45.5),
    ilaScore: score(80),
    contact: { email: '', phone: '', website: '' },
  }),
  aClient({
    id: 'c2',
    name: 'Spa Nord',
    sector: 'Beauté',
    address: '2 rue Roy, Montréal',
    coordinates: place(45.51),
    ilaScore: score(70),
    contact: { email: '', phone: '', website: '' },
  }),
  aClient({
    id: 'c3',
    name: 'Lyon Vélo',
    sector: 'Commerce',
    address: '3 rue de la Paix, Lyon',
    coordinates: { lat: 45.76, lng: 4.83 },
    ilaScore: score(90),
    contact: { email: '', phone: '', website: '' },
  }),
];

onEachDatabase('searching for businesses', (open) => {
  let map: Awaited<ReturnType<typeof openWebhookReceiver>>;
  beforeAll(async () => {
    map = await openWebhookReceiver();
  });
  afterAll(() => map.close());
  beforeEach(async () => {
    await emptyCrm(open());
    const changes = known.map((record) => ({ do: 'put', in: 'clients', record, on: null }));
    await openApi(open()).ask('/api/crm/changes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ changes }),
    });
  });

  const find = async (query: string, overpassUrl: string | null = null) => {
    const response = await openApi(open(), { overpassUrl }).ask(`/api/prospects?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as ProspectAnswer;
  };
  const names = ({ result }: ProspectAnswer) => result?.businesses.map(({ name }) => name);

  it('finds clients around the town of their addresses', async () => {
    const answer = await find('city=montréal');
    expect(names(answer)).toEqual(['Élan', 'Spa Nord']);
    expect(answer.map).toBe('none');
    expect(answer.result?.matches[0]).toMatchObject({ compatibility: 89, pitch: 'complement' });
    expect(names(await find('city=Montréal&sector=beauté'))).toEqual(['Spa Nord']);
    expect(await find('city=Nulle part')).toMatchObject({ result: null, town: null, map: 'none' });
    expect(names(await find('city=%25'))).toBeUndefined();
  });

  it('finds a town without client coordinates, and says which one it is', async () => {
    const answer = await find('city=saint-laurent, qc');
    expect(answer.town).toMatchObject({ name: 'Saint-Laurent', region: 'QC', country: 'CA' });
    expect(answer.result?.mapData.center.lat).toBeCloseTo(45.5, 1);
    expect(answer.names.map(({ name }) => name)).toContain('Laval');
    const elsewhere = await find('city=London');
    expect(elsewhere.others.map(({ country }) => country)).toContain('GB');
  });

  it('suggests the agency’s town, then those of its clients, or towns that match the typed text', async () => {
    const { ask } = openApi(open());
    const named = async (typed: string) => {
      const response = await ask(`/api/towns?q=${encodeURIComponent(typed)}`);
      const { towns } = (await response.json()) as { towns: readonly { name: string }[] };
      return towns.map(({ name }) => name);
    };
    expect(await named('')).toEqual(['Montréal', 'Lyon']);
    expect(await named('rimous')).toEqual(['Rimouski']);
  });

  it('adds businesses from the map, except known clients', async () => {
    map.answerWith((response) =>
      response.end(
        JSON.stringify({
          elements: ['Élan', 'Café Neuf'].map((name, id) => ({
            type: 'node',
            id,
            lat: 45.5,
            lon: -73.5,
            tags: { name, amenity: 'cafe' },
          })),
        }),
      ),
    );
    const answer = await find('city=Montréal', map.url);
    expect(names(answer)).toEqual(['Élan', 'Spa Nord', 'Café Neuf']);
    expect(answer.map).toBe('asked');
  });

  it('returns clients when the map service fails', async () => {
    map.answerWith((response) => response.writeHead(504).end());
    const answer = await find('city=Montréal', map.url);
    expect(names(answer)).toEqual(['Élan', 'Spa Nord']);
    expect(answer.map).toBe('away');
  });

  it.each([
    '',
    'city=',
    'city=A&city=B',
    'city=A&radius=9000',
    'city=A&sector=x',
    'city=%00',
    'city=A&x=1',
  ])('rejects the search %j', async (query) => {
    const response = await openApi(open()).ask(`/api/prospects?${query}`);
    expect(response.status).toBe(400);
  });

  it.each(roles)('lets a %s search as permissions allow', async (role) => {
    const { ask } = openApi(open(), { role });
    const { status } = await ask('/api/prospects?city=Lyon');
    expect(status).toBe(may(role, 'prospect') ? 200 : 403);
    expect((await ask('/api/partners/c1')).status).toBe(200);
  });

  it('answers a failing database with a 500, not as an unknown client', async () => {
    const { ask } = openApi(open());
    expect((await ask('/api/partners/nobody')).status).toBe(404);
    expect((await ask('/api/partners/%00')).status).toBe(404);
    await open().db.execute(sql`alter table crm_clients rename to crm_clients_away`);
    try {
      expect((await ask('/api/partners/c1')).status).toBe(500);
    } finally {
      await open().db.execute(sql`alter table crm_clients_away rename to crm_clients`);
    }
  });

  describe('through the finder', () => {
    it('finds prospects and partners', async () => {
      const finder = createFinder(openApi(open()).ask);
      const filter = aProspectFilter({ ville: 'Montréal', motsCles: ['spa'] });
      expect(names(await finder.prospects(filter))).toEqual(['Spa Nord']);
      const partners = await finder.partnersOf('c1');
      expect(partners.map(({ business2 }) => business2.id)).toEqual(['c2']);
    });

    it.each([
      [null, 'signed-out'],
      ['read-only', 'not-allowed'],
    ] as const)('rejects for %s as the store does', async (role, code) => {
      const finder = createFinder(openApi(open(), { role }).ask);
      const filter = aProspectFilter({ ville: 'Montréal' });
      await expect(finder.prospects(filter)).rejects.toMatchObject({ code });
    });

    it('rejects an unknown client', async () => {
      const finder = createFinder(openApi(open()).ask);
      await expect(finder.partnersOf('nobody')).rejects.toMatchObject({ code: 'refused' });
    });
  });
});
