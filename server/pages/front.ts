import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { PageCache } from './page-cache.ts';
import { timeouts } from './timeouts.ts';

/** Most requests have no body: they get no stream to wait for one. */
const options = { ...timeouts, optimizeEmptyRequests: true };

/** What stands in front of the routes: Node's own server, and what it knows of its connections. */
export class Front {
  readonly #memory: readonly PageCache[];
  readonly #behind: (handler: RequestListener) => RequestListener;
  readonly #connections = new Set<Socket>();
  /** The last answer that was begun on each connection. */
  readonly #open = new WeakMap<Socket, ServerResponse>();
  #isStopping = false;

  /**
   * @param memory answers what it holds without any of what follows
   * @param behind what is asked next, and may hand the request on to the routes
   */
  constructor(memory: readonly PageCache[], behind: (handler: RequestListener) => RequestListener) {
    this.#memory = memory;
    this.#behind = behind;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** The answer that was last begun on a connection, if its request came as far as the routes. */
  answerOn(socket: Socket): ServerResponse | undefined {
    return this.#open.get(socket);
  }

  createServer(handler: RequestListener): Server {
    const next = this.#behind(handler);
    const server = createServer(options, (request, response) => {
      if (this.#isStopping) response.setHeader('Connection', 'close');
      if (this.#memory.some((cache) => cache.serve(request, response))) return;
      this.#open.set(request.socket, response);
      next(request, response);
    });
    server.on('connection', (socket) => {
      this.#connections.add(socket);
      socket.once('close', () => this.#connections.delete(socket));
    });
    return server;
  }

  /** From now on each connection is told that its answer is the last, and those that never asked anything are ended. */
  leave(): void {
    this.#isStopping = true;
    // Browsers open connections ahead of need; Node takes one that never asked anything for a busy one.
    for (const socket of this.#connections) if (socket.bytesRead === 0) socket.destroy();
  }
}
