import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { namesHost } from '../http/refusals.ts';
import { silenceTimeout, type Timeouts } from '../http/timeouts.ts';
import type { PageCache } from './page-cache.ts';

/** The HTTP server in front of Fastify: answers from memory and tracks connections. */
export class Front {
  readonly #memory: readonly PageCache[];
  readonly #timeouts: Timeouts;
  readonly #behind: (handler: RequestListener) => RequestListener;
  readonly #connections = new Set<Socket>();
  /** The last response started on each connection. */
  readonly #open = new WeakMap<Socket, ServerResponse>();
  #isStopping = false;

  /**
   * @param memory caches, asked first
   * @param behind wraps the handler of requests that miss the caches
   */
  constructor(
    memory: readonly PageCache[],
    timeouts: Timeouts,
    behind: (handler: RequestListener) => RequestListener,
  ) {
    this.#memory = memory;
    this.#timeouts = timeouts;
    this.#behind = behind;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** The last response started on a connection, if its request passed the caches. */
  answerOn(socket: Socket): ServerResponse | undefined {
    return this.#open.get(socket);
  }

  createServer(handler: RequestListener): Server {
    const next = this.#behind(handler);
    const options = {
      ...this.#timeouts,
      // Requests without a body get no body stream.
      optimizeEmptyRequests: true,
      // Node's own error response would lack our common headers.
      requireHostHeader: false,
    };
    const server = createServer(options, (request, response) => {
      if (this.#isStopping) response.setHeader('Connection', 'close');
      const isServed =
        namesHost(request) && this.#memory.some((cache) => cache.serve(request, response));
      if (isServed) return;
      this.#open.set(request.socket, response);
      next(request, response);
    });
    server.timeout = silenceTimeout;
    server.on('connection', (socket) => {
      this.#connections.add(socket);
      socket.once('close', () => this.#connections.delete(socket));
    });
    return server;
  }

  /**
   * Starts shutdown: from now on every response closes its connection, even one that has started, and idle connections
   * are closed.
   */
  leave(): void {
    this.#isStopping = true;
    for (const socket of this.#connections) {
      // Browsers preconnect; Node counts those connections as busy.
      if (socket.bytesRead === 0) socket.destroy();
      // Too late for `Connection: close`: the head has been sent.
      else this.#open.get(socket)?.once('finish', () => socket.destroySoon());
    }
  }
}
