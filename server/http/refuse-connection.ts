import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainError, unknownAddressee, type Addressee } from './plain-error.ts';
import { refusalPolicy } from './security-headers.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a connection whose request could not be parsed or timed out.
 *
 * @param open the response to the request in progress, if its head was parsed
 * @param addresseeOf the recipient of a request's error
 * @param commonHeaders flat list of names and values
 */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  open: ServerResponse | undefined,
  addresseeOf: (request: ServerResponse['req']) => Addressee,
  commonHeaders: readonly string[],
): void {
  const arriving = open && !open.req.complete ? open : null;
  // A response that has started cannot be replaced.
  if (error.code === 'ECONNRESET' || !socket.writable || arriving?.headersSent) {
    socket.destroy();
    return;
  }
  const to = arriving ? addresseeOf(arriving.req) : unknownAddressee;
  const { status, phrase, type, body } = plainError(statuses[error.code ?? ''] ?? 400, to);
  const own = ['Connection', 'close', 'Cache-Control', 'no-store', 'Content-Type', type];
  const policy = ['Content-Security-Policy', refusalPolicy];
  const length = ['Content-Length', String(Buffer.byteLength(body))];
  const allow = status === 405 ? ['Allow', 'GET, HEAD, POST'] : [];
  const headers = [...commonHeaders, ...own, ...policy, ...length, ...allow];
  const lines = headers.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`);
}
