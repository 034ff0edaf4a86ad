import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf, type Name } from '#app/api/client/api-client.ts';
import type { Operation } from '#app/api/http/operation.ts';
import { operations } from '#app/api/table.ts';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { apiKeys } from '#app/data/staff/api-keys-schema.server.ts';
import { createApiKeyStore } from '#app/data/staff/api-keys.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { createStaff } from '#app/data/staff/staff.server.ts';
import { actions } from '#app/domain/crm/permissions.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { openApi } from '../../test/crm-api.ts';
import { onEachDatabase } from '../../test/databases.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const now = () => noon;
const nobody = '0198c0de-0000-7000-8000-000000000000';

const bodies: Partial<Record<Name, unknown>> = {
  'POST /api/webhooks': { url: 'https://hooks.example/in', events: ['lead.created'] },
  'PATCH /api/webhooks/:id': { isDisabled: true },
  'POST /api/privacy/erasure': { email: 'ana@example.com' },
  'PATCH /api/staff/:id': { role: 'member' },
  'PATCH /api/roles/:role': { requiresSecondStep: false },
  'POST /api/keys': { name: 'Cash', scopes: ['read'] },
  'POST /api/exports': { content: 'everything' },
};

const sensitive = operations
  .map((each): Operation => each)
  .filter((each) => each.sensitive !== undefined)
  .map((each) => [each.name as Name, each] as const);

it('sensitive operations create keys or webhooks, export or erase data, or change accounts', () => {
  expect(sensitive.map(([name]) => name).toSorted()).toEqual([
    'PATCH /api/roles/:role',
    'PATCH /api/staff/:id',
    'PATCH /api/staff/:id/second-step',
    'PATCH /api/webhooks/:id',
    'POST /api/exports',
    'POST /api/keys',
    'POST /api/privacy/erasure',
    'POST /api/staff',
    'POST /api/staff/:id/departure',
    'POST /api/staff/:id/reset',
    'POST /api/staff/:id/return',
    'POST /api/webhooks',
    'POST /api/webhooks/:id/secret',
  ]);
});

onEachDatabase('sensitive operations', (open) => {
  beforeEach(async () => {
    for (const table of [auditLog, outbox, apiKeys, staff])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await open().db.delete(table);
  });

  function call(name: Name, options: Parameters<typeof openApi>[1], key?: string) {
    const body = bodies[name];
    const params = name.includes(':role') ? { role: 'member' } : { id: nobody };
    return openApi(open(), { now, ...options }).ask(addressOf(name, { params }), {
      method: name.replace(/ .*/, ''),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  describe.each(sensitive)('%s', (name) => {
    it('rejects a session without a recent confirmation, and changes nothing', async () => {
      const confirmedAt = noon - sessionRules.confirmation - 1;
      const response = await call(name, { confirmedAt });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'confirmation-required',
        hasSecondStep: false,
      });
      expect(await open().db.select().from(auditLog)).toEqual([]);
      expect(await open().db.select().from(outbox)).toEqual([]);
    });

    it('accepts a session confirmed five minutes ago', async () => {
      const confirmedAt = noon - sessionRules.confirmation;
      expect((await call(name, { confirmedAt })).status).not.toBe(403);
    });

    it('rejects an API key, whatever its scopes', async () => {
      const keys = createApiKeyStore(open(), now);
      const wanted = { name: 'All', scopes: [...actions], expiresAt: null };
      const { secret } = await keys.create(wanted, siteActor);
      const response = await call(name, {}, secret);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'not-allowed' });
    });

    it('checks the permission before asking for a confirmation', async () => {
      const response = await call(name, { role: 'member', confirmedAt: 0 });
      expect(await response.json()).toMatchObject({ code: 'not-allowed' });
    });
  });

  it.each(['POST /api/keys', 'POST /api/webhooks', 'POST /api/privacy/erasure'] as const)(
    'emails whoever has done %s, with the time',
    async (name) => {
      expect((await call(name, {})).ok).toBe(true);
      const mails = (await open().db.select().from(outbox)).map(({ payload }) => payload);
      const change = sensitive.find(([each]) => each === name)?.[1].sensitive;
      expect(mails).toMatchObject([
        {
          template: 'staff-grave-change',
          to: 'ines@iluma.example',
          language: 'fr',
          values: { change, at: new Date(noon).toISOString(), by: 'Inès Caron' },
        },
      ]);
      expect(JSON.stringify(mails)).not.toContain('ana@example.com');
    },
  );

  it('emails the member whose role changed, and the one who changed it', async () => {
    const { accounts } = createStaff(open(), 'a secret of tests', now);
    const person = { email: 'lea@iluma.example', name: 'Léa', role: 'member' } as const;
    const added = await accounts.add(operator, person);
    if (!added.ok) throw new Error(added.problem);
    const api = openApi(open(), { now });
    const response = await api.ask(`/api/staff/${added.account.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'manager' }),
    });
    expect(response.status).toBe(204);
    const mails = (await open().db.select().from(outbox)).map(({ payload }) => payload);
    expect(mails).toHaveLength(2);
    expect(mails).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          to: person.email,
          values: expect.objectContaining({ change: 'role', by: 'Inès Caron' }),
        }),
        expect.objectContaining({
          to: 'ines@iluma.example',
          values: expect.objectContaining({ change: 'role-of-another' }),
        }),
      ]),
    );
    expect(await accounts.find(person.email)).toMatchObject({ role: 'manager' });
  });

  it('lets a role change its own requirement, but not that of a higher role', async () => {
    const api = openApi(open(), { now, role: 'COO' });
    const relax = (role: string) =>
      api.ask(`/api/roles/${role}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requiresSecondStep: false }),
      });
    expect((await relax('CEO')).status).toBe(403);
    expect((await relax('COO')).status).toBe(204);
    const { items } = (await (await api.ask('/api/roles')).json()) as { items: object[] };
    expect(items.slice(0, 3)).toEqual([
      { role: 'CEO', requiresSecondStep: true, canChange: false },
      { role: 'COO', requiresSecondStep: false, canChange: true },
      { role: 'manager', requiresSecondStep: false, canChange: true },
    ]);
  });
});
