import { pino, type Logger } from 'pino';

export type { Logger };

/** The log: one JSON object a line, on the standard output. */
export const openLog = (level: string): Logger => pino({ level });

type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };

/** Prints a start-up message at any log level: as text on a terminal, otherwise as a log entry. */
export function announce(words: string, stream: Stream = process.stdout): void {
  if (stream.isTTY) stream.write(`${words}\n`);
  else pino({}, stream).info(words);
}

/** Logs why the server exits. An expected error is logged by its message alone. */
export function announceEnd(reason: unknown, stream: Stream = process.stderr): void {
  const words = reason instanceof Error ? reason.message : String(reason);
  if (stream.isTTY) stream.write(`${words}\n`);
  else pino({}, stream).fatal(words);
}

/** Logs Node's own warnings and, at any log level, the error that ends a process as log entries. */
export function logProcess(log: Logger): void {
  if (process.stderr.isTTY) return;
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn(warning));
  process.on('uncaughtException', (error) => {
    pino({}, process.stderr).fatal(error);
    process.exit(1);
  });
}
