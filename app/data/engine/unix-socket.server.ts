import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Maximum size of a request, in bytes. */
const longest = 10_000;

interface SocketServer {
  path: string;
  /** Answers a request; a rejection is reported, and closes the connection. */
  answer: (request: string) => Promise<string>;
  report: (error: unknown) => void;
  /** Milliseconds without traffic after which a connection is closed; none by default. */
  idleTimeout?: number;
}

/**
 * Answers requests on a Unix socket accessible only to the server's own user: other processes cannot open the embedded
 * database while this one has it open. Each connection carries one request and its answer.
 *
 * @returns closes the socket
 */
export function listenOnSocket({
  path,
  answer,
  report,
  idleTimeout = 0,
}: SocketServer): () => Promise<void> {
  // The database lock is held, so an existing socket file is stale.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let received = 0;
    socket.setTimeout(idleTimeout, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      received += part.length;
      if (received > longest) socket.destroy();
    });
    respond(socket).catch((error: unknown) => {
      socket.destroy();
      report(error);
    });
  });
  server.on('error', report);
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();

  async function respond(socket: Socket): Promise<void> {
    const request = await text(socket).catch(() => null);
    // Null when the client has disconnected.
    if (request !== null) socket.end(await answer(request));
  }

  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

/**
 * Sends a request to the server that listens on a Unix socket.
 *
 * @returns its answer, or null when no server is listening
 * @throws Error when the server exits before it answers
 */
export async function requestOverSocket(path: string, request: string): Promise<string | null> {
  const socket = await connect(path);
  if (!socket) return null;
  socket.end(request);
  const answer = await text(socket);
  if (answer === '') throw new Error('The server stopped before it had answered');
  return answer;
}

function connect(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ path, allowHalfOpen: true });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    socket.once('connect', () => resolve(socket));
  });
}
