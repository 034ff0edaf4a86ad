import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  urlFailure,
  createAddressGuard,
  webReach,
  type AddressGuard,
} from '../web/address-guard.ts';

interface Settings {
  /** Private addresses and ranges that may be contacted. */
  readonly allowed: readonly string[];
  /** Local address that the proxy listens on. */
  readonly host: string;
  /** The only client address allowed. */
  readonly user: string;
  /** Maximum bytes transferred. */
  readonly maxBytes: number;
}

export interface GuardedProxy extends AsyncDisposable {
  /** Such as `http://127.0.0.1:4000`. */
  readonly address: string;
}

/**
 * A proxy between a browser and the web: every connection of a page, including scripts and sockets, goes only to an
 * address that the guard has approved.
 */
export async function openGuardedProxy(settings: Settings): Promise<GuardedProxy> {
  const guard = createAddressGuard(settings.allowed, webReach);
  const open = new Set<Duplex>();
  let left = settings.maxBytes;

  /** Counts transferred bytes, and closes the connection when the budget is used up. */
  function pass(from: Duplex | IncomingMessage, to: Duplex | ServerResponse): void {
    from.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) from.destroy();
    });
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
    from.pipe(to);
  }

  const server = createServer((incoming, response) => forward(incoming, response, guard, pass));
  server.on('connect', (incoming, client, head: Buffer) => {
    open.add(client.on('close', () => open.delete(client)));
    tunnel(incoming, client, head, guard, pass);
  });
  server.on('connection', (socket: Socket) => {
    if (left < 0 || bare(socket.remoteAddress) !== settings.user) socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, settings.host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return {
    address: `http://${host}:${port}`,
    async [Symbol.asyncDispose]() {
      for (const each of open) each.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const bare = (address = '') => address.replace(/^::ffff:/, '');

type Pass = (from: Duplex | IncomingMessage, to: Duplex | ServerResponse) => void;

/** A plain HTTP request. */
function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  guard: AddressGuard,
  pass: Pass,
): void {
  const target = URL.parse(incoming.url ?? '');
  if (!target || target.protocol !== 'http:' || urlFailure(target, guard)) {
    response.writeHead(403).end();
    return;
  }
  const outgoing = request(target, {
    method: incoming.method ?? 'GET',
    headers: { ...incoming.headers, 'proxy-connection': [] },
    lookup: guard.lookupFor(target),
    agent: false,
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  outgoing.on('response', (answer) => {
    try {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
    } catch {
      // Responses that Node refuses to send, such as status 099, or trailers beside a length.
      answer.destroy();
      response.destroy();
      return;
    }
    pass(answer, response);
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** A TLS or WebSocket connection, whose content the proxy cannot see. */
function tunnel(
  incoming: IncomingMessage,
  client: Duplex,
  head: Buffer,
  guard: AddressGuard,
  pass: Pass,
): void {
  const target = URL.parse(`https://${incoming.url ?? ''}`);
  client.on('error', () => client.destroy());
  if (!target || urlFailure(target, guard)) {
    client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    return;
  }
  const upstream = connect({
    host: target.hostname.replace(/^\[|\]$/g, ''),
    port: Number(target.port || 443),
    lookup: guard.lookupFor(target),
  });
  upstream.on('error', () => client.destroy());
  upstream.once('connect', () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    upstream.write(head);
    pass(upstream, client);
    pass(client, upstream);
  });
}
