import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '#app/domain/crm/entities.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { initialFilter, type ProspectAnswer } from '#app/domain/crm/prospecting.ts';
import { createFinder } from '#app/features/crm/session/finder.ts';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { openApi } from '../../../test/crm-api.ts';
import { emptyCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { openWebhookReceiver } from '../../../test/webhook-receiver.ts';

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
    address: 'Lyon',
    coordinates: { lat: 45.76, lng: 4.83 },
    ilaScore: score(90),
    contact: { email: '', phone: '', website: '' },
  }),
];

onEachDatabase('looking for businesses', (open) => {
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

  it('finds our own around the town that their addresses name', async () => {
    const answer = await find('city=montréal');
    expect(names(answer)).toEqual(['Élan', 'Spa Nord']);
    expect(answer.map).toBe('none');
    expect(answer.result?.matches[0]).toMatchObject({ compatibility: 89, pitch: 'complement' });
    expect(names(await find('city=Montréal&sector=beauté'))).toEqual(['Spa Nord']);
    expect(await find('city=Nulle part')).toEqual({ result: null, map: 'none' });
    expect(names(await find('city=%25'))).toBeUndefined();
  });

  it('adds those of the map, and none that we know already', async () => {
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

  it('does without a map that does not answer', async () => {
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
  ])('refuses %j', async (query) => {
    const response = await openApi(open()).ask(`/api/prospects?${query}`);
    expect(response.status).toBe(400);
  });

  it.each(roles)('is for a %s as the table says', async (role) => {
    const { ask } = openApi(open(), { role });
    const { status } = await ask('/api/prospects?city=Lyon');
    expect(status).toBe(may(role, 'prospect') ? 200 : 403);
    expect((await ask('/api/partners/c1')).status).toBe(200);
  });

  it('does not take a database that fails for a client that is not there', async () => {
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
      const filter = { ...initialFilter, ville: 'Montréal', motsCles: ['spa'] };
      expect(names(await finder.prospects(filter))).toEqual(['Spa Nord']);
      const partners = await finder.partnersOf('c1');
      expect(partners.map(({ business2 }) => business2.id)).toEqual(['c2']);
    });

    it.each([
      [null, 'signed-out'],
      ['read-only', 'not-allowed'],
    ] as const)('rejects for %s as the store does', async (role, code) => {
      const finder = createFinder(openApi(open(), { role }).ask);
      const filter = { ...initialFilter, ville: 'Montréal' };
      await expect(finder.prospects(filter)).rejects.toMatchObject({ code });
    });

    it('knows no partners of nobody', async () => {
      const finder = createFinder(openApi(open()).ask);
      await expect(finder.partnersOf('nobody')).rejects.toMatchObject({ code: 'refused' });
    });
  });
});
