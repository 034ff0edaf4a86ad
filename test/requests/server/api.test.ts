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
    'answers a stranger at %s %s with a problem document of status %i',
    async (path, method, status) => {
      const response = await site.ask(path, { method });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ status });
    },
  );

  it('names the allowed methods in a 405', async () => {
    const { headers } = await site.ask('/api/crm/changes', { method: 'DELETE' });
    expect(headers.get('allow')).toBe('POST');
  });

  it('serves the OpenAPI document to anybody', async () => {
    const response = await site.ask('/api/openapi.json');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('keeps no event stream open for a HEAD request', async () => {
    const browser = await signedInOn(site, 'member');
    const headers = { cookie: browser.cookie() };
    const { status } = await site.ask('/api/crm/live', { method: 'HEAD', headers });
    expect(status).toBe(200);
    await vi.waitFor(() => expect(site.services.apiLimits.streams.count).toBe(0));
  });

  it('sends an export in chunks', async () => {
    const browser = await signedInOn(site, 'CEO');
    const headers = { cookie: browser.cookie(), 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"content":"everything"}' };
    const response = await site.ask('/api/exports', init);
    expect(response.headers.get('transfer-encoding')).toBe('chunked');
    expect(new TextDecoder().decode(await response.bytes()).slice(0, 2)).toBe('PK');
  });

  it('rejects changes from a page of another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"changes":[]}' };
    expect((await site.ask('/api/crm/changes', init)).status).toBe(403);
  });
});
