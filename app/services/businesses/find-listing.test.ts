import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditSite } from '#app/domain/ila/audit/audit.ts';
import { readSite } from '#app/services/web/read-site.ts';
import { robotAgent } from '#app/services/web/robot.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { startCorpusServer, type CorpusServer } from '../../../test/audit-corpus/serve.ts';
import { shop } from '../../../test/audit-corpus/shop.ts';
import { openWebhookReceiver } from '../../../test/webhook-receiver.ts';
import { findListing } from './find-listing.ts';
import { createOverpassSource } from './overpass.ts';

let map: Awaited<ReturnType<typeof openWebhookReceiver>>;
let server: CorpusServer;

beforeAll(async () => {
  map = await openWebhookReceiver();
  server = await startCorpusServer();
  server.serve('whole', shop('fr', server.originOf('whole')));
});

afterAll(async () => {
  map.close();
  await server[Symbol.asyncDispose]();
});

const bakery = {
  type: 'node',
  id: 7,
  lat: 45.5,
  lon: -73.6,
  tags: {
    name: 'Boulangerie des Trois Ponts',
    phone: '+1 514-272-0142',
    'addr:housenumber': '1240',
    'addr:street': 'Rue Beaubien Est',
  },
};

async function judged(answer: unknown, id = 'local.map-data') {
  map.answerWith((response) => response.end(JSON.stringify(answer)));
  const client = createWebClient({ allowed: ['127.0.0.0/8'], agent: robotAgent(null) });
  const evidence = await readSite(client, {
    address: `${server.originOf('whole')}/`,
    country: 'CA',
    at: '2026-11-23T12:00:00.000Z',
  });
  const source = createOverpassSource({ url: map.url, now: () => 0, patience: 2000 });
  const { checks } = auditSite(await findListing(source, evidence));
  const check = checks.find((each) => each.id === id);
  return { status: check?.status, faults: check?.evidence.map(({ fault }) => fault) };
}

describe('the OpenStreetMap listing of a business', () => {
  it.each([
    ['agrees', {}, 'pass', [null]],
    ['has another number', { phone: '+1 514-272-9999' }, 'fail', ['phone']],
    ['has another address', { 'addr:street': 'Rue Rachel' }, 'fail', ['address']],
    ['leaves them out', { phone: '', 'addr:street': '' }, 'pass', [null]],
  ] as const)('is compared when it %s', async (_what, tags, status, faults) => {
    const elements = [{ ...bakery, tags: { ...bakery.tags, ...tags } }];
    expect(await judged({ elements })).toEqual({ status, faults });
  });

  it.each([
    ['the same hours', 'Tu-Sa 07:00-18:00; PH off', 'pass', [null]],
    ['other hours', 'Tu-Fr 07:00-18:00; Sa 08:00-16:00', 'fail', ['map']],
    ['hours by the sun', 'sunrise-sunset', 'pass', [null]],
    ['none', '', 'pass', [null]],
  ] as const)('has its hours compared: %s', async (_what, hours, status, faults) => {
    const elements = [{ ...bakery, tags: { ...bakery.tags, opening_hours: hours } }];
    expect(await judged({ elements }, 'local.hours')).toEqual({ status, faults });
  });

  it('is not required', async () => {
    expect(await judged({ elements: [] })).toEqual({ status: 'not-applicable', faults: [] });
  });

  it('is not judged when the map does not answer', async () => {
    expect(await judged('no JSON')).toEqual({ status: 'not-judged', faults: [] });
  });
});
