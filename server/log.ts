import { pino, type Logger } from 'pino';

export type { Logger };

/** The log: one JSON object a line, on the standard output. */
export const openLog = (level: string): Logger => pino({ level });

type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };

/** Prints a message of the start at any log level: as text on a terminal, else as a line of the log. */
export function announce(words: string, stream: Stream = process.stdout): void {
  if (stream.isTTY) stream.write(`${words}\n`);
  else pino({}, stream).info(words);
}

/** Tells why the server ends. An error that was foreseen is told by its message alone. */
export function announceEnd(reason: unknown, stream: Stream = process.stderr): void {
  const words = reason instanceof Error ? reason.message : String(reason);
  if (stream.isTTY) stream.write(`${words}\n`);
  else pino({}, stream).fatal(words);
}

/** Has Node's own warnings, and at any log level the error that ends a process, written as lines of the log. */
export function logProcess(log: Logger): void {
  if (process.stderr.isTTY) return;
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn(warning));
  process.on('uncaughtException', (error) => {
    pino({}, process.stderr).fatal(error);
    process.exit(1);
  });
}
