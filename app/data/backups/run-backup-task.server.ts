import { fork } from 'node:child_process';
import { once } from 'node:events';
import { BackupFailure, backupFailures, type RowCounts } from '#app/domain/backups/backup.ts';
import type { BackupReply, BackupTask } from './backup-process.server.ts';

/**
 * Runs a backup task in a separate process.
 *
 * @returns the number of rows, for tasks that count
 * @throws Error with the message of the process, and the code of the operating system if there is one
 */
export async function runBackupTask(
  task: BackupTask,
  signal: AbortSignal | undefined,
): Promise<RowCounts> {
  signal?.throwIfAborted();
  const file = new URL('./backup-process.server.ts', import.meta.url);
  const child = fork(file, [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  const replied = Promise.withResolvers<BackupReply>();
  child.on('message', (reply: BackupReply) => replied.resolve(reply));
  child.on('error', replied.reject);
  child.on('exit', (code, by) =>
    replied.reject(new Error(`The process that backs up has ended: ${by ?? code}`)),
  );
  child.send(task);
  const reply = await replied.promise;
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (reply.ok) return reply.rows ?? {};
  const code = backupFailures.find((each) => each === reply.code);
  if (code) throw new BackupFailure(code, reply.message);
  throw Object.assign(new Error(reply.message), reply.code !== null && { code: reply.code });
}
