import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer extends AsyncDisposable {
  /** Address and port, in the format of `Resolver.setServers`. */
  readonly address: string;
  /** Answers given so far, in order. */
  readonly given: readonly string[];
}

const typeA = 1;

/**
 * A name server on loopback that returns the given answers in turn for IPv4 look-ups, repeating the last one; none may
 * be cached (RFC 1035).
 */
export async function startNameServer(answers: readonly string[]): Promise<NameServer> {
  const given: string[] = [];
  const socket: Socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    // The name ends with an empty label; type and class follow.
    const end = question.indexOf(0, 12) + 5;
    const isA = question.readUInt16BE(end - 4) === typeA;
    const next = isA ? (answers[given.length] ?? answers.at(-1)) : undefined;
    if (next !== undefined) given.push(next);
    const head = Buffer.from(question.subarray(0, 12));
    // A response without an error, with the number of answers that follow and no other records.
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(next === undefined ? 0 : 1, 6);
    head.fill(0, 8);
    const record = next === undefined ? [] : [0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4];
    const bytes = next?.split('.').map(Number) ?? [];
    socket.send(
      Buffer.concat([head, question.subarray(12, end), Buffer.from([...record, ...bytes])]),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    given,
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
