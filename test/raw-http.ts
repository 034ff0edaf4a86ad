import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A response as sent over the wire. */
export interface RawAnswer {
  status: number;
  head: string;
  /** Header values by lower-case name. */
  headers: Map<string, string>;
  body: string;
}

/** Opens a connection and sends some bytes: a whole request, or its beginning. */
export async function open(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(Buffer.from(bytes, 'latin1'));
  return socket;
}

/** Everything that the server sends on a connection until it closes it. */
export async function heard(socket: Socket): Promise<RawAnswer> {
  const answer = await text(socket);
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    head,
    headers: new Map(headers),
    body: body.join('\r\n\r\n'),
  };
}

/** Sends a request verbatim, which `fetch` would normalise. */
export async function send(port: number, first: string, ...lines: string[]): Promise<RawAnswer> {
  const head = [first, 'Host: iluma.example', 'Connection: close', ...lines];
  return heard(await open(port, `${head.join('\r\n')}\r\n\r\n`));
}
