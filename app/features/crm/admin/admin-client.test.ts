import { beforeEach, expect, it } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { webhookEndpoints } from '#app/data/delivery/webhooks-schema.server.ts';
import { privacyRequests } from '#app/data/privacy/schema.server.ts';
import { apiKeys } from '#app/data/staff/api-keys-schema.server.ts';
import { personalDataParts } from '#app/domain/privacy/personal-data.ts';
import { openApi } from '../../../../test/crm-api.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { createAdminClient } from './admin-client.ts';

const nobody = '0198c0de-0000-7000-8000-000000000000';

onEachDatabase('the administration through the API', (open) => {
  beforeEach(async () => {
    for (const table of [auditLog, apiKeys, privacyRequests, webhookEndpoints])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await open().db.delete(table);
  });
  const client = () => createAdminClient(openApi(open()).ask);

  it('adds, pings, disables and removes a webhook endpoint, and changes its secret', async () => {
    const admin = client();
    const { secret } = await admin.addEndpoint({
      url: 'https://hooks.example/in',
      description: 'Test',
      events: ['lead.created'],
    });
    const [endpoint] = (await admin.endpoints()).items;
    if (!endpoint) throw new Error('There is no endpoint');
    expect(endpoint).toMatchObject({ description: 'Test', disabledAt: null });
    await admin.ping(endpoint.id);
    expect((await admin.changeSecret(endpoint.id)).secret).not.toBe(secret);
    expect((await admin.setDisabled(endpoint.id, true)).disabledAt).not.toBeNull();
    expect(await admin.deliveries(endpoint.id)).toEqual({ items: [] });
    await admin.removeEndpoint(endpoint.id);
    expect(await admin.endpoints()).toEqual({ items: [] });
    expect((await admin.audit({ entity: 'webhook' })).items).toHaveLength(5);
  });

  it('looks people up, exports and erases their data, and records requests', async () => {
    const admin = client();
    const email = 'ana@example.com';
    expect(await admin.lookUp(email)).toHaveLength(personalDataParts.length);
    await admin.receive('objection', email);
    const [request] = (await admin.requests()).items;
    if (!request) throw new Error('There is no request');
    await admin.answer(request.id, 'refused');
    await expect(admin.answer(request.id, 'done')).rejects.toMatchObject({ code: 'not-possible' });
    expect(await admin.export({ email })).toHaveProperty('messages');
    await admin.erase({ email });
    expect((await admin.requests()).items.map(({ kind }) => kind).toSorted()).toEqual([
      'access',
      'erasure',
      'objection',
    ]);
  });

  it('creates an API key and revokes it', async () => {
    const admin = client();
    const { secret } = await admin.createKey({ name: 'Cash', scopes: ['read'], expiresAt: null });
    const [key] = (await admin.keys()).items;
    expect(secret.startsWith(key?.prefix ?? '-')).toBe(true);
    await admin.revoke(key?.id ?? '');
    expect((await admin.keys()).items).toMatchObject([{ revokedAt: expect.any(String) }]);
  });

  it('pages through the audit log', async () => {
    const admin = client();
    for (let count = 0; count < 51; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await admin.createKey({ name: `Key ${count}`, scopes: ['read'], expiresAt: null });
    const first = await admin.audit({ entity: 'api-key' });
    expect(first.items).toHaveLength(50);
    expect((await admin.audit({ entity: 'api-key' }, first.next)).items).toHaveLength(1);
  });

  it('reports why a request failed', async () => {
    const admin = client();
    await expect(admin.replay(nobody)).rejects.toMatchObject({ code: 'gone' });
    await expect(admin.emailText(nobody)).rejects.toMatchObject({ code: 'gone' });
    await expect(admin.signOut(nobody)).rejects.toMatchObject({ code: 'gone' });
    await expect(admin.restore(nobody)).rejects.toMatchObject({ code: 'gone' });
    await expect(admin.lookUp('nowhere')).rejects.toMatchObject({ code: 'invalid' });
    const member = createAdminClient(openApi(open(), { role: 'member' }).ask);
    await expect(member.staff()).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await member.messages({ topic: 'mail', state: 'dead', after: undefined })).toEqual({
      items: [],
    });
    const stranger = createAdminClient(openApi(open(), { role: null }).ask);
    await expect(stranger.keys()).rejects.toMatchObject({ code: 'signed-out' });
    const away = createAdminClient(() => Promise.reject(new TypeError('away')));
    await expect(away.keys()).rejects.toMatchObject({ code: 'unreachable' });
  });
});
