import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks that a port can be listened on, before anything else is created.
 *
 * @param name what is served there, for the error message
 * @param port 0 lets the system choose one, which is always free
 * @throws Error with the reason
 */
export async function checkPortIsFree(name: string, host: string, port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw portError(name, host, port, cause);
  }
  server.close();
  await once(server, 'close');
}

/** The error of a server that cannot listen. */
export function portError(name: string, host: string, port: number, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The ${name} cannot be served on ${host}:${port}: ${why}`, { cause });
}
