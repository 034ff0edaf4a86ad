import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RowCounts } from '#app/domain/backups/backup.ts';
import { failedTool, toolFailure } from './postgres-tools.server.ts';

const newLine = 10;

/** Has pg_restore read a whole pg_dump file, and counts the rows it would insert, by table. */
export async function countDumped(file: string): Promise<RowCounts> {
  const child = spawn('pg_restore', ['--data-only', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').catch((error: unknown) => {
    throw toolFailure('pg_restore', error);
  });
  const [counts, [code]] = await Promise.all([countCopied(child.stdout), ended]);
  if (code !== 0) throw failedTool('pg_restore', errors);
  return counts;
}

/** Rows of COPY commands, by table: each is a line, and `\.` ends them. */
async function countCopied(script: AsyncIterable<Buffer>): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  let table: string | null = null;
  let begun: Buffer = Buffer.alloc(0);
  for await (const chunk of script) {
    const bytes = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(newLine); end !== -1; end = bytes.indexOf(newLine, start)) {
      const line = bytes.subarray(start, end);
      start = end + 1;
      if (table === null) {
        table = copiedTable(line);
        if (table !== null) counts[table] ??= 0;
      } else if (line.length === 2 && line.toString() === String.raw`\.`) table = null;
      else counts[table] = (counts[table] ?? 0) + 1;
    }
    begun = bytes.subarray(start);
  }
  return counts;
}

/** The table that the following lines are copied into; null for any other command. */
function copiedTable(line: Buffer): string | null {
  if (line.length > 20_000 || !line.subarray(0, 12).equals(copyStart)) return null;
  return /^COPY public\."?([^" ]+)"? .*FROM stdin;$/.exec(line.toString())?.[1] ?? null;
}

const copyStart = Buffer.from('COPY public.');
