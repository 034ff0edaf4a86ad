import {
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
  type ServerResponse,
} from 'node:http';
import { timeouts } from './timeouts.ts';

/**
 * The serialised head of a response that is sent many times. Node validates and joins all headers for every response, a
 * sixth of the time of a cached page; this does it once. See docs/decisions/017.
 */
export class PreparedHead {
  readonly #status: number;
  readonly #headers: readonly string[];
  readonly #text: string;

  /**
   * @param headers flat list of names and values, without Date and connection headers
   * @throws TypeError when a name or value is invalid in HTTP
   */
  constructor(status: number, headers: readonly string[]) {
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
    for (let i = 0; i < headers.length; i += 2) {
      const [name = '', value = ''] = headers.slice(i, i + 2);
      validateHeaderName(name);
      validateHeaderValue(name, value);
      lines.push(`${name}: ${value}`);
    }
    this.#status = status;
    this.#headers = headers;
    this.#text = lines.join('\r\n');
  }

  /** Writes the head of a response that has no headers yet. */
  writeTo(response: ServerResponse): void {
    response.statusCode = this.#status;
    // Node adds its own headers to the last response of a connection, and to HTTP/1.0.
    const { httpVersionMinor } = response.req;
    if (!response.shouldKeepAlive || httpVersionMinor === 0 || response.hasHeader('Connection')) {
      response.writeHead(this.#status, [...this.#headers]);
      return;
    }
    // oxlint-disable-next-line no-underscore-dangle -- Node's own property
    (response as WithHead)._header = this.#text + ofTheMoment();
  }
}

/** Node's property for the serialised head, until it is sent with the first bytes of the body. */
interface WithHead extends ServerResponse {
  _header: string;
}

/** Without `Connection: keep-alive`, HTTP/1.1's default. */
const keepAlive = `Keep-Alive: timeout=${timeouts.keepAliveTimeout / 1000}`;

let second = 0;
let moment = '';

/** The headers that depend on the time and the connection, cached for a second. */
function ofTheMoment(): string {
  const now = Math.trunc(Date.now() / 1000);
  if (now !== second) {
    second = now;
    moment = `\r\nDate: ${new Date(now * 1000).toUTCString()}\r\n${keepAlive}\r\n\r\n`;
  }
  return moment;
}
