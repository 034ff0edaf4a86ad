import { constants, setPriority } from 'node:os';
import { completeArchive, packDirectory } from '#app/data/engine/files/pack-directory.server.ts';
import type { RowCounts } from '#app/domain/backups/backup.ts';
import { isLeftOut } from './left-out.ts';

/** A step of a backup. */
export type BackupTask =
  | { readonly do: 'pack'; readonly directory: string; readonly file: string }
  | {
      readonly do: 'complete';
      readonly directory: string;
      readonly file: string;
      readonly paths: readonly string[];
      readonly texts: Readonly<Record<string, string>>;
    }
  /** Counts the rows of an embedded database's archive, which is restored below `scratch`. */
  | { readonly do: 'count-restored'; readonly file: string; readonly scratch: string }
  /** Counts the rows of a pg_dump file. */
  | { readonly do: 'count-dumped'; readonly file: string };

export type BackupReply =
  | { readonly ok: true; readonly rows: RowCounts | null }
  | { readonly ok: false; readonly message: string; readonly code: string | null };

/**
 * Runs one task in a separate process: its memory is freed at exit, the server's heap does not grow, and visitors have
 * priority.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server has exited.
process.once('disconnect', () => process.exit(1));
process.once('message', (task: BackupTask) => void answer(task));

async function answer(task: BackupTask): Promise<void> {
  const reply = await perform(task).then(
    (rows): BackupReply => ({ ok: true, rows }),
    ({ message, code = null }: Error & { code?: string | null }): BackupReply => ({
      ok: false,
      message,
      code,
    }),
  );
  process.send?.(reply, () => process.exit(0));
}

/** Tasks that only pack need no engine, which takes 200 MB. */
async function perform(task: BackupTask): Promise<RowCounts | null> {
  switch (task.do) {
    case 'pack':
      await packDirectory(task.directory, task.file, isLeftOut);
      return null;
    case 'complete':
      await completeArchive(task.directory, task.file, task.paths, task.texts);
      return null;
    case 'count-restored':
      return (await import('./count-restored.server.ts')).countRestored(task.file, task.scratch);
    case 'count-dumped':
      return (await import('./count-dumped.server.ts')).countDumped(task.file);
  }
}
