import { explainFailure } from '#app/data/engine/database-failure.server.ts';
import { listenOnSocket, requestOverSocket } from '#app/data/engine/unix-socket.server.ts';
import {
  readStaffCommand,
  type StaffCommand,
  type StaffReply,
} from './read-staff-command.server.ts';

/** Timeout of a command, in milliseconds. */
const idleTimeout = 10_000;

/**
 * Receives commands of `npm run staff` on a Unix socket.
 *
 * @param run executes a command
 * @returns closes the socket
 */
export function listenForStaffCommands(
  path: string,
  run: (command: StaffCommand) => Promise<StaffReply>,
  report: (error: unknown) => void,
): () => Promise<void> {
  async function replyTo(json: string): Promise<StaffReply> {
    const command = readStaffCommand(parsed(json));
    if (!command) return { ok: false, lines: ['The server did not understand the command.'] };
    try {
      return await run(command);
    } catch (error) {
      report(error);
      const why = explainFailure(error) ?? 'The server could not do it: its log says why.';
      return { ok: false, lines: [why] };
    }
  }
  const answer = async (json: string) => JSON.stringify(await replyTo(json));
  return listenOnSocket({ path, answer, report, idleTimeout });
}

/**
 * Has a running server execute a command.
 *
 * @returns null when no server is listening
 */
export async function sendToServer(
  path: string,
  command: StaffCommand,
): Promise<StaffReply | null> {
  const json = await requestOverSocket(path, JSON.stringify(command));
  return json === null ? null : (JSON.parse(json) as StaffReply);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
