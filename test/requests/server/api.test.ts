import { describe, expect, it, vi } from 'vitest';
import { openSite } from '../../site.ts';
import { signedInOn } from '../../staff.ts';

const site = await openSite();

describe('the API on the server', () => {
  it.each([
    ['/api/crm/clients', 'GET', 401],
    ['/api/crm/changes', 'POST', 401],
    ['/api/crm/changes', 'DELETE', 405],
    ['/api/crm/live', 'GET', 401],
    ['/api/keys', 'GET', 401],
    ['/api/nobody', 'GET', 404],
    ['/api/nobody', 'POST', 404],
  ])(
    '%s %s answers a stranger with a problem document of status %i',
    async (path, method, status) => {
      const response = await site.ask(path, { method });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ status });
    },
  );

  it('a 405 of the API names the methods of the address', async () => {
    const { headers } = await site.ask('/api/crm/changes', { method: 'DELETE' });
    expect(headers.get('allow')).toBe('POST');
  });

  it('the OpenAPI document is readable by anybody', async () => {
    const response = await site.ask('/api/openapi.json');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('a HEAD request keeps no event stream open', async () => {
    const browser = await signedInOn(site, 'member');
    const headers = { cookie: browser.cookie() };
    const { status } = await site.ask('/api/crm/live', { method: 'HEAD', headers });
    expect(status).toBe(200);
    await vi.waitFor(() => expect(site.services.apiLimits.streams.count).toBe(0));
  });

  it('an export is sent while it is made', async () => {
    const browser = await signedInOn(site, 'CEO');
    const headers = { cookie: browser.cookie(), 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"content":"everything"}' };
    const response = await site.ask('/api/exports', init);
    expect(response.headers.get('transfer-encoding')).toBe('chunked');
    expect(new TextDecoder().decode(await response.bytes()).slice(0, 2)).toBe('PK');
  });

  it('the API accepts no change from a page of another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"changes":[]}' };
    expect((await site.ask('/api/crm/changes', init)).status).toBe(403);
  });
});
