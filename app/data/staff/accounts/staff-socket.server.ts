import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  readStaffCommand,
  runStaffCommand,
  type StaffCommand,
  type StaffReply,
} from './staff-commands.server.ts';
import type { StaffStore } from './staff-store.server.ts';

/** Longest command, in bytes. */
const longest = 10_000;

/**
 * Takes the commands of `npm run staff` while the embedded database is open here, where no other process can reach it.
 * The socket is a file that only the server's own user may use.
 *
 * @returns closes it
 */
export function listenForStaffCommands(
  path: string,
  accounts: StaffStore,
  report: (error: unknown) => void,
): () => Promise<void> {
  // Whoever holds the database's lock is the only server here: a socket that is left over is nobody's.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let received = 0;
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (part) => {
      received += part.length;
      if (received > longest) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    void answer(socket).catch(report);
  });
  server.on('error', report);
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();

  async function answer(socket: Socket): Promise<void> {
    const json = await text(socket).catch(() => null);
    // Whoever hangs up in the middle wants nothing.
    if (json === null) return;
    const command = readStaffCommand(parsed(json));
    const reply: StaffReply = command
      ? await runStaffCommand(accounts, command)
      : { ok: false, lines: ['The server did not understand the command.'] };
    socket.end(JSON.stringify(reply));
  }

  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

/**
 * Has a running server carry a command out.
 *
 * @returns null when no server listens there
 */
export function askServer(path: string, command: StaffCommand): Promise<StaffReply | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ path, allowHalfOpen: true });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const isNobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
      if (isNobody) resolve(null);
      else reject(error);
    });
    socket.once('connect', () => {
      socket.end(JSON.stringify(command));
      text(socket).then((json) => resolve(JSON.parse(json) as StaffReply), reject);
    });
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
