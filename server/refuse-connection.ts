import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainError, stranger, type Addressee } from './plain-error.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a connection whose request could not be parsed, or did not arrive in time.
 *
 * @param open the answer to the request that was arriving, once its head was read
 * @param addresseeOf whom a request comes from
 */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  open: ServerResponse | undefined,
  addresseeOf: (request: ServerResponse['req']) => Addressee,
): void {
  const arriving = open && !open.req.complete ? open : null;
  // Half an answer cannot be taken back.
  if (error.code === 'ECONNRESET' || !socket.writable || arriving?.headersSent) {
    socket.destroy();
    return;
  }
  const to = arriving ? addresseeOf(arriving.req) : stranger;
  const { status, phrase, type, body } = plainError(statuses[error.code ?? ''] ?? 400, to);
  const allow = status === 405 ? 'Allow: GET, HEAD, POST\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nConnection: close\r\n${allow}Cache-Control: no-store\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
