import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { toWebRequest } from './web-request.ts';

const origin = 'https://iluma.example';
const { signal } = new AbortController();

/** The parts of a Node request that are read. */
function nodeRequest(method = 'GET', rawHeaders: string[] = []): IncomingMessage {
  return { method, rawHeaders } as IncomingMessage;
}

describe('the address of a request', () => {
  it.each([
    ['/', '/'],
    ['/fr/ila?a=1&b=%20', '/fr/ila?a=1&b=%20'],
    ['/fr?etoiles=4?5', '/fr?etoiles=4?5'],
    ['/é', '/%C3%A9'],
    ['/%2e%2e/fr', '/fr'],
    ['/a/../../fr', '/fr'],
    // None of these may be parsed as another host.
    ['//evil.example/', '//evil.example/'],
    ['///evil.example', '///evil.example'],
    ['/\\evil.example', '//evil.example'],
    ['http://evil.example/fr', '/http://evil.example/fr'],
    ['*', '/*'],
    ['', '/'],
    ['evil.example:443', '/evil.example:443'],
    ['/@evil.example', '/@evil.example'],
  ])('of %j is %s on the site’s own origin', (target, expected) => {
    const { url } = toWebRequest(nodeRequest(), target, undefined, origin, signal);
    expect(new URL(url).origin).toBe(origin);
    expect(url).toBe(origin + expected);
  });

  it('does not depend on the Host header', () => {
    const headers = ['Host', 'evil.example', 'X-Forwarded-Host', 'evil.example'];
    const request = toWebRequest(nodeRequest('GET', headers), '/fr', undefined, origin, signal);
    expect(request.url).toBe(`${origin}/fr`);
  });
});

describe('a request', () => {
  it('keeps its method, headers and body', async () => {
    const incoming = nodeRequest('POST', ['Cookie', 'a=1', 'X-Test', 'b', 'X-Test', 'c']);
    const request = toWebRequest(incoming, '/fr', Buffer.from('d=é'), origin, signal);
    expect(request.method).toBe('POST');
    expect(request.headers.get('cookie')).toBe('a=1');
    expect(request.headers.get('x-test')).toBe('b, c');
    expect(await request.text()).toBe('d=é');
  });

  it.each(['GET', 'HEAD'])('has no body for %s', (method) => {
    const request = toWebRequest(nodeRequest(method), '/', Buffer.from('x'), origin, signal);
    expect(request.body).toBeNull();
  });

  it('is aborted with its connection', () => {
    const connection = new AbortController();
    const request = toWebRequest(nodeRequest(), '/', undefined, origin, connection.signal);
    expect(request.signal.aborted).toBe(false);
    connection.abort();
    expect(request.signal.aborted).toBe(true);
  });
});
