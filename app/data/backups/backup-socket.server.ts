import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TakenBackup } from './take-backup.server.ts';

/** The server's answer: the backup, or why there is none. */
type Reply = { ok: true; taken: TakenBackup } | { ok: false; why: string };

/** Longest path of a file, in bytes. */
const longest = 10_000;

/**
 * Takes backups for `npm run db:backup`, which names a file on a Unix socket that only the server's own user can open:
 * no other process can open the embedded database while this one has it.
 *
 * @returns closes the socket
 */
export function listenForBackups(
  path: string,
  take: (file: string) => Promise<TakenBackup>,
  report: (error: unknown) => void,
): () => Promise<void> {
  // The database lock is held, so a socket file left behind is stale.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let received = 0;
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      received += part.length;
      if (received > longest) socket.destroy();
    });
    answer(socket).catch(report);
  });
  server.on('error', report);
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();

  async function answer(socket: Socket): Promise<void> {
    const file = await text(socket).catch(() => null);
    // The client disconnected.
    if (file === null) return;
    const reply = await take(file).then(
      (taken): Reply => ({ ok: true, taken }),
      (error: Error): Reply => ({ ok: false, why: error.message }),
    );
    socket.end(JSON.stringify(reply));
  }

  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

/**
 * Has a running server back up into a file.
 *
 * @returns null when no server listens
 * @throws Error with the server's reason
 */
export function requestBackup(path: string, file: string): Promise<TakenBackup | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ path, allowHalfOpen: true });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    socket.once('connect', () => {
      socket.end(file);
      text(socket).then((json) => {
        // The server ended before it answered.
        if (json === '') return reject(new Error('The server stopped before the backup was done'));
        const reply = JSON.parse(json) as Reply;
        if (reply.ok) resolve(reply.taken);
        else reject(new Error(reply.why));
      }, reject);
    });
  });
}
