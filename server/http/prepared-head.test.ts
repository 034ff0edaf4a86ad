import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PreparedHead } from './prepared-head.ts';
import { timeouts } from './timeouts.ts';

const headers = ['Content-Type', 'text/plain', 'Vary', 'Accept-Encoding', 'Content-Length', '2'];
const prepared = {
  ok: new PreparedHead(200, headers),
  not: new PreparedHead(304, ['ETag', '"a"']),
};

/** Each response twice: prepared, and as Node writes it. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/ok': (response) => {
    prepared.ok.writeTo(response);
    response.end('ok');
  },
  '/ok/node': (response) => response.writeHead(200, headers).end('ok'),
  '/not': (response) => {
    prepared.not.writeTo(response);
    response.end();
  },
  '/not/node': (response) => response.writeHead(304, ['ETag', '"a"']).end(),
  '/last': (response) => {
    response.setHeader('Connection', 'close');
    prepared.ok.writeTo(response);
    response.end('ok');
  },
  '/last/node': (response) => {
    response.setHeader('Connection', 'close');
    response.writeHead(200, headers).end('ok');
  },
};

const server = createServer(timeouts, ({ url = '' }, response) => answers[url]?.(response));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** Everything received until the server closes the connection. */
async function wire(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(requests.join(''));
  return text(socket);
}

const lines = (method: string, path: string, version = '1.1', more = '') =>
  `${method} ${path} HTTP/${version}\r\nHost: localhost\r\n${more}\r\n`;

describe('a prepared head', () => {
  it.each([
    ['GET', '/ok', '1.1', ''],
    ['HEAD', '/ok', '1.1', ''],
    ['GET', '/not', '1.1', ''],
    ['HEAD', '/not', '1.1', ''],
    ['GET', '/last', '1.1', ''],
    ['GET', '/ok', '1.1', 'Connection: close\r\n'],
    ['GET', '/ok', '1.0', ''],
    ['GET', '/ok', '1.0', 'Connection: keep-alive\r\n'],
  ])(
    'for %s %s in HTTP/%s with "%s" equals Node’s, without headers implied by HTTP/1.1',
    async (method, path, version, more) => {
      const [ours, nodes] = await Promise.all(
        [path, `${path}/node`].map((each) => wire(lines(method, each, version, more))),
      );
      const undated = (answer = '') => answer.replace(/^Date: .*$/m, 'Date:');
      const implied = version === '1.1' ? 'Connection: keep-alive\r\n' : '';
      expect(undated(ours)).toBe(undated(nodes).replace(implied, ''));
      expect(ours).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
    },
  );

  it('keeps responses separate and in order on one connection', async () => {
    const all = await wire(lines('GET', '/ok'), lines('GET', '/not'), lines('GET', '/ok/node'));
    expect(all.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 304', 'HTTP/1.1 200']);
  });

  it.each([
    ['2026-01-02T03:04:05.999Z', 'Fri, 02 Jan 2026 03:04:05 GMT'],
    ['2026-01-02T03:04:06.000Z', 'Fri, 02 Jan 2026 03:04:06 GMT'],
  ])('sent at %s has the date %s', async (moment, date) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    const answer = await wire(lines('GET', '/ok'));
    vi.useRealTimers();
    expect(answer).toContain(`\r\nDate: ${date}\r\n`);
  });

  it.each([
    ['a value with a line break', ['X-A', 'a\r\nX-B: b']],
    ['a value outside of Latin-1', ['X-A', '→']],
    ['a name with a space', ['X A', 'a']],
  ])('is rejected for %s', (_name, bad) => {
    expect(() => new PreparedHead(200, bad)).toThrow(TypeError);
  });
});
