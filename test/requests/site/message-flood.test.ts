import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/domain/languages.ts';
import { hardLimit } from '#app/domain/leads/spam.ts';
import { listenForMetrics } from '../../../server/metrics.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

// One byte: any quarantined message exceeds the budget.
const site = await openSite({ QUARANTINE_LIMIT: '1' });
const metricsServer = listenForMetrics(site.server.metrics, 0, '127.0.0.1');
await once(metricsServer, 'listening');
afterAll(() => new Promise((resolve) => metricsServer.close(resolve)));

const typed = { nom: 'Ana Roy', email: 'ana@exemple.example', message: 'Nos « avis » & moi' };

const send = (path: string, fields: Record<string, string> = {}) =>
  site.ask(path, {
    method: 'POST',
    body: new URLSearchParams({
      telephone: '',
      entreprise: '',
      objet: '',
      ...typed,
      ...fields,
    }),
  });

async function metric(name: string): Promise<number> {
  const { port } = metricsServer.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

describe('a quarantine over its budget', () => {
  it('is shown by the metrics, and to the operator by the health check', async () => {
    expect(await (await site.ask('/readyz')).text()).toBe('ready\n');
    expect((await send('/fr/contact', { precision: 'a trap' })).status).toBe(303);
    expect(await metric('iluma_quarantine_dropped')).toBe(1);
    expect(await metric('iluma_quarantine_bytes')).toBe(0);
    // The health check never waits for the database: it reports what it read at most ten seconds ago.
    site.setClock(Date.UTC(2026, 0, 15, 12, 1));
    const told = async () => (await site.ask('/readyz')).text();
    await expect
      .poll(told)
      .toMatch(
        /^ready\nquarantine over its budget: 1 messages \(\d+ bytes\) dropped in 7 days, last at 2026-01-15T12:00:00.000Z\n$/,
      );
    expect((await site.ask('/readyz')).status).toBe(200);
  });
});

describe('past the hard limit of an address', () => {
  beforeAll(async () => {
    for (let sent = 0; sent < hardLimit.limit; sent += 1)
      await site.services.floodGuard.waitFor('127.0.0.1');
  });

  it.each(languages)(
    'a form without scripts gets a 429 in %s, with its input kept',
    async (language) => {
      const response = await send(`/${language}/contact`);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      const { form } = contentOf(language).contact;
      expect(readable(html)).toContain(readable(form.limited));
      const values = tags(html, 'input').map(({ value }) => value);
      expect(values).toEqual(expect.arrayContaining([typed.nom, typed.email]));
      expect(contents(html, 'textarea').map(readable)).toContain(typed.message);
    },
  );

  it('a form with scripts gets the same answer as data', async () => {
    const response = await send('/fr/contact.data');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await response.text()).toContain('limited');
  });

  it('refused messages are counted, and the page can still be read', async () => {
    const before = await metric('iluma_messages_refused');
    await send('/fr/contact');
    expect(await metric('iluma_messages_refused')).toBe(before + 1);
    expect((await site.ask('/fr/contact')).status).toBe(200);
  });
});
