import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { createServer as createPeer, type AddressInfo, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openGuardedProxy } from './guarded-proxy.ts';

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Status of a page through the proxy; `cut` if the connection closes without one. */
async function statusThrough(proxy: string, url: string): Promise<number | 'cut'> {
  const { hostname, port } = new URL(proxy);
  const asked = request({ hostname, port, path: url, agent: false }).end();
  try {
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  } catch {
    return 'cut';
  }
}

it.each([
  ['trailers beside a length', 'HTTP/1.1 200 OK\r\nTrailer: Foo\r\nContent-Length: 1\r\n\r\nx'],
  ['trailers of what is unchanged', 'HTTP/1.1 304 Not Modified\r\nTrailer: Foo\r\n\r\n'],
  ['a status that there is none of', 'HTTP/1.1 099 Odd\r\nContent-Length: 1\r\n\r\nx'],
])('a malformed response with %s ends only its own connection', async (_what, bytes) => {
  const odd = await portOf(
    createPeer((socket) =>
      socket.on('error', () => undefined).once('data', () => socket.end(bytes)),
    ),
  );
  const plain = await portOf(createServer((_request, response) => void response.end('x')));
  await using proxy = await openGuardedProxy({
    allowed: ['127.0.0.0/8'],
    host: '127.0.0.1',
    user: '127.0.0.1',
    maxBytes: 10_000,
  });
  expect(await statusThrough(proxy.address, `http://127.0.0.1:${odd}/`)).toBe('cut');
  expect(await statusThrough(proxy.address, `http://127.0.0.1:${plain}/`)).toBe(200);
});
