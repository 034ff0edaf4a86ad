import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { openWebhookReceiver, status as statusAnswer } from '../../../test/webhook-receiver.ts';
import { SourceFailure } from './businesses.ts';
import { boxAround, createKnownSource } from './known.ts';
import { createOverpassSource } from './overpass.ts';

const montreal = { lat: 45.5, lng: -73.5 };

describe('known businesses', () => {
  const near = aClient({ id: 'near', coordinates: { lat: 45.51, lng: -73.5 } });
  // Within the bounding box, but outside the circle.
  const corner = aClient({ id: 'corner', coordinates: { lat: 45.58, lng: -73.39 } });
  const source = createKnownSource({
    within: async () => [near, corner, aClient({ id: 'nowhere', coordinates: null })],
    likelyPartners: async (_box, client) => (client.id === 'near' ? [corner] : []),
    recentAddresses: async () => [],
    placesIn: async (city) =>
      city === 'Montréal' ? [montreal, { lat: 45.6, lng: -73.6 }, { lat: -33, lng: 151 }] : [],
  });

  it('are limited to the radius', async () => {
    const found = await source.around({ center: montreal, radiusKm: 10, sector: '' });
    expect(found.map(({ id }) => id)).toEqual(['near']);
    const box = boxAround(montreal, 10);
    expect(corner.coordinates?.lat).toBeLessThan(box.north);
    expect(corner.coordinates?.lng).toBeLessThan(box.east);
  });

  it('include partner candidates, unless the client has no coordinates', async () => {
    expect(await source.partnersAround(near)).toEqual([corner]);
    expect(await source.partnersAround({ ...near, coordinates: null })).toEqual([]);
  });

  it('locate a town by the median of their addresses', async () => {
    expect(await source.placeOf('Montréal')).toEqual({ lat: 45.5, lng: -73.5 });
    expect(await source.placeOf('Nowhere')).toBeNull();
  });
});

describe('the map', () => {
  let server: Awaited<ReturnType<typeof openWebhookReceiver>>;
  const answer = (body: unknown, status = 200) =>
    server.answerWith((response) => {
      response.statusCode = status;
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  const source = (patience = 2000) =>
    createOverpassSource({ url: server.url, now: () => Date.UTC(2026, 0, 1), patience });
  const asked = () => new URLSearchParams(server.received.at(-1)?.body ?? '').get('data') ?? '';

  beforeAll(async () => {
    server = await openWebhookReceiver();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    answer({ elements: [] });
  });

  it('returns the largest town of a name', async () => {
    answer({
      elements: [
        { type: 'node', id: 1, lat: 1, lon: 2, tags: { name: 'Montréal', population: '900' } },
        { type: 'node', id: 2, lat: 45.5, lon: -73.5, tags: { population: '1762949' } },
      ],
    });
    expect(await source().placeOf('Montréal')).toEqual(montreal);
    expect(asked()).toContain('["name"="Montréal"]');
    expect(server.received.at(-1)?.method).toBe('POST');
  });

  it('escapes the query against injection', async () => {
    expect(await source().placeOf('a"];node(1);out;\\\n')).toBeNull();
    expect(asked()).toContain(String.raw`["name"="a\"];node(1);out;\\"]`);
  });

  it('returns businesses as clients without a score', async () => {
    answer({
      elements: [
        {
          type: 'way',
          id: 7,
          center: { lat: 45.51, lon: -73.49 },
          tags: {
            name: 'Chez Élan',
            amenity: 'restaurant',
            'addr:housenumber': '12',
            'addr:street': 'rue Roy',
            'addr:city': 'Montréal',
            email: 'a@b.example?bcc=x@y.example',
            phone: '+1 514 555-0100; +1 514 555-0101',
            website: 'javascript:alert(1)',
          },
        },
        { type: 'node', id: 8, lat: 45.5, lon: -73.5, tags: { amenity: 'cafe' } },
        { type: 'relation', id: 9, tags: { name: 'Somewhere' } },
      ],
    });
    const search = { center: montreal, radiusKm: 5, sector: 'restauration' } as const;
    expect(await source().around(search)).toEqual([
      expect.objectContaining({
        id: 'osm-way-7',
        name: 'Chez Élan',
        sector: 'restauration',
        address: '12 rue Roy, Montréal',
        coordinates: { lat: 45.51, lng: -73.49 },
        contact: { email: '', phone: '+1 514 555-0100', website: '' },
        ilaScore: expect.objectContaining({ current: null, history: [] }),
      }),
    ]);
    expect(asked()).toContain('(around:5000,45.5,-73.5)');
    expect(asked()).toContain('restaurant|cafe');
  });

  it('does not follow redirects, and reports a failure', async () => {
    const before = server.received.length;
    server.answerWith(statusAnswer(307, { Location: server.url }));
    await expect(source().placeOf('Montréal')).rejects.toThrow(SourceFailure);
    expect(server.received.length - before).toBe(1);
  });

  it.each([
    ['fails', 'x', 504],
    ['says something else', '<html>', 200],
    ['says nonsense', { elements: [{ type: 'star', id: 'x' }] }, 200],
    ['says too much', `{"elements":[],"x":"${'a'.repeat(5_100_000)}"}`, 200],
  ] as const)('reports a failure when it %s', async (_name, body, status) => {
    answer(body, status);
    await expect(source().placeOf('Montréal')).rejects.toBeInstanceOf(SourceFailure);
  });

  it('reports a failure when it times out', async () => {
    server.answerWith(() => {});
    await expect(source(50).placeOf('Montréal')).rejects.toBeInstanceOf(SourceFailure);
  });
});
