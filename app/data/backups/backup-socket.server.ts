import { listenOnSocket, requestOverSocket } from '#app/data/engine/unix-socket.server.ts';
import type { TakenBackup } from './take-backup.server.ts';

/** The server's answer: the backup, or why it failed. */
type Reply = { ok: true; taken: TakenBackup } | { ok: false; why: string };

/**
 * Takes backups for `npm run db:backup`, which sends a file name over a Unix socket.
 *
 * @returns closes the socket
 */
export function listenForBackups(
  path: string,
  take: (file: string) => Promise<TakenBackup>,
  report: (error: unknown) => void,
): () => Promise<void> {
  const answer = async (file: string) => {
    const reply = await take(file).then(
      (taken): Reply => ({ ok: true, taken }),
      (error: Error): Reply => ({ ok: false, why: error.message }),
    );
    return JSON.stringify(reply);
  };
  return listenOnSocket({ path, answer, report });
}

/**
 * Has a running server back up into a file.
 *
 * @returns null when no server listens
 * @throws Error with the server's reason
 */
export async function requestBackup(path: string, file: string): Promise<TakenBackup | null> {
  const json = await requestOverSocket(path, file);
  if (json === null) return null;
  const reply = JSON.parse(json) as Reply;
  if (!reply.ok) throw new Error(reply.why);
  return reply.taken;
}
