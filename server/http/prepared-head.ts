import {
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
  type ServerResponse,
} from 'node:http';
import { timeouts } from './timeouts.ts';

/**
 * The head of a response that is sent many times. Node checks and joins every header of every response anew, a sixth of
 * the time that a page from memory takes; here it is done once. See docs/decisions/017.
 */
export class PreparedHead {
  readonly #status: number;
  readonly #headers: readonly string[];
  readonly #text: string;

  /**
   * @param headers names and values in one flat list, without what belongs to the moment and the connection
   * @throws TypeError when a name or a value is none that HTTP allows
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

  /** Begins a response to which nothing was added yet. */
  writeTo(response: ServerResponse): void {
    response.statusCode = this.#status;
    // What Node says at the end of a connection is Node's to say.
    if (!response.shouldKeepAlive || response.hasHeader('Connection')) {
      response.writeHead(this.#status, [...this.#headers]);
      return;
    }
    // oxlint-disable-next-line no-underscore-dangle -- Node's name for it
    (response as WithHead)._header = this.#text + ofTheMoment();
  }
}

/** Where Node keeps the head that it has joined, until the first bytes of the body take it along. */
interface WithHead extends ServerResponse {
  _header: string;
}

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${timeouts.keepAliveTimeout / 1000}`;

let second = 0;
let moment = '';

/** The end of every head that is sent within a second. */
function ofTheMoment(): string {
  const now = Math.trunc(Date.now() / 1000);
  if (now !== second) {
    second = now;
    moment = `\r\nDate: ${new Date(now * 1000).toUTCString()}\r\n${keepAlive}\r\n\r\n`;
  }
  return moment;
}
