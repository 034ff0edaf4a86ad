import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Serves a dump of the embedded database, a gzipped tar, on a Unix socket that only the server's own user can open: no
 * other process can open the database while this one has it.
 *
 * @returns closes the socket
 */
export function listenForBackups(
  path: string,
  dump: () => Promise<Uint8Array>,
  report: (error: unknown) => void,
): () => Promise<void> {
  // The database lock is held, so a socket file left behind is stale.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    dump().then(
      (bytes) => socket.end(bytes),
      (error: unknown) => {
        socket.destroy();
        report(error);
      },
    );
  });
  server.on('error', report);
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

/**
 * Requests a dump from a running server.
 *
 * @returns null when no server listens
 */
export function requestBackup(path: string): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    socket.once('connect', () => resolve(buffer(socket)));
  });
}
