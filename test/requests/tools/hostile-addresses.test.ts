import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hostileAddresses } from '../../hostile-addresses.ts';
import { afterLaunch, openSite, origin } from '../../site.ts';
import { signedInOn } from '../../staff.ts';

// A hundred audits in sequence.
vi.setConfig({ testTimeout: 120_000 });

// Only public addresses are allowed.
const site = await openSite();

let connections = 0;
const listener = createServer((_request, response) => response.end('secret'));
listener.on('connection', () => connections++);
let addresses: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  addresses = hostileAddresses((listener.address() as AddressInfo).port);
});
beforeEach(() => {
  connections = 0;
});
afterAll(() => {
  listener.closeAllConnections();
  return new Promise<void>((resolve) => listener.close(() => resolve()));
});

it('the audit form connects to none of a hundred hostile addresses', async () => {
  const statuses = new Set<number>();
  const scored: string[] = [];
  for (const [at, address] of addresses.entries()) {
    // The limit is three an hour from one address.
    site.setClock(afterLaunch + at * 3_600_001);
    const response = await site.ask('/fr/ila', {
      method: 'POST',
      body: new URLSearchParams({ site: address }),
      headers: { origin },
    });
    statuses.add(response.status);
    await site.services.audits.drain();
    const place = response.headers.get('location');
    if (place && (await site.page(place)).includes('data-score')) scored.push(address);
  }
  expect(scored).toEqual([]);
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([303, 422]);
  expect(connections).toBe(0);
});

it('the audit API connects to none of them either', async () => {
  const staff = await signedInOn(site, 'manager');
  const statuses = new Set<number>();
  for (const [at, address] of addresses.entries()) {
    // The limit is sixty an hour from one account.
    site.setClock(afterLaunch + at * 90_000);
    const response = await site.ask('/api/audits', {
      method: 'POST',
      headers: { cookie: staff.cookie(), origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ address, language: 'fr' }),
    });
    statuses.add(response.status);
    await site.services.audits.drain();
  }
  for (const status of statuses) expect([201, 400, 422]).toContain(status);
  expect(statuses).toContain(201);
  expect(connections).toBe(0);
});
