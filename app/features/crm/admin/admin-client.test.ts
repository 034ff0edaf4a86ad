import { beforeEach, expect, it } from 'vitest';
import { auditLog } from '#app/data/schema/audit.server.ts';
import { apiKeys } from '#app/data/schema/api-keys.server.ts';
import { privacyRequests } from '#app/data/schema/privacy.server.ts';
import { webhookEndpoints } from '#app/data/schema/webhooks.server.ts';
import { openApi } from '../../../../test/crm-api.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { createAdminClient } from './admin-client.ts';

const nobody = '0198c0de-0000-7000-8000-000000000000';

onEachDatabase('the desk through the API', (open) => {
  beforeEach(async () => {
    for (const table of [auditLog, apiKeys, privacyRequests, webhookEndpoints])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await open().db.delete(table);
  });
  const client = () => createAdminClient(openApi(open()).ask);

  it('adds an endpoint, tries it, changes its secret, stops and removes it', async () => {
    const desk = client();
    const { secret } = await desk.addEndpoint({
      url: 'https://hooks.example/in',
      description: 'Test',
      events: ['lead.created'],
    });
    const [endpoint] = (await desk.endpoints()).items;
    if (!endpoint) throw new Error('There is no endpoint');
    expect(endpoint).toMatchObject({ description: 'Test', disabledAt: null });
    await desk.ping(endpoint.id);
    expect((await desk.changeSecret(endpoint.id)).secret).not.toBe(secret);
    expect((await desk.setDisabled(endpoint.id, true)).disabledAt).not.toBeNull();
    expect(await desk.deliveries(endpoint.id)).toEqual({ items: [] });
    await desk.removeEndpoint(endpoint.id);
    expect(await desk.endpoints()).toEqual({ items: [] });
    expect((await desk.audit({ entity: 'webhook' })).items).toHaveLength(5);
  });

  it('looks people up, hands over, erases, and keeps the register', async () => {
    const desk = client();
    const email = 'ana@example.com';
    expect(await desk.lookUp(email)).toHaveLength(6);
    await desk.receive('objection', email);
    const [request] = (await desk.requests()).items;
    if (!request) throw new Error('There is no request');
    await desk.answer(request.id, 'refused');
    await expect(desk.answer(request.id, 'done')).rejects.toMatchObject({ code: 'not-possible' });
    expect(await desk.export({ email })).toHaveProperty('messages');
    await desk.erase({ email });
    expect((await desk.requests()).items.map(({ kind }) => kind).toSorted()).toEqual([
      'access',
      'erasure',
      'objection',
    ]);
  });

  it('makes a key, shows it once and revokes it', async () => {
    const desk = client();
    const { secret } = await desk.createKey({ name: 'Cash', scopes: ['read'], expiresAt: null });
    const [key] = (await desk.keys()).items;
    expect(secret.startsWith(key?.prefix ?? '-')).toBe(true);
    await desk.revoke(key?.id ?? '');
    expect((await desk.keys()).items).toMatchObject([{ revokedAt: expect.any(String) }]);
  });

  it('goes through the log page by page', async () => {
    const desk = client();
    for (let count = 0; count < 51; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await desk.createKey({ name: `Key ${count}`, scopes: ['read'], expiresAt: null });
    const first = await desk.audit({ entity: 'api-key' });
    expect(first.items).toHaveLength(50);
    expect((await desk.audit({ entity: 'api-key' }, first.next)).items).toHaveLength(1);
  });

  it('tells why something was not done', async () => {
    const desk = client();
    await expect(desk.replay(nobody)).rejects.toMatchObject({ code: 'gone' });
    await expect(desk.letter(nobody)).rejects.toMatchObject({ code: 'gone' });
    await expect(desk.signOut(nobody)).rejects.toMatchObject({ code: 'gone' });
    await expect(desk.restore(nobody)).rejects.toMatchObject({ code: 'gone' });
    await expect(desk.lookUp('nowhere')).rejects.toMatchObject({ code: 'invalid' });
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
