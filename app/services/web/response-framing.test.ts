import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebClient } from './web-client.ts';

const page = '<h1>Garage Roy</h1>';
let answer = '';

/** Sends responses byte by byte that a Node server would refuse to send. */
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(answer));
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => server.close(closed)));

it.each([
  ['lines that end in LF alone', `HTTP/1.1 200 OK\nContent-Length: ${page.length}\n\n${page}`],
  ['HTTP/1.0, up to the end of the connection', `HTTP/1.0 200 OK\n\n${page}`],
  ['a status without a reason', `HTTP/1.1 200\r\nContent-Length: ${page.length}\r\n\r\n${page}`],
  [
    'a length beside chunks',
    `HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n${page.length.toString(16)}\r\n${page}\r\n0\r\n\r\n`,
  ],
])('a response is read as in browsers: %s', async (_name, bytes) => {
  answer = bytes;
  const { port } = server.address() as AddressInfo;
  const client = createWebClient({ allowed: ['127.0.0.1'], agent: 'test' });
  const { status, body } = await client.ask({
    url: `http://127.0.0.1:${port}/`,
    maxBytes: 1000,
    signal: AbortSignal.timeout(10_000),
  });
  expect({ status, text: Buffer.from(body.bytes).toString() }).toEqual({ status: 200, text: page });
});

it('a response that switches to another protocol is a failure', async () => {
  answer = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
  const { port } = server.address() as AddressInfo;
  const client = createWebClient({ allowed: ['127.0.0.1'], agent: 'test' });
  const { status, failure } = await client.ask({
    url: `http://127.0.0.1:${port}/`,
    maxBytes: 1000,
    signal: AbortSignal.timeout(2000),
  });
  expect({ status, failure }).toEqual({ status: null, failure: 'unreachable' });
});
