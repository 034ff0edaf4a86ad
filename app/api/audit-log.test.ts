import { beforeEach, expect, it } from 'vitest';
import { revert } from '#app/application/audit-log/revert.server.ts';
import type { AuditRecord } from '#app/data/audit-log/audit-log.server.ts';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { createSettingsCache } from '#app/data/settings/settings-cache.server.ts';
import { defaultSettings, withSetting } from '#app/domain/settings/site-settings.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { aClient } from '../../test/contracts/crm-samples.ts';
import { openApi, type TestedApi } from '../../test/crm-api.ts';
import { emptyCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { jsonRequest } from '../../test/json-request.ts';

onEachDatabase('the audit log', (open) => {
  beforeEach(async () => {
    await emptyCrm(open());
    await open().db.delete(auditLog);
  });

  /** A client that was created, renamed and deleted. */
  async function aHistory(api: TestedApi) {
    const send = async (changes: unknown[]) => {
      const response = await api.ask('/api/crm/changes', jsonRequest('POST', { changes }));
      if (response.status !== 200) throw new Error(await response.text());
    };
    const client = aClient({ id: 'c1', name: 'First' });
    await send([{ do: 'put', in: 'clients', record: client, on: null }]);
    await send([{ do: 'put', in: 'clients', record: { ...client, name: 'Second' }, on: 1 }]);
    await send([{ do: 'remove', in: 'clients', id: 'c1', on: 2 }]);
  }

  const list = async (api: TestedApi, query = '') => {
    const response = await api.ask(`/api/audit${query}`);
    return ((await response.json()) as { items: (AuditRecord & { groupSize: number })[] }).items;
  };
  const nameNow = async (api: TestedApi) => {
    const response = await api.ask('/api/crm/clients/c1');
    return response.status === 404 ? null : ((await response.json()) as { name: string }).name;
  };

  it('lists who did what, newest first, page by page', async () => {
    let clock = Date.UTC(2026, 0, 15, 12);
    const api = openApi(open(), { now: () => (clock += 1) });
    await aHistory(api);
    const all = await list(api);
    expect(all.map(({ action }) => action)).toEqual([
      'client.remove',
      'client.update',
      'client.create',
    ]);
    expect(all[1]).toMatchObject({
      actor: { kind: 'staff', id: 'u1' },
      before: { name: 'First' },
      after: { name: 'Second' },
    });
    const [first] = await list(api, '?limit=1');
    expect(await list(api, `?before=${first?.id}&entity=client&entityId=c1`)).toEqual(all.slice(1));
    expect(await list(api, '?actorId=nobody')).toEqual([]);
  });

  it('collapses a bulk change into one entry with its size, and expands it by its id', async () => {
    let clock = Date.UTC(2026, 0, 15, 12);
    const api = openApi(open(), { now: () => (clock += 1) });
    await aHistory(api);
    const group = '018f0000-0000-7000-8000-000000000001';
    const importing = async (...ids: string[]) => {
      const changes = ids.map((id) => ({
        do: 'put',
        in: 'clients',
        record: aClient({ id, name: id }),
        on: null,
      }));
      const body = { changes, group: { id: group, kind: 'import' } };
      expect((await api.ask('/api/crm/changes', jsonRequest('POST', body))).status).toBe(200);
    };
    await importing('c2', 'c3');
    await importing('c4');
    const steps = await list(api, '?isCollapsed=true');
    expect(steps.map((each) => [each.groupId, each.groupSize])).toEqual([
      [group, 3],
      ...Array.from({ length: 3 }, () => [null, 1]),
    ]);
    // A filter that excludes some entries still lists the bulk change.
    expect(await list(api, '?isCollapsed=true&entity=client&entityId=c2')).toMatchObject([
      { groupId: group },
    ]);
    expect(await list(api, `?isCollapsed=true&before=${steps[0]?.id}`)).toHaveLength(3);
    const entries = await list(api, `?groupId=${group}`);
    expect(entries.map(({ entityId }) => entityId).toSorted()).toEqual(['c2', 'c3', 'c4']);
  });

  it.each([
    ['client.remove', 'Second'],
    ['client.update', 'First'],
    ['client.create', null],
  ])('reverts a %s whatever has changed since', async (action, name) => {
    const api = openApi(open());
    await aHistory(api);
    const all = await list(api);
    const restore = async (wanted: string) => {
      const { id } = all.find((each) => each.action === wanted) ?? { id: '' };
      return (await api.ask(`/api/audit/${id}/restore`, { method: 'POST' })).status;
    };
    if (name === null) await restore('client.update');
    expect(await restore(action)).toBe(204);
    expect(await nameNow(api)).toBe(name);
    // The restore itself is logged like any other change.
    expect((await list(api)).length).toBeGreaterThan(all.length);
  });

  it.each([
    ['manager', 403],
    ['read-only', 403],
    [null, 401],
  ] as const)('denies access to %s', async (role, status) => {
    const api = openApi(open(), { role });
    expect((await api.ask('/api/audit')).status).toBe(status);
    const id = 'fe000000-0000-7000-8000-000000000000';
    const restored = await api.ask(`/api/audit/${id}/restore`, { method: 'POST' });
    expect(restored.status).toBe(status);
  });

  it.each([
    ['/api/audit?limit=0', 'GET', 400],
    ['/api/audit?before=x', 'GET', 400],
    ['/api/audit?entity=%00', 'GET', 400],
    ['/api/audit?who=me', 'GET', 400],
    ['/api/audit/x/restore', 'POST', 404],
    ['/api/audit/fe000000-0000-7000-8000-000000000000/restore', 'POST', 404],
  ])('answers %s (%s) with a %i', async (path, method, status) => {
    expect((await openApi(open()).ask(path, { method })).status).toBe(status);
  });

  it('reverts settings, and refuses entries that cannot be reverted', async () => {
    const settings = createSettingsCache({
      database: open(),
      now: Date.now,
      report: (error) => expect.unreachable(String(error)),
    });
    const on = (value: boolean) => withSetting(defaultSettings, 'chatbot', 'enabled', value);
    await settings.save(on(false), 0, siteActor);
    const store = { get: async () => null } as never;
    const about = (entity: string, before: unknown) => ({
      entity,
      entityId: 'x',
      before,
      after: null,
    });
    const how = { store, settings, actor: siteActor };
    expect(await revert(about('cockpit', on(true)), how)).toEqual({ is: 'done' });
    expect(settings.publicSettings().chat).toBe('everywhere');
    expect(await revert(about('session', null), how)).toEqual({ is: 'not-possible' });
    expect(await revert(about('client', null), how)).toEqual({ is: 'not-possible' });
  });
});
