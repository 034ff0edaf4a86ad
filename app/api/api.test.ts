import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { may, type Action } from '#app/domain/crm/permissions.ts';
import { collections, perCollection, roles, type Role } from '#app/domain/crm/records/entities.ts';
import { aRecord } from '../../test/contracts/crm-samples.ts';
import { openApi, type TestedApi } from '../../test/crm-api.ts';
import { emptyCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { describeApi } from './http/describe.ts';

const json = (
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const samples = perCollection((each) => aRecord(each, { id: `${each.charAt(0)}1` }));

const everything = {
  changes: collections.map((each) => ({ do: 'put', in: each, record: samples[each], on: null })),
};

async function filled(api: TestedApi): Promise<void> {
  const response = await api.ask('/api/crm/changes', json('POST', everything));
  expect(response.status).toBe(200);
}

onEachDatabase('the API', (open) => {
  beforeEach(() => emptyCrm(open()));

  /** A call and the permission it needs, checked for each role. */
  const calls: [call: string, needs: Action, path: string, init?: RequestInit][] = [
    ['lists', 'read', '/api/crm/clients'],
    ['reads', 'read', '/api/crm/clients/c1'],
    ['creates', 'edit', '/api/crm/tasks', json('POST', { title: 'Call' })],
    [
      'changes',
      'edit',
      '/api/crm/clients/c1',
      json('PATCH', { name: 'New' }, { 'If-Match': '"1"' }),
    ],
    [
      'gives away',
      'assign',
      '/api/crm/clients/c1',
      json('PATCH', { assignedTo: 'X' }, { 'If-Match': '"1"' }),
    ],
    [
      'removes',
      'delete',
      '/api/crm/clients/c1',
      { method: 'DELETE', headers: { 'If-Match': '"1"' } },
    ],
    [
      'removes by plan',
      'delete',
      '/api/crm/changes',
      json('POST', { changes: [{ do: 'remove', in: 'clients', id: 'c1', on: 1 }] }),
    ],
    ['sees the bin', 'restore', '/api/crm/bin'],
    ['reads figures', 'read', '/api/figures?until=2026-01-15T12:00:00.000Z&months=3'],
    ['reads the overview', 'read', '/api/overview'],
    ['reads the tags', 'read', '/api/tags'],
    ['reads who has no next step', 'read', '/api/clients-without-next-step?limit=1'],
    ['lists keys', 'integrations', '/api/keys'],
    ['makes a key', 'integrations', '/api/keys', json('POST', { name: 'K', scopes: ['read'] })],
    [
      'revokes a key',
      'integrations',
      '/api/keys/0198c0de-0000-7000-8000-000000000000',
      { method: 'DELETE' },
    ],
  ];

  const cells = calls.flatMap((call) =>
    roles.map((role): [Role, ...typeof call] => [role, ...call]),
  );

  it.each(cells)(
    'a %s %s only with the permission to %s',
    async (role, _call, needs, path, init) => {
      await filled(openApi(open()));
      const { status } = await openApi(open(), { role }).ask(path, init);
      expect(status === 403).toBe(!may(role, needs));
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
    },
  );

  it.each(calls)(
    'answers a signed-out caller who %s with a 401',
    async (_call, _needs, path, init) => {
      const response = await openApi(open(), { role: null }).ask(path, init);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ status: 401, code: 'signed-out' });
    },
  );

  it('creates, reads, changes, removes and restores a client', async () => {
    const { ask } = openApi(open());
    const made = await ask('/api/crm/clients', json('POST', { name: 'Boulangerie Élan' }));
    expect(made.status).toBe(201);
    const address = made.headers.get('location') ?? '';
    const client = (await made.json()) as { id: string };
    expect(await (await ask(address)).json()).toEqual(client);

    const patch = json('PATCH', { revenue: 900.5 }, { 'If-Match': made.headers.get('etag') ?? '' });
    const changed = await ask(address, patch);
    expect(changed.headers.get('etag')).toBe('"2"');
    expect(await changed.json()).toEqual(await (await ask(address)).json());

    const late = await ask(address, patch);
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({
      code: 'changed',
      current: { version: 2, revenue: 900.5 },
    });

    const gone = await ask(address, { method: 'DELETE', headers: { 'If-Match': '"2"' } });
    expect(gone.status).toBe(204);
    expect((await ask(address)).status).toBe(404);
    const bin = (await (await ask('/api/crm/bin')).json()) as { items: unknown[] };
    expect(bin.items).toMatchObject([{ collection: 'clients', record: { id: client.id } }]);
    const restored = await ask(`/api/crm/bin/clients/${client.id}`, { method: 'POST' });
    expect(restored.status).toBe(200);
    expect(await (await ask(address)).json()).toMatchObject({ id: client.id, version: 2 });
  });

  it.each([
    ['/api/nobody', {}, 404, 'not-found'],
    ['/api/crm/people', {}, 404, 'not-found'],
    ['/api/crm/clients/c9', {}, 404, 'not-found'],
    ['/api/crm/clients/%00', {}, 404, 'not-found'],
    ['/api/crm/clients', { method: 'DELETE' }, 405, 'method-not-allowed'],
    ['/api/crm/changes', {}, 405, 'method-not-allowed'],
    ['/api/crm/clients?nobody=1', {}, 400, 'bad-query'],
    ['/api/crm/clients?limit=1&limit=2', {}, 400, 'bad-query'],
    ['/api/figures', {}, 400, 'bad-query'],
    ['/api/figures?until=2026-01-15T12:00:00.000Z&months=5', {}, 400, 'bad-query'],
    ['/api/figures?until=9999-12-31T12:00:00.000Z&months=3', {}, 400, 'bad-query'],
    ['/api/figures?until=2026-01-15T12:00:00.000Z&months=3&months=6', {}, 400, 'bad-query'],
    ['/api/crm/clients?limit=100000', {}, 400, 'bad-query'],
    ['/api/crm/clients?sort=due', {}, 400, 'bad-query'],
    ['/api/crm/clients?after=x', {}, 400, 'bad-query'],
    ['/api/crm/clients?sort=score&after=["x","c1"]', {}, 400, 'bad-query'],
    ['/api/crm/clients?search=%00', {}, 400, 'bad-query'],
    ['/api/crm/clients', { method: 'POST', body: '{"name":"A"}' }, 415, 'not-json'],
    ['/api/crm/clients', { ...json('POST', {}), body: '{' }, 400, 'malformed'],
    ['/api/crm/clients', json('POST', { name: '' }), 422, 'invalid'],
    ['/api/crm/clients', json('POST', { name: 'A', id: 'mine' }), 422, 'invalid'],
    [
      '/api/crm/clients/c1',
      { ...json('PATCH', {}), headers: { 'Content-Type': 'application/json' } },
      428,
      'version-needed',
    ],
  ] as const)('answers the call %s with a problem document', async (path, init, status, code) => {
    const response = await openApi(open()).ask(path, init);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status, code });
    expect(response.status).toBe(status);
    expect(response.headers.has('allow')).toBe(status === 405);
  });

  it.each(['a@b.example?bcc=x@y.example', 'a b@c.example', 'a@b.example%0A', '"a"@b.example'])(
    'rejects the email address %j on create, update and plan',
    async (email) => {
      const { ask } = openApi(open());
      const contact = { email, phone: '', website: '' };
      const made = await ask('/api/crm/clients', json('POST', { name: 'A', contact }));
      expect(made.status).toBe(422);
      await filled(openApi(open()));
      const patch = json('PATCH', { contact }, { 'If-Match': '"1"' });
      expect((await ask('/api/crm/clients/c1', patch)).status).toBe(422);
      const record = { ...samples.clients, contact };
      const changes = [{ do: 'put', in: 'clients', record, on: 1 }];
      expect((await ask('/api/crm/changes', json('POST', { changes }))).status).toBe(422);
    },
  );

  describe('API keys', () => {
    const withKey = (secret: string, init: RequestInit = {}): RequestInit => ({
      ...init,
      headers: { ...(init.headers as Record<string, string>), Authorization: `Bearer ${secret}` },
    });

    async function makeKey(fields: object): Promise<{ secret: string; key: { id: string } }> {
      const { ask } = openApi(open());
      const made = await ask('/api/keys', json('POST', { name: 'Site', ...fields }));
      expect(made.status).toBe(201);
      return (await made.json()) as { secret: string; key: { id: string } };
    }

    it('limits a key to its scopes', async () => {
      const { secret } = await makeKey({ scopes: ['read', 'edit'] });
      const { ask } = openApi(open(), { role: null });
      expect((await ask('/api/crm/clients', withKey(secret))).status).toBe(200);
      const created = await ask('/api/crm/tasks', withKey(secret, json('POST', { title: 'Call' })));
      expect(created.status).toBe(201);
      const removed = await ask(
        created.headers.get('location') ?? '',
        withKey(secret, { method: 'DELETE', headers: { 'If-Match': '"1"' } }),
      );
      expect(removed.status).toBe(403);
      expect((await ask('/api/keys', withKey(secret))).status).toBe(403);
    });

    it('stores a key as a hash, and logs the key as actor', async () => {
      const { secret } = await makeKey({ scopes: ['read', 'edit'] });
      const { ask } = openApi(open(), { role: null });
      await ask('/api/crm/tasks', withKey(secret, json('POST', { title: 'Call' })));
      const { rows } = await open().db.execute(
        sql`select (select json_agg(k)::text from api_keys k) as keys, (select json_agg(a)::text from audit_log a) as audit`,
      );
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(rows[0]?.audit).toContain('"actor_kind":"key"');
    });

    it('rejects a revoked or expired key', async () => {
      const kept = await makeKey({ scopes: ['read'] });
      const old = await makeKey({ scopes: ['read'], expiresAt: '2026-01-16T00:00:00.000Z' });
      const api = openApi(open());
      await api.ask(`/api/keys/${kept.key.id}`, { method: 'DELETE' });
      const later = openApi(open(), { now: () => Date.UTC(2026, 0, 17) });
      // An invalid key is refused even when a valid session comes with it.
      expect((await api.ask('/api/crm/clients', withKey(kept.secret))).status).toBe(401);
      expect((await api.ask('/api/crm/clients', withKey(old.secret))).status).toBe(200);
      expect((await later.ask('/api/crm/clients', withKey(old.secret))).status).toBe(401);
    });

    it.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Basic YTpi', `Bearer iluma_${'a'.repeat(43)}`])(
      'rejects the authorization %j',
      async (authorization) => {
        const response = await openApi(open()).ask('/api/crm/clients', {
          headers: { Authorization: authorization },
        });
        expect(response.status).toBe(401);
      },
    );

    it('rejects an expiry that the database cannot store', async () => {
      const { ask, reported } = openApi(open());
      const expiresAt = '0000-01-01T00:00:00.000Z';
      const made = await ask('/api/keys', json('POST', { name: 'K', scopes: ['read'], expiresAt }));
      expect(made.status).toBe(422);
      expect(reported).toEqual([]);
    });

    it('logs no values when storing a key fails', async () => {
      const { ask, reported } = openApi(open());
      await open().db.execute(sql`alter table api_keys rename to api_keys_away`);
      try {
        const made = await ask('/api/keys', json('POST', { name: 'Ana Ruiz', scopes: ['read'] }));
        expect(made.status).toBe(500);
      } finally {
        await open().db.execute(sql`alter table api_keys_away rename to api_keys`);
      }
      expect(reported).toHaveLength(1);
      expect(String((reported[0] as Error).stack)).toContain('api_keys');
      expect(String((reported[0] as Error).stack)).not.toContain('Ana Ruiz');
    });

    it('rejects administrator scopes', async () => {
      const { ask } = openApi(open());
      const made = await ask('/api/keys', json('POST', { name: 'K', scopes: ['manage-staff'] }));
      expect(made.status).toBe(422);
    });
  });

  it('rate-limits calls, signed in or not', async () => {
    for (const [role, limit] of [
      [null, 60],
      ['CEO', 1200],
    ] as const) {
      // Alternates between two processes, which share one limit.
      const asks = [
        openApi(open(), { role, isLimited: true }).ask,
        openApi(open(), { role, isLimited: true }).ask,
      ] as const;
      const path = '/api/crm/clients?nobody=1';
      for (let at = 0; at < limit; at += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { status } = await asks[at % 2 ? 1 : 0](path);
        expect(status).not.toBe(429);
      }
      for (const ask of asks) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const response = await ask(path);
        expect(response.status).toBe(429);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
  });

  describe('fuzzed input', () => {
    const nasty = fc.oneof(
      fc.constantFrom<unknown>(
        '\0',
        'a\0b',
        '\ud800',
        '\udfff\ud800',
        '𝄞',
        '\u202e',
        "'; drop table crm_clients; --",
        '<script>alert(1)</script>',
        '%',
        '\\',
        '{}',
        1e308,
        -1e308,
        Number.MAX_SAFE_INTEGER,
        2 ** 31,
        -1,
        0.1,
        null,
        true,
        [],
        {},
        '0000-00-00',
        '0000-01-01',
        '9999-12-31',
        '0000-01-01T00:00:00.000Z',
        '+275760-09-13T00:00:00.000Z',
        'x'.repeat(100_000),
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const collection = fc.constantFrom(...collections);

    /** A copy of the sample with one value, at any depth, replaced. */
    const spoilt = fc.tuple(collection, nasty, fc.nat()).map(([name, value, at]) => {
      const record = structuredClone<Record<string, unknown>>(samples[name] as never);
      const places: [Record<string, unknown>, string][] = [];
      const visit = (node: unknown) => {
        if (typeof node !== 'object' || node === null) return;
        for (const key of Object.keys(node)) {
          places.push([node as Record<string, unknown>, key]);
          visit((node as Record<string, unknown>)[key]);
        }
      };
      visit(record);
      const [node, key] = places[at % places.length] ?? [record, 'id'];
      node[key] = value;
      return { name, record };
    });

    it('rejects an invalid record, and stores a valid one unchanged', async () => {
      const { ask, reported } = openApi(open());
      const noon = '2026-01-15T12:00:00.000Z';
      const written = { author: 'Inès Caron', timestamp: noon, createdAt: noon, updatedAt: noon };
      await fc.assert(
        fc.asyncProperty(spoilt, async ({ name, record }) => {
          await emptyCrm(open());
          const body = { changes: [{ do: 'put', in: name, record, on: null }] };
          const response = await ask('/api/crm/changes', json('POST', body));
          expect([200, 422]).toContain(response.status);
          if (response.status !== 200) return;
          const kept = await ask(`/api/crm/${name}/${String(record.id)}`);
          const expected = { ...record, ...(name === 'journal' && written) };
          expect(await kept.json()).toEqual(JSON.parse(JSON.stringify(expected)));
        }),
        { numRuns: 200 },
      );
      expect(reported).toEqual([]);
    });

    it('rejects an invalid query, and answers a valid one', async () => {
      const { ask, reported } = openApi(open(), { now: () => (clock += 60_001) });
      let clock = 0;
      await filled(openApi(open()));
      const names =
        'search sort order from after limit status tag scoreFrom isUnmeasured identity since until';
      const parameter = fc.constantFrom(...names.split(' '), 'overdueOn', 'clientId', '__proto__');
      const value = fc.oneof(
        nasty.map((each) =>
          typeof each === 'string' ? each.slice(0, 2000) : JSON.stringify(each),
        ),
        fc.constantFrom(
          '["a","b"]',
          '[1e300,"a"]',
          '[1.5,""]',
          '["\\u0000","\\ud800"]',
          'asc',
          'name',
        ),
      );
      await fc.assert(
        fc.asyncProperty(
          collection,
          fc.array(fc.tuple(parameter, value), { maxLength: 4 }),
          async (name, pairs) => {
            const response = await ask(`/api/crm/${name}?${new URLSearchParams(pairs)}`);
            expect([200, 400]).toContain(response.status);
          },
        ),
        { numRuns: 300 },
      );
      expect(reported).toEqual([]);
    });

    it.each([
      ['nested arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
      ['nested objects', '{"changes":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
      ['a prototype', '{"__proto__":{"changes":[]},"constructor":{}}'],
      ['too many changes', JSON.stringify({ changes: Array.from({ length: 2001 }, () => ({})) })],
      ['no value', 'null'],
      ['nothing', ''],
    ])('rejects a body of %s', async (_what, body) => {
      const { ask, reported } = openApi(open());
      const response = await ask('/api/crm/changes', { ...json('POST', null), body });
      expect([400, 422]).toContain(response.status);
      expect((await response.text()).length).toBeLessThan(6000);
      expect(reported).toEqual([]);
    });
  });
});

describe('the OpenAPI document', () => {
  const description = describeApi();
  const text = JSON.stringify(description);

  it('refers only to schemas that it defines', () => {
    const schemas = Object.keys((description.components as { schemas: object }).schemas);
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(named.filter((name = '') => !schemas.includes(name))).toEqual([]);
    expect(text).not.toContain('$schema');
  });

  it('states the bounds of fields', () => {
    const { Client } = (description.components as { schemas: Record<string, object> }).schemas;
    expect(Client).toMatchObject({
      additionalProperties: false,
      properties: { name: { minLength: 1, maxLength: 200 }, revenue: { minimum: 0 } },
    });
  });
});
