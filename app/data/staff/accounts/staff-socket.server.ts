import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  readStaffCommand,
  type StaffCommand,
  type StaffReply,
} from './read-staff-command.server.ts';
import { explainFailure } from '#app/data/engine/database-failure.server.ts';

/** Maximum size of a command, in bytes. */
const longest = 10_000;

/**
 * Receives commands of `npm run staff` on a Unix socket that only the server's own user can open: no other process can
 * open the embedded database while this one has it.
 *
 * @param run executes a command
 * @returns closes the socket
 */
export function listenForStaffCommands(
  path: string,
  run: (command: StaffCommand) => Promise<StaffReply>,
  report: (error: unknown) => void,
): () => Promise<void> {
  // The database lock is held, so a socket file left behind is stale.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let received = 0;
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (part) => {
      received += part.length;
      if (received > longest) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    answer(socket).catch((error: unknown) => {
      const why = explainFailure(error) ?? 'The server could not do it: its log says why.';
      socket.end(JSON.stringify({ ok: false, lines: [why] } satisfies StaffReply));
      report(error);
    });
  });
  server.on('error', report);
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();

  async function answer(socket: Socket): Promise<void> {
    const json = await text(socket).catch(() => null);
    // The client disconnected.
    if (json === null) return;
    const command = readStaffCommand(parsed(json));
    const reply: StaffReply = command
      ? await run(command)
      : { ok: false, lines: ['The server did not understand the command.'] };
    socket.end(JSON.stringify(reply));
  }

  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

/**
 * Has a running server execute a command.
 *
 * @returns null when no server listens
 */
export function sendToServer(path: string, command: StaffCommand): Promise<StaffReply | null> {
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
