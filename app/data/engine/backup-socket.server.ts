import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Hands the whole embedded database, as a gzipped tar, to whoever connects to a socket that only the server's own user
 * may use: while it is open here, no other process can reach it.
 *
 * @returns closes it
 */
export function listenForBackups(
  path: string,
  dump: () => Promise<Uint8Array>,
  report: (error: unknown) => void,
): () => Promise<void> {
  // Whoever holds the database's lock is the only server here: a socket that is left over is nobody's.
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
 * Asks a running server for its database.
 *
 * @returns null when no server listens there
 */
export function askForBackup(path: string): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    socket.once('connect', () => resolve(buffer(socket)));
  });
}
