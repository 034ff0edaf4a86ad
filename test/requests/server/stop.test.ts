import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { heard, open } from '../../raw-http.ts';
import { nextRequest, openSite, type TestedSite } from '../../site.ts';

/** The beginning of a request, which leaves the server waiting for the rest. */
const begun = (path: string) => `GET ${path} HTTP/1.1\r\nHost: iluma.exam`;
const rest = 'ple\r\n\r\n';

/** The server's sockets. */
function connectionsOf({ server }: TestedSite): Socket[] {
  const reached: Socket[] = [];
  server.fastify.server.on('connection', (socket: Socket) => reached.push(socket));
  return reached;
}

/** A connection with an unfinished request, on a server that is then told to stop. */
async function stopDuring(request: string) {
  const site = await openSite();
  await site.cachePage('/fr');
  const reached = connectionsOf(site);
  const socket = await open(site.port, request);
  await vi.waitUntil(() => reached.some(({ bytesRead }) => bytesRead === request.length));
  const stopped = site.server.stop();
  return { site, socket, stopped };
}

it('a stopping server answers a form that is still arriving, then closes its connection', async () => {
  const site = await openSite();
  const read = nextRequest(site);
  const socket = await open(
    site.port,
    'POST /fr HTTP/1.1\r\nHost: iluma.example\r\nContent-Length: 4\r\n\r\na=',
  );
  await read;
  const stopped = site.server.stop();
  socket.write('bc');
  const { status, headers } = await heard(socket);
  expect(status).toBe(405);
  expect(headers.get('connection')).toBe('close');
  await stopped;
});

it.each([
  ['/fr', 200, 'a page in memory'],
  ['/en/home', 200, 'a page to be rendered'],
  ['/icon.svg', 200, 'a file'],
  ['/fr/nobody', 404, 'a page that is not there'],
  ['/healthz', 200, 'its health'],
])(
  'a stopping server answers a pending request for %s (%i: %s), and closes the connection',
  async (path, status) => {
    const { socket, stopped } = await stopDuring(begun(path));
    socket.write(rest);
    const answer = await heard(socket);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('connection')).toBe('close');
    await stopped;
  },
);

it('a stopping server reports that it is not ready', async () => {
  const { socket, stopped } = await stopDuring(begun('/readyz'));
  socket.write(rest);
  const { status } = await heard(socket);
  expect(status).toBe(503);
  await stopped;
});

it('a stopping server accepts no new connection', async () => {
  const { site, socket, stopped } = await stopDuring(begun('/fr'));
  const late = connect(site.port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
  socket.write(rest);
  await heard(socket);
  await stopped;
});

it('a stopping server does not wait for idle connections', async () => {
  const site = await openSite();
  const reached = connectionsOf(site);
  const silent = await open(site.port, '');
  const answered = await open(site.port, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(answered, 'data');
  await vi.waitUntil(() => reached.length === 2);
  const closed = [silent, answered].map((socket) => once(socket.resume(), 'close'));
  await site.server.stop();
  await Promise.all(closed);
  expect(site.server.fastify.server.listening).toBe(false);
});
